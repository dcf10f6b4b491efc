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
  type State,
  save,
} from '@duello/kernel';
import { difference, eventsIn, type Moment, VIEWERS } from './moment.ts';
import { secrecy } from './secrecy.ts';

/** What is wrong, or null. */
type Check = <S extends State, V, O, E>(moment: Moment<S, V, O, E>) => string | null;

/** What a state of its own comes to by the answer. */
function after<S extends State, V, O, E>(moment: Moment<S, V, O, E>, state: S) {
  const events = eventsIn(moment, state);
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

export const CHECK_NAMES = ['resume', 'purity', 'refusals', 'sampling', 'secrecy'] as const;
export type CheckName = (typeof CHECK_NAMES)[number];
export const CHECKS: { readonly [K in CheckName]: Check } = { resume, purity, refusals, sampling, secrecy };
