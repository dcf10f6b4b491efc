// What follows from the spells and crystals that are being chosen? Costs, colours, what is left for crystals, and what to be warned of.

import { countOf } from '@duello/table';
import {
  type CardId,
  COLOURS,
  type Colour,
  type Cost,
  DECK_AT_START,
  FREE_PICKS,
  HAND_DRAWN,
  type Spell,
} from '../../index.ts';
import { sumOf } from '../cards/mana.ts';
import type { Key } from '../words/use-words.ts';

type SpellOf = (card: CardId) => Spell | null;

export const NO_MANA: Cost = { white: 0, red: 0, purple: 0, blue: 0 };

/** How much mana of each colour they cost together. */
export function needOf(cards: readonly CardId[], spell: SpellOf): Cost {
  const sum = (colour: Colour): number => cards.reduce((all, card) => all + (spell(card)?.cost[colour] ?? 0), 0);
  return { white: sum('white'), red: sum('red'), purple: sum('purple'), blue: sum('blue') };
}

/** How many spells cost 0, 1, 2, 3 … mana. */
export function curveOf(cards: readonly CardId[], spell: SpellOf): readonly number[] {
  const costs = cards.map((card) => sumOf(spell(card)?.cost ?? NO_MANA));
  return Array.from({ length: Math.max(3, ...costs) + 1 }, (_, cost) => costs.filter((one) => one === cost).length);
}

/** Mana of a colour in an average hand: half the deck is drawn. */
export const meanOf = (crystals: number): number => (crystals * HAND_DRAWN) / DECK_AT_START;

/** As many crystals of each colour as the costs ask for, every colour that is needed at least once. */
export function suggested(need: Cost, due: number): readonly Colour[] {
  const wanted = COLOURS.filter((colour) => need[colour] > 0);
  if (wanted.length === 0) return Array.from({ length: due }, (_, at) => COLOURS[at % COLOURS.length]);
  const taken: Colour[] = wanted.toSorted((a, b) => need[b] - need[a]).slice(0, due);
  const lack = (colour: Colour): number => need[colour] / (countOf(taken, colour) + 1);
  while (taken.length < due) taken.push(wanted.toSorted((a, b) => lack(b) - lack(a))[0]);
  return taken;
}

/** What a careful friend would say. */
export function warningsOf(picks: readonly CardId[], unique: Spell | null, spell: SpellOf): readonly Key[] {
  if (picks.length === 0) return [];
  const crystals = FREE_PICKS - picks.length;
  const summons = [...picks.map(spell), unique].filter((one) => one?.type === 'summon').length;
  return [
    ...(crystals === 0 ? (['battleground.warnNoMana'] as const) : []),
    ...(crystals > 0 && crystals < 3 ? (['battleground.warnLittleMana'] as const) : []),
    ...(summons === 0 ? (['battleground.warnNoSummon'] as const) : []),
  ];
}
