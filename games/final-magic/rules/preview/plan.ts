// What would a plan be with one card more, what does each of its spells cost, and which gems would pay for it?

import { newReply, type Reply, type Seat } from '@duello/kernel';
import { readPlan, refusePlan, spellCosts } from '../fight/plan.ts';
import { codeOf, GEM, keyOf } from '../state/codes.ts';
import { col, KIND_MASK } from '../state/columns.ts';
import type { PlanWords } from '../state/events.ts';
import { readOption } from '../state/option-keys.ts';
import type { State } from '../state/state.ts';
import { loadView } from '../view/sample.ts';
import type { View } from '../view/view.ts';
import { cheapest, type Playing, type PlayingAll, type Source } from './payment.ts';

export const EMPTY_PLAN: PlanWords = { gems: [], spells: [] };

/** The plan with what a key of a completion names: a gem, a spell at its end, or food for one of its spells. */
export function addToPlan({ gems, spells }: PlanWords, key: string): PlanWords {
  const option = readOption('plan', key);
  switch (option.word) {
    case 'gem':
      return { gems: [...gems, option.card], spells };
    case 'cast':
      return { gems, spells: [...spells, { cast: option.card, feed: [] }] };
    case 'feedSpell': {
      const { place, card } = option;
      return { gems, spells: spells.map((one, i) => (i === place - 1 ? { ...one, feed: [...one.feed, card] } : one)) };
    }
    default:
      return { gems, spells };
  }
}

interface Draft {
  readonly state: State;
  readonly seat: Seat;
  readonly reply: Reply;
}

/** The plan as the rules read it; null for a watcher, or when it is none. */
function draftOf(view: View, plan: PlanWords): Draft | null {
  const { viewer } = view;
  const draft = { state: loadView(view), reply: newReply() };
  if (viewer === 'watcher' || readPlan(draft.state, plan, draft.reply) !== null) return null;
  return { ...draft, seat: viewer };
}

/** Gems in hand that the plan does not use. */
function spareGems({ state, seat, reply }: Draft): readonly Source[] {
  const { cells, compiled } = state;
  const used = [...reply.codes.subarray(0, reply.size)].map((code) => code & KIND_MASK);
  return compiled.gemKinds
    .map((kind) => ({
      kind,
      count: cells[col.hand[seat] + kind] - used.filter((one) => one === kind).length,
      gives: compiled.kinds[kind].gemMana,
    }))
    .filter(({ count }) => count > 0);
}

const playing = ({ compiled }: State, kinds: readonly number[]): Playing => ({
  cards: kinds.map((kind) => compiled.kinds[kind].id),
  answers: kinds.map((kind) => keyOf(compiled, codeOf(GEM, kind))),
});

/** All gems in hand that the plan does not use; their answers are keys of the plan's completion. */
export function spareGemsOf(view: View, plan: PlanWords): PlayingAll {
  const draft = draftOf(view, plan);
  if (draft === null) return { cards: [], answers: [], gives: 0 };
  const gems = spareGems(draft);
  const kinds = gems.flatMap(({ kind, count }) => Array.from({ length: count }, () => kind));
  return { ...playing(draft.state, kinds), gives: gems.reduce((sum, { count, gives }) => sum + count * gives, 0) };
}

/** The gems that would have to be played as well, if what the key names were added; null when it can't be. */
export function gemsToAdd(view: View, plan: PlanWords, key: string): Playing | null {
  const draft = draftOf(view, addToPlan(plan, key));
  if (draft === null) return null;
  const { state, seat, reply } = draft;
  const reason = refusePlan(state, seat, reply);
  if (reason === null) return playing(state, []);
  const { missing } = reason.values;
  const kinds = typeof missing === 'number' ? cheapest(spareGems(draft), missing) : null;
  return kinds && playing(state, kinds);
}

/** F-R44, F-R45: what each spell of the plan costs, in its order. */
export function planCosts(view: View, plan: PlanWords): readonly number[] {
  const draft = draftOf(view, plan);
  return draft === null ? [] : spellCosts(draft.state, draft.seat, draft.reply.codes, draft.reply.size);
}
