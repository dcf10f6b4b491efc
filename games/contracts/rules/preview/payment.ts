// What would something cost, and what would be emptied to pay for it? Tried by the rules on what the view tells (CR08, CR09).

import { type AnswerBody, asked, newOffer, newReply, pop, questionOf, registerOf, type Seat } from '@duello/kernel';
import type { Cost } from '../../cards/vocabulary.ts';
import { questions } from '../match/questions.ts';
import { col, EMPTY } from '../state/columns.ts';
import { SOURCES, type Sources } from '../state/events.ts';
import { kindOf } from '../state/field.ts';
import { discountOn, dueOf, missing, PURE, setDue } from '../state/mana.ts';
import type { Act } from '../state/option-keys.ts';
import type { State } from '../state/state.ts';
import { chooseDiscount, payOn } from '../turn/pay.ts';
import { sourcesAt } from '../turn/play.ts';
import type { View } from '../view/view-types.ts';
import { scratchOf } from './scratch.ts';

export interface PaymentPreview {
  /** What is to be paid once the discount is taken off. */
  readonly cost: Cost;
  /** What is emptied if the player does not choose; null when it can't be paid. */
  readonly sources: Sources | null;
  /** True when there is more than one way to pay: the player will be asked. */
  readonly hasChoice: boolean;
}

interface Price {
  readonly cost: readonly number[];
  readonly discount: number;
}

/** What the seat has to pay to do it; null when nothing is paid for it, or nobody knows the contract. */
function priceOf(state: State, seat: Seat, act: Act): Price | null {
  const { cells, compiled } = state;
  if (act.word === 'play') {
    const kind = compiled.kinds[compiled.numbers.get(act.card) ?? -1];
    return kind === undefined ? null : { cost: kind.cost, discount: discountOn(state, seat, kind.type) };
  }
  const rune = cells[col.rune[seat]];
  return act.word === 'rune' && rune !== EMPTY ? { cost: kindOf(state, rune).activation, discount: 0 } : null;
}

const reply = newReply();
const offer = newOffer();

/** Takes a discount off as it is done for somebody who does not choose; true when there was a choice. */
function takeDiscount(state: State, seat: Seat): boolean {
  let hasChoice = false;
  while (state.cells[col.spare] > 0) {
    offer.count = 0;
    chooseDiscount.offer(state, seat, 0, offer);
    if (offer.count > 1) hasChoice = true;
    chooseDiscount.idle(state, seat, 0, reply);
    chooseDiscount.take(state, seat, 0, reply, null);
  }
  return hasChoice;
}

/** Where nothing can be paid nothing is offered: the first elements cost less. */
function takeDiscountInOrder({ cells }: State): void {
  for (let colour = 0; colour < PURE; colour++) {
    const off = Math.min(cells[col.due + colour], cells[col.spare]);
    cells[col.due + colour] -= off;
    cells[col.spare] -= off;
  }
}

/** Pays as it is done for somebody who does not choose; true when there was a choice. */
function payByDefault(state: State, seat: Seat): boolean {
  let hasChoice = false;
  payOn(state, seat);
  while (asked(state) !== 0) {
    hasChoice = true;
    const [question, value] = [questionOf({ questions }, state), registerOf(state)];
    question.idle(state, seat, value, reply);
    // The question, and the frame that would go on.
    pop(state);
    question.take(state, seat, value, reply, null);
    pop(state);
    payOn(state, seat);
  }
  return hasChoice;
}

/** For the viewer; null when nothing is paid for it. */
export function previewPayment(view: View, act: Act): PaymentPreview | null {
  const { viewer: seat } = view;
  if (seat === 'watcher') return null;
  const state = scratchOf(view);
  const price = priceOf(state, seat, act);
  if (price === null) return null;
  const isPayable = missing(state, seat, price.cost, price.discount) === null;
  setDue(state, price.cost, price.discount);
  if (!isPayable) {
    takeDiscountInOrder(state);
    return { cost: dueOf(state), sources: null, hasChoice: false };
  }
  const choosesDiscount = takeDiscount(state, seat);
  const cost = dueOf(state);
  const choosesSources = payByDefault(state, seat);
  return { cost, sources: sourcesAt(state.cells), hasChoice: choosesDiscount || choosesSources };
}

/** The answer that the payment's question gets from somebody who does not choose; null when none is open. */
export function defaultPaymentAnswer({ decision, payment }: View): AnswerBody | null {
  if (decision === null || payment === null) return null;
  if (decision.what === 'lighten') return { pick: decision.options[0].key };
  return { picks: SOURCES.flatMap((source) => Array.from({ length: payment.usual[source] ?? 0 }, () => source)) };
}
