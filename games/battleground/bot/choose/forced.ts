// Where is there nothing to think about? A summon without a target defends; a crystal that a spell asks for is cast.

import { frameAt, type Reply, registerOf, type Seat } from '@duello/kernel';
import { findTarget } from '../../rules/battle/search.ts';
import { DEFENDS } from '../../rules/state/codes.ts';
import { col } from '../../rules/state/columns.ts';
import { ask } from '../../rules/state/frames.ts';
import { NOBODY, type State } from '../../rules/state/state.ts';
import { valuesOf } from '../card-value.ts';
import { findDemand, isWanted, wishes } from './demand.ts';

export function forced(state: State, seat: Seat, reply: Reply): boolean {
  switch (state.cells[frameAt(state) + 1]) {
    case ask.stance:
      return findTarget(state, registerOf(state)) === NOBODY && say(reply, DEFENDS);
    case ask.act: {
      const crystal = crystalToCast(state, seat);
      return crystal >= 0 && say(reply, crystal);
    }
    default:
      return false;
  }
}

function say(reply: Reply, code: number): true {
  reply.size = 1;
  reply.codes[0] = code;
  return true;
}

/** The kind of a crystal in hand whose mana is asked for; -1 for none, or while somebody would rather keep crystals. */
function crystalToCast(state: State, seat: Seat): number {
  const { cells, compiled } = state;
  const values = valuesOf(compiled);
  const hand = col.hand[seat];
  let any = false;
  for (let i = 0; i < cells[hand.size] && !any; i++) any = values[cells[hand.at + i]].gives >= 0;
  if (!any) return -1;
  findDemand(state, seat);
  if (wishes.keepsCrystals) return -1;
  for (let i = 0; i < cells[hand.size]; i++) {
    const kind = cells[hand.at + i];
    if (values[kind].gives >= 0 && isWanted(state, seat, values[kind].gives)) return kind;
  }
  return -1;
}
