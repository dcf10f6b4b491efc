// Which words does a table of Contracts need, whatever the language?

import type { Reason, Viewer } from '@duello/kernel';
import type { Chosen, EndingRows, GlossaryEntry, LeftRows, NameOf, Prompt, Settings } from '@duello/language';
import type { BoxCard, DeckCard, DeckId } from '../cards/box/catalogue.ts';
import type { Contract } from '../cards/contract.ts';
import { type Colour, type Cost, MOMENTS, STATUSES } from '../cards/vocabulary.ts';
import type { Left } from '../rules/preview/left-to-do.ts';
import type { Event, Source } from '../rules/state/events.ts';
import type { QuestionName } from '../rules/state/frames.ts';
import type { SWITCHES } from '../rules/state/options.ts';
import type { PHASES } from '../rules/state/state.ts';

/** What has a name and a reminder of one sentence: every keyword, status and moment, and the verbs of the game. */
export const TERMS = [
  ...STATUSES,
  ...MOMENTS,
  'magicDamage',
  'fade',
  'faded',
  'disarm',
  'give',
  'gain',
  'draw',
  'fetch',
  'specialDraw',
  'use',
  'orb',
  'activeOrb',
  'token',
  'pure',
] as const;
export type Term = (typeof TERMS)[number];

export const ENDINGS = ['conceded', 'defeated', 'bothDefeated', 'turnLimit', 'endless'] as const;
export type EndingName = (typeof ENDINGS)[number];

/** The values of each option of a game. */
export interface SettingValues extends Chosen<typeof SWITCHES> {
  readonly deckA: DeckId;
  readonly deckB: DeckId;
}
export type Noun =
  | 'contract'
  | 'contracts'
  | 'creature'
  | 'creatures'
  | 'spell'
  | 'orb'
  | 'rune'
  | 'health'
  | 'attack'
  | 'durability'
  | 'magicDamage'
  | 'cost'
  | 'useCost'
  | 'mana'
  | 'extractors'
  | 'tanks'
  | 'full'
  | 'empty'
  | 'deck'
  | 'hand'
  | 'discardPile'
  | 'line'
  | 'place'
  | 'field'
  | 'burnout'
  | 'nextBurnout'
  | 'specialDraw'
  | 'used'
  | 'unused'
  | 'active'
  | 'faded'
  | 'acted'
  | 'justCame'
  | 'mustBeAttacked'
  | 'turn'
  | 'phase'
  | 'you'
  | 'opponent'
  | 'playerA'
  | 'playerB';

/** What a described table says beside nouns. */
export interface TableWords {
  readonly yourTurn: string;
  theirTurn(who: string): string;
  readonly known: string;
  readonly discards: string;
  readonly special: Readonly<Record<'used' | 'left', string>>;
  readonly orbActive: string;
  toUse(cost: string): string;
  /** Of an Orb or a Rune. */
  readonly used: string;
  readonly faded: string;
  damage(damage: number): string;
  gained(change: string): string;
  thisTurn(change: string): string;
  given(change: string): string;
  readonly acted: string;
  readonly isNew: string;
}

/** What a newcomer meets in questions and in the log. */
export const GLOSSARY = [
  'extractor',
  'tank',
  'mana',
  'pureMana',
  'element',
  'contract',
  'rune',
  'orb',
  'line',
  'discard',
  'fetch',
  'burnout',
] as const;

/** By what a seat may stand better: the terms of a bot’s value, which hints and reviews name. */
export const STANDING = ['ownHealth', 'theirHealth', 'creatures', 'items', 'mana', 'hand', 'deck', 'turn'] as const;

/** One language. */
export interface Words {
  readonly glossary: Readonly<Record<(typeof GLOSSARY)[number], GlossaryEntry>>;
  readonly names: Readonly<Record<BoxCard, string>>;
  readonly flavours: Readonly<Record<DeckCard, string>>;
  readonly decks: Readonly<Record<DeckId, { readonly name: string; readonly theme: string; readonly plan: string }>>;
  /** Fire, water, light, pure. */
  readonly elements: Readonly<Record<Colour, string>>;
  /** Red, blue, yellow, grey. */
  readonly colours: Readonly<Record<Colour, string>>;
  /** One extractor or tank of the kind. */
  readonly sources: Readonly<Record<Source, string>>;
  readonly phases: Readonly<Record<(typeof PHASES)[number] | 'over', string>>;
  readonly nouns: Readonly<Record<Noun, string>>;
  /** A label inside a line: small, unless the language writes nouns with capitals. */
  small(label: string): string;
  readonly terms: Readonly<Record<Term, { readonly name: string; readonly reminder: string }>>;
  readonly table: TableWords;
  /** The type line. */
  kind(card: Contract): string;
  /** What it costs to play. */
  costs(card: Contract): string;
  /** Any cost in words: "1 fire, 2 pure". */
  cost(cost: Cost): string;
  /** The rules text, one ability an entry. */
  card(card: Contract, nameOf: NameOf): readonly string[];
  /** A line of the log as the viewer reads it; null where a line would be noise. */
  event(event: Event, viewer: Viewer, nameOf: NameOf): string | null;
  /** Why not: a sentence that says what is missing. */
  reason(reason: Reason, nameOf: NameOf): string;
  readonly questions: Readonly<Record<QuestionName, Prompt>>;
  option(question: QuestionName, key: string, nameOf: NameOf): string;
  /** What ending a turn or phase would leave undone. */
  readonly left: LeftRows<Left['what']>;
  readonly endings: EndingRows<EndingName>;
  readonly standing: Readonly<Record<(typeof STANDING)[number], string>>;
  readonly settings: Settings<SettingValues>;
}
