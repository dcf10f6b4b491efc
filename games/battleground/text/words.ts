// Which words does a table of Battleground need, whatever the language?

import type { Reason, Viewer } from '@duello/kernel';
import type { Chosen, EndingRows, GlossaryEntry, LeftRows, NameOf, Prompt, Settings } from '@duello/language';
import type { BoxCard } from '../cards/box/catalogue.ts';
import type { PresetId } from '../cards/box/presets.ts';
import type { Spell } from '../cards/spell.ts';
import type { ClassId, Colour, Condition, Cost, SpellType } from '../cards/vocabulary.ts';
import type { Left } from '../rules/preview/left-to-do.ts';
import type { Event, PhaseName } from '../rules/state/events.ts';
import { ENDINGS, type QuestionName } from '../rules/state/frames.ts';
import type { SWITCHES } from '../rules/state/options.ts';

/** What has a name and a reminder of one sentence, besides conditions: keywords, icons, and words of the board. */
export const TERMS = [
  'rangeIcon',
  'shield',
  'packTactics',
  'aura',
  'enchantment',
  'token',
  'enchant',
  'unenchant',
  'enchanted',
  'end',
  'arrives',
  'attack',
  'advance',
  'defend',
  'defence',
  'threatens',
  'flanked',
  'damage',
  'heal',
  'gainAttack',
  'gainHp',
  'kill',
  'dies',
  'target',
  'ally',
  'foe',
  'own',
  'field',
  'intersection',
  'lane',
  'row',
  'homeRow',
  'adjacent',
  'neighbouring',
  'range',
  'summon',
  'sorcery',
  'crystal',
  'unique',
  'tier',
  'cast',
  'prepare',
  'charge',
  'retain',
  'draw',
  'gainMana',
  'gainCrystal',
  'condition',
  'exp',
  'coin',
  'market',
] as const;
export type Term = (typeof TERMS)[number];

/** A word with a rule behind it, in one sentence. */
export interface Reminder {
  readonly name: string;
  readonly reminder: string;
}

export const ENDING_NAMES = ['conceded', ...ENDINGS] as const;
export type EndingName = (typeof ENDING_NAMES)[number];

/** The values of each option of a game. */
export interface SettingValues extends Chosen<typeof SWITCHES> {
  /** `custom` stands for any number. */
  readonly roundLimit: 'standard' | 'custom' | 'off';
}

export type Noun =
  | 'spell'
  | 'spells'
  | 'summon'
  | 'summons'
  | 'life'
  | 'hp'
  | 'attack'
  | 'defence'
  | 'range'
  | 'tier'
  | 'cost'
  | 'mana'
  | 'exp'
  | 'coin'
  | 'coins'
  | 'coinPool'
  | 'deck'
  | 'hand'
  | 'discardPile'
  | 'retained'
  | 'prepared'
  | 'slot'
  | 'charges'
  | 'playArea'
  | 'tokens'
  | 'conditions'
  | 'battleground'
  | 'field'
  | 'lane'
  | 'row'
  | 'homeRow'
  | 'defending'
  | 'threatened'
  | 'owner'
  | 'class'
  | 'draft'
  | 'market'
  | 'marketRow'
  | 'marketDeck'
  | 'marketPile'
  | 'crystals'
  | 'locked'
  | 'oldest'
  | 'newest'
  | 'removed'
  | 'unseen'
  | 'turn'
  | 'round'
  | 'phase'
  | 'gamePhase'
  | 'south'
  | 'north'
  | 'you'
  | 'opponent'
  | 'playerA'
  | 'playerB';

/** A set as a player meets it: the class, its motto, its plan in a sentence. */
export interface SetText {
  readonly name: string;
  readonly motto: string;
  readonly plan: string;
}

export interface PresetText {
  readonly name: string;
  readonly plan: string;
}

/** What a described table says beside nouns. */
export interface TableWords {
  readonly yourTurn: string;
  theirTurn(who: string): string;
  readonly discards: string;
  readonly inPlay: string;
  readonly freeSlot: string;
  faceDown(round: number): string;
  charged(charges: string): string;
  /** The phase of the game, and what is left in its pool; null for no end of it. */
  marketHead(phase: number, left: number | null): string;
  readonly order: string;
  readonly leaves: string;
  opensAfter(coins: number): string;
  readonly opensLater: string;
  /** How many spells follow, and the next one where it is known. */
  inDeck(count: number, coming: string | null): string;
  tierDiscards(tier: number): string;
}

/** What a newcomer meets in questions and in the log. */
export const GLOSSARY = [
  'lane',
  'homeRow',
  'field',
  'coin',
  'exp',
  'crystal',
  'summon',
  'prepare',
  'charge',
  'retain',
  'enchantment',
  'unique',
  'market',
  'tier',
] as const;

/** By what a seat may stand better: the terms of a bot’s value, which hints and reviews name. */
export const STANDING = [
  'standing',
  'life',
  'opponentLife',
  'danger',
  'threat',
  'board',
  'inPlay',
  'prepared',
  'hand',
  'deck',
  'coins',
] as const;

/** One language. */
export interface Words {
  readonly glossary: Readonly<Record<(typeof GLOSSARY)[number], GlossaryEntry>>;
  readonly names: Readonly<Record<BoxCard, string>>;
  readonly flavours: Readonly<Record<BoxCard, string>>;
  readonly sets: Readonly<Record<ClassId | 'neutral', SetText>>;
  readonly presets: Readonly<Record<PresetId, PresetText>>;
  readonly classes: Readonly<Record<ClassId, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly types: Readonly<Record<SpellType, string>>;
  readonly conditions: Readonly<Record<Condition, Reminder>>;
  readonly terms: Readonly<Record<Term, Reminder>>;
  readonly phases: Readonly<Record<PhaseName | 'over', string>>;
  readonly nouns: Readonly<Record<Noun, string>>;
  /** A label inside a line: small, unless the language writes nouns with capitals. */
  small(label: string): string;
  readonly table: TableWords;
  /** The type line. */
  kind(card: Spell): string;
  /** What it costs to cast. */
  costs(card: Spell): string;
  /** Any mana in words: "2 white, 1 red". */
  cost(cost: Cost): string;
  /** The rules text, one ability an entry. */
  card(card: Spell, nameOf: NameOf): readonly string[];
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
