// How are several things picked at once? Copy by copy, each put back alone.

import type { Decision } from '@duello/kernel';
import type { Draft, Entry } from './layout.ts';

/** What a game says of the picks of one decision. */
export interface Picking {
  /** What a key stands for. */
  name(key: string): string;
  /** One more of it, with how many are left. */
  entry(key: string, left: number): Entry;
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
    menu({ next }) {
      const entries = next.map((key) => how.entry(key, limit(key) - copies(key)));
      return [{ title: null, flows: false, entries: [{ label: how.send(picks), picks: [], last: true }, ...entries] }];
    },
    hints: () => [],
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
};
