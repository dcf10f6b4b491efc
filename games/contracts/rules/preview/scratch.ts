// On what are previews tried? On a state of what the view tells, with nothing left to be done. What the viewer can't see is
// blank: a preview knows no more than its view.

import { DEPTH } from '@duello/kernel';
import { copy, type State } from '../state/state.ts';
import { loadView } from '../view/sample.ts';
import type { View } from '../view/view-types.ts';

export function scratchOf(view: View): State {
  const state = copy(loadView(view));
  state.cells[DEPTH] = 0;
  return state;
}
