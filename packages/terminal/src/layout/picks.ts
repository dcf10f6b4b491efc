// How are several things picked at once? Copy by copy, each put back alone.

import type { Decision } from '@duello/kernel';
import type { Draft, Entry } from './layout.ts';

/** What a game says of the picks of one decision. */
export interface Picking {
  /** What a key stands for. */
  name(key: string): string;
  /** One more of it, with how many are left; null where there was but one. */
  entry(key: string, left: number | null): Entry;
  sums(picks: readonly string[]): string;
  /** What sends these picks. */
  send(picks: readonly string[]): string;
}

export function picksDraft(picks: readonly string[], decision: Decision, how: Picking): Draft {
  const copies = (key: string): number => picks.filter((one) => one === key).length;
  const limit = (key: string): number => decision.options.find((option) => option.key === key)?.limit ?? 0;
  return {
    plan: picks,
    words: { picks },
    add: (key) => picksDraft([...picks, key], decision, how),
    parts: [...new Set(picks)].map((key) => ({
      label: how.name(key) + (copies(key) > 1 ? ` ×${copies(key)}` : ''),
      without: () => picksDraft(picks.toSpliced(picks.lastIndexOf(key), 1), decision, how),
    })),
    sums: () => how.sums(picks),
    menu({ next, legal }) {
      const entries = next.map((key) => how.entry(key, limit(key) > 1 ? limit(key) - copies(key) : null));
      const send: readonly Entry[] = legal ? [{ label: how.send(picks), picks: [], by: 'send' }] : [];
      return [{ title: null, flows: false, entries: [...send, ...entries] }];
    },
    hints: () => [],
    left: () => [],
  };
}

/** Where nothing is asked. */
export const emptyDraft: Draft = {
  plan: [],
  words: { picks: [] },
  add: () => emptyDraft,
  parts: [],
  sums: () => '',
  menu: () => [],
  hints: () => [],
  left: () => [],
};
