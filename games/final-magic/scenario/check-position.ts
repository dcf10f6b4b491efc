// Can this position come about in a match? Each check names the field and what would be right.

import { BadInput, SEAT_NAMES, SEATS, type Seat } from '@duello/kernel';
import { type Compiled, CURRENCY, GEM, type Kind, SPELL } from '../rules/state/compiled.ts';
import { NO_ELEMENT, NOTHING } from '../rules/state/nodes.ts';
import { START_HEALTH, SUDDEN_HEALTH } from '../rules/state/numbers.ts';
import { SHIELD_ROOM, type Tally } from '../rules/state/zones.ts';
import type { Position, Side } from './position.ts';

/** A position with what was left out filled in. */
export interface Moment {
  readonly round: number;
  readonly suddenRound: number;
  readonly first: Seat;
  /** Whose Action or Buy Phase it is; null in a draw and in a fight. */
  readonly turn: Seat | null;
}

/** One seat of a position that is being checked. */
interface Checked {
  readonly compiled: Compiled;
  readonly position: Position;
  readonly moment: Moment;
  readonly seat: Seat;
  readonly side: Side;
  readonly path: string;
}

export function checkMoment(compiled: Compiled, position: Position, path: string): Moment {
  const { suddenDeath, phase } = position;
  const suddenRound = position.suddenRound ?? (suddenDeath ? 1 : 0);
  const round = position.round ?? suddenRound + (suddenDeath ? 1 : 2);
  const refuse = (field: string, why: string): never => {
    throw new BadInput(`${path}.${field}`, why);
  };
  if (suddenDeath && phase === 'buy') refuse('phase', 'there is no Buy Phase in sudden death (F904); use "action"');
  if (!suddenDeath && suddenRound > 0) refuse('suddenRound', 'counts only in sudden death; set "suddenDeath": true');
  if (suddenDeath && suddenRound >= round) refuse('suddenRound', `must be below the round, which is ${round}`);
  const { limit } = compiled;
  if (limit !== null && !suddenDeath && round > limit.rounds)
    refuse('round', `must be at most ${limit.rounds} (F-R61)`);
  if (limit !== null && suddenRound > limit.suddenDeath) {
    refuse('suddenRound', `must be at most ${limit.suddenDeath} (F-R61)`);
  }
  // F-R4: who is first follows from the options and the round.
  const first: Seat = compiled.options.firstPlayer === 'alternate' && round % 2 === 0 ? 1 : 0;
  if (position.first !== null && position.first !== first) {
    refuse(
      'first',
      `must be ${SEAT_NAMES[first]} in round ${round} with "firstPlayer": "${compiled.options.firstPlayer}"`,
    );
  }
  const shared = phase === 'fight' || phase === 'draw';
  if (shared && position.turn !== null) refuse('turn', `a ${phase} belongs to both; leave "turn" out`);
  return { round, suddenRound, first, turn: shared ? null : (position.turn ?? first) };
}

export function checkSides(compiled: Compiled, position: Position, moment: Moment, path: string): void {
  for (const seat of SEATS) {
    const side = position.sides[seat];
    const checked = { compiled, position, moment, seat, side, path: `${path}.${SEAT_NAMES[seat]}` };
    checkHealth(checked);
    checkPools(checked);
    checkShields(checked);
    checkCast(checked);
    checkKnown(checked);
    if (position.phase === 'draw') checkBeforeDraw(checked);
  }
}

function checkHealth({ compiled, position, moment, side, path }: Checked): void {
  const health = side.health ?? START_HEALTH;
  const cap = position.suddenDeath ? SUDDEN_HEALTH : START_HEALTH;
  if (side.health !== undefined && side.health > cap && compiled.options.healthCap === 'start') {
    const remedy = 'lower it, or play with "healthCap": "none"';
    throw new BadInput(
      `${path}.health`,
      `${side.health} is over the cap of ${cap}${position.suddenDeath ? ' in sudden death' : ''} (F-R11); ${remedy}`,
    );
  }
  if (moment.round === 1 && health < START_HEALTH) {
    throw new BadInput(`${path}.health`, `nobody is hurt before the first fight; use round 2 or later`);
  }
}

/** True when the seat has been in its Buy Phase this round, or is in it. */
const hasBought = ({ position, moment, seat }: Checked): boolean =>
  !position.suddenDeath &&
  (position.phase === 'fight' ||
    (position.phase === 'buy' && moment.turn === seat) ||
    (moment.turn !== null && moment.turn !== moment.first && seat === moment.first));

function checkPools(checked: Checked): void {
  const { compiled, position, moment, side, seat, path } = checked;
  if (side.coins > 0 && (position.phase !== 'buy' || moment.turn !== seat)) {
    throw new BadInput(`${path}.coins`, 'coins exist only in the own Buy Phase (F-R22); use "phase": "buy" and "turn"');
  }
  if (side.bought.size > 0 && !hasBought(checked)) {
    throw new BadInput(`${path}.bought`, `${SEAT_NAMES[seat]} has had no Buy Phase this round; leave it out`);
  }
  for (const [kind, count] of side.bought) {
    if (count > 1) {
      const { id } = compiled.kinds[kind];
      throw new BadInput(`${path}.bought`, `${id} can be bought only once a round (F602)`);
    }
  }
  for (const kind of side.inPlay.keys()) {
    if (compiled.kinds[kind].type === GEM) continue;
    const { id } = compiled.kinds[kind];
    throw new BadInput(`${path}.inPlay`, `${id} is no gem; a standing shield belongs into "shields"`);
  }
  checkMana(checked);
  checkNextDraw(checked);
}

/** Mana comes from gems alone. Those in play may be left out: then all that the player owns, or unnamed ones, have given it. */
function checkMana({ compiled, seat, side, path }: Checked): void {
  const { mana, hand, deck, discard, outcast, inPlay } = side;
  if (mana === undefined) return;
  if (inPlay.size > 0) {
    const made = manaMade(compiled, side);
    if (mana <= made) return;
    throw new BadInput(`${path}.mana`, `the gems in play leave at most ${made} mana (F-R15); add gems or lower it`);
  }
  const zones = [hand, deck, discard, outcast];
  const named = zones.some((zone) => [...zone.keys()].some((kind) => compiled.kinds[kind].type === GEM));
  const most = zones.reduce((total, zone) => total + sum(zone, (kind) => compiled.kinds[kind].gemMana), 0);
  if (!named || mana <= most) return;
  throw new BadInput(
    `${path}.mana`,
    `all gems of ${SEAT_NAMES[seat]} together give at most ${most} (F-R15); put the gems that gave it into "inPlay"`,
  );
}

/** The cards of the box change a draw by far less than this. */
const MOST_DRAWS = 30;

function checkNextDraw({ compiled, side, path }: Checked): void {
  if (Math.abs(side.nextDraw) <= MOST_DRAWS || Object.keys(compiled.options.cards).length > 0) return;
  throw new BadInput(
    `${path}.nextDraw`,
    `must be from -${MOST_DRAWS} to ${MOST_DRAWS}; only cards of a match’s own can change it by more`,
  );
}

const sum = (tally: Tally, each: (kind: number) => number): number =>
  [...tally].reduce((total, [kind, count]) => total + count * each(kind), 0);

/** Mana that the gems in play have given, less what the spells cast have cost at the least. */
export function manaMade(compiled: Compiled, { inPlay, outcast, cast }: Side): number {
  const ofGem = (kind: number): number => compiled.kinds[kind].gemMana;
  const gems = sum(inPlay, ofGem) + (compiled.options.gemOutcast === 'also' ? sum(outcast, ofGem) : 0);
  return Math.max(0, gems - sum(cast, (kind) => leastCost(compiled.kinds[kind])));
}

const leastCost = ({ mana, cheaperIf, cheaperBy }: Kind): number =>
  cheaperIf === NO_ELEMENT ? mana : Math.max(0, mana - cheaperBy);

/** The largest capacity a shield can have been raised with: a plain number, doubled by up to three spells (F-R41); null for any. */
function largestCapacity(compiled: Compiled, kind: Kind): number | null {
  const node = kind.nodes.find(({ op }) => op === 'shield');
  if (node === undefined) return 0;
  if (node.amount.over !== NOTHING || Object.keys(compiled.options.cards).length > 0) return null;
  if (kind.element < 0 || !compiled.doubles[kind.element]) return node.amount.base;
  return node.amount.base * (compiled.options.spiritStacks === 'once' ? 2 : 8);
}

function checkShields({ compiled, position, moment, side, path }: Checked): void {
  if (side.shields.length === 0) return;
  if (position.suddenDeath) throw new BadInput(`${path}.shields`, 'no shield outlasts a fight of sudden death (F-R58)');
  if (moment.round === 1) throw new BadInput(`${path}.shields`, 'no shield stands before the first fight; use round 2');
  if (side.shields.length > SHIELD_ROOM) throw new BadInput(`${path}.shields`, `must be at most ${SHIELD_ROOM}`);
  side.shields.forEach(({ kind, capacity }, index) => {
    const { id } = compiled.kinds[kind];
    const most = largestCapacity(compiled, compiled.kinds[kind]);
    if (most === 0) throw new BadInput(`${path}.shields[${index}].card`, `${id} never stands as a shield`);
    if (most !== null && capacity > most) {
      throw new BadInput(`${path}.shields[${index}].capacity`, `${id} holds at most ${most}`);
    }
  });
}

/** Before the fight only action spells have been cast; before the own Action Phase only answers. */
function checkCast({ compiled, position, moment, seat, side, path }: Checked): void {
  const acted = moment.turn === null || moment.turn === seat || seat === moment.first;
  for (const kind of side.cast.keys()) {
    const { id, type, inAction, counters } = compiled.kinds[kind];
    if (type !== SPELL || !inAction) {
      throw new BadInput(`${path}.cast`, `${id} can’t have been cast before the fight (F502); cast it in the answers`);
    }
    if (acted || (counters && compiled.options.counterReactions === 'on')) continue;
    throw new BadInput(`${path}.cast`, `${SEAT_NAMES[seat]} has had no Action Phase this round; leave ${id} out`);
  }
  for (const [kind, count] of side.late ?? []) {
    const { id } = compiled.kinds[kind];
    if (!compiled.lateKinds.includes(kind)) throw new BadInput(`${path}.late`, `${id} counts nothing after the fight`);
    if (count > (side.cast.get(kind) ?? 0)) throw new BadInput(`${path}.late`, `${id} must be in "cast" as well`);
  }
  if (position.phase === 'draw' && side.cast.size > 0) {
    throw new BadInput(`${path}.cast`, 'nothing has been cast before the draw; leave it out');
  }
}

/** Cards of this kind that the seat has taken into its hand in the open this round, at the most. */
function takenOpenly(compiled: Compiled, { bought, cast }: Side, kind: number): number {
  const upgraded = compiled.kinds.some(({ next }) => next === kind);
  const gains = (caster: number): number =>
    compiled.kinds[caster].nodes.filter(
      ({ op, card, more }) =>
        (op === 'gain' && (card === kind || more?.card === kind)) || (op === 'upgrade' && upgraded),
    ).length;
  const toHand = compiled.kinds[kind].type === CURRENCY ? 0 : (bought.get(kind) ?? 0);
  return toHand + sum(cast, gains);
}

function checkKnown({ compiled, side, path }: Checked): void {
  for (const [kind, count] of side.known ?? []) {
    const { id } = compiled.kinds[kind];
    if (count > (side.hand.get(kind) ?? 0)) throw new BadInput(`${path}.known`, `${id} is not so often in "hand"`);
    const most = takenOpenly(compiled, side, kind);
    if (count <= most) continue;
    throw new BadInput(
      `${path}.known`,
      `${id} came into hand in the open ${most} times; name its buy in "bought" or the spell that gained it in "cast"`,
    );
  }
}

function checkBeforeDraw({ side, path }: Checked): void {
  if (side.hand.size > 0)
    throw new BadInput(`${path}.hand`, 'hands are empty before the draw; put the cards elsewhere');
  if (side.inPlay.size > 0) throw new BadInput(`${path}.inPlay`, 'nothing is in play before the draw; leave it out');
  if ((side.mana ?? 0) > 0) throw new BadInput(`${path}.mana`, 'mana pools are empty before the draw (F402)');
}
