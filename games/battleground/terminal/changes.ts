// What would be different after a choice? Summons and lives before and after, in few words.

import { SEATS } from '@duello/kernel';
import type { Peek } from '@duello/terminal';
import { CONDITIONS, type SummonView, type View } from '../index.ts';
import { type Naming, shapeSign } from './naming.ts';

/** `: c3 Guard HP 3 → 1`, without the name of what stands on `named`; nothing where chance or something hidden would be shown. */
export function changesAfter(view: View, key: string, peek: Peek<View>, naming: Naming, named = ''): string {
  const after = peek(key);
  const changes = after === null ? [] : changesIn(view, after, named, naming);
  return changes.length === 0 ? '' : `: ${naming.paint('dim', changes.join('; '))}`;
}

/** All that changes on the board and in the lives of both; empty when nothing does. */
function changesIn(before: View, after: View, named: string, naming: Naming): readonly string[] {
  const now = new Map(after.summons.map((summon) => [summon.entered, summon]));
  const { ui, text, who } = naming;
  return [
    ...before.summons.flatMap((summon) => {
      const parts = summonChanges(summon, now.get(summon.entered) ?? null, naming);
      return parts.length === 0
        ? []
        : [(summon.field === named ? '' : `${summon.field} ${naming.name(summon.card)} `) + parts.join(', ')];
    }),
    ...SEATS.flatMap((seat) => {
      const [was, is] = [before.players[seat].life, after.players[seat].life];
      return was === is ? [] : [`${who(seat)} ${ui.from(text.small(text.nouns.life), was, is)}`];
    }),
  ];
}

function summonChanges(was: SummonView, is: SummonView | null, { ui, text }: Naming): readonly string[] {
  if (is === null || is.hp === 0) return [ui.dead];
  const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
  const moreOf = (sign: string, n: number): readonly string[] => (n === 0 ? [] : [`${signed(n)}${sign}`]);
  const tokens = (summon: SummonView, id: number): number => summon.tokens.find((one) => one.id === id)?.count ?? 0;
  const shapes = new Map([...was.tokens, ...is.tokens].map(({ id, shape }) => [id, shape]));
  return [
    ...(was.field === is.field ? [] : [ui.movesTo(is.field)]),
    ...(was.attack === is.attack ? [] : [ui.from(text.nouns.attack, was.attack, is.attack)]),
    ...(was.hp === is.hp ? [] : [ui.from(text.nouns.hp, was.hp, is.hp)]),
    ...CONDITIONS.flatMap((one) => moreOf(` ${text.conditions[one].name}`, is.conditions[one] - was.conditions[one])),
    ...[...shapes].flatMap(([id, shape]) => moreOf(shapeSign(shape), tokens(is, id) - tokens(was, id))),
    ...(is.defending && !was.defending ? [text.small(text.nouns.defending)] : []),
  ];
}
