// What would be different after a choice? Creatures and health before and after, in few words.

import { SEATS, type Seat } from '@duello/kernel';
import type { Peek } from '@duello/terminal';
import type { CreatureView, Spot, View } from '../index.ts';
import type { Naming } from './naming.ts';

/** What the choice is about: its name stands there already. */
interface Named {
  readonly seat: Seat;
  readonly spot: Spot;
}

/** `: becomes 2/3, #2 Squire is gone`; nothing where chance or something hidden would be shown. */
export function changesAfter(view: View, key: string, peek: Peek<View>, named: Named | null, naming: Naming): string {
  const after = peek(key);
  if (after === null) return '';
  const changes = SEATS.flatMap((seat) =>
    changesOf(view, after, seat, named?.seat === seat ? named.spot : null, naming),
  );
  return changes.length === 0 ? '' : `: ${naming.paint('dim', changes.join(', '))}`;
}

function changesOf(before: View, after: View, seat: Seat, named: Spot | null, naming: Naming): readonly string[] {
  const { ui, who, name } = naming;
  const [was, is] = [before.players[seat], after.players[seat]];
  const now = new Map(is.line.map((creature) => [creature.id, creature]));
  const line = was.line.flatMap((creature, index): readonly string[] => {
    const said = changeOf(creature, now.get(creature.id) ?? null, naming);
    if (said === null) return [];
    return [named === index + 1 ? said : `#${index + 1} ${name(creature.card)} ${said}`];
  });
  if (was.health === is.health) return line;
  const health = ui.becomes(String(Math.max(0, is.health)));
  return [...line, named === 'player' ? health : `${who(seat)} ${health}`];
}

function changeOf(was: CreatureView, is: CreatureView | null, { ui, text }: Naming): string | null {
  if (is === null) return ui.gone;
  const gained = is.statuses.filter((status) => !was.statuses.includes(status));
  const parts = [
    ...(was.attack === is.attack && was.health === is.health ? [] : [ui.becomes(`${is.attack}/${is.health}`)]),
    ...gained.map((status) => `+${text.terms[status].name}`),
  ];
  return parts.length === 0 ? null : parts.join(' ');
}
