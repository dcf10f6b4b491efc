// What might lie in the piles of a draft? Whatever of the box the viewer has not seen, half of the neutral cards each.

import { newReply, type Rng, randomReply, SEATS, type Seat, shuffle } from '@duello/kernel';
import { questions } from '../match/questions.ts';
import { col } from '../state/columns.ts';
import { NEUTRAL, numberOf } from '../state/compiled.ts';
import type { State } from '../state/state.ts';
import { pick } from '../turn/draft.ts';
import { leftInBox } from './guess-deck.ts';
import type { View } from './view-types.ts';

const reply = newReply();

export function dealDraft(state: State, view: View, rng: Rng): void {
  const { cells, compiled } = state;
  if (view.players[0].class === null || view.agenda.length === 0) return;
  const left = leftInBox(
    compiled,
    SEATS.flatMap((seat) => seenOf(state, seat, view)),
  );
  shuffle(rng, left, 0, left.length);
  const neutrals = left.filter((kind) => compiled.kinds[kind].class === NEUTRAL);
  for (const seat of SEATS) {
    const own = left.filter((kind) => compiled.kinds[kind].class === cells[col.class[seat]]);
    const count = hiddenOf(view, seat);
    while (own.length < count) own.push(neutrals.pop() ?? 0);
    shuffle(rng, own, 0, own.length);
    fillPile(state, seat, view, own);
    drawPick(state, seat, view, rng);
  }
}

/** Cards of the seat's that the viewer has seen in the draft. */
function seenOf({ compiled }: State, seat: Seat, view: View): readonly number[] {
  const { draft, list, out } = view.players[seat];
  return [...(list ?? []), ...(out ?? []), ...(draft?.shown ?? [])].map((id) => numberOf(compiled, id));
}

/** How many of the seat's are hidden: the pile but for what is shown, and in a private draft all that has left it. */
function hiddenOf(view: View, seat: Seat): number {
  const { draft, list, out, outSize } = view.players[seat];
  if (draft === null) return 0;
  const gone = (list === null ? draft.takenSize : 0) + (out === null ? outSize : 0);
  return draft.pileSize - (draft.shown?.length ?? 0) + gone;
}

/** The top of a pile is its end, and the first card shown. */
function fillPile({ cells, compiled }: State, seat: Seat, view: View, hidden: number[]): void {
  const { draft, list, out, outSize } = view.players[seat];
  if (draft === null) return;
  const shown = draft.shown ?? [];
  const size = draft.pileSize - shown.length;
  for (let i = 0; i < size; i++) cells[col.pile[seat] + i] = hidden.pop() ?? 0;
  shown.forEach((id, i) => {
    cells[col.pile[seat] + draft.pileSize - 1 - i] = numberOf(compiled, id);
  });
  if (list === null) {
    const taken = hidden.splice(0, draft.takenSize).sort((a, b) => a - b);
    cells.set(taken, col.list[seat]);
  }
  if (out === null) cells.set(hidden.splice(0, outSize), col.out[seat]);
}

/** Any card the seat could have picked in secret. */
function drawPick(state: State, seat: Seat, view: View, rng: Rng): void {
  const { waiting, viewer } = view;
  if (seat === viewer || waiting?.what !== 'pick' || waiting.seats.includes(seat)) return;
  randomReply({ questions }, state, seat, rng, reply);
  pick.take(state, seat, 0, reply, null);
}
