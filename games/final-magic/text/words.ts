// Which words does a table of Final Magic need, whatever the language?

import type { Reason, Viewer } from '@duello/kernel';
import type { Chosen, EndingRows, GlossaryEntry, LeftRows, NameOf, Prompt, Settings } from '@duello/language';
import type { BoxCard } from '../cards/box/catalogue.ts';
import type { Card } from '../cards/card.ts';
import type { Element } from '../cards/vocabulary.ts';
import type { Left } from '../rules/preview/left-to-do.ts';
import type { Event, PhaseName } from '../rules/state/events.ts';
import type { EndingName, QuestionName } from '../rules/state/frames.ts';
import type { SWITCHES } from '../rules/state/options.ts';
import type { PresetId } from '../rules/state/presets.ts';

/** The values of each option of a game. */
export interface SettingValues extends Chosen<typeof SWITCHES> {
  readonly supply: 'random' | 'handPicked' | 'preset';
  /** `custom` stands for any two numbers. */
  readonly roundLimit: 'standard' | 'custom' | 'off';
}
export type Noun =
  | 'health'
  | 'mana'
  | 'coins'
  | 'price'
  | 'hand'
  | 'deck'
  | 'discardPile'
  | 'outcastPile'
  | 'inPlay'
  | 'standingShields'
  | 'supply'
  | 'buyZone'
  | 'round'
  | 'nextDraw'
  | 'suddenDeath'
  | 'plan'
  | 'you'
  | 'opponent'
  | 'playerA'
  | 'playerB';

/** What a described table says beside nouns. */
export interface TableWords {
  yourPhase(phase: string): string;
  theirPhase(who: string, phase: string): string;
  readonly known: string;
  readonly discards: string;
  readonly outcast: string;
  readonly bought: string;
  readonly shields: string;
  /** What a shield still blocks. */
  blocks(capacity: number): string;
  readonly revealed: string;
  fedWith(cards: string): string;
  readonly exchange: string;
}

/** What a newcomer meets in questions and in the log. */
export const GLOSSARY = [
  'currency',
  'gem',
  'mana',
  'coppers',
  'feed',
  'outcast',
  'buyPhase',
  'actionPhase',
  'fight',
  'counter',
] as const;

/** By what a seat may stand better: the terms of a bot’s value, which hints and reviews name. */
export const STANDING = ['standing', 'life', 'shields', 'cards', 'money', 'mana', 'spells'] as const;

/** One language. */
export interface Words {
  readonly glossary: Readonly<Record<(typeof GLOSSARY)[number], GlossaryEntry>>;
  readonly names: Readonly<Record<BoxCard, string>>;
  readonly elements: Readonly<Record<Element | 'neutral', string>>;
  readonly phases: Readonly<Record<PhaseName | 'draw', string>>;
  readonly nouns: Readonly<Record<Noun, string>>;
  readonly table: TableWords;
  /** Element, phase and priority of a spell; otherwise the type of the card. */
  kind(card: Card): string;
  /** What it costs to buy, and to cast. */
  costs(card: Card): string;
  /** The rules text, one sentence an entry. */
  card(card: Card, nameOf: NameOf): readonly string[];
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
  readonly presets: Readonly<Record<PresetId, { readonly name: string; readonly sentence: string }>>;
}
