// Which answers does the table give for somebody who did not want to choose? The usual payment, and the place that was meant.

import type { Decision, Words } from '@duello/kernel';
import type { Sources, View } from '../../index.ts';
import type { Intent } from './answering.ts';

/** The part of the usual payment that this question asks for. */
export function defaultPicks({ options, min }: Decision, usual: Sources): readonly string[] {
  const counts = new Map<string, number | undefined>(Object.entries(usual));
  const picks = options.flatMap(({ key, limit }) =>
    Array.from({ length: Math.min(limit, counts.get(key) ?? 0) }, () => key),
  );
  return picks.slice(0, min);
}

/** What to answer for an intent without asking; null when the player has to. */
export function intended(decision: Decision | null, view: View, intent: Intent | null): Words | null {
  if (decision === null || intent === null || decision.id <= intent.since) return null;
  switch (decision.what) {
    case 'lighten':
      return intent.choosesPayment ? null : { pick: decision.options[0].key };
    case 'pay':
    case 'payElement': {
      const usual = view.payment?.usual;
      return intent.choosesPayment || usual === undefined ? null : { picks: defaultPicks(decision, usual) };
    }
    case 'place': {
      const wished = decision.options.find(({ key }) => key === intent.place);
      return wished === undefined ? null : { pick: wished.key };
    }
    default:
      return null;
  }
}
