// What is a match? Its game, options, seed and answers: everything else comes from replaying them.

import type { Emit } from './agenda.ts';
import { type Answer, encode, Refused } from './answer.ts';
import { newReply } from './decision.ts';
import { hash } from './hash.ts';
import { advance } from './play.ts';
import type { Seed } from './rng.ts';
import { BadInput, type Json, type Rules, type Seat } from './rules.ts';
import type { State } from './state.ts';

export interface MatchRecord {
  readonly game: string;
  readonly version: number;
  readonly options: Json;
  readonly seed: Seed;
  readonly answers: readonly Answer[];
  /** The hash of the last state, when whoever wrote the record knew it. */
  readonly hash: string | null;
  /** An answer was taken back after something had been shown, so that whoever wins knew more than the rules allow. */
  readonly takebacks?: true;
}

export interface Match<S extends State, V, O, E> {
  readonly rules: Rules<S, V, O, E>;
  readonly options: O;
  readonly seed: Seed;
  readonly answers: Answer[];
  /** Where undo stops: answers before this index have shown chance or something hidden. */
  floor: number;
  /** Something was taken back from below the floor. */
  takebacks: boolean;
  state: S;
}

/** A match that has just been set up. Its first events are told to `tell`. */
export function begin<S extends State, V, O, E>(
  rules: Rules<S, V, O, E>,
  seed: Seed,
  options: O,
  tell: Emit<E> | null = null,
): Match<S, V, O, E> {
  return { rules, options, seed, answers: [], floor: 0, takebacks: false, state: rules.setup(seed, options, tell) };
}

/** Plays one answer; throws Refused and changes nothing when it is not legal. `tell` hears each event as it happens. */
export function answer<S extends State, V, O, E>(
  match: Match<S, V, O, E>,
  given: Answer,
  tell: Emit<E> | null = null,
): readonly E[] {
  const { rules } = match;
  const reply = newReply();
  const reason = encode(rules, match.state, given, reply);
  if (reason !== null) throw new Refused(reason);
  const events: E[] = [];
  let shown = false;
  advance(rules, match.state, given.seat, reply, (event) => {
    events.push(event);
    shown ||= rules.reveals(event);
    tell?.(event);
  });
  match.answers.push(given);
  if (shown) match.floor = match.answers.length;
  return events;
}

/** How many answers the players on these seats may take back: none once the other side has acted or something was shown. */
export function undoable<S extends State, V, O, E>(match: Match<S, V, O, E>, seats: readonly Seat[]): number {
  let count = 0;
  for (let i = match.answers.length - 1; i >= match.floor && seats.includes(match.answers[i].seat); i--) count++;
  return count;
}

/** Takes back the last answers by playing the ones before them again. */
export function undo<S extends State, V, O, E>(match: Match<S, V, O, E>, count: number): void {
  const kept = match.answers.slice(0, match.answers.length - count);
  match.state = match.rules.setup(match.seed, match.options, null);
  match.answers.length = 0;
  match.floor = 0;
  for (const given of kept) answer(match, given);
}

/** How many answers go back with the last one that these seats have given: those since then too; 0 when there is none. */
export function sinceAnswerOf<S extends State, V, O, E>(match: Match<S, V, O, E>, seats: readonly Seat[]): number {
  const last = match.answers.findLastIndex(({ seat }) => seats.includes(seat));
  return last < 0 ? 0 : match.answers.length - last;
}

/** Takes back the last answer that these seats have given, whatever was shown since: the match is marked for it. */
export function takeBackAnyway<S extends State, V, O, E>(match: Match<S, V, O, E>, seats: readonly Seat[]): void {
  const count = sinceAnswerOf(match, seats);
  if (count > undoable(match, seats)) match.takebacks = true;
  undo(match, count);
}

export const recordOf = <S extends State, V, O, E>(match: Match<S, V, O, E>): MatchRecord => ({
  game: match.rules.id,
  version: match.rules.version,
  options: match.rules.shorten(match.options),
  seed: match.seed,
  answers: [...match.answers],
  hash: hash(match.state),
  ...(match.takebacks ? { takebacks: true } : {}),
});

/** Plays a record from the start, step by step; throws BadInput that names the answer when one does not fit. */
export function replay<S extends State, V, O, E>(
  rules: Rules<S, V, O, E>,
  record: MatchRecord,
  step: ((state: S, events: readonly E[], given: Answer | null) => void) | null = null,
): Match<S, V, O, E> {
  checkVersion(rules, record);
  const opening: E[] = [];
  const match = begin(rules, record.seed, rules.options(record.options), (event) => opening.push(event));
  match.takebacks = record.takebacks === true;
  step?.(match.state, opening, null);
  record.answers.forEach((given, index) => {
    try {
      const events = answer(match, given);
      step?.(match.state, events, given);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      throw new BadInput(`answers[${index}]`, error.message, error.reason);
    }
  });
  if (record.hash !== null && record.hash !== hash(match.state)) {
    throw new BadInput('hash', `is ${record.hash}, but these answers lead to ${hash(match.state)}: they were changed`);
  }
  return match;
}

/** A record from outside; its options and answers are checked when it is replayed. */
export function readRecord(input: unknown): MatchRecord {
  if (typeof input !== 'object' || input === null) throw new BadInput('', 'this is not a match record');
  const {
    game,
    version,
    options = {},
    seed,
    answers,
    hash: last = null,
    takebacks,
    ...rest
  }: Partial<MatchRecord> = input;
  for (const name of Object.keys(rest)) throw new BadInput(name, 'is no part of a match record');
  if (typeof game !== 'string') throw new BadInput('game', 'must be the id of a game');
  if (typeof version !== 'number') throw new BadInput('version', 'must be the number of the rules it was played by');
  if (typeof seed !== 'string' || seed === '') throw new BadInput('seed', 'must be a text that is not empty');
  if (!Array.isArray(answers)) throw new BadInput('answers', 'must be a list');
  if (last !== null && typeof last !== 'string') throw new BadInput('hash', 'must be a text or left out');
  const strange = answers.findIndex((given: unknown) => typeof given !== 'object' || given === null);
  if (strange >= 0) throw new BadInput(`answers[${strange}]`, 'must be like {"seat": 0, "decision": 1, "pick": "end"}');
  return { game, version, options, seed, answers, hash: last, ...(takebacks === true ? { takebacks } : {}) };
}

export function checkVersion(rules: { readonly id: string; readonly version: number }, record: MatchRecord): void {
  if (record.game !== rules.id) throw new BadInput('game', `this is a match of ${record.game}, not of ${rules.id}`);
  if (record.version !== rules.version) {
    throw new BadInput('version', `is ${record.version}; this program plays ${rules.id} by rules ${rules.version}`);
  }
}
