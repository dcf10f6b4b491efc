// How well does a seat stand? Life, shields, cards and what its deck will do, in points of health, less those of the other.

import type { Style, Terms } from '@duello/bots';
import { asked, frameAt, isOver, other, outcome, type Seat } from '@duello/kernel';
import { col } from '../rules/state/columns.ts';
import { CURRENCY, GEM } from '../rules/state/compiled.ts';
import { ask, ENDINGS } from '../rules/state/frames.ts';
import { CARDS_A_ROUND } from '../rules/state/numbers.ts';
import type { Options } from '../rules/state/options.ts';
import { shieldKind, totalCapacity } from '../rules/state/shields.ts';
import type { State } from '../rules/state/state.ts';
import { ahead } from './deck.ts';
import { STANDING, standingOf } from './standing.ts';

const WIN = 1000;

/** What one seat has, by name. */
interface Standing {
  life: number;
  shields: number;
  cards: number;
  money: number;
  mana: number;
  spells: number;
}
const newStanding = (): Standing => ({ life: 0, shields: 0, cards: 0, money: 0, mana: 0, spells: 0 });
const own = newStanding();
const theirs = newStanding();

/** Health counts more the less of it there is. */
const lifeValue = (health: number): number =>
  STANDING.life.reduce((sum, [upTo, each]) => sum + each * Math.min(upTo, health), 0);

const shieldValue = (capacity: number): number =>
  STANDING.shield.reduce((sum, [upTo, each]) => sum + each * Math.min(upTo, capacity), 0);

const owned = new Int16Array(64);

function stand(state: State, seat: Seat, into: Standing): void {
  const { cells, compiled } = state;
  const { early, late } = standingOf(compiled);
  const left = ahead(state);
  const sudden = cells[col.sudden] === 1;
  let cards = 0;
  let mana = 0;
  let demand = 0;
  // As `countOwned` counts, but in place: to call it takes a third of all the nodes of a search.
  for (let kind = 0; kind < compiled.kinds.length; kind++) {
    owned[kind] =
      cells[col.deck[seat] + kind] +
      cells[col.hand[seat] + kind] +
      cells[col.discard[seat] + kind] +
      cells[col.play[seat] + kind];
  }
  for (let i = 0; i < cells[col.shieldCount[seat]]; i++) owned[shieldKind(state, seat, i)]++;
  for (let kind = 0; kind < compiled.kinds.length; kind++) {
    cards += owned[kind];
    mana += owned[kind] * compiled.kinds[kind].gemMana;
    demand += owned[kind] * compiled.kinds[kind].mana;
  }
  const hand = CARDS_A_ROUND / Math.max(CARDS_A_ROUND, cards);
  const share = Math.min(1, mana / Math.max(1, demand));
  const pay = share * (2 - share);
  into.life = lifeValue(cells[col.health[seat]]);
  into.shields = shieldValue(totalCapacity(state, seat));
  into.cards = STANDING.card * cells[col.handSize[seat]] + STANDING.clutter * cards;
  into.money = 0;
  into.mana = hand * (STANDING.mana * mana + STANDING.spent * Math.min(mana, demand));
  into.spells = 0;
  for (let kind = 0; kind < compiled.kinds.length; kind++) {
    if (owned[kind] === 0) continue;
    const { type, mana: cost } = compiled.kinds[kind];
    const worth = hand * owned[kind] * (left * early[kind] + (1 - left) * late[kind]);
    if (type === GEM) into.mana += worth;
    else if (type !== CURRENCY) into.spells += cost > 0 ? pay * worth : worth;
    else if (!sudden) into.money += worth;
  }
}

/** What a style makes of each. */
const weigh = (standing: Standing, life: number, board: number, means: number): number =>
  life * standing.life +
  board * standing.shields +
  means * (standing.cards + standing.money + standing.mana + standing.spells);

const ended = (state: State, seat: Seat): number => {
  const winner = outcome({ endings: ENDINGS }, state)?.winner ?? null;
  return winner === null ? 0 : winner === seat ? WIN : -WIN;
};

export function score(state: State, seat: Seat, style?: Style): number {
  if (isOver(state)) return ended(state, seat);
  stand(state, seat, own);
  stand(state, other(seat), theirs);
  if (style === undefined) return weigh(own, 1, 1, 1) - weigh(theirs, 1, 1, 1);
  return weigh(own, style.life, style.board, style.means) - weigh(theirs, style.harm, style.board, style.means);
}

export function terms(state: State, seat: Seat): Terms {
  if (isOver(state)) return { result: ended(state, seat) };
  stand(state, seat, own);
  stand(state, other(seat), theirs);
  return {
    life: own.life - theirs.life,
    shields: own.shields - theirs.shields,
    cards: own.cards - theirs.cards,
    money: own.money - theirs.money,
    mana: own.mana - theirs.mana,
    spells: own.spells - theirs.spells,
  };
}

/** True where a round begins: both have drawn, and nobody has done anything yet. */
export function settled(state: State): boolean {
  return isOver(state) || (asked(state) !== 3 && state.cells[frameAt(state) + 1] === ask.action);
}

/** How many rounds have begun. */
export const rounds = ({ cells }: State): number => cells[col.roundNumber];

/** True when nothing but defeat or giving up ends the match. */
export const endless = (options: Options): boolean => options.roundLimit === 'off';

/** A plan goes as far as the round. */
export const span = rounds;

export const active = ({ cells }: State): Seat => (cells[col.active] === 0 ? 0 : 1);

/** Found with the values of the cards. */
export const scale = STANDING.scale;
