// What are things called and coloured at this table of Battleground?

import type { Seat } from '@duello/kernel';
import { type Colour as Ink, type Lang, type Manner, type NamingOf, namingWith } from '@duello/terminal';
import {
  boxCards,
  type CardId,
  COLOURS,
  type Colour,
  type Cost,
  colourOfCrystal,
  namesIn,
  type Options,
  type Spell,
  type SummonView,
  type TableNames,
  words as texts,
  type View,
  type Words,
} from '../index.ts';
import type { BattlegroundWords } from './words.ts';
import { en } from './words-en.ts';
import { it } from './words-it.ts';

export const wordsIn: Readonly<Record<Lang, BattlegroundWords>> = { en, it };

export type Naming = NamingOf<Spell, Words, BattlegroundWords>;

const INKS: Readonly<Record<Colour, Ink>> = { white: 'yellow', red: 'red', purple: 'magenta', blue: 'blue' };

/** The colour it costs most of; a crystal has its own. */
function inkOf(spell: Spell, id: CardId): Ink | null {
  const crystal = colourOfCrystal(id);
  if (crystal !== null) return INKS[crystal];
  const [dearest] = COLOURS.toSorted((a, b) => spell.cost[b] - spell.cost[a]);
  return spell.cost[dearest] === 0 ? null : INKS[dearest];
}

export function namingOf(manner: Manner, options: Options): Naming {
  const { lang } = manner;
  const own = options.cards;
  const game = { text: texts[lang], ui: wordsIn[lang], namesIn: (speech: Lang) => namesIn(speech, own) };
  return namingWith(manner, game, boxCards, own, inkOf);
}

/** The seat whose side of the table is shown below: the viewer's own, or South's. */
export const nearSeat = ({ viewer }: View): Seat => (viewer === 'watcher' ? 0 : viewer);

/** `W2 R1`; `0` for what costs nothing. */
export function costSign(cost: Cost, { ui, paint }: Pick<Naming, 'ui' | 'paint'>): string {
  const parts = COLOURS.filter((colour) => cost[colour] > 0).map((colour) =>
    paint(INKS[colour], `${ui.letters[colour]}${cost[colour]}`),
  );
  return parts.length === 0 ? '0' : parts.join(' ');
}

export const colourSign = (colour: Colour, { ui, paint }: Naming): string => paint(INKS[colour], ui.letters[colour]);

export const manaIn = (cost: Cost): number => COLOURS.reduce((sum, colour) => sum + cost[colour], 0);

/** Attack and HP as printed; null for what is no Summon. */
export const numbersOf = ({ type, attack, hp }: Spell): string | null => (type === 'summon' ? `${attack}/${hp}` : null);

/** A spell in a list: name, cost, and numbers where it has any; crystals by name alone. */
export function spellName(id: CardId, naming: Naming): string {
  const spell = naming.cards.get(id);
  if (spell === undefined || spell.type === 'crystal') return naming.name(id);
  const numbers = numbersOf(spell);
  return `${naming.name(id)} (${costSign(spell.cost, naming)}${numbers === null ? '' : ` · ${numbers}`})`;
}

/** A spell with its whole text: what one wants to read before taking it. */
export function spellLabel(id: CardId, naming: Naming): string {
  const { cards, text, plain, paint } = naming;
  const spell = cards.get(id);
  if (spell === undefined) return naming.name(id);
  return `${spellName(id, naming)} ${paint('dim', text.card(spell, plain).join(' '))}`.trimEnd();
}

/** A summon on the board: `c3 Guard 1/3`. */
export const summonName = ({ card, attack, hp, field }: SummonView, naming: Naming): string =>
  `${field} ${naming.name(card)} ${attack}/${hp}`;

export const summonOn = ({ summons }: View, field: string): SummonView | null =>
  summons.find((one) => one.field === field) ?? null;

/** Signs for the shapes of tokens, one column wide each. */
const SHAPES = ['●', '■', '◆', '★', '○', '□', '◇', '☆', '✚', '✖'];
export const shapeSign = (shape: number): string => SHAPES[shape - 1] ?? `#${shape}`;

/** What a described table calls things here: in colour, mana by letter, tokens by sign, spells in lists with cost and numbers. */
export const tableNames = (naming: Naming): TableNames => ({
  seat: naming.who,
  card: naming.name,
  inList: (id) => spellName(id, naming),
  colour: (colour) => colourSign(colour, naming),
  cost: (cost) => costSign(cost, naming),
  tokens: (shape, count) => shapeSign(shape) + (count > 1 ? count : ''),
});
