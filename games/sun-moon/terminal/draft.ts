// How are several cards chosen at once? Those set aside in the mulligan, those discarded, copy by copy.

import { type Draft, emptyDraft, picksDraft } from '@duello/terminal';
import type { View } from '../index.ts';
import { cardName, type Naming } from './naming.ts';

export function someDraft({ decision }: View, naming: Naming): Draft {
  if (decision === null) return emptyDraft;
  const { ui } = naming;
  const isMulligan = decision.what === 'mulligan';
  return picksDraft([], decision, {
    name: (key) => cardName(key, naming),
    entry(key, left) {
      const label = cardName(key, naming) + (left === null ? '' : ` (${ui.copiesLeft(left)})`);
      return isMulligan ? { label, picks: [key], all: true } : { label, picks: [key] };
    },
    sums: ({ length }) => (isMulligan ? ui.mulliganSums(length) : ui.discardSums(length, decision.max)),
    send: ({ length }) => (isMulligan ? (length === 0 ? ui.keepHand : ui.exchange) : ui.discardThese),
  });
}
