// What useful things would the end of the turn leave undone? As far as its player sees.

import type { Seat } from '@duello/kernel';
import type { LeftToDo } from '@duello/language';
import type { CardId } from '../../cards/vocabulary.ts';
import { type Act, readAct } from '../state/option-keys.ts';
import type { PlayerView, View } from '../view/view-types.ts';
import { orbHit } from './costs.ts';
import { playWarning } from './warnings.ts';

export const LEFT = ['attack', 'strike', 'play', 'orb', 'rune'] as const;
export type Left = LeftToDo<(typeof LEFT)[number]>;

/** Nothing when there is no more to do; null while another question is open. */
export function leftToDo(view: View): readonly Left[] | null {
  if (view.decision?.what !== 'act') return null;
  const { seat } = view.decision;
  const me = view.players[seat];
  const acts = view.decision.options.flatMap(({ key }) => readAct(key) ?? []);
  const found: readonly Left[] = [
    left('attack', attackers(acts, me)),
    { what: 'strike', count: acts.some(isStrike) ? 1 : 0, ids: [] },
    left('play', playable(acts, view)),
    left('orb', me.orb !== null && acts.some((act) => isUsefulOrb(act, view, seat)) ? [me.orb.card] : []),
    left('rune', me.rune !== null && acts.some(({ word }) => word === 'rune') ? [me.rune.card] : []),
  ];
  return found.filter(({ count }) => count > 0);
}

const left = (what: Left['what'], ids: readonly CardId[]): Left => ({ what, count: ids.length, ids });

/** Creatures that could attack and would do damage. */
function attackers(acts: readonly Act[], { line }: PlayerView): readonly CardId[] {
  const places = new Set(acts.flatMap((act) => (act.word === 'attack' ? [act.attacker] : [])));
  return line.filter(({ attack }, index) => attack > 0 && places.has(index + 1)).map(({ card }) => card);
}

const isStrike = (act: Act): boolean => act.word === 'attack' && act.attacker === 'player';

/** What replaces something of one's own, or would do nothing, is hardly forgotten. */
const playable = (acts: readonly Act[], view: View): readonly CardId[] =>
  acts.flatMap((act) => (act.word === 'play' && playWarning(view, act.card) === null ? [act.card] : []));

/** C1005: an Orb's hit costs its owner as much health. */
function isUsefulOrb(act: Act, view: View, seat: Seat): boolean {
  const hit = act.word === 'orb' ? orbHit(view, seat, act.target) : 0;
  return hit > 0 && hit < view.players[seat].health;
}
