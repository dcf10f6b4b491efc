// Why can't a card be used just now that no option is about? It belongs to another phase.

import type { Reason } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { CURRENCY, numberOf } from '../state/compiled.ts';
import { because } from '../state/reasons.ts';
import { loadView } from '../view/sample.ts';
import type { View } from '../view/view.ts';

/** For who is asked; null for a card of this phase. */
export function whyNotNow(view: View, place: 'supply' | 'hand', card: CardId): Reason | null {
  if (view.decision === null) return null;
  const isBuying = view.decision.what === 'buy';
  if (place === 'supply') return isBuying ? null : because('buyPhaseOnly');
  const { compiled } = loadView(view);
  const isCurrency = compiled.kinds[numberOf(compiled, card)].type === CURRENCY;
  if (isBuying) return isCurrency ? null : because('notInBuyPhase', { card });
  return isCurrency && view.decision.what === 'action' ? because('buyPhaseOnly') : null;
}
