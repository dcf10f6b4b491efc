// Could a match come to this position? What can't be together is refused with the remedy.

import { BadInput, other, SEAT_NAMES, SEATS, type Seat } from '@duello/kernel';
import { COLOURS, type Cost } from '../cards/vocabulary.ts';
import { type Compiled, RUNE_TYPE } from '../rules/state/compiled.ts';
import {
  HAND_LIMIT,
  MAX_CREATURES,
  MAX_EXTRACTORS,
  MAX_TANKS,
  START_HEALTH,
  TURN_LIMIT,
} from '../rules/state/numbers.ts';
import type { Kinds, Position, PositionPhase, Side } from './position.ts';

/** Whose turn it is and which phase, with nothing left open. */
export interface TurnPoint {
  readonly turn: number;
  readonly active: Seat;
  readonly first: Seat;
  readonly phase: PositionPhase;
}

/** More contracts than this have no room in a deck or on a pile. */
const MOST_OWNED = 60;

/** The first player has the odd turns, so that two of turn, active and first tell the third. */
export function checkTurnPoint({ turn, active, first, phase }: Position, path: string): TurnPoint {
  if (phase === 'replace') {
    if (turn !== null && turn !== 0) throw new BadInput(`${path}.turn`, 'must be 0 before the first turn');
    const begins = first ?? active ?? 0;
    if (active !== null && active !== begins) {
      throw new BadInput(`${path}.active`, `must be ${SEAT_NAMES[begins]}, who is first, or left out`);
    }
    return { turn: 0, active: begins, first: begins, phase };
  }
  const now = active ?? (turn === null || first === null || turn % 2 === 1 ? (first ?? 0) : other(first));
  const begins = first ?? (turn === null ? 0 : turn % 2 === 1 ? now : other(now));
  const number = turn ?? (now === begins ? 3 : 4);
  if (number < 1 || number > TURN_LIMIT) throw new BadInput(`${path}.turn`, `must be from 1 to ${TURN_LIMIT}`);
  if ((number % 2 === 1) !== (now === begins)) {
    const whose = SEAT_NAMES[number % 2 === 1 ? begins : other(begins)];
    throw new BadInput(`${path}.turn`, `turn ${number} is ${whose}’s when ${SEAT_NAMES[begins]} is first`);
  }
  return { turn: number, active: now, first: begins, phase };
}

const NONE: Cost = { red: 0, blue: 0, yellow: 0, pure: 0 };
const sum = ({ red, blue, yellow, pure }: Cost): number => red + blue + yellow + pure;

export function checkSides(compiled: Compiled, { sides }: Position, turn: TurnPoint, path: string): void {
  for (const seat of SEATS) {
    const at = `${path}.${SEAT_NAMES[seat]}`;
    checkZones(compiled, sides[seat], turn, at);
    checkMana(compiled, sides[seat], turn, at);
    checkOrb(sides[seat], seat, turn, at);
  }
  const pure = sides.reduce((all, { extractors = NONE }) => all + extractors.pure, 0);
  if (pure > 1) {
    throw new BadInput(path, 'there is one pure extractor, so only one player can have it');
  }
}

function checkZones({ kinds }: Compiled, side: Side, { phase }: TurnPoint, path: string): void {
  const { deck = [], hand = [], pile = [], runes = [], line } = side;
  const most = (name: string, { length }: readonly unknown[], limit: number): void => {
    if (length > limit) throw new BadInput(`${path}.${name}`, `holds ${length}; there is room for ${limit}`);
  };
  most('hand', hand, HAND_LIMIT);
  most('line', line, MAX_CREATURES);
  const onField = line.filter(({ kind }) => !kinds[kind].token).length;
  const owned =
    onField +
    deck.length +
    hand.length +
    pile.length +
    runes.length +
    (side.orb === null ? 0 : 1) +
    (side.rune === null ? 0 : 1);
  if (owned > MOST_OWNED) throw new BadInput(path, `owns ${owned} contracts; a match has room for ${MOST_OWNED}`);
  if (side.health !== undefined && side.health > START_HEALTH) {
    throw new BadInput(`${path}.health`, `nobody has more than ${START_HEALTH}`);
  }
  const strange = runes.find((kind) => kinds[kind].type !== RUNE_TYPE);
  if (strange !== undefined) throw new BadInput(`${path}.runes`, `${kinds[strange].id} is no Rune`);
  if (runes.length > 0 && phase !== 'replace') {
    throw new BadInput(`${path}.runes`, 'lie beside the deck only until hands are replaced; put them into the deck');
  }
  checkKnown(side, kinds, path);
}

const timesIn = (kinds: Kinds, kind: number): number => kinds.filter((one) => one === kind).length;

function checkKnown({ hand = [], known }: Side, kinds: Compiled['kinds'], path: string): void {
  const missing = known.find((kind) => timesIn(known, kind) > timesIn(hand, kind));
  if (missing !== undefined) throw new BadInput(`${path}.known`, `${kinds[missing].id} is not so often in "hand"`);
}

function checkMana(compiled: Compiled, side: Side, { phase }: TurnPoint, path: string): void {
  const { extractors = NONE, full, tanks = NONE } = side;
  if (extractors.pure > 1) throw new BadInput(`${path}.extractors`, 'there is only one pure extractor');
  const counted = sum(extractors) - (compiled.greyCounts ? 0 : extractors.pure);
  if (counted > MAX_EXTRACTORS) throw new BadInput(`${path}.extractors`, `must be at most ${MAX_EXTRACTORS}`);
  if (sum(tanks) > MAX_TANKS) throw new BadInput(`${path}.tanks`, `must be at most ${MAX_TANKS}`);
  const coloured = COLOURS.find((colour) => tanks[colour] > 0 && colour !== 'pure');
  if (coloured !== undefined && !compiled.keepsColour) {
    const remedy = 'write them as pure, or set the option tankColour to keep';
    throw new BadInput(`${path}.tanks`, `tanks keep no colour, so none is ${coloured}; ${remedy}`);
  }
  if (full === undefined) return;
  const short = COLOURS.find((colour) => full[colour] > extractors[colour]);
  if (short !== undefined) {
    const has = `${full[short]} ${short} are full, but there are ${extractors[short]}`;
    throw new BadInput(`${path}.full`, `${has}; "extractors" counts full and empty ones`);
  }
  if (phase === 'replace' && sum(full) > 0) throw new BadInput(`${path}.full`, 'nothing is full before the first turn');
}

/** C1007: an Orb guards in the other's turn; its stance is chosen before the mana is stored. */
function checkOrb({ orb }: Side, seat: Seat, { active, phase }: TurnPoint, path: string): void {
  if (orb === null || !orb.active || seat !== active || phase === 'store') return;
  throw new BadInput(
    `${path}.orb.active`,
    `an Orb is left active for the other’s turn, and it is ${SEAT_NAMES[seat]}’s`,
  );
}
