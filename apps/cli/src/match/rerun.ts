// Does a match that was found still play? As far as wanted; what does not fit is said of its file, in the game's words.

import { BadInput, type Match, type MatchRecord, replay, type State } from '@duello/kernel';
import { headOf, patience } from '@duello/language';
import { words as allWords, type Lang, painter, type TerminalGame, WIDTH } from '@duello/terminal';
import { type Found, inWords, typed } from './saved.ts';

interface Rerun<S extends State, V, O, E> {
  readonly match: Match<S, V, O, E>;
  /** What was replayed: cut off, and then without a hash, when not the whole was wanted. */
  readonly record: MatchRecord;
  readonly whole: boolean;
}

/** Replays the first `to` answers, or all; throws BadInput, also where a match is too long to be real. */
export function rerun<S extends State, V, O, E>(
  game: TerminalGame<S, V, O, E>,
  found: Found,
  lang: Lang,
  to: number | null = null,
  step: ((state: S, events: readonly E[]) => void) | null = null,
): Rerun<S, V, O, E> {
  const { rules } = game.tools;
  try {
    const all = inWords(rules, found);
    const whole = to === null || to >= all.answers.length;
    const record = whole ? all : { ...all, answers: all.answers.slice(0, to), hash: null };
    const limit = patience();
    const match = replay(rules, record, (state, events) => {
      for (const _event of events) limit.event();
      limit.answered();
      step?.(state, events);
    });
    return { match, record, whole };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(found.file ?? '', sentenceOf(game, found, lang, error), error.reason);
  }
}

function sentenceOf<S extends State, V, O, E>(
  game: TerminalGame<S, V, O, E>,
  found: Found,
  lang: Lang,
  { path, message, reason }: BadInput,
): string {
  if (reason === null) return message;
  const { options } = 'record' in found ? found.record : headOf(found.link);
  const words = allWords[lang];
  const manner = { viewer: 'watcher', lang, words, width: WIDTH, paint: painter(false) } as const;
  const said = game.layout(manner, game.tools.rules.options(options)).reason(reason);
  // A link is read whole or not at all.
  if ('link' in found || found.file === null) return `${path}: ${said}`;
  const index = Number(/\d+/.exec(path)?.[0] ?? 0);
  return `${path}: ${said} ${words.fitsUntil(`duello replay ${typed(found.file)} --to ${index}`)}`;
}
