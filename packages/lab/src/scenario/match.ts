// Does what was found match what is expected? Objects in part, zones as wholes, names and ids alike.

import { BadInput, type Json } from '@duello/kernel';
import { type Fields, isFields, isList, seatHint } from './fields.ts';

/** How a game's names are read while matching. */
export interface Reading {
  card(text: string): string | null;
  cards(input: Json, path: string): readonly string[];
  /** Counts in short, such as `"R3 B2"`; null where the game has none. */
  counts(input: Json, path: string): Fields | null;
  /** What is in play in short, such as `"B Guard"`: some of its fields. */
  inPlay(text: string, path: string): Fields;
}

export interface Difference {
  readonly path: string;
  readonly expected: Json;
  readonly found: Json;
}

/** Every place where they differ; throws BadInput for an expectation of something that does not exist. */
export function differences(expected: Json, found: Json, path: string, reading: Reading): readonly Difference[] {
  const differs: readonly Difference[] = [{ path, expected, found }];
  const long = writtenOut(expected, found, path, reading);
  if (long !== expected) return differences(long, found, path, reading).length === 0 ? [] : differs;
  if (isList(found) && typeof expected === 'number') return found.length === expected ? [] : differs;
  if (isList(found) && isPile(found, reading)) {
    if (isFields(expected)) return fieldsDiffer(expected, tallyOf(found), path, reading);
    if (isList(expected) && found.length > 0) return sameOrder(reading.cards(expected, path), found) ? [] : differs;
  }
  if (isFields(expected)) {
    if (isFields(found)) return fieldsDiffer(expected, found, path, reading);
    if (isList(found)) return fieldsDiffer(expected, byIndex(found), path, reading);
    return differs;
  }
  if (isFields(found) && isTally(found)) {
    const counts = typeof expected === 'string' || isList(expected) ? reading.counts(expected, path) : null;
    if (counts !== null) return sameCounts(counts, found) ? [] : differs;
    if (typeof expected === 'number') return total(found) === expected ? [] : differs;
    if (isList(expected)) return sameCards(reading.cards(expected, path), found) ? [] : differs;
  }
  if (isList(expected)) {
    // Slots that are empty at the end need not be written.
    if (!isList(found) || found.length < expected.length) return differs;
    if (found.slice(expected.length).some((one) => one !== null)) return differs;
    return expected.flatMap((one, index) => differences(one, found[index], `${path}[${index}]`, reading));
  }
  return sameValue(expected, found, reading) ? [] : differs;
}

/** What a position may say in short: a name for a card in play, `3 Spark` in a row, one word for a list of them. */
function writtenOut(expected: Json, found: Json, path: string, reading: Reading): Json {
  if (typeof expected === 'string') {
    if (isFields(found) && 'card' in found) return reading.inPlay(expected, path);
    if (!isList(found)) return expected;
    if (reading.card(expected) === null) return [expected];
    throw new BadInput(path, `must be a list: write [${JSON.stringify(expected)}]`);
  }
  const isRow = isList(found) && found.some((one) => isFields(one) && 'card' in one);
  if (!isRow || !isList(expected) || !expected.some((one) => typeof one === 'string')) return expected;
  return expected.flatMap((one, index): readonly Json[] => {
    if (typeof one !== 'string') return [one];
    const at = `${path}[${index}]`;
    const [, times, name] = /^\s*(\d+)\s+(.+)$/.exec(one) ?? [];
    if (times === undefined) return [reading.inPlay(one, at)];
    return Array.from({ length: Math.min(Number(times), 99) }, () => reading.inPlay(name, at));
  });
}

/** Counts in short are whole: what they don't name is 0. */
const sameCounts = (counts: Fields, found: Fields): boolean =>
  [...new Set([...Object.keys(counts), ...Object.keys(found)])].every(
    (name) => (counts[name] ?? 0) === (found[name] ?? 0),
  );

function fieldsDiffer(expected: Fields, found: Fields, path: string, reading: Reading): readonly Difference[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const key = Object.hasOwn(found, name) ? name : (reading.card(name) ?? name);
    if (Object.hasOwn(found, key)) return differences(value, found[key], at, reading);
    const dot = name.indexOf('.');
    if (dot > 0 && Object.hasOwn(found, name.slice(0, dot))) {
      return fieldsDiffer({ [name.slice(0, dot)]: { [name.slice(dot + 1)]: value } }, found, path, reading);
    }
    // A zone names only the cards that are there.
    if (isTally(found) && reading.card(name) !== null) return differences(value, 0, at, reading);
    const known = Object.keys(found);
    throw new BadInput(at, `is not there; there are ${known.join(', ')}${seatHint(name, known)}`);
  });
}

/** A list as an object: by number, and by seat where there are two. */
function byIndex(list: readonly Json[]): Fields {
  const numbered = Object.fromEntries(list.map((value, index) => [String(index), value]));
  return list.length === 2 ? { ...numbered, A: list[0], B: list[1] } : numbered;
}

/** Counts of cards, as zones are written. */
const isTally = (found: Fields): boolean => Object.values(found).every((count) => typeof count === 'number');
const total = (tally: Fields): number =>
  Object.values(tally).reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);

/** A zone that has an order is written as a list of ids; one that is empty may be any list. */
const isPile = (found: readonly Json[], reading: Reading): found is readonly string[] =>
  found.every((id) => typeof id === 'string' && reading.card(id) === id);

function tallyOf(ids: readonly string[]): Fields {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

const sameOrder = (cards: readonly string[], ids: readonly string[]): boolean =>
  cards.length === ids.length && cards.every((card, index) => card === ids[index]);

function sameCards(cards: readonly string[], tally: Fields): boolean {
  const left = new Map(Object.entries(tally));
  for (const id of cards) {
    const count = left.get(id);
    if (typeof count !== 'number' || count === 0) return false;
    left.set(id, count - 1);
  }
  return [...left.values()].every((count) => count === 0);
}

/** Equal, or the same card by another name, or a seat by its letter. */
function sameValue(expected: Json, found: Json, reading: Reading): boolean {
  if (expected === found) return true;
  // Files that count seats from 0 go on holding.
  if (expected === 0 || expected === 1) return found === (expected === 0 ? 'A' : 'B');
  if (typeof expected !== 'string') return false;
  if (found === 0 || found === 1) return expected === (found === 0 ? 'A' : 'B');
  return typeof found === 'string' && reading.card(expected) === found;
}

/** True when the events hold these patterns in this order, others in between; else the first pattern that is missing. */
export function firstMissing(patterns: readonly Json[], events: readonly Json[], reading: Reading): Json | null {
  let at = 0;
  for (const pattern of patterns) {
    while (at < events.length && !occursAs(pattern, events[at], reading)) at++;
    if (at === events.length) return pattern;
    at++;
  }
  return null;
}

/** An event by its kind alone, or by any of its fields. */
export function occursAs(pattern: Json, event: Json, reading: Reading): boolean {
  if (!isFields(event)) return false;
  if (typeof pattern === 'string') return event.kind === pattern;
  if (!isFields(pattern) || (pattern.kind !== undefined && pattern.kind !== event.kind)) return false;
  if (pattern.kind === undefined && !Object.keys(pattern).every((name) => Object.hasOwn(event, name))) return false;
  return differences(pattern, event, '', reading).length === 0;
}
