// What could be done if cards in hand were played for it first? Options that only lack mana or coins, and what pays for them.

import { DEPTH, newOffer, newReply, type Question, questionOf, registerOf, type Seat } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { questions } from '../match/questions.ts';
import { COIN, codeOf, GEM } from '../state/codes.ts';
import { col } from '../state/columns.ts';
import { CURRENCY } from '../state/compiled.ts';
import type { Event } from '../state/events.ts';
import { copy, type State } from '../state/state.ts';
import { loadView } from '../view/sample.ts';
import type { View } from '../view/view.ts';

/** Cards that are played one after the other. */
export interface Playing {
  readonly cards: readonly CardId[];
  /** The answers that play them. */
  readonly answers: readonly string[];
}
/** Playing all of them, and the mana or coins that gives. */
export interface PlayingAll extends Playing {
  readonly gives: number;
}

/** Copies of a kind in hand that can be played for mana or coins. */
export interface Source {
  readonly kind: number;
  readonly count: number;
  readonly gives: number;
}

/** Kinds that give at least so much, one entry a copy: the least too much, then the fewest; null when all are not enough. */
export function cheapest(sources: readonly Source[], need: number): readonly number[] | null {
  // For each sum the fewest that make it.
  const best = new Map<number, readonly number[]>([[0, []]]);
  for (const { kind, count, gives } of sources) {
    for (let copies = 0; copies < count && gives > 0; copies++) {
      for (const [sum, kinds] of [...best]) {
        const known = best.get(sum + gives);
        if (sum < need && (known === undefined || known.length > kinds.length + 1))
          best.set(sum + gives, [...kinds, kind]);
      }
    }
  }
  const enough = [...best.keys()].filter((sum) => sum >= need);
  return enough.length === 0 ? null : (best.get(Math.min(...enough)) ?? null);
}

/** Where payment is tried: a question that is open to the viewer, on what the view tells. */
interface Trial {
  readonly state: State;
  readonly seat: Seat;
  readonly question: Question<State, Event>;
  readonly value: number;
}

function trialOf(view: View): Trial | null {
  const { viewer, decision } = view;
  if (viewer === 'watcher' || decision === null) return null;
  const state = copy(loadView(view));
  const trial = { state, seat: viewer, question: questionOf({ questions }, state), value: registerOf(state) };
  // Nothing goes on after what is tried.
  state.cells[DEPTH] = 0;
  return trial;
}

const PAYS_WITH: { readonly [question: string]: number } = { action: GEM, react: GEM, buy: COIN };

/** What the viewer can play for mana or coins now, and the verb that plays it. */
function purseOf({ state, seat, question }: Trial): { readonly verb: number; readonly sources: readonly Source[] } {
  const { cells, compiled } = state;
  const verb = PAYS_WITH[question.name];
  const kinds = verb === undefined ? [] : verb === GEM ? compiled.gemKinds : compiled.currencyKinds;
  const sources = kinds.map((kind) => {
    const { type, coins, gemMana } = compiled.kinds[kind];
    return { kind, count: cells[col.hand[seat] + kind], gives: type === CURRENCY ? coins : gemMana };
  });
  return { verb, sources: sources.filter(({ count }) => count > 0) };
}

const playing = ({ state, seat, question }: Trial, verb: number, kinds: readonly number[]): Playing => ({
  cards: kinds.map((kind) => state.compiled.kinds[kind].id),
  answers: kinds.map((kind) => question.key(state, seat, codeOf(verb, kind))),
});

const reply = newReply();
const offer = newOffer();

/** True when the option is there once the cards have been played. */
function isOfferedAfter(
  { state, seat, question, value }: Trial,
  verb: number,
  kinds: readonly number[],
  key: string,
): boolean {
  const tried = copy(state);
  for (const kind of kinds) {
    reply.size = 1;
    reply.codes[0] = codeOf(verb, kind);
    question.take(tried, seat, value, reply, null);
  }
  offer.count = 0;
  question.offer(tried, seat, value, offer);
  return offer.codes.subarray(0, offer.count).some((code) => question.key(tried, seat, code) === key);
}

/** By its key each option that cards in hand could pay for, and what to play first. */
export function payable(view: View): ReadonlyMap<string, Playing> {
  const found = new Map<string, Playing>();
  const trial = trialOf(view);
  if (trial === null) return found;
  const { verb, sources } = purseOf(trial);
  for (const { key, reason } of view.decision?.blocked ?? []) {
    const { missing } = reason.values;
    const kinds = typeof missing === 'number' ? cheapest(sources, missing) : null;
    if (kinds !== null && isOfferedAfter(trial, verb, kinds, key)) found.set(key, playing(trial, verb, kinds));
  }
  return found;
}

/** Every gem, or all the currency, that can be played now. */
export function playableNow(view: View): PlayingAll {
  const trial = trialOf(view);
  if (trial === null) return { cards: [], answers: [], gives: 0 };
  const { verb, sources } = purseOf(trial);
  const kinds = sources.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));
  return { ...playing(trial, verb, kinds), gives: sources.reduce((sum, { count, gives }) => sum + count * gives, 0) };
}
