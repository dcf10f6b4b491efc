// How are several cards chosen at once? Those set aside in the mulligan, those discarded, copy by copy.

import type { Decision } from '@duello/kernel';
import type { View } from '@duello/sun-moon';
import type { Draft, Entry } from '../../layout.ts';
import { cardName, type Naming } from './naming.ts';

export const someDraft = ({ decision }: View, naming: Naming): Draft =>
  decision === null ? emptyDraft : draftOf([], decision, naming);

const emptyDraft: Draft = {
  plan: [],
  words: { picks: [] },
  add: () => emptyDraft,
  parts: [],
  sums: () => '',
  menu: () => [],
  hints: () => [],
};

function draftOf(picks: readonly string[], decision: Decision, naming: Naming): Draft {
  const { ui } = naming;
  const isMulligan = decision.what === 'mulligan';
  const copies = (key: string): number => picks.filter((one) => one === key).length;
  const left = (key: string): number =>
    (decision.options.find((option) => option.key === key)?.limit ?? 0) - copies(key);
  return {
    plan: picks,
    words: { picks },
    add: (key) => draftOf([...picks, key], decision, naming),
    parts: [...new Set(picks)].map((key) => ({
      label: cardName(key, naming) + (copies(key) > 1 ? ` ×${copies(key)}` : ''),
      without: () => draftOf(picks.toSpliced(picks.lastIndexOf(key), 1), decision, naming),
    })),
    sums: () => (isMulligan ? ui.mulliganSums(picks.length) : ui.discardSums(picks.length, decision.max)),
    menu: ({ next }) => {
      const entries = next.map((key): Entry => {
        const label = cardName(key, naming) + (left(key) > 1 ? ` (${ui.copiesLeft(left(key))})` : '');
        return isMulligan ? { label, picks: [key], all: true } : { label, picks: [key] };
      });
      const send = isMulligan ? (picks.length === 0 ? ui.keepHand : ui.exchange) : ui.discardThese;
      return [{ title: null, flows: false, entries: [{ label: send, picks: [], last: true }, ...entries] }];
    },
    hints: () => [],
  };
}
