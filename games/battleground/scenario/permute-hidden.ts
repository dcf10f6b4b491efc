// What could be otherwise without a viewer noticing? Changes everything it can't see, in place, for tests of secrecy.

import {
  advance,
  asked,
  frameAt,
  next,
  type Reply,
  type Rng,
  SEATS,
  type Seat,
  shuffle,
  type Viewer,
} from '@duello/kernel';
import { namedIn } from '@duello/language';
import type { Spell } from '../cards/spell.ts';
import { TYPES } from '../cards/vocabulary.ts';
import { battleground } from '../rules/rules.ts';
import { CHARGE, PREPARE } from '../rules/state/codes.ts';
import { col, SLOTS, type Zone } from '../rules/state/columns.ts';
import type { Event, EventKind } from '../rules/state/events.ts';
import { ask } from '../rules/state/frames.ts';
import { isDealtUnseen } from '../rules/state/market.ts';
import { PREPARATION_SLOTS } from '../rules/state/numbers.ts';
import { CHANCE_AT, copy, EMPTY, type State } from '../rules/state/state.ts';
import { chargesFit } from '../rules/view/charges.ts';

const spanOf = ({ cells }: State, zone: Zone): readonly number[] =>
  Array.from({ length: cells[zone.size] }, (_, i) => zone.at + i);

/** Cells whose spells the viewer can't tell apart, group by group. */
function hiddenFrom(state: State, viewer: Viewer): readonly (readonly number[])[] {
  const { cells, compiled } = state;
  const groups: (readonly number[])[] = SEATS.map((seat) => hiddenOf(state, seat, viewer));
  // B313: first, since the decks are shuffled afterwards, each by itself.
  groups.push(
    col.marketDeck.flatMap((deck, tier) => spanOf(state, deck).filter((at) => isDealtUnseen(state, tier, cells[at]))),
  );
  col.marketDeck.forEach((deck, tier) => {
    // Once turned over, everybody knows its order (BR78).
    if (cells[col.turnedOver + tier] === 0) groups.push(spanOf(state, deck));
  });
  if (compiled.options.neutralPick === 'open') return groups;
  const drawn = SEATS.filter((seat) => seat !== viewer).flatMap((seat) => spanOf(state, col.drawn[seat]));
  return [...groups, [...drawn, ...spanOf(state, col.neutrals)]];
}

/** Its own deck, or all that another seat hides. */
function hiddenOf(state: State, seat: Seat, viewer: Viewer): readonly number[] {
  const deck = spanOf(state, col.deck[seat]);
  if (seat === viewer) return deck;
  const slots = Array.from({ length: PREPARATION_SLOTS }, (_, slot) => col.prepared[seat] + slot);
  const prepared = slots.filter((at) => state.cells[at] !== EMPTY);
  return [...deck, ...spanOf(state, col.hand[seat]), ...spanOf(state, col.retained[seat]), ...prepared];
}

/** Shuffles the kinds in some cells; where charges would not fit then, all stay as they are. */
function mix(state: State, places: readonly number[], rng: Rng): void {
  const { cells } = state;
  const before = places.map((at) => cells[at]);
  const kinds = [...before];
  shuffle(rng, kinds, 0, kinds.length);
  write(state, places, kinds);
  if (!allFit(state)) write(state, places, before);
}

function write({ cells }: State, places: readonly number[], kinds: readonly number[]): void {
  places.forEach((at, index) => {
    cells[at] = kinds[index];
  });
}

/** B509: everybody sees the charges, so what is below them costs at least as much. */
const allFit = (state: State): boolean =>
  SEATS.every((seat) =>
    Array.from({ length: PREPARATION_SLOTS }, (_, slot) => slot).every((slot) => {
      const kind = state.cells[col.prepared[seat] + slot];
      return kind === EMPTY || chargesFit(state, seat, slot, kind);
    }),
  );

function otherChance({ words }: State, rng: Rng): void {
  for (let at = CHANCE_AT; at < words.length; at++) words[at] = next(rng);
}

/** What is prepared is often the only one that fits its charges: the rest is changed all the same. */
const isPrepared = (at: number): boolean =>
  SEATS.some((seat) => at >= col.prepared[seat] && at < col.prepared[seat] + PREPARATION_SLOTS);

/** Everything hidden from the viewer, otherwise: decks, hands, what is retained or prepared, and chance. */
export function permuteHidden(state: State, viewer: Viewer, rng: Rng): void {
  otherChance(state, rng);
  for (const places of hiddenFrom(state, viewer)) {
    mix(
      state,
      places.filter((at) => !isPrepared(at)),
      rng,
    );
    mix(state, places, rng);
  }
}

/** Spells an answer speaks of without showing them. */
function meantBy(state: State, { size, codes }: Reply): readonly number[] {
  const question = asked(state) === 0 ? -1 : state.cells[frameAt(state) + 1];
  const given = [...codes.subarray(0, Math.max(0, size))];
  if (question === ask.retain) return given;
  if (question !== ask.act) return [];
  return given.filter((code) => code >= PREPARE && code < CHARGE).map((code) => (code - PREPARE) >> 1);
}

/** Chance is at work: another one would lead elsewhere. */
const BY_CHANCE: readonly EventKind[] = ['deckReshuffled', 'deckShuffled', 'marketBuilt', 'neutralDrawn'];

/** Cards that act before the answer or by it: what is in play or being cast, and whatever is told of. */
function actingKinds({ cells }: State, told: ReadonlySet<number>): ReadonlySet<number> {
  const found = new Set(told);
  for (let slot = 0; slot < SLOTS; slot++) if (cells[col.kind + slot] !== EMPTY) found.add(cells[col.kind + slot]);
  return found;
}

/** Whether a text counts the sorts of spells in a hand: what comes of it shows how many there are. */
const countsSorts = (spell: Spell): boolean => /"(summons|crystals)InHand"/.test(JSON.stringify(spell));

/**
 * What stays hidden from the viewer through an answer and all that follows from it, otherwise; what comes to light
 * stays. Spells change places with others of any type, but where a text counts types only with those of their own.
 */
export function permuteHiddenThrough(state: State, viewer: Viewer, answering: Seat, given: Reply, rng: Rng): void {
  const events: Event[] = [];
  advance(battleground, copy(state), answering, given, (event) => events.push(event));
  // The market is built from the classes, and every spell of it may come to light.
  if (events.some(({ kind }) => kind === 'marketBuilt')) return;
  if (!events.some(({ kind }) => BY_CHANCE.includes(kind))) otherChance(state, rng);
  const { cells, compiled } = state;
  const told = events.map((event) => battleground.see(event, viewer));
  const stay = namedIn(compiled.numbers, told);
  const byType = [...actingKinds(state, namedIn(compiled.numbers, events))].some((kind) =>
    countsSorts(compiled.kinds[kind].card),
  );
  for (const kind of meantBy(state, given)) stay.add(kind);
  for (const places of hiddenFrom(state, viewer)) {
    const free = places.filter((at) => !stay.has(cells[at]));
    const groups = byType
      ? TYPES.map((_, type) => free.filter((at) => compiled.kinds[cells[at]].type === type))
      : [free];
    for (const group of groups) mix(state, group, rng);
  }
}
