// What lies on a table of Sun & Moon, in words? Both sides with all that a viewer may know, and the chain between them.

import { other, type Seat } from '@duello/kernel';
import {
  type DescribedItem,
  type DescribedRow,
  type DescribedSection,
  type DescribedTable,
  type Gauge,
  listed,
  signed,
} from '@duello/language';
import { FATIGUE_LIMIT, PICKS, START_LIFE } from '../cards/numbers.ts';
import type { CardId } from '../cards/vocabulary.ts';
import { turnStartFatigue } from '../rules/preview/turn-start.ts';
import { isTournament } from '../rules/state/options.ts';
import type { PlayerView, SummoningView, View } from '../rules/view/view-types.ts';
import { type Names, pendingText } from './pending.ts';
import type { Words } from './words.ts';

/** How whoever shows the table calls things, and what it knows of cards. */
export interface TableNames extends Names {
  /** A card among others, with what is worth knowing of it there. */
  readonly inList: (id: CardId) => string;
  readonly costOf: (id: CardId) => number;
}

/** The seat whose side of the table is nearest: the viewer's own, or A's. */
const nearSeat = ({ viewer }: View): Seat => (viewer === 'watcher' ? 0 : viewer);

export function describeTable(view: View, words: Words, names: TableNames): DescribedTable {
  const near = nearSeat(view);
  const isDraft = view.phase === 'draft' || view.match === 0;
  const side = (seat: Seat): DescribedSection => ({
    title: names.seat(seat),
    rows: isDraft ? draftRows(view.players[seat], words, names) : playerRows(view, seat, words, names),
  });
  return {
    head: headOf(view, near, words, names),
    far: side(other(near)),
    between: chainOf(view, words, names),
    near: side(near),
  };
}

function headOf(view: View, near: Seat, { table, nouns, phases }: Words, names: TableNames): readonly string[] {
  const { match, turn, phase, active, players } = view;
  const wins = [players[near].wins, players[other(near)].wins] as const;
  const taken = players[near].draft?.takenSize ?? 0;
  return [
    ...(match > 0 && isTournament(view.options) ? [table.match(match, wins)] : []),
    ...(turn === 0
      ? []
      : [
          `${nouns.turn} ${turn}`,
          names.seat(active) === nouns.you ? table.yourTurn : table.theirTurn(names.seat(active)),
        ]),
    phases[phase],
    ...(phase === 'draft' ? [table.pick(Math.min(PICKS, taken + 1), PICKS)] : []),
  ];
}

const classRow = ({ class: clan }: PlayerView, { nouns, classes }: Words): readonly DescribedRow[] =>
  clan === null ? [] : [{ label: nouns.class, items: [classes[clan]], at: 'title' }];

function playerRows(view: View, seat: Seat, words: Words, names: TableNames): readonly DescribedRow[] {
  const { nouns, table } = words;
  const player = view.players[seat];
  const { life, hand, handSize, known, deckSize, discards, unseen, out, summonings } = player;
  return [
    { label: nouns.life, items: [{ text: '', gauge: lifeGauge(view, life) }], at: 'title' },
    ...classRow(player, words),
    fatigueRow(view, seat, words),
    ...(hand === null
      ? [{ label: nouns.hand, value: handSize, at: 'title' } as const]
      : [{ label: nouns.hand, value: handSize, items: listed(hand, names.inList) }]),
    ...(hand === null && known.length > 0 ? [{ label: table.known, items: listed(known, names.card) }] : []),
    {
      label: nouns.inPlay,
      items: summonings.map((one, i) => summoningItem(one, i + 1, seat, words, names)),
      at: 'front',
    },
    // What is unseen of the other's deck may be in hand as well.
    { label: nouns.deck, value: deckSize, items: hand === null ? [] : listed(unseen ?? [], names.card), at: 'pile' },
    { label: table.discards, value: discards.length, items: discards.map(names.inList), at: 'pile' },
    ...(out === null || out.length === 0
      ? []
      : [{ label: nouns.out, items: listed(out, names.card), at: 'pile' } as const]),
  ];
}

/** How the skill card of a player stands. */
export const skillState = ({ skillTapped, skillUsed }: PlayerView): keyof Words['table']['skill'] =>
  skillTapped ? 'tapped' : skillUsed ? 'used' : 'ready';

/** SR36: life has no maximum unless an option sets one. */
const lifeGauge = ({ options }: View, value: number): Gauge => ({
  value,
  most: START_LIFE,
  unlimited: options.lifeCap === 'none',
  as: 'bar',
});

/** How tired a player is, what the next turn begins with, and the skill card. */
function fatigueRow(view: View, seat: Seat, { nouns, table }: Words): DescribedRow {
  const player = view.players[seat];
  const { fatigue } = player;
  return {
    label: nouns.fatigue,
    items: [
      {
        text: '',
        gauge: { value: fatigue, most: FATIGUE_LIMIT, as: 'pips' },
        tone: fatigue < 3 ? 'good' : fatigue < 5 ? 'warning' : 'bad',
      },
      table.nextTurn(turnStartFatigue(view, seat).fatigue),
      table.skillCard(table.skill[skillState(player)]),
    ],
  };
}

interface Change {
  readonly attack: number;
  readonly defense: number;
}
const changeOf = ({ attack, defense }: Change, say: (change: string) => string): readonly string[] =>
  attack === 0 && defense === 0 ? [] : [say(`${signed(attack)}/${signed(defense)}`)];

/** A summoning in the row of a seat: its numbers now, where they come from, and all that is on it. */
export function summoningItem(
  one: SummoningView,
  place: number,
  seat: Seat,
  { table, nouns, small, traits: traitNames }: Words,
  names: Pick<Names, 'seat' | 'card'>,
): DescribedItem {
  const { card, attack, defense, tapped, traits, damage, turn, given, enchantments } = one;
  return {
    place,
    text: names.card(card),
    figures: [
      [small(nouns.attack), attack],
      [small(nouns.defense), defense],
    ],
    facts: [
      ...(tapped ? [table.tapped] : []),
      ...traits.map((trait) => (turn.traits.includes(trait) ? table.thisTurn(traitNames[trait]) : traitNames[trait])),
      ...(damage > 0 ? [table.damage(damage)] : []),
      ...changeOf(turn, table.thisTurn),
      ...changeOf(given, table.given),
      ...enchantments.map((on) => {
        const more = [
          ...(on.seat === seat ? [] : [table.of(names.seat(on.seat))]),
          ...(on.tapped ? [table.tapped] : []),
        ];
        return `${table.with(names.card(on.card))}${more.length === 0 ? '' : ` (${more.join(', ')})`}`;
      }),
    ],
  };
}

/** What waits to happen, the last in first. */
function chainOf(view: View, words: Words, names: Names): readonly DescribedSection[] {
  const { chain } = view;
  if (chain.length === 0) return [];
  const rows = chain.map((pending, i): DescribedRow => {
    const facts = i > 0 && i === chain.length - 1 ? [words.table.happensFirst] : [];
    return {
      label: `${words.nouns.chain} ${i + 1}`,
      items: [{ text: pendingText(view, pending, words, names), facts }],
    };
  });
  return [{ title: null, rows: rows.toReversed() }];
}

/** What a player has taken so far; the cards to choose from are the question's. */
function draftRows(player: PlayerView, words: Words, names: TableNames): readonly DescribedRow[] {
  const { nouns, table } = words;
  const { draft, list, out } = player;
  const taken = { label: nouns.taken, value: draft?.takenSize ?? 0 };
  return [
    ...classRow(player, words),
    { label: nouns.draftPile, value: draft?.pileSize ?? 0, at: 'title' },
    ...(list === null || list.length === 0
      ? [{ ...taken, at: 'title' } as const]
      : [
          { ...taken, items: listed(list, names.inList) },
          { label: table.byCost, items: curveOf(list, names) },
        ]),
    ...(out === null || out.length === 0
      ? []
      : [{ label: nouns.out, items: listed(out, names.card), at: 'pile' } as const]),
  ];
}

/** How many cards of each cost: `0: 2`, `1: 5`. */
function curveOf(list: readonly CardId[], { costOf }: TableNames): readonly string[] {
  const counts = new Map<number, number>();
  for (const cost of list.map(costOf)) counts.set(cost, (counts.get(cost) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b).map(([cost, count]) => `${cost}: ${count}`);
}
