// What are things called and coloured at this table of Sun & Moon?

import { other, type Seat } from '@duello/kernel';
import { type Colour as Ink, type Lang, type Manner, type NamingOf, namingWith } from '@duello/terminal';
import {
  boxCards,
  type Card,
  type CardId,
  type Class,
  type FullOptions,
  namesIn,
  openOptions,
  type Ref,
  type Spot,
  type SummoningView,
  type TableNames,
  words as texts,
  type View,
  type Words,
} from '../index.ts';
import type { SunMoonWords } from './words.ts';
import { en } from './words-en.ts';
import { it } from './words-it.ts';

export const wordsIn: Readonly<Record<Lang, SunMoonWords>> = { en, it };

export type Naming = NamingOf<Card, Words, SunMoonWords>;

const INKS: Readonly<Record<Class, Ink | null>> = { warlock: 'red', paladin: 'blue', neutral: null };

export function namingOf(manner: Manner, options: FullOptions): Naming {
  const { lang } = manner;
  const own = openOptions(options).cards;
  const game = { text: texts[lang], ui: wordsIn[lang], namesIn: (speech: Lang) => namesIn(speech, own) };
  return namingWith(manner, game, boxCards, own, (card) => INKS[card.class]);
}

/** Attack and defense as printed; null for all that is no summoning. */
export const numbersOf = ({ type, attack, defense }: Card): string | null =>
  type === 'summoning' ? `${attack}/${defense}` : null;

/** A card in a list: name, cost, and numbers where it has any. */
export function cardName(id: CardId, naming: Naming): string {
  const card = naming.cards.get(id);
  if (card === undefined) return naming.name(id);
  const numbers = numbersOf(card);
  const fast = card.keywords.includes('fast') ? `, ${naming.text.terms.fast.name}` : '';
  return `${naming.name(id)} (${card.cost}${numbers === null ? '' : ` · ${numbers}`}${fast})`;
}

/** A card with its whole text: what one wants to read before taking it. */
export function cardText(id: CardId, naming: Naming): string {
  const { cards, text, plain, paint } = naming;
  const card = cards.get(id);
  if (card === undefined) return naming.name(id);
  const kind = card.type === 'summoning' ? '' : `${text.kind(card)}. `;
  return `${cardName(id, naming)} ${paint('dim', kind + text.card(card, plain).join(' '))}`.trimEnd();
}

/** A summoning in its row: `#2 Hired Sword 3/2`. */
export const summoningName = ({ card, attack, defense }: SummoningView, index: number, naming: Naming): string =>
  `#${index + 1} ${naming.name(card)} ${attack}/${defense}`;

const playerName = (view: View, seat: Seat, { who }: Naming): string => `${who(seat)} (${view.players[seat].life})`;

/** Whatever is in play or a player; whose it is where it is not of the one who acts. */
function targetName(view: View, { seat, id, card }: Ref, by: Seat, naming: Naming): string {
  if (id === null && card === null) return playerName(view, seat, naming);
  const { summonings } = view.players[seat];
  const index = summonings.findIndex((one) => one.id === id);
  const summoning = summonings[index];
  if (summoning === undefined) return card === null ? '' : naming.name(card);
  const name = summoningName(summoning, index, naming);
  return seat === by ? name : `${name} ${naming.text.table.of(naming.who(seat))}`;
}

/** What a described table calls things here: cards in their colours, and in lists with what is printed on them. */
export const tableNames = (view: View, naming: Naming): TableNames => ({
  seat: naming.who,
  card: naming.name,
  inList: (id) => cardName(id, naming),
  costOf: (id) => naming.cards.get(id)?.cost ?? 0,
  target: (ref, by) => targetName(view, ref, by, naming),
});

/** Whose side a spot is on, for the seat that is asked. */
export const seatAt = ({ side }: Spot, asked: Seat): Seat => (side === 'own' ? asked : other(asked));

export function spotName(view: View, asked: Seat, spot: Spot, naming: Naming): string {
  const seat = seatAt(spot, asked);
  if (spot.place === null) return playerName(view, seat, naming);
  const summoning = view.players[seat].summonings[spot.place - 1];
  if (summoning === undefined) return String(spot.place);
  const name = summoningName(summoning, spot.place - 1, naming);
  const on = spot.enchantment === null ? undefined : summoning.enchantments[spot.enchantment - 1];
  return on === undefined ? name : `${naming.name(on.card)} (${name})`;
}

/** The card at a spot; null for a player. */
export function cardAt(view: View, asked: Seat, spot: Spot): CardId | null {
  const summoning = spot.place === null ? undefined : view.players[seatAt(spot, asked)].summonings[spot.place - 1];
  if (summoning === undefined) return null;
  return spot.enchantment === null ? summoning.card : (summoning.enchantments[spot.enchantment - 1]?.card ?? null);
}
