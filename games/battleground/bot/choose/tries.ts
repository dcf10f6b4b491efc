// Which answers are worth trying? One row a question; what is not listed here is tried in full.

import { frameAt, type Reply, type Rng, registerOf, type Seat } from '@duello/kernel';
import { COLOURS } from '../../cards/vocabulary.ts';
import { col } from '../../rules/state/columns.ts';
import { ask } from '../../rules/state/frames.ts';
import type { State } from '../../rules/state/state.ts';
import { actsToTry } from './acts.ts';
import { buysToTry } from './buys.ts';
import { findDemand, isWanted, wishes } from './demand.ts';
import { crystalsToTry, spellsToTry } from './drafts.ts';
import { fieldsToTry } from './fields.ts';
import { pointsToTry } from './points.ts';
import { type Codes, manaToTry, retainsToTry } from './selections.ts';

const single = (code: number): Reply => ({ size: 1, codes: Int16Array.of(code) });
const several = (codes: Codes): Reply => ({ size: codes.length, codes: Int16Array.from(codes) });

/** A purchase shows late: in the middle of a plan the best guess is enough. */
const FEW_BUYS = 8;

export function tries(state: State, seat: Seat, few: number, _rng: Rng): readonly Reply[] | null {
  switch (state.cells[frameAt(state) + 1]) {
    case ask.act:
      return actsToTry(state, seat).map(single);
    case ask.field:
      return fieldsToTry(state, seat).map(single);
    case ask.point:
      return pointsToTry(state, seat, few).map(single);
    case ask.buy:
      return buysToTry(state, seat, few <= FEW_BUYS ? 1 : 4).map(single);
    case ask.retain:
      return retainsToTry(state, seat, registerOf(state), few).map(several);
    case ask.mana:
      return manaToTry(state, seat, registerOf(state)).map(several);
    case ask.spells:
      return spellsToTry(state, seat, few).map(several);
    case ask.crystals:
      return crystalsToTry(state, seat, few).map(several);
    case ask.crystal:
      return colourInNeed(state, seat);
    default:
      return null;
  }
}

/** A crystal of a colour that something at hand waits for; where nothing does, all colours are tried. */
function colourInNeed(state: State, seat: Seat): readonly Reply[] | null {
  const { cells } = state;
  findDemand(state, seat);
  if (wishes.countsMana || wishes.keepsCrystals) return null;
  const wanted = COLOURS.flatMap((_, colour) =>
    cells[col.crystals + colour] > 0 && isWanted(state, seat, colour) ? [colour] : [],
  );
  return wanted.length === 0 ? null : wanted.map(single);
}

/** The first of these, where they are ranked. */
export function quick(state: State, seat: Seat, rng: Rng, reply: Reply): boolean {
  const known = tries(state, seat, 1, rng);
  if (known === null || known.length === 0) return false;
  reply.size = known[0].size;
  reply.codes.set(known[0].codes);
  return true;
}
