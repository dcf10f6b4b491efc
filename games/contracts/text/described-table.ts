// What lies on a table of Contracts, in words? Both sides with all that a viewer may know.

import { other, type Seat } from '@duello/kernel';
import {
  type DescribedItem,
  type DescribedRow,
  type DescribedSection,
  type DescribedTable,
  listed,
  type NameOf,
  signed,
} from '@duello/language';
import { COLOURS, type Colour, type Cost } from '../cards/vocabulary.ts';
import { MAX_TANKS, START_HEALTH } from '../rules/state/numbers.ts';
import type { CreatureView, OrbView, PlayerView, RuneView, View } from '../rules/view/view-types.ts';
import type { Words } from './words.ts';

/** How whoever shows the table calls things, and what it knows of contracts. */
export interface TableNames {
  readonly seat: (seat: Seat) => string;
  readonly card: NameOf;
  /** A contract among others, with what is worth knowing of it there. */
  readonly inList: NameOf;
  readonly colour: (colour: Colour) => string;
  /** What a Rune costs to use; null when nobody knows. */
  readonly activation: (id: string) => Cost | null;
  readonly cost: (cost: Cost) => string;
}

export function describeTable(view: View, words: Words, names: TableNames): DescribedTable {
  const near = view.viewer === 'watcher' ? 0 : view.viewer;
  const side = (seat: Seat): DescribedSection => ({
    title: names.seat(seat),
    rows: playerRows(view, seat, words, names),
  });
  return { head: headOf(view, words, names), far: side(other(near)), between: [], near: side(near) };
}

function headOf({ turn, phase, active }: View, { nouns, table, phases }: Words, names: TableNames): readonly string[] {
  if (turn === 0) return [phases[phase]];
  const who = names.seat(active);
  const whose = who === nouns.you ? table.yourTurn : table.theirTurn(who);
  return [`${nouns.turn} ${turn}`, whose, phases[phase]];
}

function playerRows(view: View, seat: Seat, words: Words, names: TableNames): readonly DescribedRow[] {
  const { nouns, table, terms } = words;
  const player = view.players[seat];
  const { health, statuses, attack, magic, hand, handSize, known, deckSize, pile, burnouts, specialUsed } = player;
  const isActive = seat === view.active;
  return [
    {
      label: nouns.health,
      items: [
        { text: '', gauge: { value: health, most: START_HEALTH, as: 'bar' } },
        ...statuses.map((status) => terms[status].name),
      ],
      at: 'title',
    },
    ...(hand === null ? [{ label: nouns.hand, value: handSize, at: 'title' } as const] : []),
    { label: nouns.deck, value: deckSize, at: 'title' },
    { label: table.discards, value: pile.length, items: pile.map(names.inList), at: 'pile' },
    ...(attack > 0 ? [{ label: nouns.attack, value: attack, at: 'title' } as const] : []),
    ...(magic > 0 ? [{ label: nouns.magicDamage, value: signed(magic), at: 'title' } as const] : []),
    { label: nouns.nextBurnout, value: burnouts + 1, at: 'title' },
    { label: nouns.specialDraw, value: specialUsed ? table.special.used : table.special.left, at: 'title' },
    manaRow(player, view.options.tankColour === 'keep', words, names),
    ...(hand === null ? [] : [{ label: nouns.hand, value: handSize, items: listed(hand, names.inList) }]),
    ...(hand === null && known.length > 0 ? [{ label: table.known, items: listed(known, names.card) }] : []),
    ...supportRows(player, isActive, words, names),
    {
      label: nouns.line,
      items: player.line.map((one, i) => creatureItem(one, i + 1, isActive, words, names.card)),
      at: 'front',
    },
  ];
}

const manaIn = (mana: Cost): number => COLOURS.reduce((sum, colour) => sum + mana[colour], 0);

/** Extractors by colour, full and empty, and the tanks: by colour too, where they keep it. */
export function manaRow(
  { extractors, full, tanks }: PlayerView,
  keepsColour: boolean,
  { nouns }: Words,
  { colour: nameOf }: Pick<TableNames, 'colour'>,
): DescribedRow {
  const inTanks = COLOURS.filter((colour) => keepsColour && tanks[colour] > 0);
  return {
    label: nouns.mana,
    value: manaIn(full) + manaIn(tanks),
    items: [
      ...COLOURS.filter((colour) => extractors[colour] > 0).map(
        (colour): DescribedItem => ({
          text: nameOf(colour),
          gauge: { value: full[colour], most: extractors[colour], as: 'pips' },
        }),
      ),
      {
        text: nouns.tanks,
        gauge: { value: manaIn(tanks), most: MAX_TANKS, as: 'pips' },
        facts: inTanks.map((colour) => `${nameOf(colour)} ${tanks[colour]}`),
      },
    ],
  };
}

/** What an Orb or a Rune has done matters in its player's turn alone. */
function supportRows(
  { orb, rune }: PlayerView,
  isActive: boolean,
  words: Words,
  names: TableNames,
): readonly DescribedRow[] {
  return [
    ...(orb === null
      ? []
      : [{ label: words.nouns.orb, items: [orbItem(orb, isActive, words, names)], at: 'front' } as const]),
    ...(rune === null
      ? []
      : [{ label: words.nouns.rune, items: [runeItem(rune, isActive, words, names)], at: 'front' } as const]),
  ];
}

export const orbItem = (
  { card, attack, durability, active, spent }: OrbView,
  isActive: boolean,
  { nouns, small, table }: Words,
  names: Pick<TableNames, 'card'>,
): DescribedItem => ({
  text: names.card(card),
  figures: [
    [small(nouns.attack), attack],
    [small(nouns.durability), durability],
  ],
  facts: [...(active ? [table.orbActive] : []), ...(isActive && spent ? [table.used] : [])],
});

export function runeItem(
  { card, spent }: RuneView,
  isActive: boolean,
  { table }: Words,
  names: Pick<TableNames, 'card' | 'activation' | 'cost'>,
): DescribedItem {
  const activation = names.activation(card);
  return {
    text: names.card(card),
    facts: [
      ...(activation === null ? [] : [table.toUse(names.cost(activation))]),
      ...(isActive && spent ? [table.used] : []),
    ],
  };
}

interface Change {
  readonly attack: number;
  readonly health: number;
}
const changeOf = ({ attack, health }: Change, say: (change: string) => string): readonly string[] =>
  attack === 0 && health === 0 ? [] : [say(`${signed(attack)}/${signed(health)}`)];

/** A Creature in a line: its numbers now, and where they come from; what it has done matters in its own turn alone. */
export function creatureItem(
  one: CreatureView,
  place: number,
  isActive: boolean,
  { nouns, small, table, terms }: Words,
  nameOf: NameOf,
): DescribedItem {
  const { card, attack, health, statuses, faded, damage, gained, turn, given, spent, isNew } = one;
  return {
    place,
    text: nameOf(card),
    figures: [
      [small(nouns.attack), Math.max(0, attack)],
      [small(nouns.health), health],
    ],
    facts: [
      ...statuses.map((status) => terms[status].name),
      ...(faded ? [table.faded] : []),
      ...(damage > 0 ? [table.damage(damage)] : []),
      ...changeOf(gained, table.gained),
      ...changeOf(turn, table.thisTurn),
      ...changeOf(given, table.given),
      ...(isActive && spent ? [table.acted] : isActive && isNew ? [table.isNew] : []),
    ],
  };
}
