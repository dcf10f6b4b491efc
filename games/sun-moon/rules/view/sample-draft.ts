// What might lie in the piles of a draft? Whatever of the box the viewer has not seen, half of the neutral cards each.

import { newReply, once, type Rng, randomReply, SEATS, type Seat, shuffle } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { questions } from '../match/questions.ts';
import { col } from '../state/columns.ts';
import { compiledOf, NEUTRAL, numberOf } from '../state/compiled.ts';
import type { State } from '../state/state.ts';
import { pick } from '../turn/draft.ts';
import { count, countIn, type Heap, heapLeft, type Kinds, newHeap, putOfClass, writeCounted } from './heap.ts';
import type { View } from './view-types.ts';

const reply = newReply();

/** What a view tells of a seat's pile. */
interface Clues {
  /** Cards of the seat's that the viewer has seen in the draft. */
  readonly seen: Kinds;
  /** How many are hidden: the pile but for what is shown, and in a private draft all that has left it. */
  readonly hidden: number;
  readonly shown: Kinds;
}

const cluesOf = once((view: View): readonly Clues[] => {
  const compiled = compiledOf(view.options);
  const kindsOf = (ids: readonly CardId[] | null | undefined): Kinds => ids?.map((id) => numberOf(compiled, id)) ?? [];
  return view.players.map(({ draft, list, out, outSize }) => {
    const shown = kindsOf(draft?.shown);
    const gone = (list === null ? (draft?.takenSize ?? 0) : 0) + (out === null ? outSize : 0);
    const hidden = draft === null ? 0 : draft.pileSize - shown.length + gone;
    return { seen: [...kindsOf(list), ...kindsOf(out), ...shown], hidden, shown };
  });
});

const left = newHeap();
const neutrals = newHeap();
const own = newHeap();

export function dealDraft(state: State, view: View, rng: Rng): void {
  const { cells, compiled } = state;
  if (view.players[0].class === null || view.agenda.length === 0) return;
  const clues = cluesOf(view);
  for (const seat of SEATS) count(clues[seat].seen);
  heapLeft(compiled, left);
  shuffle(rng, left.kinds, 0, left.count);
  neutrals.count = 0;
  putOfClass(compiled, left, neutrals, NEUTRAL);
  for (const seat of SEATS) {
    own.count = 0;
    putOfClass(compiled, left, own, cells[col.class[seat]]);
    while (own.count < clues[seat].hidden) own.kinds[own.count++] = takeTop(neutrals);
    shuffle(rng, own.kinds, 0, own.count);
    fillPile(state, seat, view, clues[seat].shown);
    drawPick(state, seat, view, rng);
  }
}

const takeTop = (heap: Heap): number => (heap.count === 0 ? 0 : heap.kinds[--heap.count]);

/** Of what is hidden, the top goes to the pile, the bottom to what was taken, then to what was not. The top of a pile is its end, and the first card shown. */
function fillPile({ cells, compiled }: State, seat: Seat, view: View, shown: Kinds): void {
  const { draft, list, out, outSize } = view.players[seat];
  if (draft === null) return;
  const size = draft.pileSize - shown.length;
  for (let i = 0; i < size; i++) cells[col.pile[seat] + i] = takeTop(own);
  for (let i = 0; i < shown.length; i++) cells[col.pile[seat] + draft.pileSize - 1 - i] = shown[i];
  const taken = list === null ? Math.min(draft.takenSize, own.count) : 0;
  countIn(own.kinds, 0, taken);
  writeCounted(compiled, cells, col.list[seat]);
  if (out !== null) return;
  for (let i = 0; i < outSize && taken + i < own.count; i++) cells[col.out[seat] + i] = own.kinds[taken + i];
}

/** Any card the seat could have picked in secret. */
function drawPick(state: State, seat: Seat, view: View, rng: Rng): void {
  const { waiting, viewer } = view;
  if (seat === viewer || waiting?.what !== 'pick' || waiting.seats.includes(seat)) return;
  randomReply({ questions }, state, seat, rng, reply);
  pick.take(state, seat, 0, reply, null);
}
