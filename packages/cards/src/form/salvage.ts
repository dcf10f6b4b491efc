// What of somebody's cards can be kept? What a reader refuses is left out piece by piece, and each piece is named.

import { BadInput, type Json } from '@duello/kernel';
import { isParts } from './fits.ts';
import { stepsOf, valueAt, withoutValue, withValue } from './place.ts';
import type { CardSet, Workshop } from './workshop.ts';

/** A place that was refused, and why. */
export interface Refused {
  readonly id: string;
  /** Within the card; empty for the whole of it. */
  readonly path: string;
  readonly message: string;
}
export interface Salvaged {
  readonly cards: CardSet;
  readonly lost: readonly Refused[];
}

/** No card that means well is deeper. */
const DEEPEST = 40;
const MOST_LOST = 60;

/** Measured without recursion: the text may be hostile. */
export function isTooDeep(input: unknown): boolean {
  let level: readonly unknown[] = [input];
  for (let deep = 0; level.length > 0; deep++) {
    if (deep > DEEPEST) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

/** Why a card can't be read, first of all; null when it can. */
export function refusalOf(workshop: Workshop, cards: { readonly [id: string]: Json }): Refused | null {
  try {
    workshop.read(cards);
    return null;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const [, id = '', ...rest] = stepsOf(error.path).map(String);
    const path = id === '' ? '' : error.path.split('.').slice(2).join('.');
    return { id, path, message: rest.length === 0 && path === '' ? error.message : messageOf(error) };
  }
}

/** Without the place, which is told beside it. */
const messageOf = ({ message, path }: BadInput): string =>
  message.startsWith(`${path}: `) ? message.slice(path.length + 2) : message;

/** The entry of a list that a place lies in; the whole card where it lies in none. */
const aroundOf = (path: string): string => (path.includes('[') ? path.slice(0, path.lastIndexOf(']') + 1) : '');

function without(workshop: Workshop, card: Json, path: string): Json | null {
  if (path === '') return null;
  if (valueAt(card, path) !== undefined) return withoutValue(card, path);
  const around = aroundOf(path);
  if (around !== '') return withoutValue(card, around);
  // What must be filled in is filled in with what a card begins with.
  const blank =
    isParts(card) && typeof card.type === 'string' && workshop.types.includes(card.type)
      ? workshop.blank(card.type)
      : {};
  const standard = valueAt(blank, path);
  return standard === undefined ? null : withValue(card, path, standard);
}

export function salvage(workshop: Workshop, input: unknown): Salvaged {
  const lost: Refused[] = [];
  if (!isParts(input) || isTooDeep(input))
    return { cards: {}, lost: [{ id: '', path: '', message: 'must be an object of cards by id' }] };
  let cards: { readonly [id: string]: Json } = JSON.parse(JSON.stringify(input));
  for (const id of Object.keys(cards).slice(workshop.mostCards)) {
    lost.push({ id, path: '', message: `must be at most ${workshop.mostCards} cards` });
    cards = dropped(cards, id);
  }
  for (let refused = refusalOf(workshop, cards); refused !== null; refused = refusalOf(workshop, cards)) {
    const { id, path } = refused;
    const isAgain = lost.some((before) => before.id === id && before.path === path);
    lost.push(refused);
    if (id === '' || !Object.hasOwn(cards, id) || lost.length > MOST_LOST) return { cards: {}, lost };
    const left = isAgain ? null : without(workshop, cards[id], path);
    cards = left === null ? dropped(cards, id) : { ...cards, [id]: left };
  }
  return { cards: workshop.read(cards), lost };
}

const dropped = (cards: { readonly [id: string]: Json }, id: string): { readonly [id: string]: Json } =>
  Object.fromEntries(Object.entries(cards).filter(([one]) => one !== id));

/** Everything that the reader refuses in one card, each once: what is refused first is set aside to see what else is. */
export function refusalsIn(workshop: Workshop, cards: CardSet, id: string): readonly Refused[] {
  const found: Refused[] = [];
  let card: Json = cards[id];
  for (let tries = 0; tries < 8; tries++) {
    const refused = refusalOf(workshop, { ...cards, [id]: card });
    if (refused === null || refused.id !== id || found.some(({ path }) => path === refused.path)) break;
    found.push(refused);
    // Whatever is taken out of a list moves what comes after it: places would be wrong.
    if (refused.path === '' || refused.path.includes('[')) break;
    const left = without(workshop, card, refused.path);
    if (left === null) break;
    card = left;
  }
  return found;
}
