// What are things called and coloured at this table of Contracts?

import { other, type Seat } from '@duello/kernel';
import { type Colour as Ink, type Lang, type Manner, type NamingOf, namingWith } from '@duello/terminal';
import {
  boxCards,
  type CardId,
  COLOURS,
  type Contract,
  type Cost,
  type CreatureView,
  namesIn,
  type Options,
  type OrbView,
  type Source,
  type Sources,
  type Spot,
  type TableNames,
  words as texts,
  type View,
  type Words,
} from '../index.ts';
import type { ContractsWords } from './words.ts';
import { en } from './words-en.ts';
import { it } from './words-it.ts';

export const wordsIn: Readonly<Record<Lang, ContractsWords>> = { en, it };

export type Naming = NamingOf<Contract, Words, ContractsWords>;

type ManaColour = (typeof COLOURS)[number];
const INKS: Readonly<Record<ManaColour, Ink>> = { red: 'red', blue: 'blue', yellow: 'yellow', pure: 'dim' };

/** One element has its colour, several have another, pure ones have none. */
function inkOf(card: Contract): Ink | null {
  const elements = COLOURS.filter((colour) => colour !== 'pure' && card.cost[colour] > 0);
  if (elements.length === 0) return null;
  return elements.length > 1 ? 'magenta' : INKS[elements[0]];
}

export function namingOf(manner: Manner, options: Options): Naming {
  const { lang } = manner;
  const own = options.cards;
  const game = { text: texts[lang], ui: wordsIn[lang], namesIn: (speech: Lang) => namesIn(speech, own) };
  return namingWith(manner, game, boxCards, own, inkOf);
}

/** `R1 P2`; `0` for what costs nothing. */
export function costSign(cost: Cost, { ui, paint }: Pick<Naming, 'ui' | 'paint'>): string {
  const parts = COLOURS.filter((colour) => cost[colour] > 0).map((colour) =>
    paint(INKS[colour], `${ui.letters[colour]}${cost[colour]}`),
  );
  return parts.length === 0 ? '0' : parts.join(' ');
}

const TANKS = [
  ['redTank', 'red'],
  ['blueTank', 'blue'],
  ['yellowTank', 'yellow'],
] as const satisfies readonly (readonly [Source, ManaColour])[];

/** All of them together: `R2 + P + 2 tanks`. */
export function sourcesText(sources: readonly Sources[], { ui }: Naming): string {
  const counts = (source: Source): number => sources.reduce((sum, one) => sum + (one[source] ?? 0), 0);
  const extractors = COLOURS.flatMap((colour) => {
    const count = counts(colour);
    return count === 0 ? [] : [ui.letters[colour] + (count > 1 ? count : '')];
  });
  const coloured = TANKS.flatMap(([source, colour]) =>
    counts(source) === 0 ? [] : [`${ui.tank(counts(source))} ${ui.letters[colour]}`],
  );
  return [...extractors, ...coloured, ...(counts('tank') === 0 ? [] : [ui.tank(counts('tank'))])].join(' + ');
}

/** A Creature in a line: `#2 Squire 2/1`. */
export const creatureName = ({ card, attack, health }: CreatureView, index: number, naming: Naming): string =>
  `#${index + 1} ${naming.name(card)} ${attack}/${health}`;

export const orbName = ({ card, attack, durability }: OrbView, naming: Naming): string =>
  `${naming.name(card)} ${attack}/${durability}`;

/** Attack and health as printed; null for Spells and Runes. */
export const numbersOf = ({ type, attack, health }: Contract): string | null =>
  type === 'creature' || type === 'orb' ? `${attack}/${health}` : null;

/** A contract in a list: name, cost, and numbers where it has any. */
export function contractName(id: CardId, naming: Naming): string {
  const card = naming.cards.get(id);
  if (card === undefined) return naming.name(id);
  const numbers = numbersOf(card);
  return `${naming.name(id)} (${costSign(card.cost, naming)}${numbers === null ? '' : ` · ${numbers}`})`;
}

/** What a described table calls things here: in colour, colours by letter, contracts in lists with cost and numbers. */
export const tableNames = (naming: Naming): TableNames => ({
  seat: naming.who,
  card: naming.name,
  inList: (id) => contractName(id, naming),
  colour: (colour) => naming.paint(INKS[colour], naming.ui.letters[colour]),
  activation: (id) => naming.cards.get(id)?.activation ?? null,
  cost: (cost) => costSign(cost, naming),
});

/** Whose side a target is on, for the seat that is asked. */
export const sideOf = (side: 'own' | 'opposing', seat: Seat): Seat => (side === 'own' ? seat : other(seat));

/** A Creature of a line, or the player with the health left. */
export function spotLabel(view: View, seat: Seat, spot: Spot, naming: Naming): string {
  if (spot === 'player') return `${naming.who(seat)} (${view.players[seat].health})`;
  const creature = view.players[seat].line[spot - 1];
  return creature === undefined ? String(spot) : creatureName(creature, spot - 1, naming);
}
