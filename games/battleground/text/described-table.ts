// What lies beside the board of Battleground, in words? Both sides with all that a viewer may know, and the market.

import { other, type Seat } from '@duello/kernel';
import {
  type DescribedItem,
  type DescribedRow,
  type DescribedSection,
  type DescribedTable,
  listed,
  type NameOf,
} from '@duello/language';
import { COLOURS, type Colour, type Cost } from '../cards/vocabulary.ts';
import { coinsUntil, payingPool } from '../rules/preview/market.ts';
import { EXP_PER_COIN, PREPARATION_SLOTS, START_LIFE } from '../rules/state/numbers.ts';
import { roundAt } from '../rules/turn/turn.ts';
import type { InPlayView, PlayerView, PreparedView, View } from '../rules/view/view-types.ts';
import type { Words } from './words.ts';

/** How whoever shows the table calls things. */
export interface TableNames {
  readonly seat: (seat: Seat) => string;
  readonly card: NameOf;
  /** A spell among others, with what is worth knowing of it there. */
  readonly inList: NameOf;
  readonly colour: (colour: Colour) => string;
  readonly cost: (cost: Cost) => string;
  /** So many tokens of a shape. */
  readonly tokens: (shape: number, count: number) => string;
}

export function describeTable(view: View, words: Words, names: TableNames): DescribedTable {
  const near = view.viewer === 'watcher' ? 0 : view.viewer;
  const isDraft = view.phase === 'draft';
  const side = (seat: Seat): DescribedSection => {
    const player = view.players[seat];
    const rows = isDraft ? draftRows(player, words, names) : playerRows(player, words, names);
    return { title: names.seat(seat), rows: [...classRow(player, words), ...rows] };
  };
  return {
    head: headOf(view, words, names),
    far: side(other(near)),
    between: isDraft ? [] : [marketOf(view, words, names)],
    near: side(near),
  };
}

function headOf({ round, phase, active }: View, { nouns, phases, table }: Words, names: TableNames): readonly string[] {
  if (phase === 'draft' || phase === 'over') return [phases[phase]];
  const who = names.seat(active);
  return [`${nouns.round} ${round}`, who === nouns.you ? table.yourTurn : table.theirTurn(who), phases[phase]];
}

const classRow = ({ class: chosen }: PlayerView, { nouns, classes }: Words): readonly DescribedRow[] =>
  chosen === null ? [] : [{ label: nouns.class, items: [classes[chosen]], at: 'title' }];

/** What was drafted so far: open to everyone (BR15). */
const draftRows = ({ unseen }: PlayerView, { nouns }: Words, names: TableNames): readonly DescribedRow[] => [
  { label: nouns.deck, value: unseen.length, items: listed(unseen, names.inList) },
];

const isEmpty = (mana: Cost): boolean => COLOURS.every((colour) => mana[colour] === 0);

function playerRows(player: PlayerView, words: Words, names: TableNames): readonly DescribedRow[] {
  const { nouns, table } = words;
  const { life, hand, handSize, deckSize, pile, coins, exp, mana, prepared, area, tokens, retained, retainedSize } =
    player;
  const isOwn = hand !== null;
  const slots = Array.from({ length: PREPARATION_SLOTS }, (_, i) => slotItem(prepared[i] ?? null, i + 1, words, names));
  const some = (label: string, items: readonly (DescribedItem | string)[]): readonly DescribedRow[] =>
    items.length === 0 ? [] : [{ label, items }];
  return [
    { label: nouns.life, items: [{ text: '', gauge: { value: life, most: START_LIFE, as: 'bar' } }], at: 'title' },
    ...(isOwn ? [] : [{ label: nouns.hand, value: handSize, at: 'title' } as const]),
    { label: nouns.deck, value: deckSize, at: 'title' },
    { label: table.discards, value: pile.length, items: pile.map(names.inList), at: 'pile' },
    { label: nouns.coins, value: coins, at: 'title' },
    { label: nouns.exp, value: `${exp}/${EXP_PER_COIN}`, at: 'title' },
    ...some(
      table.inPlay,
      area.map((one) => areaItem(one, words, names)),
    ),
    ...some(
      nouns.tokens,
      tokens.map(({ shape, count }) => names.tokens(shape, count)),
    ),
    ...(isOwn || prepared.some((one) => one !== null) ? [{ label: nouns.prepared, items: slots }] : []),
    ...(isOwn || !isEmpty(mana) ? [{ label: nouns.mana, items: isEmpty(mana) ? [] : [names.cost(mana)] }] : []),
    ...(retainedSize === 0
      ? []
      : [{ label: nouns.retained, value: retainedSize, items: listed(retained ?? [], names.inList) }]),
    ...(isOwn ? [{ label: nouns.hand, value: handSize, items: listed(hand, names.inList) }] : []),
  ];
}

const areaItem = ({ card, shape, tokens }: InPlayView, { terms }: Words, names: TableNames): DescribedItem => ({
  text: names.card(card),
  facts: [shape === null ? terms.aura.name : names.tokens(shape, tokens)],
});

/** Of another's only that it is there, since when, and its charges. */
function slotItem(slot: PreparedView | null, place: number, { table }: Words, names: TableNames): DescribedItem {
  if (slot === null) return { place, text: table.freeSlot, tone: 'dim' };
  const { card, since, charges } = slot;
  return {
    place,
    text: card === null ? table.faceDown(roundAt(since)) : names.inList(card),
    facts: isEmpty(charges) ? [] : [table.charged(names.cost(charges))],
  };
}

/** What is for sale, the oldest first; a row that is locked says when it opens. */
function marketOf(view: View, words: Words, names: TableNames): DescribedSection {
  const { nouns, table } = words;
  const { gamePhase, market, crystals, removed } = view;
  const rows = market.map(({ unlocked, row, deckSize, deck }, i): DescribedRow => {
    const label = `${nouns.tier} ${i + 1}`;
    const opens = i === gamePhase ? table.opensAfter(coinsUntil(view, i + 1)) : table.opensLater;
    if (!unlocked) return { label, items: [{ text: opens, tone: 'dim' }] };
    // BR78: once the pile was turned over everybody knows what comes.
    const coming = deck?.[0];
    const left = table.inDeck(deckSize, coming === undefined ? null : names.card(coming));
    return { label, items: [...row.map(names.inList), { text: left, tone: 'dim' }] };
  });
  const piles = market.map(({ pile }, i) => ({ label: table.tierDiscards(i + 1), cards: pile }));
  return {
    title: nouns.market,
    rows: [
      { label: nouns.gamePhase, items: [table.marketHead(gamePhase, payingPool(view))], at: 'title' },
      { label: table.order, items: [{ text: table.leaves, tone: 'dim' }], at: 'title' },
      ...rows,
      { label: nouns.crystals, items: COLOURS.map((colour) => `${names.colour(colour)} ${crystals[colour]}`) },
      ...[...piles, { label: nouns.removed, cards: removed }]
        .filter(({ cards }) => cards.length > 0)
        .map(({ label, cards }): DescribedRow => ({ label, items: cards.map(names.inList), at: 'pile' })),
    ],
  };
}
