// How does a match go at random? The same for the same seed, with a look at every decision; for tests only.

import { advance, asked, type Json, newReply, type Reply, randomReply, type Seat, stream } from '@duello/kernel';
import type { Event } from './events.ts';
import { battleground } from './rules.ts';
import type { State } from './state.ts';

/** Options that together turn every switch both ways and play every class, with spells that hide, show and ask a lot. */
export const MANY_OPTIONS: readonly Json[] = [
  {},
  { start: 'quick', classA: 'elementalist', classB: 'warlock', movement: 'marching', flow: 'wave', manaDecay: 'none' },
  {
    neutralPick: 'drawThree',
    mirror: 'on',
    order: 'aggressive',
    tier2Spares: 'tier3',
    firstPlayer: 'B',
    roundLimit: 30,
  },
  { start: 'quick', lanes: 3, rows: 4, playerTarget: 'lastResort', defendNeedsTarget: 'yes', turnover: 'oneBattle' },
  { lanes: 6, rows: 7, manaDecay: 'onePerColour', neutralPick: 'drawThree', firstPlayer: 'A', roundLimit: 25 },
  {
    start: 'quick',
    mirror: 'on',
    classA: 'paladin',
    classB: 'paladin',
    lanes: 4,
    rows: 4,
    cards: {
      scout: {
        type: 'summon',
        attack: 2,
        hp: 1,
        copies: 4,
        arrival: [{ op: 'draw', count: 2 }, { op: 'revive', maxTier: 1 }, { op: 'retain' }],
        auras: { aura: 'when', death: 'thisDies', effects: { op: 'draw' } },
      },
      hex: {
        type: 'sorcery',
        copies: 4,
        text: [
          { op: 'enchant', to: { target: 'foe' } },
          { op: 'retain', count: 2 },
        ],
        enchantment: {
          duration: 2,
          effects: [
            { op: 'damage', amount: { count: 'tokensOnThis' }, to: 'enchanted' },
            { op: 'may', effects: { op: 'draw' } },
          ],
        },
      },
      banner: {
        type: 'sorcery',
        copies: 4,
        text: { op: 'mana', colour: 'any', count: 2 },
        auras: [
          { aura: 'give', to: 'allies', attack: 1 },
          { aura: 'when', death: 'summonDies', effects: { op: 'damage', amount: 1, to: { near: 'it', side: 'foe' } } },
        ],
      },
    },
  },
];

export interface Step {
  readonly state: State;
  /** Who answers next, and with what. */
  readonly seat: Seat;
  readonly reply: Reply;
}

/** Plays a whole match at random; `visit` sees every decision before it is answered. */
export function playOut(seed: string, options: Json, visit: (step: Step) => void): State {
  const state = battleground.setup(seed, battleground.options(options), null);
  const rng = stream(`${seed}/policy`);
  const reply = newReply();
  for (let left = 20_000; asked(state) !== 0; left--) {
    if (left === 0) throw new Error(`the match of seed ${seed} does not end`);
    const seat: Seat = asked(state) === 1 ? 0 : 1;
    randomReply(battleground, state, seat, rng, reply);
    visit({ state, seat, reply });
    advance(battleground, state, seat, reply, null);
  }
  return state;
}

/** What happens by an answer, to a copy of the state. */
export function afterStep({ state, seat, reply }: Step): { readonly state: State; readonly events: readonly Event[] } {
  const copy = battleground.copy(state);
  const events: Event[] = [];
  advance(battleground, copy, seat, reply, (event) => events.push(event));
  return { state: copy, events };
}
