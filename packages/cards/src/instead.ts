// Which card of a match's own stands in the place of one of the box? In decks, piles and markets, and where texts name it.

import { BadInput } from '@duello/kernel';
import { fields, isRecord, oneOf, whole } from '@duello/language';

/** Null for all copies, and for both seats. */
export interface Instead {
  readonly card: string;
  /** In each deck or pile. */
  readonly copies: number | null;
  readonly seat: OwnerName | null;
}

const OWNERS = ['A', 'B'] as const;
/** Whose deck. */
export type OwnerName = (typeof OWNERS)[number];
const MOST_COPIES = 99;

/** Cards of a match's own, by id. */
type Own<C = unknown> = { readonly [id: string]: C & { readonly instead: Instead | null } };

/** `"emberRecruit"`, or `{"card": "emberRecruit", "copies": 1, "seat": "A"}`. */
export function readInstead(input: unknown, path: string): Instead | null {
  if (input === undefined || input === null) return null;
  const given = isRecord(input) ? fields(input, path, ['card', 'copies', 'seat']) : { card: input };
  const { card, copies = null, seat = null } = given;
  if (typeof card !== 'string') {
    throw new BadInput(path, 'must be the id of a card of the box, or {"card": …, "copies": 1, "seat": "A"}');
  }
  return {
    card,
    copies: copies === null ? null : whole(copies, `${path}.copies`, 1, MOST_COPIES),
    seat: seat === null ? null : oneOf(seat, `${path}.seat`, OWNERS),
  };
}

/** Throws BadInput where a card can't stand in the place that it names, being of another type, or another already does. */
export function checkInstead<C>(
  own: Own<C>,
  box: ReadonlyMap<string, C>,
  path: string,
  typeOf: (card: C) => string,
): void {
  const taken = new Map<string, string>();
  for (const [id, card] of Object.entries(own)) {
    const { instead } = card;
    if (instead === null) continue;
    const at = `${path}.${id}.instead`;
    const there = box.get(instead.card);
    if (there === undefined) throw new BadInput(at, `must be the id of a card of the box, not "${instead.card}"`);
    const type = typeOf(there);
    if (typeOf(card) !== type) {
      throw new BadInput(at, `only another ${type} can stand in the place of ${instead.card}`);
    }
    if (instead.copies !== null) continue;
    for (const seat of instead.seat === null ? OWNERS : [instead.seat]) {
      const before = taken.get(`${instead.card} ${seat}`);
      if (before !== undefined) throw new BadInput(at, `${before} already stands in the place of ${instead.card}`);
      taken.set(`${instead.card} ${seat}`, id);
    }
  }
}

/** Where cards lie that belong to both, nothing can stand in for one seat's. */
export function refuseSeats(own: Own, path: string, why: string): void {
  for (const [id, { instead }] of Object.entries(own)) {
    if (instead !== null && instead.seat !== null) {
      throw new BadInput(`${path}.${id}.instead.seat`, `must be left out: ${why}`);
    }
  }
}

/** Where cards are one supply for both, a card stands for every copy or for none. */
export function refuseSome(own: Own, path: string, why: string): void {
  refuseSeats(own, path, why);
  for (const [id, { instead }] of Object.entries(own)) {
    if (instead !== null && instead.copies !== null) {
      throw new BadInput(`${path}.${id}.instead.copies`, `must be left out: ${why}`);
    }
  }
}

const isFor = ({ seat }: Instead, owner: OwnerName | null): boolean => seat === null || seat === owner;

/**
 * Every single card, each where it was, with others in the place of some: first those that stand in for a number of
 * copies. Null owns what belongs to both.
 */
export function withInstead(cards: readonly string[], own: Own, owner: OwnerName | null): readonly string[] {
  const left = Object.entries(own)
    .flatMap(([id, { instead }]) => (instead !== null && isFor(instead, owner) ? [{ id, instead }] : []))
    .map(({ id, instead }) => ({ id, card: instead.card, copies: instead.copies ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.copies - b.copies);
  if (left.length === 0) return cards;
  return cards.map((card) => {
    const one = left.find((other) => other.card === card && other.copies > 0);
    if (one === undefined) return card;
    one.copies--;
    return one.id;
  });
}

/** What a text means that names a card of the box: the one that stands in the place of every copy of it. */
export function meant<T>(things: ReadonlyMap<string, T>, own: Own): ReadonlyMap<string, T> {
  const meanings = new Map(things);
  for (const [id, { instead }] of Object.entries(own)) {
    if (instead === null || instead.copies !== null || instead.seat !== null) continue;
    const thing = things.get(id);
    if (thing !== undefined) meanings.set(instead.card, thing);
  }
  return meanings;
}
