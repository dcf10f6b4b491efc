// What does something cost, as a sign? Fatigue as a moon with its number, tapping as an arrow.

import type { Seat } from '@duello/kernel';
import type { Pip } from '@duello/table';
import { type Option, priceOfAction, type View } from '../../index.ts';

const times = (n: number): string => (n === 1 ? 'X' : `${n}X`);

export function pricePips(
  action: Option,
  { view, mine }: { readonly view: View; readonly mine: Seat },
): readonly Pip[] {
  const price = priceOfAction(view, mine, action);
  if (price === null) return [];
  const { fatigue, fatigueX, discardX, tap } = price;
  const pip = (tone: string, icon: Pip['icon'], text: string): Pip => ({ tone: `sm-${tone}`, icon, text });
  return [
    ...(tap ? [pip('tap', 'clockwise-rotation', '')] : []),
    ...(fatigue > 0 || action.word === 'play' ? [pip('fatigue', null, String(fatigue))] : []),
    ...(fatigueX > 0 ? [pip('fatigue', null, times(fatigueX))] : []),
    ...(discardX > 0 ? [pip('discard', 'card-discard', times(discardX))] : []),
  ];
}
