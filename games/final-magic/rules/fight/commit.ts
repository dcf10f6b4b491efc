// How does a fight begin? Both plan in secret, then both plans are shown (F-P1, F-P2).

import { add, choose, type Emit, push, type Question, SEATS, type Seat } from '@duello/kernel';
import { CAST as CAST_VERB, codeOf, GEM as GEM_VERB, keyOf } from '../state/codes.ts';
import { col, FED, KIND_MASK, PLAN_ROOM } from '../state/columns.ts';
import { CURRENCY, GEM, numberOf, SPELL } from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { ask, frame } from '../state/frames.ts';
import { handToDiscard, handToPlay } from '../state/move.ts';
import { because } from '../state/reasons.ts';
import { IN_AIM, IN_FIGHT, type State } from '../state/state.ts';
import { mayAim } from './aim.ts';
import { gemMana, planCost, planWords, spellCosts } from './plan.ts';
import { plans } from './plan-compose.ts';

export function startFight(state: State, emit: MaybeEmit): void {
  const { cells } = state;
  cells[col.phase] = IN_FIGHT;
  for (const seat of SEATS) {
    cells[col.planSize[seat]] = 0;
    cells[col.aimSize[seat]] = 0;
  }
  if (emit !== null) emit({ kind: 'phaseStarted', seat: null, phase: 'fight' });
  push(state, frame.reveal);
  choose(state, ask.plan, 3);
}

/** F-P2: both plans are shown, paid for and played. */
export function reveal(state: State, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  if (emit !== null) {
    emit({ kind: 'fightRevealed', plans: [wordsOf(state, 0), wordsOf(state, 1)] });
  }
  for (const seat of SEATS) {
    if (emit !== null) emitPlan(state, seat, emit);
    const codes = cells.subarray(col.plan[seat], col.plan[seat] + PLAN_ROOM);
    const size = cells[col.planSize[seat]];
    cells[col.mana[seat]] += gemMana(compiled, codes, size) - planCost(state, seat, codes, size);
    for (let at = 0; at < size; at++) {
      const kind = codes[at] & KIND_MASK;
      if ((codes[at] & FED) !== 0) handToDiscard(state, seat, kind);
      else {
        handToPlay(state, seat, kind);
        if (compiled.kinds[kind].type === SPELL) cells[col.cast[seat] + kind]++;
      }
    }
  }
  push(state, frame.counters);
  const mask = (mayAim(state, 0) ? 1 : 0) | (mayAim(state, 1) ? 2 : 0);
  if (mask === 0) return;
  cells[col.phase] = IN_AIM;
  choose(state, ask.aim, mask);
}

/** Gems played, spells cast with what they cost, cards fed: step by step as if played one after the other. */
function emitPlan(state: State, seat: Seat, emit: Emit<Event>): void {
  const { cells, compiled } = state;
  const codes = cells.subarray(col.plan[seat], col.plan[seat] + PLAN_ROOM);
  const { gems, spells } = wordsOf(state, seat);
  const costs = spellCosts(state, seat, codes, cells[col.planSize[seat]]);
  let mana = cells[col.mana[seat]];
  for (const card of gems) {
    mana += compiled.kinds[numberOf(compiled, card)].gemMana;
    emit({ kind: 'gemPlayed', seat, card, mana, phase: 'fight' });
  }
  spells.forEach(({ cast, feed }, index) => {
    mana -= costs[index];
    emit({ kind: 'spellCast', seat, card: cast, cost: costs[index], mana, phase: 'fight' });
    if (feed.length > 0) emit({ kind: 'cardsDiscarded', seat, cards: feed, cause: cast, phase: 'fight' });
  });
}

const wordsOf = ({ cells, compiled }: State, seat: Seat) =>
  planWords(compiled, cells.subarray(col.plan[seat], col.plan[seat] + PLAN_ROOM), cells[col.planSize[seat]]);

export const plan: Question<State, Event> = {
  name: 'plan',
  shape: 'plan',
  plans,
  /** The cards a plan can be made of: gems to play and spells to cast. */
  offer({ cells, compiled }, seat, _value, offer) {
    for (let number = 0; number < compiled.kinds.length; number++) {
      const kind = compiled.kinds[number];
      const count = cells[col.hand[seat] + number];
      if (count === 0) continue;
      if (kind.type === GEM) add(offer, codeOf(GEM_VERB, number), count);
      else if (kind.inFight) add(offer, codeOf(CAST_VERB, number), count);
    }
  },
  take(state, seat, _value, reply, emit) {
    const { cells } = state;
    for (let at = 0; at < reply.size; at++) cells[col.plan[seat] + at] = reply.codes[at];
    cells[col.planSize[seat]] = reply.size;
    if (emit !== null) emit({ kind: 'planCommitted', seat });
  },
  idle(_state, _seat, _value, reply) {
    reply.size = 0;
  },
  key: (state, _seat, code) => keyOf(state.compiled, code),
  blocked({ cells, compiled }, seat) {
    return compiled.kinds.flatMap((kind, number) => {
      if (cells[col.hand[seat] + number] === 0 || kind.type === GEM || kind.inFight) return [];
      const reason = because(kind.type === CURRENCY ? 'currencyInFight' : 'actionOnly', { card: kind.id });
      return [{ key: keyOf(compiled, codeOf(CAST_VERB, number)), reason }];
    });
  },
};
