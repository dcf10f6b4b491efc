// How does a match go at random? The same for the same seed, with a look at every decision; for tests only.

import { advance, asked, below, type Json, newReply, type Reply, randomReply, type Seat, stream } from '@duello/kernel';
import type { Event } from './events.ts';
import { contracts } from './rules.ts';
import type { State } from './state.ts';

/** Options that together turn every switch both ways and play every deck, with contracts that hide, show and ask a lot. */
export const MANY_OPTIONS: readonly Json[] = [
  {},
  { deckA: 'lighthouseCovenant', deckB: 'greyRegistry', firstPlayer: 'B' },
  { deckA: 'greyRegistry', deckB: 'greyRegistry', tankColour: 'keep', pureManaIsWild: 'on', firstPlayer: 'A' },
  { deckA: 'boilingInk', deckB: 'emberPact', pureExtractorCountsToCap: 'off', ambushInSetup: 'off' },
  {
    deckA: 'emberPact',
    deckB: 'lighthouseCovenant',
    lostHealthBuff: 'cap',
    orbGuardAfterUse: 'off',
    allowMirror: 'off',
  },
  {
    deckA: 'greyRegistry',
    tankColour: 'keep',
    cards: {
      herald: {
        type: 'creature',
        cost: 'P1',
        attack: 1,
        health: 2,
        copies: 4,
        when: { ambush: { op: 'damage', amount: 1, to: { choose: 'creatureOrPlayer' } }, summon: { op: 'draw' } },
      },
      bargain: {
        type: 'rune',
        cost: 'R1',
        copies: 4,
        activation: '',
        effects: { op: 'fetch' },
        gives: { give: 'discount' },
      },
      audit: { type: 'spell', cost: 'R1 B1', copies: 4, effects: [{ op: 'fetch', who: 'eachPlayer' }, { op: 'draw' }] },
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
  const state = contracts.setup(seed, contracts.options(options), null);
  const rng = stream(`${seed}/policy`);
  const reply = newReply();
  for (let left = 20_000; asked(state) !== 0; left--) {
    if (left === 0) throw new Error(`the match of seed ${seed} does not end`);
    const mask = asked(state);
    const seat: Seat = mask === 3 ? (below(rng, 2) === 0 ? 0 : 1) : mask === 1 ? 0 : 1;
    randomReply(contracts, state, seat, rng, reply);
    visit({ state, seat, reply });
    advance(contracts, state, seat, reply, null);
  }
  return state;
}

/** What happens by an answer, to a copy of the state. */
export function afterStep({ state, seat, reply }: Step): { readonly state: State; readonly events: readonly Event[] } {
  const copy = contracts.copy(state);
  const events: Event[] = [];
  advance(contracts, copy, seat, reply, (event) => events.push(event));
  return { state: copy, events };
}
