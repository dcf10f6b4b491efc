// How does the table read without pictures? Both players, their lines and everything beside them as text.

import { other, type Seat } from '@duello/kernel';
import type { DescribedSection } from '@duello/language';
import { TextSheet } from '@duello/table';
import { COLOURS, type CreatureView, type PlayerView } from '../../index.ts';
import { factsOf } from '../cards/facts.ts';
import { sumOf } from '../cards/mana.ts';
import { type TableContextValue, useTable } from '../pieces/table-context.ts';
import { type Say, useWords } from '../words/use-words.ts';

function rowsOf(seat: Seat, { view, words, faces }: TableContextValue, t: Say): readonly (readonly [string, string])[] {
  const { nouns, colours, terms } = words;
  const player: PlayerView = view.players[seat];
  const names = (cards: readonly string[]): string => cards.map(faces.nameOf).join(', ') || t('table.none');
  const creature = (one: CreatureView, at: number): string => {
    const { card, attack, health } = one;
    const said = t('contracts.creature', {
      place: at + 1,
      name: faces.nameOf(card),
      attack: Math.max(0, attack),
      health,
    });
    return [said, ...factsOf(one, words, t)].join(', ');
  };
  const { extractors, full, tanks, orb, rune } = player;
  const mana = COLOURS.filter((colour) => extractors[colour] > 0).map((colour) =>
    t('contracts.ofColour', { n: extractors[colour], full: full[colour], colour: colours[colour] }),
  );
  const status = player.statuses.map((name) => terms[name].name);
  return [
    [nouns.health, [String(Math.max(0, player.health)), ...status].join(', ')],
    ...(player.attack > 0 ? [[nouns.attack, String(player.attack)] as const] : []),
    ...(player.magic > 0 ? [[nouns.magicDamage, `+${player.magic}`] as const] : []),
    [nouns.extractors, mana.join('; ') || t('table.none')],
    [nouns.tanks, String(sumOf(tanks))],
    [nouns.line, player.line.map(creature).join('. ') || t('table.none')],
    [
      nouns.orb,
      orb === null
        ? t('table.none')
        : t('contracts.orb', { name: faces.nameOf(orb.card), attack: orb.attack, n: orb.durability }) +
          (orb.active ? `, ${nouns.active}` : ''),
    ],
    [nouns.rune, rune === null ? t('table.none') : faces.nameOf(rune.card) + (rune.spent ? `, ${nouns.used}` : '')],
    [`${nouns.hand} (${player.handSize})`, names(player.hand ?? player.known)],
    [nouns.deck, String(player.deckSize)],
    [nouns.nextBurnout, String(player.burnouts + 1)],
    [nouns.specialDraw, player.specialUsed ? nouns.used : nouns.unused],
    [nouns.discardPile, names(player.pile)],
  ];
}

export function TextTable({ close }: { close(): void }) {
  const table = useTable();
  const t = useWords();
  const { view, words, mine, nameOfSeat } = table;
  const side = (seat: Seat): DescribedSection => ({
    title: nameOfSeat(seat),
    rows: rowsOf(seat, table, t).map(([label, text]) => ({ label, items: [text] })),
  });
  return (
    <TextSheet
      close={close}
      table={{
        head: [`${words.nouns.turn} ${view.turn}: ${nameOfSeat(view.active)}`, words.phases[view.phase]],
        near: side(mine),
        between: [],
        far: side(other(mine)),
      }}
    />
  );
}
