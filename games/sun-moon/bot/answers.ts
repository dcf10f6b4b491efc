// How does a seat answer at once? Passing and the useful answers are tried, everybody passes after that, the best is taken.

import { advance, isAsked, isOver, newOffer, offerTo, type Reply, type Rng, type Seat } from '@duello/kernel';
import { sunMoon } from '../rules/rules.ts';
import { announcementAt, byOf, HARDEN, topOf } from '../rules/state/chain.ts';
import { ABILITIES, indexOf, PASS, SKILLS, slotOf } from '../rules/state/codes.ts';
import { col } from '../rules/state/columns.ts';
import { attackOf, defenseOf, ownerOf } from '../rules/state/field.ts';
import { ask } from '../rules/state/frames.ts';
import { SKILL_NAMES } from '../rules/state/skills.ts';
import { ABILITY, ATTACK, isPlayer, PLAYER, SKILL, type State } from '../rules/state/state.ts';
import { cardValuesOf } from './card-value.ts';
import { isOpening, isWindow, passAll, questionAt } from './playout.ts';
import { LOST, standing } from './standing.ts';

const INSPIRE = SKILL_NAMES.indexOf('inspire');
const MEDICATE = SKILL_NAMES.indexOf('medicate');

/** Choices within an answer that are tried one by one; deeper ones are mild. */
const DEEPEST = 3;
/** Targets that are tried when none stands out. */
const MOST_TARGETS = 4;
/** An answer has to be better than to pass by so much: what it costs later is only guessed. */
const WORTH = 0.35;
/** With no more life than this everything is looked at that might kill. */
const LOW_LIFE = 8;

const offer = newOffer();
const single: Reply = { size: 1, codes: new Int16Array(1) };
/** States to try things in, and codes to try, one for each depth. */
const scratch: State[] = [];
const lists: number[][] = [[], [], [], []];

/** For bots: writes an answer into `reply`; false for the mildest. */
export function quick(state: State, seat: Seat, _rng: Rng, reply: Reply): boolean {
  const question = questionAt(state);
  if (question === ask.discard || question === ask.price) {
    const { size, codes } = giveLeast(state, seat);
    reply.size = size;
    reply.codes.set(codes);
    return true;
  }
  const code = bestCode(state, seat, 0);
  if (code === null) return false;
  reply.size = 1;
  reply.codes[0] = code;
  return true;
}

/** The best of what is worth trying; null where nothing is known about the question. */
function bestCode(state: State, seat: Seat, deep: number): number | null {
  const codes = lists[deep];
  codes.length = 0;
  switch (questionAt(state)) {
    case ask.respond:
      return bestResponse(state, seat, codes, deep);
    case ask.x:
      usefulX(state, seat, codes);
      break;
    case ask.target:
    case ask.aim:
      usefulTargets(state, seat, codes);
      break;
    case ask.mode:
    case ask.may:
    case ask.block:
    case ask.defender:
      offerTo(sunMoon, state, seat, offer);
      for (let i = 0; i < offer.count; i++) codes.push(offer.codes[i]);
      break;
    case ask.takeBack:
      return dearest(state, seat);
    default:
      return null;
  }
  if (codes.length === 1) return codes[0];
  let best = Number.NEGATIVE_INFINITY;
  let found = codes[0];
  for (let i = 0; i < codes.length; i++) {
    const value = worthOf(state, seat, codes[i], deep);
    if (value <= best) continue;
    best = value;
    found = codes[i];
  }
  return found;
}

/** How the seat stands once it has answered, made its choices, and everybody has passed. */
function worthOf(state: State, seat: Seat, code: number, deep: number): number {
  const after = sunMoon.copy(state, scratch[deep]);
  scratch[deep] = after;
  single.codes[0] = code;
  advance(sunMoon, after, seat, single, null);
  while (!isOver(after) && deep + 1 < DEEPEST && isAsked(after, seat) && !isWindow(after) && !isOpening(after)) {
    const next = bestCode(after, seat, deep + 1);
    if (next === null) break;
    single.codes[0] = next;
    advance(sunMoon, after, seat, single, null);
  }
  return standing(passAll(after), seat);
}

/** Pass, unless something is clearly better. */
function bestResponse(state: State, seat: Seat, codes: number[], deep: number): number {
  offerTo(sunMoon, state, seat, offer);
  const at = topOf(state);
  if (offer.count <= 1 || at < 0 || byOf(state, at) === seat) return PASS;
  const life = state.cells[col.life[seat]];
  if (!isMeant(state, seat, at) && life > LOW_LIFE) return PASS;
  usefulAnswers(state, seat, codes);
  if (codes.length === 0) return PASS;
  const passed = worthOf(state, seat, PASS, deep);
  let best = passed + WORTH;
  let found = PASS;
  for (let i = 0; i < codes.length; i++) {
    if (codes[i] === SKILLS + MEDICATE && passed > LOST) continue;
    const value = worthOf(state, seat, codes[i], deep);
    if (value <= best) continue;
    best = value;
    found = codes[i];
  }
  return found;
}

/** True for an attack, and for whatever aims at the seat or its summonings. */
function isMeant(state: State, seat: Seat, at: number): boolean {
  const { cells } = state;
  if (fightAt(state) >= 0) return true;
  for (const aimed of col.aimed) {
    const code = cells[aimed + at];
    if (code >= 0 && (isPlayer(code) ? code - PLAYER : ownerOf(state, code)) === seat) return true;
  }
  return false;
}

/** The attack that waits, if there is one: only one can. */
const fightAt = (state: State): number => (state.cells[col.chainSize] > 0 && state.cells[col.what] === ATTACK ? 0 : -1);

/** In the fight that waits: the summoning of a seat, or of the other one; a player or -1 otherwise. */
function fighterOf(state: State, seat: Seat, own: boolean): number {
  const at = fightAt(state);
  if (at < 0) return -1;
  const attacks = byOf(state, at) === seat;
  return attacks === own ? state.cells[col.from + at] : state.cells[col.aimed[0] + at];
}

const isBody = (code: number): boolean => code >= 0 && !isPlayer(code);

/** The offer is there already. */
function usefulAnswers(state: State, seat: Seat, codes: number[]): void {
  for (let i = 0; i < offer.count; i++) {
    if (offer.codes[i] !== PASS && isUseful(state, seat, offer.codes[i])) codes.push(offer.codes[i]);
  }
}

/** False for what plainly does nothing about what waits: an answer that could as well be given later. */
export function isUseful(state: State, seat: Seat, code: number): boolean {
  if (code < SKILLS) return true;
  const own = fighterOf(state, seat, true);
  if (code < ABILITIES) return code === SKILLS + MEDICATE || (code === SKILLS + INSPIRE && isBody(own));
  if (indexOf(code) !== HARDEN) return true;
  const at = topOf(state);
  return slotOf(code) === own || (at >= 0 && col.aimed.some((aimed) => state.cells[aimed + at] === slotOf(code)));
}

/** As much as the fight asks for, and the least and the most. */
function usefulX(state: State, seat: Seat, codes: number[]): void {
  const { cells } = state;
  offerTo(sunMoon, state, seat, offer);
  const { min, max } = offer;
  const at = announcementAt(state);
  const note = (x: number): void => {
    const within = Math.max(min, Math.min(max, x));
    if (!codes.includes(within)) codes.push(within);
  };
  const [own, enemy] = [fighterOf(state, seat, true), fighterOf(state, seat, false)];
  const what = cells[col.what + at];
  const index = cells[col.index + at];
  const isHarden = what === ABILITY && index === HARDEN;
  if (isHarden) {
    if (isBody(own) && isBody(enemy)) note(attackOf(state, enemy) - defenseOf(state, own) + 1);
  } else if (what === SKILL && index === INSPIRE) {
    if (isBody(own) && isBody(enemy)) note(defenseOf(state, enemy) - attackOf(state, own));
  } else if (isBody(enemy)) {
    note(isBody(own) ? defenseOf(state, enemy) : attackOf(state, enemy) - cells[col.life[seat]] + 1);
  }
  if (isHarden && codes.length > 0) return;
  note(min);
  note(max);
}

/** Those that fight, if they can be meant; otherwise some of all. */
function usefulTargets(state: State, seat: Seat, codes: number[]): void {
  offerTo(sunMoon, state, seat, offer);
  const [own, enemy] = [fighterOf(state, seat, true), fighterOf(state, seat, false)];
  for (let i = 0; i < offer.count; i++) {
    const code = offer.codes[i];
    if (code === own || code === enemy) codes.push(code);
  }
  if (codes.length > 0) return;
  for (let i = 0; i < offer.count && i < MOST_TARGETS; i++) codes.push(offer.codes[i]);
}

function dearest(state: State, seat: Seat): number {
  const values = cardValuesOf(state.compiled);
  offerTo(sunMoon, state, seat, offer);
  let found = offer.codes[0];
  for (let i = 1; i < offer.count; i++)
    if (values[offer.codes[i]].inHand > values[found].inHand) found = offer.codes[i];
  return found;
}

/** What is worth least in hand goes, as many as it takes. */
export function giveLeast(state: State, seat: Seat): Reply {
  const values = cardValuesOf(state.compiled);
  const { cells } = state;
  offerTo(sunMoon, state, seat, offer);
  const hand = cells.slice(col.hand[seat], col.hand[seat] + cells[col.handSize[seat]]);
  hand.sort((a, b) => values[a].inHand - values[b].inHand || a - b);
  return { size: offer.min, codes: hand.slice(0, offer.min) };
}
