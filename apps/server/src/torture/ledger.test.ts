import type { Entry } from '@duello/protocol';
import { expect, test } from 'vitest';
import { newLedger } from './ledger.ts';

const answer: Entry = { kind: 'answer', seat: 0, decision: 3, words: { pick: 'pass' } };
const kept = (...entries: Entry[]) => entries.map((entry, index) => ({ number: index + 1, at: 0, entry }));

function asking(fate: 'acknowledged' | 'refused' | 'unknown', entry: Entry = answer) {
  const ledger = newLedger('a match');
  ledger.ask(entry).becomes(fate);
  return (entries: ReturnType<typeof kept>) => ledger.compare(ledger.promised(), entries);
}

test('what was acknowledged and is not there is lost', () => {
  expect(asking('acknowledged')(kept())).toEqual({ lost: 1, doubled: 0 });
  expect(asking('acknowledged')(kept(answer))).toEqual({ lost: 0, doubled: 0 });
});

test('what is there more often than it was asked for is doubled', () => {
  expect(asking('acknowledged')(kept(answer, answer))).toEqual({ lost: 0, doubled: 1 });
});

test('what was refused must not be there', () => {
  expect(asking('refused')(kept(answer))).toEqual({ lost: 0, doubled: 1 });
  expect(asking('refused')(kept())).toEqual({ lost: 0, doubled: 0 });
});

test('of what nobody said anything about, both may be', () => {
  expect(asking('unknown')(kept())).toEqual({ lost: 0, doubled: 0 });
  expect(asking('unknown')(kept(answer))).toEqual({ lost: 0, doubled: 0 });
});

test('what somebody was told of must be there, and no number may be missing', () => {
  const ledger = newLedger('a match');
  const away: Entry = { kind: 'away', seat: 1 };
  ledger.told(2);
  expect(ledger.compare(ledger.promised(), kept(away))).toEqual({ lost: 1, doubled: 0 });
  expect(ledger.compare(ledger.promised(), [...kept(away), { number: 3, at: 0, entry: away }]).lost).toBe(1);
});
