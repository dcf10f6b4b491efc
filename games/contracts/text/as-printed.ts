// How is a contract printed that always has Magnetized? As Magnetic, which says the same in one word.

import type { Contract } from '../cards/contract.ts';
import type { Effect } from '../cards/effects.ts';
import type { Moment } from '../cards/vocabulary.ts';

/** Moments that renew what ends at the start of one's turn before the opponent can attack (CR24, CR43). */
const ALWAYS: readonly (readonly Moment[])[] = [['summon', 'startTurn'], ['endTurn']];
const renews = (effect: Effect): boolean =>
  effect.op === 'become' && effect.status === 'magnetized' && effect.to === 'this' && effect.until === 'always';

export function asPrinted(contract: Contract): Contract {
  const { keywords, when } = contract;
  const moments = ALWAYS.find((all) => all.every((moment) => when[moment]?.some(renews)));
  if (contract.type !== 'creature' || contract.token || moments === undefined) return contract;
  const rest = moments.map((moment) => [moment, when[moment]?.filter((effect) => !renews(effect)) ?? []] as const);
  const kept = { ...when, ...Object.fromEntries(rest) };
  const told = Object.fromEntries(Object.entries(kept).filter(([, effects]) => effects.length > 0));
  return { ...contract, keywords: [...new Set([...keywords, 'magnetic' as const])], when: told };
}
