// Which answers are worth trying? Not those that can do nothing now, and of a number only where something changes.

import { single } from '@duello/bots';
import { newOffer, offerTo, other, type Reply, type Rng, type Seat } from '@duello/kernel';
import { sunMoon } from '../rules/rules.ts';
import { announcementAt, HARDEN } from '../rules/state/chain.ts';
import { ABILITIES, ATTACKS, indexOf, PASS, SKILLS, slotOf } from '../rules/state/codes.ts';
import { col } from '../rules/state/columns.ts';
import { attackOf, defenseOf } from '../rules/state/field.ts';
import { ask } from '../rules/state/frames.ts';
import { SKILL_NAMES } from '../rules/state/skills.ts';
import { ABILITY, SKILL, type State } from '../rules/state/state.ts';
import { cantAttack, mostX, roomOf } from '../rules/turn/legal.ts';
import { giveLeast, isUseful } from './answers.ts';
import { sentBack } from './mulligan.ts';
import { questionAt } from './playout.ts';

const INSPIRE = SKILL_NAMES.indexOf('inspire');
const MEDICATE = SKILL_NAMES.indexOf('medicate');
const PONDER = SKILL_NAMES.indexOf('ponder');
const MEDITATE = SKILL_NAMES.indexOf('meditate');

const offer = newOffer();

/** For bots: null for everything that is offered. */
export function tries(state: State, seat: Seat, _few: number, _rng: Rng): readonly Reply[] | null {
  switch (questionAt(state)) {
    case ask.act:
      return acts(state, seat);
    case ask.respond:
      return responses(state, seat);
    case ask.x:
      return numbers(state, seat);
    default:
      return null;
  }
}

/** For bots: what is given up for a price or a discard, and sent back from the first hand. */
export function forced(state: State, seat: Seat, reply: Reply): boolean {
  const question = questionAt(state);
  if (question === ask.mulligan) fill(reply, sentBack(state, seat));
  else if (question === ask.price || question === ask.discard) fill(reply, giveLeast(state, seat));
  else return false;
  return true;
}

function fill(reply: Reply, { size, codes }: Reply): void {
  reply.size = size;
  reply.codes.set(codes);
}

/** What may be done in the own turn. */
function acts(state: State, seat: Seat): readonly Reply[] {
  offerTo(sunMoon, state, seat, offer);
  const replies: Reply[] = [];
  for (let i = 0; i < offer.count; i++) if (mayHelp(state, seat, offer.codes[i])) replies.push(single(offer.codes[i]));
  return replies;
}

function mayHelp(state: State, seat: Seat, code: number): boolean {
  if (code < SKILLS || code >= ATTACKS) return true;
  if (code < ABILITIES) {
    const skill = code - SKILLS;
    if (skill === INSPIRE) return anyAttacker(state, seat);
    return skill !== MEDITATE || paysMore(state, seat);
  }
  // It would be gone before anybody else attacks.
  return indexOf(code) !== HARDEN || cantAttack(state, slotOf(code)) === null;
}

/** To pass, and what is meant for the moment; a skill besides, since what is left of fatigue may be free. */
function responses(state: State, seat: Seat): readonly Reply[] {
  offerTo(sunMoon, state, seat, offer);
  const replies: Reply[] = [];
  for (let i = 0; i < offer.count; i++) {
    const code = offer.codes[i];
    if (code === PASS || code === SKILLS + PONDER || isUseful(state, seat, code)) replies.push(single(code));
  }
  return replies;
}

function anyAttacker(state: State, seat: Seat): boolean {
  const { cells } = state;
  for (let i = 0; i < cells[col.rowSize[seat]]; i++) {
    if (cantAttack(state, cells[col.row[seat] + i]) === null) return true;
  }
  return false;
}

/** True when there is something in hand that can be paid only after some rest. */
function paysMore(state: State, seat: Seat): boolean {
  const { cells, compiled } = state;
  const room = roomOf(state, seat);
  const most = room + mostX(state, seat, compiled.skills[MEDITATE]);
  for (let i = 0; i < cells[col.handSize[seat]]; i++) {
    const { cost } = compiled.kinds[cells[col.hand[seat] + i]];
    if (cost > room && cost <= most) return true;
  }
  return false;
}

const ALL_UP_TO = 3;

/** The least, the most, what fits a body on the table, and what leaves an odd fatigue: the half of one point is free. */
function numbers(state: State, seat: Seat): readonly Reply[] | null {
  offerTo(sunMoon, state, seat, offer);
  const { min, max } = offer;
  if (max - min < ALL_UP_TO) return null;
  const { cells } = state;
  const at = announcementAt(state);
  const wanted = new Set([min, max]);
  const what = cells[col.what + at];
  const index = cells[col.index + at];
  const enemies = bodiesOf(state, other(seat));
  if (what === SKILL && index === MEDICATE) {
    for (let x = min; x <= max; x++) if (((cells[col.fatigue[seat]] + x) & 1) === 1) wanted.add(x);
  } else if (what === ABILITY && index === HARDEN) {
    const defense = defenseOf(state, cells[col.from + at]);
    for (const slot of enemies) wanted.add(attackOf(state, slot) - defense + 1);
  } else for (const slot of enemies) wanted.add(defenseOf(state, slot));
  return [...wanted].filter((x) => x >= min && x <= max).map(single);
}

const bodiesOf = ({ cells }: State, seat: Seat): readonly number[] => [
  ...cells.subarray(col.row[seat], col.row[seat] + cells[col.rowSize[seat]]),
];
