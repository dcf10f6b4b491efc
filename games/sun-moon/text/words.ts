// Which words does a table of Sun & Moon need, whatever the language?

import type { Reason, Viewer } from '@duello/kernel';
import type { Chosen, EndingRows, GlossaryEntry, LeftRows, NameOf, Prompt, Settings } from '@duello/language';
import type { BoxCard } from '../cards/box/catalogue.ts';
import type { ReadyDeckId } from '../cards/box/ready-decks.ts';
import type { Ability, Card } from '../cards/card.ts';
import type { Modes } from '../cards/effects.ts';
import {
  type CardType,
  type Class,
  type Edition,
  KEYWORDS,
  MOMENTS,
  type Rarity,
  type Trait,
} from '../cards/vocabulary.ts';
import type { Left } from '../rules/preview/left-to-do.ts';
import type { Event } from '../rules/state/events.ts';
import type { QuestionName } from '../rules/state/frames.ts';
import type { SWITCHES } from '../rules/state/options.ts';
import { SKILL_NAMES, type SkillName } from '../rules/state/skills.ts';
import type { ACTION_KINDS, PHASES } from '../rules/state/state.ts';

/** What has a name and a reminder of one sentence: keywords, skills, moments, and words with a rule behind them. */
export const TERMS = [
  ...KEYWORDS,
  'cantAttack',
  'cantDefend',
  'enchant',
  'chooseOne',
  'tap',
  'played',
  ...MOMENTS,
  'untilEnd',
  ...SKILL_NAMES,
  'skillCard',
  'x',
  'fatigue',
  'automatic',
  'life',
  'damage',
  'summoning',
  'spell',
  'enchantment',
  'attack',
  'defense',
  'tapped',
  'ability',
  'target',
  'response',
  'window',
  'chain',
  'discardArea',
  'controller',
  'mulligan',
  'draft',
  'triple',
  'match',
  'tournament',
] as const;
export type Term = (typeof TERMS)[number];

/** A word with a rule behind it, in one sentence. */
export interface Reminder {
  readonly name: string;
  readonly reminder: string;
}

/** How a match or a tournament can end. */
export const ENDING_NAMES = [
  'conceded',
  'lifeLost',
  'bothLost',
  'turnLimit',
  'tournamentWon',
  'tournamentDrawn',
  'endless',
] as const;
export type EndingName = (typeof ENDING_NAMES)[number];

/** The values of each option of a game. */
export interface SettingValues extends Chosen<typeof SWITCHES> {
  readonly deckA: ReadyDeckId;
  readonly deckB: ReadyDeckId;
}

export type Noun =
  | 'card'
  | 'cards'
  | 'summoning'
  | 'summonings'
  | 'spell'
  | 'enchantment'
  | 'enchantments'
  | 'skill'
  | 'skills'
  | 'skillCard'
  | 'ability'
  | 'abilities'
  | 'attack'
  | 'defense'
  | 'damage'
  | 'cost'
  | 'price'
  | 'life'
  | 'fatigue'
  | 'deck'
  | 'hand'
  | 'discardArea'
  | 'inPlay'
  | 'tapped'
  | 'untapped'
  | 'used'
  | 'untilEnd'
  | 'chain'
  | 'response'
  | 'attacker'
  | 'defender'
  | 'target'
  | 'option'
  | 'class'
  | 'rarity'
  | 'edition'
  | 'draft'
  | 'constructed'
  | 'draftPile'
  | 'triple'
  | 'pick'
  | 'taken'
  | 'out'
  | 'list'
  | 'unseen'
  | 'setAside'
  | 'match'
  | 'tournament'
  | 'starter'
  | 'turn'
  | 'phase'
  | 'you'
  | 'opponent'
  | 'playerA'
  | 'playerB';

/** What a described table says beside nouns. */
export interface TableWords {
  /** The viewer's wins first. */
  match(number: number, wins: readonly [number, number]): string;
  readonly yourTurn: string;
  theirTurn(who: string): string;
  pick(number: number, of: number): string;
  readonly known: string;
  readonly discards: string;
  readonly byCost: string;
  /** The fatigue that the next turn begins with. */
  nextTurn(fatigue: number): string;
  readonly skill: Readonly<Record<'ready' | 'tapped' | 'used', string>>;
  skillCard(state: string): string;
  readonly tapped: string;
  damage(damage: number): string;
  thisTurn(change: string): string;
  given(change: string): string;
  /** What is on a summoning. */
  with(name: string): string;
  of(who: string): string;
  readonly does: Readonly<Record<(typeof ACTION_KINDS)[number], (name: string) => string>>;
  readonly happensFirst: string;
}

/** The cards of a class as a player meets them: the class, the name of its deck, its plan in a sentence. */
export interface SetText {
  readonly name: string;
  readonly motto: string;
  readonly plan: string;
}

export interface ReadyDeckText {
  readonly name: string;
  readonly plan: string;
}

/** What a newcomer meets in questions and in the log. */
export const GLOSSARY = [
  'fatigue',
  'summoning',
  'skill',
  'ability',
  'fast',
  'respond',
  'tapped',
  'mulligan',
  'draft',
  'discardArea',
  'x',
  'chain',
] as const;

/** By what a seat may stand better: the terms of a bot’s value, which hints and reviews name. */
export const STANDING = [
  'standing',
  'won',
  'life',
  'board',
  'attack',
  'threat',
  'hand',
  'fatigue',
  'deck',
  'tournament',
] as const;

/** One language. */
export interface Words {
  readonly glossary: Readonly<Record<(typeof GLOSSARY)[number], GlossaryEntry>>;
  readonly names: Readonly<Record<BoxCard, string>>;
  readonly flavours: Readonly<Record<BoxCard, string>>;
  /** The three decks of the box. */
  readonly sets: Readonly<Record<Class, SetText>>;
  /** The ready-made decks. */
  readonly decks: Readonly<Record<ReadyDeckId, ReadyDeckText>>;
  readonly classes: Readonly<Record<Class, string>>;
  readonly rarities: Readonly<Record<Rarity, string>>;
  readonly editions: Readonly<Record<Edition, string>>;
  readonly types: Readonly<Record<CardType, string>>;
  /** What a summoning is at the moment: "Pierce", "Can't attack". */
  readonly traits: Readonly<Record<Trait, string>>;
  /** The skill card: each skill, with its price and what it does. */
  readonly skills: Readonly<Record<SkillName, { readonly name: string; readonly text: string }>>;
  readonly harden: { readonly name: string; readonly text: string };
  readonly phases: Readonly<Record<(typeof PHASES)[number] | 'over', string>>;
  readonly nouns: Readonly<Record<Noun, string>>;
  /** A label inside a line: small, unless the language writes nouns with capitals. */
  small(label: string): string;
  readonly terms: Readonly<Record<Term, Reminder>>;
  readonly table: TableWords;
  /** Of this card: an Italian adjective agrees with its type. */
  rarity(card: Card): string;
  /** The type line, without the rarity: "Warlock Summoning". */
  kind(card: Card): string;
  /** What it costs to play: "2 fatigue". */
  costs(card: Card): string;
  /** The rules text, one ability an entry; `theirs` for a card of the reader's opponent: "you" is whoever reads. */
  card(card: Card, nameOf: NameOf, theirs?: boolean): readonly string[];
  /** One activated ability of a card of that type: "Tap: draw a card." */
  ability(ability: Ability, type: CardType, theirs?: boolean): string;
  /** What can be chosen from, a sentence each: the options of Choose one. */
  modes(modes: Modes, type: CardType, theirs?: boolean): readonly string[];
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
