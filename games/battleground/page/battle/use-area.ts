// Which spell asks for a point just now, and what would it reach from the one that is pointed at?

import { useMemo } from 'react';
import { useTable } from '../pieces/table-context.ts';
import type { Say } from '../words/use-words.ts';
import { areaOf, type Mark, type Reached } from './area-of.ts';
import { useBattle } from './battle-context.ts';

/** The key of a point or field, when the thing is one. */
export const spotIn = (targetId: string | null): string | null =>
  /^(?:point|field):(.+)$/.exec(targetId ?? '')?.[1] ?? null;

export function useArea(): Reached | null {
  const { view, decision, faces, mine } = useTable();
  const { pointed } = useBattle();
  const about = decision?.what === 'point' ? (view.waiting?.about ?? null) : null;
  const spot = about === null ? null : spotIn(pointed);
  return useMemo(() => {
    const spell = about === null ? null : faces.card(about);
    return spell === null || spot === null ? null : areaOf(spell, spot, view, mine);
  }, [about, spot, faces, view, mine]);
}

export function sayMark(mark: Mark, t: Say, conditions: Readonly<Record<string, { readonly name: string }>>): string {
  switch (mark.does) {
    case 'damage':
      return mark.n === null ? t('battleground.markDamage') : `−${mark.n}`;
    case 'heal':
      return mark.n === null ? t('battleground.markHeal') : `+${mark.n}`;
    case 'place':
      return conditions[mark.condition].name;
    case 'enchant':
      return t('battleground.markToken');
    case 'nothing':
      return t('battleground.markNothing');
  }
}
