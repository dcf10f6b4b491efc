// Which spell asks for a point just now, and what would it reach from the one that is pointed at?

import { useMemo } from 'react';
import { type Mark, type PointArea, pointArea } from '../../index.ts';
import { useTable } from '../pieces/table-context.ts';
import type { Say } from '../words/use-words.ts';
import { useBattle } from './battle-context.ts';

/** The key of a point or field, when the thing is one. */
export const spotIn = (targetId: string | null): string | null =>
  /^(?:point|field):(.+)$/.exec(targetId ?? '')?.[1] ?? null;

export function useArea(): PointArea | null {
  const { view, decision } = useTable();
  const { pointed } = useBattle();
  const spot = decision?.what === 'point' ? spotIn(pointed) : null;
  return useMemo(() => (spot === null ? null : pointArea(view, spot)), [spot, view]);
}

export function sayMark(mark: Mark, t: Say, conditions: Readonly<Record<string, { readonly name: string }>>): string {
  switch (mark.does) {
    case 'damage':
      return `−${mark.n}`;
    case 'heal':
      return `+${mark.n}`;
    case 'place':
      return conditions[mark.condition].name;
    case 'enchant':
      return t('battleground.markToken');
    case 'nothing':
      return t('battleground.markNothing');
  }
}
