// What would happen to this one? A sign on attacker and target while an attack is being composed.

import type { TargetId } from '@duello/table';
import { attackOn, useFight } from './use-fight.ts';

/** The damage, and a cross for who would fall. */
export function FightMark({ targetId }: { readonly targetId: TargetId }) {
  const now = useFight();
  const mark = now === null ? null : attackOn(now, targetId);
  if (mark === null) return null;
  return (
    <span className="sm-clash-mark" data-falls={mark.falls} data-sure={now?.sure} aria-hidden="true">
      {mark.falls ? '✕' : ''}
      {mark.damage > 0 || !mark.falls ? `−${mark.damage}` : ''}
    </span>
  );
}
