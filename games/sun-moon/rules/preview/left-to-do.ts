// What useful things would the end of the turn leave undone? As far as its player sees.

import type { LeftToDo } from '@duello/language';
import type { CardId } from '../../cards/vocabulary.ts';
import { numberOf } from '../state/compiled.ts';
import { readAction } from '../state/option-keys.ts';
import { loadView } from '../view/sample.ts';
import type { View } from '../view/view-types.ts';
import { actionWarning } from './warnings.ts';

export const LEFT = ['attack', 'play'] as const;
export type Left = LeftToDo<(typeof LEFT)[number]>;

/** Nothing when there is no more to do; null while another question is open. Skills come back every turn. */
export function leftToDo(view: View): readonly Left[] | null {
  if (view.decision?.what !== 'act') return null;
  const { seat, options } = view.decision;
  const { compiled } = loadView(view);
  const actions = options.flatMap(({ key }) => readAction(key) ?? []);
  const attackers = actions.flatMap((action): readonly CardId[] => {
    const found = action.word === 'attack' ? view.players[seat].summonings[action.place - 1] : undefined;
    return found !== undefined && found.attack > 0 ? [found.card] : [];
  });
  // S704: a Fast card can still be played in the opponent's turn.
  const playable = options.flatMap(({ key }) => {
    const action = readAction(key);
    if (action?.word !== 'play' || compiled.kinds[numberOf(compiled, action.card)].fast) return [];
    return actionWarning(view, key).doesNothing ? [] : [action.card];
  });
  const found: readonly Left[] = [
    { what: 'attack', count: attackers.length, ids: attackers },
    { what: 'play', count: playable.length, ids: playable },
  ];
  return found.filter(({ count }) => count > 0);
}
