// Which crystals in hand pay for a spell that lacks nothing but mana?

import { crystalOf } from '../../cards/box/catalogue.ts';
import { type CardId, COLOURS } from '../../cards/vocabulary.ts';
import { col } from '../state/columns.ts';
import { optionKey, readAct } from '../state/option-keys.ts';
import { EMPTY } from '../state/state.ts';
import { due } from '../turn/cast.ts';
import type { View } from '../view/view-types.ts';
import { canPickAll, stateOf } from './trial.ts';

/** To be cast before it, as long as pool and charges do not suffice (BR36); null when that doesn't do. */
export function crystalsFor(view: View, cast: string): readonly CardId[] | null {
  const act = readAct(cast);
  if (view.decision === null || (act?.word !== 'cast' && act?.word !== 'castSlot')) return null;
  const { seat } = view.decision;
  const state = stateOf(view);
  const slot = act.word === 'cast' ? null : act.slot - 1;
  const kind =
    act.word === 'cast' ? state.compiled.numbers.get(act.card) : state.cells[col.prepared[seat] + act.slot - 1];
  if (kind === undefined || kind === EMPTY) return null;
  const crystals = COLOURS.flatMap((colour, number) => {
    const missing = due(state, seat, state.compiled.kinds[kind], slot, number) - state.cells[col.mana[seat] + number];
    return Array.from({ length: Math.max(0, missing) }, () => crystalOf(colour));
  });
  return canPickAll(view, [...crystals.map(optionKey.cast), cast]) ? crystals : null;
}
