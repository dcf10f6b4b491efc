// What was promised to the players of a match, and is it there? Everything they ask for is noted with what became of it; what
// is kept must hold all that was acknowledged, once, and nothing that was not asked for.

import type { Entry } from '@duello/protocol';
import type { StoredEntry } from '../store/store.ts';

/** `unknown`: the server went away before it said anything. */
type Fate = 'underWay' | 'acknowledged' | 'refused' | 'unknown';

/** Something that was asked for, as it would be written down. */
export interface Asked {
  readonly name: string;
  readonly fate: Fate;
  becomes(fate: Fate): void;
}

/** What must be there: so many of each, and as many entries as somebody has been told of. */
export interface Promised {
  readonly acknowledged: ReadonlyMap<string, number>;
  readonly told: number;
}

export interface Found {
  readonly lost: number;
  readonly doubled: number;
}

export interface Ledger {
  readonly match: string;
  /** How many requests were acknowledged. */
  readonly acknowledged: number;
  ask(entry: Entry): Asked;
  /** Somebody was told of that entry. */
  told(number: number): void;
  /** To be taken before the entries are read: more may be promised meanwhile. */
  promised(): Promised;
  compare(promised: Promised, entries: readonly StoredEntry[]): Found;
}

/** Alike for requests that lead to the same entry; null for what a server writes by itself. */
function nameOf(entry: Entry): string | null {
  switch (entry.kind) {
    case 'answer':
      return `answer ${entry.seat} ${entry.decision} ${JSON.stringify(entry.words)}`;
    case 'text':
      return `text ${entry.seat} ${entry.text}`;
    case 'offer':
    case 'decline':
      return `${entry.kind} ${entry.seat} ${entry.what}`;
    // How much is taken back only the server knows when the other agrees.
    case 'takeBack':
      return `takeBack ${entry.seat}`;
    case 'drawn':
      return 'drawn';
    default:
      return null;
  }
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** By how much the first counts go beyond the second, in all. */
function excess(counts: ReadonlyMap<string, number>, most: ReadonlyMap<string, number>): number {
  return [...counts].reduce((sum, [name, count]) => sum + Math.max(0, count - (most.get(name) ?? 0)), 0);
}

export function newLedger(match: string): Ledger {
  const all: Asked[] = [];
  let toldOf = 0;
  let acknowledged = 0;
  const named = (fits: (fate: Fate) => boolean): Map<string, number> =>
    countsOf(all.filter(({ fate }) => fits(fate)).map(({ name }) => name));
  return {
    match,
    get acknowledged() {
      return acknowledged;
    },
    ask(entry) {
      let fate: Fate = 'underWay';
      const asked: Asked = {
        name: nameOf(entry) ?? entry.kind,
        get fate() {
          return fate;
        },
        becomes(next) {
          fate = next;
          if (fate === 'acknowledged') acknowledged++;
        },
      };
      all.push(asked);
      return asked;
    },
    told(number) {
      toldOf = Math.max(toldOf, number);
    },
    promised: () => ({ acknowledged: named((fate) => fate === 'acknowledged'), told: toldOf }),
    compare(promised, entries) {
      const there = countsOf(entries.map(({ entry }) => nameOf(entry)).filter((name) => name !== null));
      const missing = entries.filter(({ number }, index) => number !== index + 1).length;
      return {
        lost: excess(promised.acknowledged, there) + Math.max(0, promised.told - entries.length) + missing,
        doubled: excess(
          there,
          named((fate) => fate !== 'refused'),
        ),
      };
    },
  };
}
