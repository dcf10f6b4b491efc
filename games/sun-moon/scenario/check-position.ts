// Could a match come to this position? What can't be together is refused with the remedy.

import { BadInput, other, SEAT_NAMES, SEATS, type Seat } from '@duello/kernel';
import { DECK_CARDS, OPENING_HAND, TURN_LIMIT } from '../cards/numbers.ts';
import { CLASSES, type PlayerClass } from '../cards/vocabulary.ts';
import { OUT_ROOM } from '../rules/state/columns.ts';
import { type Compiled, NEUTRAL } from '../rules/state/compiled.ts';
import { PLAYER_CLASSES } from '../rules/state/decks.ts';
import type { FullOptions } from '../rules/state/options.ts';
import type { EnchantmentWords, Kinds, Position, PositionPhase, Side } from './position.ts';

/** A moment with nothing left open. */
export interface Moment {
  readonly match: number;
  readonly turn: number;
  readonly active: Seat;
  readonly starter: Seat;
  readonly phase: PositionPhase;
}

/** The starter has the odd turns, so that two of turn, active and starter tell the third. */
export function checkMoment(compiled: Compiled, position: Position, path: string): Moment {
  const { turn, active, starter, phase, sides } = position;
  const match = checkMatch(compiled, position.match ?? sides[0].wins + sides[1].wins + 1, sides, path);
  if (phase === 'mulligan') {
    if (turn !== null && turn !== 0) throw new BadInput(`${path}.turn`, 'must be 0 before the first turn');
    if (active === 1) throw new BadInput(`${path}.active`, 'must be left out: nobody has begun');
    // Until it is said who starts, this is who started the match before.
    return { match, turn: 0, active: 0, starter: starter ?? 0, phase };
  }
  const now = active ?? (turn === null || starter === null || turn % 2 === 1 ? (starter ?? 0) : other(starter));
  const begins = starter ?? (turn === null ? 0 : turn % 2 === 1 ? now : other(now));
  const number = turn ?? (now === begins ? 3 : 4);
  if (number < 1 || number > TURN_LIMIT) throw new BadInput(`${path}.turn`, `must be from 1 to ${TURN_LIMIT}`);
  if ((number % 2 === 1) !== (now === begins)) {
    const whose = SEAT_NAMES[number % 2 === 1 ? begins : other(begins)];
    throw new BadInput(`${path}.turn`, `turn ${number} is ${whose}’s when ${SEAT_NAMES[begins]} is the starter`);
  }
  return { match, turn: number, active: now, starter: begins, phase };
}

function checkMatch(compiled: Compiled, match: number, sides: Position['sides'], path: string): number {
  const wins = sides[0].wins + sides[1].wins;
  if (!compiled.tournament && (match > 1 || wins > 0)) {
    const remedy = 'set the option constructedMatches to bestOf3, or mode to draft';
    throw new BadInput(wins > 0 ? `${path}.A.wins` : `${path}.match`, `this is no tournament; ${remedy}`);
  }
  if (wins >= match) throw new BadInput(`${path}.match`, `must be at least ${wins + 1} after ${wins} wins`);
  return match;
}

/** Enchantments belong to who played them, on whichever side they lie. */
export const ownerOfWords = (compiled: Compiled, { kind, owner }: EnchantmentWords, bearer: Seat): Seat =>
  owner ?? (compiled.kinds[kind].enchants?.side === 'enemy' ? other(bearer) : bearer);

/** Everything in play, in hand and in the discard area that belongs to a seat. */
function ownedOpenly(compiled: Compiled, { sides }: Position, seat: Seat): Kinds {
  const { hand, discards, summonings } = sides[seat];
  const enchantments = SEATS.flatMap((bearer) =>
    sides[bearer].summonings.flatMap((one) =>
      one.enchantments.filter((words) => ownerOfWords(compiled, words, bearer) === seat).map(({ kind }) => kind),
    ),
  );
  return [...hand, ...discards, ...summonings.map(({ kind }) => kind), ...enchantments];
}

/** Plain bodies: whoever draws one has drawn nothing special. */
const FILLERS = ['hiredSword', 'fordOgre'] as const;

function fillers({ numbers }: Compiled, count: number): Kinds {
  const plain = FILLERS.flatMap((id) => numbers.get(id) ?? []);
  return Array.from({ length: count }, (_, i) => plain[i % plain.length]);
}

/** What a seat owns in all, and its deck with the top first. */
export interface Owned {
  readonly class: PlayerClass;
  readonly deck: Kinds;
  readonly all: Kinds;
}

export function checkSides(
  compiled: Compiled,
  options: FullOptions,
  position: Position,
  moment: Moment,
  path: string,
): readonly [Owned, Owned] {
  const classes = classesOf(compiled, options, position, path);
  const own = (seat: Seat): Owned => {
    const at = `${path}.${SEAT_NAMES[seat]}`;
    const side = position.sides[seat];
    const open = ownedOpenly(compiled, position, seat);
    const deck = side.deck ?? fillers(compiled, Math.max(0, DECK_CARDS - open.length));
    const all = [...open, ...deck];
    if (all.length > DECK_CARDS) {
      throw new BadInput(at, `owns ${all.length} cards; a deck has ${DECK_CARDS}, so take some out of its zones`);
    }
    checkClass(compiled, classes[seat], all, at);
    checkZones(compiled, side, moment, at);
    return { class: classes[seat], deck, all };
  };
  for (const seat of SEATS) checkEnchantments(compiled, position.sides[seat], seat);
  return [own(0), own(1)];
}

/** What is said, or the class of the first card that has one, or that of the deck in the options. */
function classesOf(
  compiled: Compiled,
  options: FullOptions,
  position: Position,
  path: string,
): readonly [PlayerClass, PlayerClass] {
  const isDraft = options.mode === 'draft';
  const found = SEATS.map((seat) => {
    const said = position.sides[seat].class;
    const cards = [...ownedOpenly(compiled, position, seat), ...(position.sides[seat].deck ?? [])];
    const card = cards.find((kind) => compiled.kinds[kind].class !== NEUTRAL);
    return said ?? (card === undefined ? null : PLAYER_CLASSES[compiled.kinds[card].class]);
  });
  const usual = [options.deckA.class, options.deckB.class];
  const opposite = (clan: PlayerClass): PlayerClass => (clan === 'warlock' ? 'paladin' : 'warlock');
  const [a, b] = found;
  if (!isDraft) return [a ?? usual[0], b ?? usual[1]];
  const first = a ?? (b === null ? (options.classA === 'toss' ? 'warlock' : options.classA) : opposite(b));
  const second = b ?? opposite(first);
  if (first === second) throw new BadInput(`${path}.B.class`, `must be ${opposite(first)}: a draft has one of each`);
  return [first, second];
}

function checkClass({ kinds }: Compiled, clan: PlayerClass, all: Kinds, path: string): void {
  const strange = all.find((kind) => kinds[kind].class !== NEUTRAL && CLASSES[kinds[kind].class] !== clan);
  if (strange === undefined) return;
  throw new BadInput(`${path}.class`, `is ${clan}, but ${kinds[strange].id} belongs to another class (SR09)`);
}

const timesIn = (kinds: Kinds, kind: number): number => kinds.filter((one) => one === kind).length;

function checkZones(compiled: Compiled, side: Side, { phase }: Moment, path: string): void {
  const { kinds, lifeCap } = compiled;
  const missing = side.known.find((kind) => timesIn(side.known, kind) > timesIn(side.hand, kind));
  if (missing !== undefined) throw new BadInput(`${path}.known`, `${kinds[missing].id} is not so often in "hand"`);
  if (side.life > lifeCap) throw new BadInput(`${path}.life`, `must be at most ${lifeCap} with the option lifeCap`);
  if (side.out.length > 0 && compiled.options.mode !== 'draft') {
    throw new BadInput(`${path}.out`, 'must be empty: only a draft leaves cards out');
  }
  if (side.out.length > OUT_ROOM) throw new BadInput(`${path}.out`, `must be at most ${OUT_ROOM} cards`);
  if (phase !== 'mulligan') return;
  if (side.hand.length > OPENING_HAND) {
    throw new BadInput(`${path}.hand`, `must be at most ${OPENING_HAND} cards in a mulligan`);
  }
  for (const name of ['summonings', 'discards'] as const) {
    if (side[name].length > 0) throw new BadInput(`${path}.${name}`, 'must be empty in a mulligan');
  }
}

/** S1301, SR33: on whom an enchantment can be. */
function checkEnchantments(compiled: Compiled, { summonings }: Side, bearer: Seat): void {
  for (const words of summonings.flatMap(({ enchantments }) => enchantments)) {
    const { enchants, id } = compiled.kinds[words.kind];
    const isOwn = ownerOfWords(compiled, words, bearer) === bearer;
    if (enchants === null || enchants.side === 'both' || (enchants.side === 'own') === isOwn) continue;
    const whose = SEAT_NAMES[enchants.side === 'own' ? bearer : other(bearer)];
    throw new BadInput(`${words.path}.owner`, `must be ${whose}: ${id} goes on ${enchants.side} summonings`);
  }
}
