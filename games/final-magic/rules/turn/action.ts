// What may be done in the own Action Phase? Gems, action spells, Counterspells at standing shields (F501 to F503).

import { add, type Blocked, choose, other, push, type Question, type Reason, type Seat, seatOf } from '@duello/kernel';
import {
  AT_SHIELD,
  CAST,
  CAST_MORE,
  codeOf,
  END,
  GEM,
  keyOf,
  kindOf,
  OUTCAST,
  OUTCAST_PLAYED,
  verbOf,
} from '../state/codes.ts';
import { col } from '../state/columns.ts';
import { GEM as GEM_TYPE, type Kind, SPELL } from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { ask, frame } from '../state/frames.ts';
import { outcastGem, playGem } from '../state/gems.ts';
import { because } from '../state/reasons.ts';
import { shieldKind } from '../state/shields.ts';
import { IN_ACTION, type State } from '../state/state.ts';
import { actionCost, castAction, castAtShield } from './exchange.ts';

export function startAction(state: State, seat: number, emit: MaybeEmit): void {
  state.cells[col.phase] = IN_ACTION;
  state.cells[col.active] = seat;
  if (emit !== null) emit({ kind: 'phaseStarted', seat: seatOf(seat), phase: 'action' });
  choose(state, ask.action, 1 << seat);
}

/** After the Action Phase comes the own Buy Phase, but not in sudden death (F904). */
function endAction(state: State, seat: Seat): void {
  if (state.cells[col.sudden] === 0) push(state, frame.buy, seat);
  else endTurn(state, seat);
}

/** F401: the first player's turn, then the other's, then the fight. */
export function endTurn(state: State, seat: Seat): void {
  if (seat === state.cells[col.first]) push(state, frame.action, other(seat));
  else push(state, frame.fight);
}

/** What is asked with a cast: hidden choices that stay hidden until the spell resolves; null for none. */
export function choiceQuestion(kind: Kind): number | null {
  if (kind.feeds > 0) return ask.feed;
  if (kind.upgrades) return ask.upgrade;
  return kind.outcasts ? ask.outcast : null;
}

export const action: Question<State, Event> = {
  name: 'action',
  shape: 'one',
  plans: null,
  offer(state, seat, _value, offer) {
    const { cells, compiled } = state;
    const mana = cells[col.mana[seat]];
    const also = compiled.options.gemOutcast === 'also';
    add(offer, codeOf(END));
    for (let number = 0; number < compiled.kinds.length; number++) {
      const kind = compiled.kinds[number];
      if (also && kind.type === GEM_TYPE && cells[col.play[seat] + number] > 0)
        add(offer, codeOf(OUTCAST_PLAYED, number));
      if (cells[col.hand[seat] + number] === 0) continue;
      if (kind.type === GEM_TYPE) {
        add(offer, codeOf(GEM, number));
        add(offer, codeOf(OUTCAST, number));
      } else if (kind.inAction && actionCost(state, seat, number) <= mana) {
        if (kind.counters) {
          const shields = cells[col.shieldCount[other(seat)]];
          for (let shield = 0; shield < shields; shield++) {
            if (mayCounterShield(state, other(seat), shield)) add(offer, codeOf(AT_SHIELD + shield, number));
          }
        } else {
          add(offer, codeOf(CAST, number));
          if (kind.moreMana > 0 && actionCost(state, seat, number) + kind.moreMana <= mana) {
            add(offer, codeOf(CAST_MORE, number));
          }
        }
      }
    }
  },
  take(state, seat, _value, reply, emit) {
    const code = reply.codes[0];
    const verb = verbOf(code);
    const kind = kindOf(code);
    if (verb === END) {
      endAction(state, seat);
      return;
    }
    if (verb === GEM) playGem(state, seat, kind, emit);
    else if (verb === OUTCAST || verb === OUTCAST_PLAYED) outcastGem(state, seat, kind, verb === OUTCAST_PLAYED, emit);
    choose(state, ask.action, 1 << seat);
    if (verb === CAST || verb === CAST_MORE) {
      castAction(state, seat, kind, verb === CAST_MORE, emit);
      const question = choiceQuestion(state.compiled.kinds[kind]);
      if (question !== null) choose(state, question, 1 << seat, kind);
    } else if (verb >= AT_SHIELD) {
      castAtShield(state, seat, kind, verb - AT_SHIELD, emit);
    }
  },
  idle(_state, _seat, _value, reply) {
    reply.size = 1;
    reply.codes[0] = codeOf(END);
  },
  key: (state, _seat, code) => keyOf(state.compiled, code),
  blocked: blockedCasts,
};

/** Mana of the pool and of the gems in hand. */
const spendable = ({ cells, compiled }: State, seat: Seat): number =>
  compiled.gemKinds.reduce(
    (sum, kind) => sum + cells[col.hand[seat] + kind] * compiled.kinds[kind].gemMana,
    cells[col.mana[seat]],
  );

function manaMissing(state: State, seat: Seat, card: string, needs: number): Reason | null {
  const missing = needs - state.cells[col.mana[seat]];
  return missing > 0 ? because('manaMissing', { missing, card, needs, can: spendable(state, seat) }) : null;
}

function blockedCasts(state: State, seat: Seat): readonly Blocked[] {
  const { cells, compiled } = state;
  return compiled.kinds.flatMap((kind, number) => {
    if (cells[col.hand[seat] + number] === 0 || kind.type !== SPELL) return [];
    const reason = reasonAgainst(state, seat, number);
    const entries = reason === null ? [] : [{ key: keyOf(compiled, codeOf(CAST, number)), reason }];
    const more = manaMissing(state, seat, kind.id, actionCost(state, seat, number) + kind.moreMana);
    if (kind.inAction && kind.moreMana > 0 && more !== null) {
      entries.push({ key: keyOf(compiled, codeOf(CAST_MORE, number)), reason: more });
    }
    return entries;
  });
}

/** F1501: what is immune can't be chosen, not even while it stands. */
const mayCounterShield = (state: State, foe: Seat, shield: number): boolean =>
  !state.compiled.kinds[shieldKind(state, foe, shield)].immune;

function reasonAgainst(state: State, seat: Seat, number: number): Reason | null {
  const { cells, compiled } = state;
  const { id: card, inAction, counters } = compiled.kinds[number];
  if (!inAction) return because('fightOnly', { card });
  const foe = other(seat);
  const shields = Array.from({ length: cells[col.shieldCount[foe]] }, (_, shield) =>
    mayCounterShield(state, foe, shield),
  );
  // What no mana would mend comes first.
  if (counters && !shields.includes(true)) return because('noTarget', { card });
  return manaMissing(state, seat, card, actionCost(state, seat, number));
}
