// What lies on a table of Final Magic, in words? Both sides with all that a viewer may know, and what is being cast.

import { other, type Seat } from '@duello/kernel';
import {
  type DescribedItem,
  type DescribedRow,
  type DescribedSection,
  type DescribedTable,
  type Gauge,
  type NameOf,
  signed,
} from '@duello/language';
import { fullHealth } from '../rules/preview/costs.ts';
import type { Counts } from '../rules/state/zones.ts';
import type { PlayerView, View } from '../rules/view/view.ts';
import type { Words } from './words.ts';

/** How whoever shows the table calls things. */
export interface TableNames {
  readonly seat: (seat: Seat) => string;
  readonly card: NameOf;
  /** What is worth knowing of a card in the own hand; empty for nothing. */
  readonly inHand: NameOf;
}

export function describeTable(view: View, words: Words, names: TableNames): DescribedTable {
  const near = view.viewer === 'watcher' ? 0 : view.viewer;
  const side = (seat: Seat): DescribedSection => ({
    title: names.seat(seat),
    rows: playerRows(view, view.players[seat], words, names),
  });
  return {
    head: headOf(view, words, names),
    far: side(other(near)),
    between: castOf(view, words, names),
    near: side(near),
  };
}

function headOf(
  { round, suddenDeath, phase, active }: View,
  { nouns, phases, table }: Words,
  names: TableNames,
): readonly string[] {
  const who = names.seat(active);
  const said = (name: string): string => (who === nouns.you ? table.yourPhase(name) : table.theirPhase(who, name));
  return [
    `${nouns.round} ${round}`,
    ...(suddenDeath ? [nouns.suddenDeath] : []),
    ...(phase === 'over' ? [] : [inTurns(phase) ? said(phases[phase]) : phases[inFight(phase) ? 'fight' : 'draw']]),
  ];
}

const inTurns = (phase: View['phase']): phase is 'action' | 'buy' => phase === 'action' || phase === 'buy';
const inFight = (phase: View['phase']): boolean => phase === 'fight' || phase === 'aim';

const copies = (counts: Counts, nameOf: NameOf): readonly string[] =>
  Object.entries(counts).map(([id, count]) => nameOf(id) + (count > 1 ? ` ×${count}` : ''));
const sizeOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

function playerRows(
  view: View,
  player: PlayerView,
  { nouns, table }: Words,
  names: TableNames,
): readonly DescribedRow[] {
  const { health, mana, coins, nextDraw, hand, handSize, known, deckSize, discard, outcast } = player;
  const isOwn = hand !== null;
  const some = (label: string, items: readonly (DescribedItem | string)[]): readonly DescribedRow[] =>
    items.length === 0 ? [] : [{ label, items }];
  const pile = (label: string, cards: Counts): DescribedRow => ({
    label,
    value: sizeOf(cards),
    items: copies(cards, names.card),
    at: 'pile',
  });
  return [
    {
      label: nouns.health,
      items: [{ text: '', gauge: healthGauge(view, health) }],
      at: 'title',
    },
    ...(isOwn ? [] : [{ label: nouns.hand, value: handSize, at: 'title' } as const]),
    { label: nouns.deck, value: deckSize, at: 'title' },
    pile(table.discards, discard),
    ...(sizeOf(outcast) === 0 ? [] : [pile(table.outcast, outcast)]),
    ...(isOwn || mana > 0 ? [{ label: nouns.mana, value: mana, at: 'title' } as const] : []),
    ...(isOwn || coins > 0 ? [{ label: nouns.coins, value: coins, at: 'title' } as const] : []),
    ...(nextDraw === 0 ? [] : [{ label: nouns.nextDraw, value: signed(nextDraw), at: 'title' } as const]),
    ...some(table.bought, isOwn && view.phase === 'buy' ? player.bought.map(names.card) : []),
    ...some(
      table.shields,
      player.shields.map(({ card, capacity }) => ({ text: names.card(card), facts: [table.blocks(capacity)] })),
    ),
    // Once plans are revealed they say what is played, and in which order.
    ...(view.phase === 'aim' ? planRows(player, table, names) : some(nouns.inPlay, copies(player.inPlay, names.card))),
    ...(isOwn
      ? [{ label: nouns.hand, value: handSize, items: handOf(hand, names) }]
      : some(table.known, copies(known, names.card))),
  ];
}

/** F-R11: health stops where it began, unless an option says otherwise. */
const healthGauge = (view: View, value: number): Gauge => ({
  value,
  most: fullHealth(view),
  unlimited: view.options.healthCap === 'none',
  as: 'bar',
});

const planRows = (
  { plan }: PlayerView,
  { revealed, fedWith }: Words['table'],
  { card: nameOf }: TableNames,
): readonly DescribedRow[] =>
  plan === null
    ? []
    : [
        {
          label: revealed,
          items: plan.spells.map(({ cast, feed }, i) => ({
            place: i + 1,
            text: nameOf(cast),
            facts: feed.length === 0 ? [] : [fedWith(feed.map(nameOf).join(', '))],
          })),
        },
      ];

const handOf = (hand: Counts, { card: nameOf, inHand }: TableNames): readonly DescribedItem[] =>
  Object.entries(hand).map(([id, count]) => ({
    text: nameOf(id) + (count > 1 ? ` ×${count}` : ''),
    facts: [inHand(id)].filter((fact) => fact !== ''),
  }));

/** The spells of an exchange, the one that is answered first. */
function castOf({ exchange }: View, { table }: Words, names: TableNames): readonly DescribedSection[] {
  if (exchange.length === 0) return [];
  const items = exchange.map(({ seat, card }, i) => ({
    place: i + 1,
    text: `${names.seat(seat)}: ${names.card(card)}`,
  }));
  return [{ title: null, rows: [{ label: table.exchange, items }] }];
}
