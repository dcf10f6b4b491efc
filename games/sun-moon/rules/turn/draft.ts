// How is a deck drafted? A toss for the class, a pile each, and thirty times one card of three (S203 to S210).

import { withInstead } from '@duello/cards';
import {
  add,
  below,
  choose,
  firstOffered,
  once,
  other,
  push,
  type Question,
  SEATS,
  type Seat,
  seatOf,
  shuffle,
} from '@duello/kernel';
import { boxCards } from '../../cards/box/catalogue.ts';
import { PICKS, TRIPLE } from '../../cards/numbers.ts';
import { type CardId, CLASSES } from '../../cards/vocabulary.ts';
import { classKey } from '../state/codes.ts';
import { col } from '../state/columns.ts';
import { type Compiled, NEUTRAL, numberOf } from '../state/compiled.ts';
import { copiesOf, PLAYER_CLASSES } from '../state/decks.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { ask, frame } from '../state/frames.ts';
import type { Options } from '../state/options.ts';
import { CHANCE_AT, IN_DRAFT, type State } from '../state/state.ts';

/** S203: the winner of the toss chooses, unless the players have agreed. */
export function classToss(state: State, emit: MaybeEmit): void {
  const { cells, words, compiled } = state;
  cells[col.phase] = IN_DRAFT;
  push(state, frame.dealPiles);
  const { classA } = compiled.options;
  if (classA !== 'toss') {
    setClass(state, 0, CLASSES.indexOf(classA), emit);
    return;
  }
  const winner = seatOf(below(words, 2, CHANCE_AT));
  if (emit !== null) emit({ kind: 'tossed', purpose: 'class', winner });
  choose(state, ask.class, 1 << winner);
}

function setClass({ cells }: State, seat: Seat, clan: number, emit: MaybeEmit): void {
  cells[col.class[seat]] = clan;
  cells[col.class[other(seat)]] = 1 - clan;
  if (emit === null) return;
  for (const one of [seat, other(seat)] as const) {
    emit({ kind: 'classChosen', seat: one, class: PLAYER_CLASSES[cells[col.class[one]]] });
  }
}

export const clan: Question<State, Event> = {
  name: 'class',
  shape: 'one',
  offer(_state, _seat, _value, offer) {
    PLAYER_CLASSES.forEach((_class, number) => {
      add(offer, number);
    });
  },
  take: (state, seat, _value, reply, emit) => setClass(state, seat, reply.codes[0], emit),
  idle: (state, seat, value, reply) => firstOffered(clan, state, seat, value, reply),
  key: (_state, _seat, code) => classKey(code),
  blocked: () => [],
  plans: null,
};

/** Every single card of the box but for what others stand in for, and what a match adds to it. */
export function boxOf(options: Options): readonly CardId[] {
  const own = Object.entries(options.cards).map(([id, { copies }]): readonly [CardId, number] => [id, copies]);
  const printed = boxCards.map(([id, card]): readonly [CardId, number] => [id, copiesOf(card)]);
  const every = (some: typeof own): readonly CardId[] =>
    some.flatMap(([id, copies]) => Array.from({ length: copies }, () => id));
  return [...withInstead(every(printed), options.cards, null), ...every(own)];
}

/** The same by kind; the box of a match does not change. */
export const boxKinds = once((compiled: Compiled): readonly number[] =>
  boxOf(compiled.options).map((id) => numberOf(compiled, id)),
);

const neutrals = new Int16Array(256);

/** S204 to S207, SR06: the class deck and half of the neutral one; an odd card is left over, unseen. */
export function dealPiles(state: State, emit: MaybeEmit): void {
  const { cells, words, compiled } = state;
  let count = 0;
  for (const kind of boxKinds(compiled)) {
    const clanOf = compiled.kinds[kind].class;
    if (clanOf === NEUTRAL) neutrals[count++] = kind;
    else {
      const seat = seatOf(cells[col.class[0]] === clanOf ? 0 : 1);
      cells[col.pile[seat] + cells[col.pileSize[seat]]++] = kind;
    }
  }
  shuffle(words, neutrals, 0, count, CHANCE_AT);
  const half = Math.floor(count / 2);
  cells[col.leftOver] = count - 2 * half;
  for (const seat of SEATS) {
    for (let i = 0; i < half; i++) cells[col.pile[seat] + cells[col.pileSize[seat]]++] = neutrals[seat * half + i];
    shuffle(words, cells, col.pile[seat], col.pile[seat] + cells[col.pileSize[seat]], CHANCE_AT);
  }
  if (emit !== null) emit({ kind: 'pilesDealt', sizes: [cells[col.pileSize[0]], cells[col.pileSize[1]]] });
  push(state, frame.nextPick, 1);
}

/** How many cards are shown now: three, or what is left (SR08). */
export const shownOf = ({ cells }: State, seat: Seat): number => Math.min(TRIPLE, cells[col.pileSize[seat]]);
/** The kind of a card that is shown; the top of the pile is the first. */
export const shownAt = ({ cells }: State, seat: Seat, place: number): number =>
  cells[col.pile[seat] + cells[col.pileSize[seat]] - 1 - place];

const idsShown = (state: State, seat: Seat): readonly CardId[] =>
  Array.from({ length: shownOf(state, seat) }, (_, place) => state.compiled.kinds[shownAt(state, seat, place)].id);

/** S208, SR07: both at once, in secret. */
export function nextPick(state: State, pick: number, emit: MaybeEmit): void {
  if (pick > PICKS) {
    if (emit !== null) emit({ kind: 'draftDone' });
    push(state, frame.match);
    return;
  }
  if (emit !== null) {
    for (const seat of SEATS) emit({ kind: 'draftTriple', seat, pick, cards: idsShown(state, seat) });
  }
  push(state, frame.showPicks, pick);
  choose(state, ask.pick, 3);
}

export const pick: Question<State, Event> = {
  name: 'pick',
  shape: 'one',
  offer(state, seat, _value, offer) {
    for (let place = 0; place < shownOf(state, seat); place++) add(offer, place);
  },
  take({ cells }, seat, _value, reply) {
    cells[col.pick[seat]] = reply.codes[0] + 1;
  },
  idle: (state, seat, value, reply) => firstOffered(pick, state, seat, value, reply),
  key: (state, seat, code) => `${code + 1}:${state.compiled.kinds[shownAt(state, seat, code)].id}`,
  blocked: () => [],
  plans: null,
};

/** S209: what is taken joins the deck, the rest is out of the tournament. */
export function showPicks(state: State, number: number, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  for (const seat of SEATS) {
    const shown = shownOf(state, seat);
    const taken = cells[col.pick[seat]] - 1;
    if (emit !== null) {
      const cards = idsShown(state, seat);
      emit({ kind: 'draftPicked', seat, pick: number, cards, taken: cards[taken], open: compiled.openDraft });
    }
    for (let place = 0; place < shown; place++) {
      const kind = shownAt(state, seat, place);
      if (place === taken) insert(state, seat, kind);
      else cells[col.out[seat] + cells[col.outSize[seat]]++] = kind;
    }
    cells[col.pileSize[seat]] -= shown;
    const top = col.pile[seat] + cells[col.pileSize[seat]];
    cells.fill(0, top, top + shown);
    cells[col.pick[seat]] = 0;
  }
  push(state, frame.nextPick, number + 1);
}

/** The list of a deck is sorted: in which order it was taken is nobody's business later. */
function insert({ cells }: State, seat: Seat, kind: number): void {
  let at = cells[col.listSize[seat]]++;
  for (; at > 0 && cells[col.list[seat] + at - 1] > kind; at--)
    cells[col.list[seat] + at] = cells[col.list[seat] + at - 1];
  cells[col.list[seat] + at] = kind;
}
