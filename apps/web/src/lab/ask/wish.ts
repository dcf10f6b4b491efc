// What is somebody about to ask? Every choice of the form, and the question it comes to.

import type { LevelName } from '@duello/bots';
import type { GameId } from '@duello/games';
import type { Json } from '@duello/kernel';
import type { Ask, Measure, Question } from '@duello/lab/questions';
import type { ChosenOptions } from '@duello/table';

/** Fast enough for a visit; whoever wants more asks the command line. */
export const LEVELS = ['novice', 'casual', 'club', 'strong'] as const satisfies readonly LevelName[];
export const MATCHES = [16, 64, 200, 1000] as const;
/** A difference that matters, by what is compared: shares in points. */
export const WITHIN: Readonly<Record<Measure, readonly number[]>> = {
  firstPlayer: [0.02, 0.05, 0.1],
  comebacks: [0.02, 0.05, 0.1],
  draws: [0.01, 0.02, 0.05],
  length: [0.5, 1, 2],
  leadChanges: [0.25, 0.5, 1],
  choices: [0.1, 0.25, 0.5],
};
export const isShare = (measure: Measure): boolean => WITHIN[measure][0] < 0.05;

export interface Wish {
  readonly game: GameId;
  readonly ask: Ask;
  readonly level: string;
  readonly confirm: string | null;
  readonly matches: number;
  readonly seed: string;
  readonly options: ChosenOptions;
  readonly other: ChosenOptions;
  readonly measure: Measure;
  readonly within: number;
  /** Empty for all cards. */
  readonly card: string;
  readonly removal: 'swap' | 'forbid';
  /** Fields of the card that differ. */
  readonly change: { readonly [field: string]: Json };
}

/** Small enough for half a minute. */
export const usualWish = (game: GameId): Wish => ({
  ...{ game, ask: 'health', level: 'casual', confirm: null, matches: 64, seed: 'lab' },
  ...{ options: {}, other: {}, measure: 'firstPlayer', within: WITHIN.firstPlayer[1] },
  ...{ card: '', removal: 'swap', change: {} },
});

const isOptions = (json: Json): json is ChosenOptions =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
const optionsOf = (json: Json): ChosenOptions => (isOptions(json) ? json : {});

/** The same question once more, with more matches. */
export function wishAgain(question: Question, game: GameId): Wish {
  const { ask, level, confirm, seed, options } = question;
  const matches = MATCHES.find((n) => n > question.matches) ?? question.matches;
  const base: Wish = { ...usualWish(game), ask, level, confirm, matches, seed, options: optionsOf(options) };
  switch (question.ask) {
    case 'health':
    case 'matchups':
      return base;
    case 'cards':
      return { ...base, card: question.cards?.[0] ?? '', removal: question.removal };
    case 'rules':
      return { ...base, other: optionsOf(question.b), measure: question.measure, within: question.within };
    case 'whatif': {
      const [card, change] = Object.entries(question.changes)[0] ?? ['', {}];
      return { ...base, card, change: optionsOf(change) };
    }
  }
}

export type Lack = 'lab.other.none' | 'lab.numbers.same' | 'lab.card.unavailable';

/** What is still missing; null when it can be asked. */
export function lackOf({ ask, other, change, card }: Wish): Lack | null {
  if (ask === 'rules' && Object.keys(other).length === 0) return 'lab.other.none';
  if (ask === 'whatif' && (card === '' || Object.keys(change).length === 0)) return 'lab.numbers.same';
  return null;
}

export function questionOf(wish: Wish): Question {
  const { game, level, confirm, matches, options, ask } = wish;
  const seed = wish.seed.trim() === '' ? 'lab' : wish.seed.trim();
  const common = { game, level, confirm: confirm === level ? null : confirm, matches, seed, options };
  switch (ask) {
    case 'health':
    case 'matchups':
      return { ...common, ask };
    case 'cards':
      return { ...common, ask, confirm: null, cards: wish.card === '' ? null : [wish.card], removal: wish.removal };
    case 'rules':
      return { ...common, ask, confirm: null, a: {}, b: wish.other, measure: wish.measure, within: wish.within };
    case 'whatif':
      return { ...common, ask, confirm: null, changes: { [wish.card]: wish.change } };
  }
}
