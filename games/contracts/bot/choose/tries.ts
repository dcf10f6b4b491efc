// What is worth trying? Of answers that come to the same one, of those that can't be listed a few, and of the rest all.

import {
  advance,
  frameAt,
  newOffer,
  offerTo,
  other,
  type Reply,
  type Rng,
  registerOf,
  type Seat,
} from '@duello/kernel';
import { contracts } from '../../rules/rules.ts';
import {
  ATTACK,
  attackCode,
  attackedOf,
  attackerOf,
  MAGNETIZE,
  ME,
  SKIP,
  STORE_LESS,
  USE_ORB,
  USE_RUNE,
} from '../../rules/state/codes.ts';
import { col, EMPTY } from '../../rules/state/columns.ts';
import { ON_ATTACK, ON_HURT, ON_RECYCLING } from '../../rules/state/compiled.ts';
import { isFaded, kindOf, strengthOf } from '../../rules/state/field.ts';
import { ask } from '../../rules/state/frames.ts';
import { PURE } from '../../rules/state/mana.ts';
import { copy, isPlayer, playerCode, type State } from '../../rules/state/state.ts';
import { score } from '../score.ts';
import { firstAlike, placesMatter, worksBeside } from './alike.ts';
import { payments } from './payments.ts';

const offer = newOffer();
const single = (code: number): Reply => ({ size: 1, codes: Int16Array.of(code) });
const questionAt = (state: State): number => state.cells[frameAt(state) + 1];

/** The codes that are offered and pass; all of them where none does. */
function offered(state: State, seat: Seat, isWorth: (code: number) => boolean): readonly Reply[] {
  offerTo(contracts, state, seat, offer);
  const codes = [...offer.codes.subarray(0, offer.count)];
  const worth = codes.filter(isWorth);
  return (worth.length === 0 ? codes : worth).map(single);
}

export function tries(state: State, seat: Seat, _few: number, _rng: Rng): readonly Reply[] | null {
  switch (questionAt(state)) {
    case ask.act:
      return acts(state, seat);
    case ask.pay:
      return payments(state, seat);
    case ask.place:
      return places(state, seat);
    case ask.move:
      return placesMatter(state, seat) ? null : offered(state, seat, () => true).slice(0, 1);
    case ask.target:
      return targets(state, seat);
    case ask.replace:
      return replacements(state, seat);
    case ask.colour:
    case ask.extractor:
      needs(state, seat);
      return offered(state, seat, (code) => need[code] > 0);
    case ask.swap:
      return swaps(state, seat);
    default:
      return null;
  }
}

/** Everything but an attack that does nothing, and what a Creature like it does just as well. */
function acts(state: State, seat: Seat): readonly Reply[] {
  const [own, opposing] = [firstAlike(state, seat), firstAlike(state, other(seat))];
  const first = (line: Int8Array, place: number): number => (place === ME ? ME : line[place]);
  return offered(state, seat, (code) => {
    if (code < ATTACK || code === USE_RUNE) return true;
    if (code >= USE_RUNE) return code !== STORE_LESS;
    if (code >= USE_ORB) return code === USE_ORB + first(opposing, code - USE_ORB);
    if (code >= MAGNETIZE) return code === MAGNETIZE + own[code - MAGNETIZE];
    const [attacker, attacked] = [attackerOf(code), attackedOf(code)];
    return (
      code === attackCode(first(own, attacker), first(opposing, attacked)) &&
      (attacker === ME || doesSomething(state, state.cells[col.line[seat] + attacker]))
    );
  });
}

const doesSomething = (state: State, slot: number): boolean =>
  strengthOf(state, slot) > 0 || (!isFaded(state, slot) && kindOf(state, slot).moments[ON_ATTACK] >= 0);

/** The right end, unless somebody works on who stands beside: then every place that makes a difference. */
function places(state: State, seat: Seat): readonly Reply[] {
  const { cells } = state;
  const size = cells[col.lineSize[seat]];
  if (worksBeside(state, cells[frameAt(state, 1) + 2])) return offered(state, seat, () => true);
  if (!placesMatter(state, seat)) return [single(size)];
  const isBeside = (place: number): boolean =>
    place >= 0 && place < size && worksBeside(state, cells[col.kind + cells[col.line[seat] + place]]);
  let hasAlone = false;
  return offered(state, seat, (place) => {
    if (isBeside(place - 1) || isBeside(place)) return true;
    if (hasAlone) return false;
    hasAlone = true;
    return true;
  });
}

/** Harm goes to the other side, or to those who do something when they are hurt or die. */
function targets(state: State, seat: Seat): readonly Reply[] {
  const { uses } = state.compiled.nodes[registerOf(state)];
  const isHarm = uses.length > 0 && uses.every(({ op }) => op === 'damage' || op === 'destroy');
  const lines = [firstAlike(state, 0), firstAlike(state, 1)];
  return offered(state, seat, (code) => {
    if (isPlayer(code)) return !isHarm || code !== playerCode(seat);
    const { cells } = state;
    if (lines[cells[col.owner + code]][cells[col.place + code]] !== cells[col.place + code]) return false;
    if (!isHarm || cells[col.owner + code] !== seat || isFaded(state, code)) return true;
    const { moments } = kindOf(state, code);
    return moments[ON_HURT] >= 0 || moments[ON_RECYCLING] >= 0;
  });
}

/** Nothing, or the dearest ones from some price on. */
function replacements({ cells, compiled }: State, seat: Seat): readonly Reply[] {
  const hand = [...cells.subarray(col.hand[seat], col.hand[seat] + cells[col.handSize[seat]])];
  const price = (kind: number): number => compiled.kinds[kind].cost.reduce((sum, part) => sum + part, 0);
  const prices = [...new Set(hand.map(price))];
  const sets = prices.map((least) => hand.filter((kind) => price(kind) >= least));
  return [[], ...sets].map((kinds) => ({ size: kinds.length, codes: Int16Array.from(kinds) }));
}

/** The most of each colour that a contract in deck or hand asks for, or the Rune. */
const need = new Int16Array(PURE);

function needs({ cells, compiled }: State, seat: Seat): void {
  need.fill(0);
  const ask = (cost: readonly number[]): void => {
    for (let c = 0; c < PURE; c++) need[c] = Math.max(need[c], cost[c]);
  };
  for (let i = 0; i < cells[col.deckSize[seat]]; i++) ask(compiled.kinds[cells[col.deck[seat] + i]].cost);
  for (let i = 0; i < cells[col.handSize[seat]]; i++) {
    ask(compiled.kinds[cells[col.hand[seat] + i]].cost);
    ask(compiled.kinds[cells[col.hand[seat] + i]].activation);
  }
  if (cells[col.rune[seat]] !== EMPTY) ask(compiled.kinds[cells[col.kind + cells[col.rune[seat]]]].activation);
}

/** Keep all, or give one that is not needed for one that is. */
function swaps(state: State, seat: Seat): readonly Reply[] {
  const { cells } = state;
  needs(state, seat);
  const spare = (colour: number): number => cells[col.extractors[seat] + colour] - (colour === PURE ? 0 : need[colour]);
  return offered(state, seat, (code) => code === SKIP || (spare(code >> 2) > 0 && spare(code & 3) < 0));
}

/** Questions that have their answer where only one is worth trying. */
const SETTLED_BY_ONE: readonly number[] = [ask.pay, ask.place, ask.move];

export function forced(state: State, seat: Seat, reply: Reply): boolean {
  if (!SETTLED_BY_ONE.includes(questionAt(state))) return false;
  const worth = tries(state, seat, 0, NO_CHANCE);
  if (worth?.length !== 1) return false;
  write(worth[0], reply);
  return true;
}
const NO_CHANCE: Rng = new Int32Array(4);

function write({ size, codes }: Reply, reply: Reply): void {
  reply.size = size;
  for (let i = 0; i < size; i++) reply.codes[i] = codes[i];
}

/** Choices within an effect: whatever stands best right after it. */
const WITHIN: readonly number[] = [ask.target, ask.may, ask.takeBack, ask.take, ask.stance, ask.extractor];
let after: State | undefined;

export function quick(state: State, seat: Seat, rng: Rng, reply: Reply): boolean {
  const question = questionAt(state);
  if (question === ask.pay) {
    write(payments(state, seat)[0], reply);
    return true;
  }
  if (!WITHIN.includes(question)) return false;
  let best = Number.NEGATIVE_INFINITY;
  for (const one of tries(state, seat, 0, rng) ?? offered(state, seat, () => true)) {
    after = copy(state, after);
    advance(contracts, after, seat, one, null);
    const value = score(after, seat);
    if (value <= best) continue;
    best = value;
    write(one, reply);
  }
  return true;
}
