// What was a summon told to do? A small sign on it before its battle, only where something was said.

import { Icon } from '@duello/table';
import type { SummonView } from '../../index.ts';
import { useTable } from '../pieces/table-context.ts';
import { useBattle } from './battle-context.ts';

export function StanceMark({ summon: { id, owner } }: { readonly summon: SummonView }) {
  const { view, mine } = useTable();
  const { stances } = useBattle();
  const said = stances.said(id);
  if (said === null || said === 'auto' || owner !== mine || view.active !== mine) return null;
  return (
    <span className="bg-stance" data-stance={said}>
      <Icon name={said === 'attack' ? 'crossed-swords' : 'shield'} />
    </span>
  );
}
