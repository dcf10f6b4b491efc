// Which options belong to which card on the table? The prompt shows those of the card that is selected.

import type { Blocked, Decision } from '@duello/kernel';
import type { PromptOption } from '@duello/table';
import { type CardId, type Counts, QUESTIONS, type QuestionName, readOption } from '../../index.ts';

/** Where on the table an option's card lies; `spell` is one the enemy has revealed, `own` one of the own plan. */
export type CardZone = 'hand' | 'supply' | 'shield' | 'play' | 'spell' | 'own';

/** A thing on the table; `index` tells alike ones apart: the number of a shield or of a spell, from 1. */
export interface Target {
  readonly place: CardZone;
  readonly card: CardId;
  readonly index: number;
  /** A copy that is taken into what is being composed. */
  readonly used?: boolean;
  /** The hand card that was dropped on it; any when left out. */
  readonly by?: CardId;
}

export interface Action {
  readonly key: string;
  readonly card: CardId | null;
  readonly place: CardZone | null;
  readonly index: number;
}

/** How the open question is answered: what the table marks, and what pressing things does. */
export interface Answering {
  readonly choices: Choices;
  /** Hand cards taken into what is being composed. */
  readonly used: Counts;
  readonly options: readonly PromptOption[];
  press(target: Target): void;
  /** Does the default with a card; false when there is none. */
  act(target: Target): boolean;
}

export const questionOf = ({ what }: { readonly what: string }): QuestionName =>
  QUESTIONS.find((name) => name === what) ?? 'action';

/** Where the card of an option lies, unless it is in hand. */
const ZONES: { readonly [word: string]: CardZone } = {
  buy: 'supply',
  outcastPlayed: 'play',
  aimSpell: 'spell',
  aimShield: 'shield',
};

function actionOf(question: QuestionName, key: string): Action {
  const option = readOption(question, key);
  if (!('card' in option)) return { key, card: null, place: null, index: 0 };
  const index = 'place' in option && option.word !== 'feedSpell' ? option.place : 0;
  return { key, card: option.card, place: ZONES[option.word] ?? 'hand', index };
}

/** True when the action is about this thing: its own card, or the shield it aims at. */
const isAbout =
  ({ place, card, index, by }: Target) =>
  (action: Action): boolean => {
    if (place === 'shield' && action.place === 'hand')
      return action.index === index && (by === undefined || action.card === by);
    if (action.place !== place || action.card !== card) return false;
    return place === 'hand' || action.index === index;
  };

export interface Choices {
  /** What can be done with a thing on the table. */
  at(target: Target): readonly Action[];
  /** Why something can't be done with it. */
  blockedAt(target: Target): readonly Blocked[];
  /** What belongs to no card: end, pass, none. */
  readonly free: readonly Action[];
}

export const NO_CHOICES: Choices = { at: () => [], blockedAt: () => [], free: [] };

export function choicesFrom(question: QuestionName, keys: readonly string[], blocked: readonly Blocked[]): Choices {
  const actions = keys.map((key) => actionOf(question, key));
  const shields = (target: Target, action: Action): boolean => target.place === 'shield' && action.index === 0;
  return {
    at: (target) => actions.filter((action) => isAbout(target)(action) && !shields(target, action)),
    blockedAt: (target) => blocked.filter(({ key }) => isAbout(target)(actionOf(question, key))),
    free: actions.filter((action) => action.card === null),
  };
}

export const choicesOf = (decision: Decision | null): Choices =>
  decision === null
    ? NO_CHOICES
    : choicesFrom(
        questionOf(decision),
        decision.options.map(({ key }) => key),
        decision.blocked,
      );

/** What a double click, a drag or the space bar does: the first option, unless it needs a target of its own. */
export function defaultOf(actions: readonly Action[]): Action | null {
  const [first = null] = actions;
  return first !== null && first.index > 0 && actions.length > 1 ? null : first;
}
