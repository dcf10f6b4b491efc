// How is an action announced? X, option, targets and price one after the other (SR24); then it is paid and waits.

import { add, choose, firstOffered, other, type Question, type Seat } from '@duello/kernel';
import { each, eachChoice, hasTargets } from '../effects/targets.ts';
import { abilityOf, announcementAt, byOf, modeOf, modesOf, write } from '../state/chain.ts';
import { modeKey, targetKey } from '../state/codes.ts';
import { col } from '../state/columns.ts';
import { ENCHANTMENT } from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { bearerOf, canDefend, hasDefender, hasTrait } from '../state/field.ts';
import { ask } from '../state/frames.ts';
import { anyOfHand, offerHand } from '../state/in-hand.ts';
import type { Mode } from '../state/nodes.ts';
import { discardFromHand } from '../state/piles.ts';
import { because } from '../state/reasons.ts';
import {
  ATTACK,
  EMPTY,
  FIGHT,
  NO_MODE,
  NOBODY,
  OPEN,
  PLAY,
  playerCode,
  type State,
  TRAIT_BITS,
} from '../state/state.ts';
import { commit } from './commit.ts';
import { mostX } from './legal.ts';

/** Begins an announcement; `kind` is the card that is played, `from` the card in play that acts. */
export function announce(
  state: State,
  seat: Seat,
  what: number,
  from: number,
  index: number,
  kind: number,
  emit: MaybeEmit,
): void {
  const at = announcementAt(state);
  write(state, at, what, seat, from, index);
  if (what === PLAY) state.cells[col.source + at] = kind;
  state.cells[col.announcing] = 1;
  nextStep(state, emit);
}

/** What an enchantment aims at is its bearer; everything else aims by its effects. */
const enchantsOf = ({ cells, compiled }: State, at: number): Mode | null => {
  if (cells[col.what + at] !== PLAY) return null;
  const { type, enchants } = compiled.kinds[cells[col.source + at]];
  return type === ENCHANTMENT && enchants !== null ? { first: -1, targets: [enchants] } : null;
};

/** Asks for what is still missing, or pays and opens the window. */
function nextStep(state: State, emit: MaybeEmit): void {
  const { cells } = state;
  const at = announcementAt(state);
  const mask = 1 << byOf(state, at);
  if (cells[col.what + at] === ATTACK) {
    if (cells[col.aimed[0] + at] !== OPEN) commit(state, emit);
    else if (asksDefender(state, cells[col.from + at])) choose(state, ask.defender, mask, cells[col.from + at]);
    else {
      cells[col.aimed[0] + at] = FIGHT;
      commit(state, emit);
    }
    return;
  }
  const price = abilityOf(state, at);
  if (price?.hasX && cells[col.chosenX + at] === 0) {
    choose(state, ask.x, mask);
    return;
  }
  if (cells[col.mode + at] === EMPTY) {
    if (modesOf(state, at).length > 1) {
      choose(state, ask.mode, mask);
      return;
    }
    cells[col.mode + at] = onlyMode(state, at);
  }
  const targets = targetsOf(state, at);
  for (let number = 0; number < col.aimed.length; number++) {
    if (cells[col.aimed[number] + at] !== OPEN) continue;
    if (number < targets) {
      choose(state, ask.target, mask, number);
      return;
    }
    // What an enchantment does without a target it does to its bearer.
    cells[col.aimed[number] + at] = number === 0 ? bearerOf(state, cells[col.from + at]) : NOBODY;
  }
  if (price !== null && price.discardX > 0) {
    choose(state, ask.price, mask, price.discardX * cells[col.chosenX + at]);
    return;
  }
  commit(state, emit);
}

/** The one list of effects; none when a summoning's effect has nothing to aim at (SR32). */
function onlyMode(state: State, at: number): number {
  const modes = modesOf(state, at);
  const works = modes.length > 0 && hasTargets(state, modes[0], byOf(state, at), state.cells[col.from + at]);
  return works ? 0 : NO_MODE;
}

function targetsOf(state: State, at: number): number {
  return enchantsOf(state, at)?.targets.length ?? modeOf(state, at)?.targets.length ?? 0;
}

export const x: Question<State, Event> = {
  name: 'x',
  shape: 'number',
  offer(state, seat, _value, offer) {
    const price = abilityOf(state, announcementAt(state));
    offer.min = 1;
    offer.max = price === null ? 1 : mostX(state, seat, price);
  },
  take(state, _seat, _value, reply, emit) {
    state.cells[col.chosenX + announcementAt(state)] = reply.codes[0];
    nextStep(state, emit);
  },
  idle(_state, _seat, _value, reply) {
    reply.size = 1;
    reply.codes[0] = 1;
  },
  key: (_state, _seat, code) => String(code),
  blocked: () => [],
  plans: null,
};

/** S1305, SR32: an option that has nothing to aim at can't be chosen. */
export const mode: Question<State, Event> = {
  name: 'mode',
  shape: 'one',
  offer(state, seat, _value, offer) {
    const at = announcementAt(state);
    modesOf(state, at).forEach((one, number) => {
      if (hasTargets(state, one, seat, state.cells[col.from + at])) add(offer, number);
    });
    // A summoning can always be played, even if none of its options has a target.
    if (offer.count === 0) add(offer, NO_MODE);
  },
  take(state, _seat, _value, reply, emit) {
    state.cells[col.mode + announcementAt(state)] = reply.codes[0];
    nextStep(state, emit);
  },
  idle: (state, seat, value, reply) => firstOffered(mode, state, seat, value, reply),
  key: (_state, _seat, code) => (code === NO_MODE ? 'none' : modeKey(code)),
  blocked(state, seat) {
    const at = announcementAt(state);
    return modesOf(state, at).flatMap((one, number) =>
      hasTargets(state, one, seat, state.cells[col.from + at])
        ? []
        : [{ key: modeKey(number), reason: because('noTarget') }],
    );
  },
  plans: null,
};

export const target: Question<State, Event> = {
  name: 'target',
  shape: 'one',
  offer(state, seat, number, offer) {
    const at = announcementAt(state);
    const enchants = enchantsOf(state, at);
    if (enchants === null) eachChoice(state, at, number, (code) => add(offer, code));
    else each(state, enchants.targets[0], seat, EMPTY, (code) => add(offer, code));
  },
  take(state, _seat, number, reply, emit) {
    state.cells[col.aimed[number] + announcementAt(state)] = reply.codes[0];
    nextStep(state, emit);
  },
  idle: (state, seat, value, reply) => firstOffered(target, state, seat, value, reply),
  key: (state, seat, code) => targetKey(state, seat, code),
  blocked: () => [],
  plans: null,
};

/** SR38: the discard is the price; cards are chosen now and lie face up. */
export const price: Question<State, Event> = {
  name: 'price',
  shape: 'some',
  offer(state, seat, count, offer) {
    offer.min = count;
    offer.max = count;
    offerHand(state, seat, offer);
  },
  take(state, seat, _count, reply, emit) {
    // The codes are kept: discarding asks nobody, so nothing overwrites them.
    commit(state, emit, () => {
      for (let i = 0; i < reply.size; i++) discardFromHand(state, seat, reply.codes[i], emit);
    });
  },
  idle(state, seat, count, reply) {
    reply.size = count;
    anyOfHand(state, seat, count, reply.codes);
  },
  key: ({ compiled }, _seat, code) => compiled.kinds[code].id,
  blocked: () => [],
  plans: null,
};

/** SR59: with `defenderChooses` the attacker only says whether to go past everybody, if it can. */
function asksDefender(state: State, attacker: number): boolean {
  const enemy = other(byOf(state, announcementAt(state)));
  if (!state.compiled.defenderChooses) return true;
  return hasTrait(state, attacker, TRAIT_BITS.ignoreSummoning) && hasDefender(state, enemy);
}

/** S1203, SR42: whom the attacker goes for. */
export const defender: Question<State, Event> = {
  name: 'defender',
  shape: 'one',
  offer(state, seat, attacker, offer) {
    const { cells } = state;
    const enemy = other(seat);
    if (state.compiled.defenderChooses) add(offer, FIGHT);
    else {
      for (let i = 0; i < cells[col.rowSize[enemy]]; i++) {
        const slot = cells[col.row[enemy] + i];
        if (canDefend(state, slot)) add(offer, slot);
      }
    }
    if (offer.count === 0 || hasTrait(state, attacker, TRAIT_BITS.ignoreSummoning)) add(offer, playerCode(enemy));
  },
  take(state, _seat, _attacker, reply, emit) {
    state.cells[col.aimed[0] + announcementAt(state)] = reply.codes[0];
    nextStep(state, emit);
  },
  idle: (state, seat, value, reply) => firstOffered(defender, state, seat, value, reply),
  key: (state, seat, code) => targetKey(state, seat, code),
  blocked: (state, seat, attacker) =>
    hasDefender(state, other(seat)) && !hasTrait(state, attacker, TRAIT_BITS.ignoreSummoning)
      ? [{ key: targetKey(state, seat, playerCode(other(seat))), reason: because('mustAttackSummoning') }]
      : [],
  plans: null,
};
