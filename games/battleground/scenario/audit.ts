// Has a spell been lost or doubled? What must hold after every decision, counted from the state alone.

import { isOver, SEATS, type Seat } from '@duello/kernel';
import { copiesOf, crystalOf, neutrals, spellsOfClass, uniqueOf } from '../cards/box/catalogue.ts';
import { CRYSTALS_EACH } from '../cards/box/crystals.ts';
import { type CardId, CLASSES, COLOURS } from '../cards/vocabulary.ts';
import { col, SLOTS, type Zone } from '../rules/state/columns.ts';
import { dealtFor, numberOf } from '../rules/state/compiled.ts';
import type { Event } from '../rules/state/events.ts';
import { PREPARATION_SLOTS } from '../rules/state/numbers.ts';
import { EMPTY, GONE, IN_DRAFT, type State } from '../rules/state/state.ts';
import { classOf } from '../rules/turn/draft.ts';
import { eventMismatch } from './audit-events.ts';
import { faultOnField } from './audit-field.ts';
import { faultOnTable } from './audit-zones.ts';

function countZone({ cells }: State, zone: Zone, counts: number[]): void {
  for (let i = 0; i < cells[zone.size]; i++) counts[cells[zone.at + i]]++;
}

/** Every copy of every kind that a seat owns, wherever it lies; what has left its slot lies on the pile already. */
function owned(state: State, seat: Seat): number[] {
  const { cells, compiled } = state;
  const counts = compiled.kinds.map(() => 0);
  for (const zone of [col.deck[seat], col.hand[seat], col.pile[seat], col.retained[seat]])
    countZone(state, zone, counts);
  for (let slot = 0; slot < PREPARATION_SLOTS; slot++) {
    const kind = cells[col.prepared[seat] + slot];
    if (kind !== EMPTY) counts[kind]++;
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    const kind = cells[col.kind + slot];
    if (kind !== EMPTY && cells[col.where + slot] !== GONE && cells[col.owner + slot] === seat) counts[kind]++;
  }
  return counts;
}

/** Every copy of every kind on the table. */
function everything(state: State): readonly number[] {
  const { cells, compiled } = state;
  const counts = owned(state, 0);
  owned(state, 1).forEach((count, kind) => {
    counts[kind] += count;
  });
  for (const zone of [...col.drawn, ...col.marketDeck, ...col.marketPile, ...col.row, col.neutrals, col.removed]) {
    countZone(state, zone, counts);
  }
  COLOURS.forEach((colour, number) => {
    counts[numberOf(compiled, crystalOf(colour))] += cells[col.crystals + number];
  });
  return counts;
}

const inDraft = ({ cells }: State): boolean => cells[col.phase] === IN_DRAFT;

/** What is dealt for a spell of the box. */
const dealtId = ({ compiled }: State, id: CardId): CardId => compiled.kinds[dealtFor(compiled, id)].id;

/** How many of each there must be once the market is built: both classes, the neutrals, the crystals, the match's own. */
function printed(state: State): ReadonlyMap<CardId, number> {
  const counts = new Map<CardId, number>();
  const add = (id: CardId, count: number): Map<CardId, number> => counts.set(id, (counts.get(id) ?? 0) + count);
  const put = (id: CardId, count: number): Map<CardId, number> => add(dealtId(state, id), count);
  for (const seat of SEATS) {
    const id = CLASSES[classOf(state, seat)];
    put(uniqueOf(id), 1);
    for (const tier of [1, 2, 3]) for (const card of spellsOfClass(id, tier)) put(card, copiesOf(card));
  }
  for (const id of neutrals) put(id, copiesOf(id));
  for (const colour of COLOURS) put(crystalOf(colour), CRYSTALS_EACH);
  for (const [id, { copies }] of Object.entries(state.compiled.options.cards)) add(id, copies);
  return counts;
}

/** What a match must hold that was set up by the rules: in the draft all that nobody's class has to give. */
function startFault(state: State): string | null {
  const { kinds } = state.compiled;
  const counts = everything(state);
  const known = inDraft(state) ? [...neutrals, ...COLOURS.map(crystalOf)] : kinds.map(({ id }) => id);
  const expected = inDraft(state) ? new Map(known.map((id) => [dealtId(state, id), copiesOf(id)])) : printed(state);
  for (const id of inDraft(state) ? expected.keys() : known) {
    const [found, wanted] = [counts[numberOf(state.compiled, id)], expected.get(id) ?? 0];
    if (found !== wanted) return `there are ${found} ${id}, not ${wanted}`;
  }
  return null;
}

function censusFault(before: State, after: State): string | null {
  const [then, now] = [everything(before), everything(after)];
  const kind = then.findIndex((count, index) => count !== now[index]);
  return kind < 0 ? null : `there were ${then[kind]} ${after.compiled.kinds[kind].id}, and now there are ${now[kind]}`;
}

/** Nobody comes to a spell but by buying or gaining it, and nobody loses one. */
function ownersFault(before: State, after: State, events: readonly Event[]): string | null {
  for (const seat of SEATS) {
    const expected = owned(before, seat);
    for (const event of events) {
      if (event.kind === 'spellBought' && event.seat === seat) expected[numberOf(after.compiled, event.card)]++;
      if ((event.kind === 'crystalBought' || event.kind === 'crystalGained') && event.seat === seat) {
        expected[numberOf(after.compiled, crystalOf(event.colour))]++;
      }
    }
    const now = owned(after, seat);
    const kind = now.findIndex((count, index) => count !== expected[index]);
    if (kind >= 0)
      return `seat ${seat} owns ${now[kind]} ${after.compiled.kinds[kind].id}, events tell of ${expected[kind]}`;
  }
  return null;
}

function changeFault(before: State, after: State, events: readonly Event[]): string | null {
  if (inDraft(before) !== inDraft(after)) return startFault(after) ?? eventMismatch(before, after, events);
  if (inDraft(after)) return startFault(after);
  return censusFault(before, after) ?? ownersFault(before, after, events) ?? eventMismatch(before, after, events);
}

/** What is wrong after a decision, or null; `before` is null when the match has just been set up. */
export const audit = (before: State | null, after: State, events: readonly Event[]): string | null =>
  faultOnTable(after) ??
  (isOver(after) ? null : faultOnField(after)) ??
  (before === null ? startFault(after) : changeFault(before, after, events));
