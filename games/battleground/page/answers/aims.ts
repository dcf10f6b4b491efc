// What does a spell ask for first? A field of the home row, a target, or a point; so a card can be dropped right there.

import type { Seat } from '@duello/kernel';
import type { Effect, Spell, SummonView, View } from '../../index.ts';
import { geometryOf } from '../../index.ts';
import type { TargetId } from './target-ids.ts';

type To = Extract<Effect, { readonly to: unknown }>['to'];
type Target = Extract<To, { readonly target: unknown }>['target'];
export type PointTo = Extract<To, { readonly point: unknown }>;

export type Aim =
  | { readonly question: 'field' }
  | { readonly question: 'target'; readonly filter: Target }
  | { readonly question: 'point'; readonly to: PointTo };

const toOf = (effect: Effect): To | null => ('to' in effect ? effect.to : null);

export function aimOf({ type, text }: Spell): Aim | null {
  const to = text.length === 0 ? null : toOf(text[0]);
  if (to !== null && typeof to === 'object') {
    if ('target' in to) return { question: 'target', filter: to.target };
    if ('point' in to) return { question: 'point', to };
  }
  return type === 'summon' ? { question: 'field' } : null;
}

/** Whether somebody on the board is of the kind that is asked for; the rules themselves look closer. */
function isMeant({ side, owner }: SummonView, filter: Target, mine: Seat): boolean {
  if (filter.what === 'player') return false;
  if (filter.side === 'any') return true;
  return filter.side === 'own' ? owner === mine : (side === mine) === (filter.side === 'ally');
}

export function isPlayerMeant(filter: Target, own: boolean): boolean {
  if (filter.what === 'summon' || filter.side === 'own') return false;
  return filter.side === 'any' || (filter.side === 'ally') === own;
}

/** The things that a spell may be dropped on, each with the key that answers the question. */
export function spotsOf(
  aim: Aim,
  view: View,
  mine: Seat,
): readonly { readonly targetId: TargetId; readonly key: string }[] {
  const { keys, home, points } = geometryOf(view.options.lanes, view.options.rows);
  const field = (key: string) => ({ targetId: `field:${key}`, key });
  if (aim.question === 'field') {
    const taken = view.summons.map((one) => one.field);
    return home[mine]
      .map((at) => keys[at])
      .filter((key) => !taken.includes(key))
      .map(field);
  }
  if (aim.question === 'point') {
    return aim.to.point === 'field' ? keys.map(field) : points.map(({ key }) => ({ targetId: `point:${key}`, key }));
  }
  const { filter } = aim;
  return [
    ...view.summons.filter((one) => isMeant(one, filter, mine)).map((one) => field(one.field)),
    ...(isPlayerMeant(filter, true) ? [{ targetId: 'player:own', key: 'you' }] : []),
    ...(isPlayerMeant(filter, false) ? [{ targetId: 'player:opposing', key: 'opponent' }] : []),
  ];
}
