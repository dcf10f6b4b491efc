// What must hold at every decision, whatever is answered? Each check looks at one moment and leaves it as it was.

import {
  type Answer,
  advance,
  apply,
  decisionOf,
  decode,
  hash,
  isAsked,
  load,
  other,
  Refused,
  type Reply,
  type Rng,
  SEATS,
  type Seat,
  type State,
  save,
  type Viewer,
} from '@duello/kernel';
import type { Game } from './games.ts';

/** A position and the answer that is about to be given in it. */
export interface Moment<S extends State, V, O, E> {
  readonly game: Game<S, V, O, E>;
  readonly options: O;
  readonly state: S;
  readonly seat: Seat;
  readonly reply: Reply;
  readonly rng: Rng;
}

/** What is wrong, or null. */
type Check = <S extends State, V, O, E>(moment: Moment<S, V, O, E>) => string | null;

/** A copy of the state after the answer, with what happened. */
function after<S extends State, V, O, E>({ game, seat, reply }: Moment<S, V, O, E>, state: S) {
  const events: E[] = [];
  advance(game.rules, state, seat, reply, (event) => events.push(event));
  return { hash: hash(state), events };
}

/** Saved as JSON and loaded into a fresh state, the match goes on just the same. */
function resume<S extends State, V, O, E>(moment: Moment<S, V, O, E>): string | null {
  const { game, options, state } = moment;
  const fresh = game.rules.setup('another seed', options, null);
  load(JSON.parse(JSON.stringify(save(state))), fresh);
  if (hash(fresh) !== hash(state)) return 'the state is another one after it was saved and loaded';
  const here = after(moment, game.rules.copy(state));
  const there = after(moment, fresh);
  if (here.hash !== there.hash) return 'the match goes on differently after it was saved and loaded';
  return JSON.stringify(here.events) === JSON.stringify(there.events) ? null : 'other events after saving and loading';
}

/** `apply` leaves the state as it was and comes to what `advance` comes to, in words as in numbers. */
function purity<S extends State, V, O, E>(moment: Moment<S, V, O, E>): string | null {
  const { game, state, seat, reply } = moment;
  const { rules } = game;
  const before = hash(state);
  const expected = after(moment, rules.copy(state));
  const silent = rules.copy(state);
  advance(rules, silent, seat, reply, null);
  if (hash(silent) !== expected.hash) return 'without events the match goes on differently';
  const applied = apply(rules, state, decode(rules, state, seat, reply));
  if (hash(state) !== before) return 'apply has changed the state it was given';
  return hash(applied.state) === expected.hash ? null : 'apply and advance come to different states';
}

/** Answers that are stale, of the wrong seat or shape, or about something blocked. */
function* badAnswers<S extends State, V, O, E>({ game, state, seat, reply }: Moment<S, V, O, E>): Generator<Answer> {
  const { rules } = game;
  const good = decode(rules, state, seat, reply);
  const decision = decisionOf(rules, state, seat);
  if (decision === null || 'concede' in good) return;
  yield { ...good, decision: decision.id - 1 };
  yield { ...good, decision: decision.id + 1 };
  if (!isAsked(state, other(seat))) yield { ...good, seat: other(seat) };
  const to = { seat, decision: decision.id };
  yield { ...to, pick: 'no such option' };
  yield { ...to, plan: 7 };
  yield { ...to, number: 40_000 };
  yield { ...to, order: ['no such option'] };
  if (decision.shape === 'one') for (const { key } of decision.blocked) yield { ...to, pick: key };
}

/** A bad answer is refused, and nothing changes. */
function refusals<S extends State, V, O, E>(moment: Moment<S, V, O, E>): string | null {
  const { game, state } = moment;
  const before = hash(state);
  for (const answer of badAnswers(moment)) {
    try {
      apply(game.rules, state, answer);
      return `this answer should have been refused: ${JSON.stringify(answer)}`;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    if (hash(state) !== before) return `the state changed when this answer was refused: ${JSON.stringify(answer)}`;
  }
  return null;
}

const VIEWERS: readonly Viewer[] = [...SEATS, 'watcher'];

/** A sampled world looks the same to the viewer, and holds the same cards. */
function sampling<S extends State, V, O, E>({ game, state, rng }: Moment<S, V, O, E>): string | null {
  const { rules } = game;
  for (const viewer of VIEWERS) {
    const view = rules.view(state, viewer);
    const world = rules.sample(view, rng);
    const again = rules.view(world, viewer);
    if (JSON.stringify(again) !== JSON.stringify(view)) {
      return `viewer ${viewer} sees another sampled world: ${difference(view, again)}`;
    }
    const fault = game.audit(state, world, []);
    if (fault !== null) return `the world sampled for viewer ${viewer} is impossible: ${fault}`;
  }
  return null;
}

/** With everything hidden changed, a viewer sees the same, is asked the same, and is told the same until something shows. */
function secrecy<S extends State, V, O, E>(moment: Moment<S, V, O, E>): string | null {
  const { game, state, seat, rng } = moment;
  const { rules } = game;
  for (const viewer of VIEWERS) {
    const hidden = rules.copy(state);
    game.disguise(hidden, viewer, rng);
    const [here, there] = [rules.view(state, viewer), rules.view(hidden, viewer)];
    if (JSON.stringify(here) !== JSON.stringify(there)) {
      return `viewer ${viewer} sees something hidden: ${difference(here, there)}`;
    }
    if (viewer === 'watcher') continue;
    const [asks, asksToo] = [decisionOf(rules, state, viewer), decisionOf(rules, hidden, viewer)];
    if (JSON.stringify(asks) !== JSON.stringify(asksToo)) {
      return `what seat ${viewer} is asked depends on something hidden: ${difference(asks, asksToo)}`;
    }
    if (viewer !== seat) continue;
    const leak = firstLeak(moment, after(moment, rules.copy(state)).events, after(moment, hidden).events);
    if (leak !== null) return leak;
  }
  return null;
}

/** Both streams are the same up to an event that shows chance or something hidden. */
function firstLeak<S extends State, V, O, E>(
  { game: { rules }, seat }: Moment<S, V, O, E>,
  here: readonly E[],
  there: readonly E[],
): string | null {
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    if (i < here.length && rules.reveals(here[i])) return null;
    if (i < there.length && rules.reveals(there[i])) return null;
    const [seen, seenToo] = [here, there].map((list) =>
      JSON.stringify(i < list.length ? rules.see(list[i], seat) : null),
    );
    if (seen !== seenToo) return `seat ${seat} is told of something hidden, which "reveals" does not say: ${seen}`;
  }
  return null;
}

/** Where two values first differ, by path. */
function difference(a: unknown, b: unknown, path = ''): string {
  const both = typeof a === 'object' && typeof b === 'object' && a !== null && b !== null;
  if (!both) return `${path || 'it'} is ${JSON.stringify(a)} or ${JSON.stringify(b)}`;
  const left = new Map(Object.entries(a));
  const right = new Map(Object.entries(b));
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    const [one, two] = [left.get(key), right.get(key)];
    if (JSON.stringify(one) !== JSON.stringify(two)) return difference(one, two, path === '' ? key : `${path}.${key}`);
  }
  return `the order of ${path || 'its fields'}`;
}

export const CHECKS = { resume, purity, refusals, sampling, secrecy } as const satisfies Readonly<
  Record<string, Check>
>;
export type CheckName = keyof typeof CHECKS;
export const CHECK_NAMES: readonly CheckName[] = ['resume', 'purity', 'refusals', 'sampling', 'secrecy'];
