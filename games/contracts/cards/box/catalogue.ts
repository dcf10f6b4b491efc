// Which contracts are in the box, in which order, and how many of each in a deck? Another order is another version.

import type { Contract } from '../contract.ts';
import type { CardId } from '../vocabulary.ts';
import { boilingInk } from './boiling-ink.ts';
import { emberPact } from './ember-pact.ts';
import { greyRegistry } from './grey-registry.ts';
import { lighthouseCovenant } from './lighthouse-covenant.ts';
import { tokens } from './tokens.ts';

const designs = { ...emberPact, ...boilingInk, ...lighthouseCovenant, ...greyRegistry } as const;

export const catalogue = { ...designs, ...tokens } as const;

/** A contract or a token of the box; each has its name in every language. */
export type BoxCard = keyof typeof catalogue;
/** A contract that a deck holds: no token. */
export type DeckCard = keyof typeof designs;

export const boxCards: readonly (readonly [CardId, Contract])[] = Object.entries(catalogue);

/** A deck as it is printed: contracts with their copies. */
export type DeckList = readonly (readonly [CardId, number])[];

/** Two of each contract; one of each Rune, and of the two that are unique. */
const UNIQUES: ReadonlySet<string> = new Set<DeckCard>(['walkingLighthouse', 'orbOfLastResort']);
const listOf = (deck: Readonly<Record<string, Contract>>): DeckList =>
  Object.entries(deck).map(([card, { type }]) => [card, type === 'rune' || UNIQUES.has(card) ? 1 : 2]);

export const decks = {
  emberPact: listOf(emberPact),
  boilingInk: listOf(boilingInk),
  lighthouseCovenant: listOf(lighthouseCovenant),
  greyRegistry: listOf(greyRegistry),
} as const;
export type DeckId = keyof typeof decks;

/** Every single contract of a deck. */
export const contractsOf = (deck: DeckId): readonly CardId[] =>
  decks[deck].flatMap(([card, copies]) => Array.from({ length: copies }, () => card));
