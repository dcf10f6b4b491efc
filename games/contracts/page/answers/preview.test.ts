// Does the table show beforehand what is really paid? Matches at random, each payment left to the table.

import {
  answer,
  begin,
  type Decision,
  decode,
  isOver,
  type Match,
  newReply,
  pending,
  randomReply,
  stream,
} from '@duello/kernel';
import { expect, test } from 'vitest';
import {
  boxCards,
  type CardId,
  type Contract,
  contracts,
  type Event,
  type Options,
  type State,
  type View,
} from '../../index.ts';
import { listOf } from '../cards/mana.ts';
import { defaultPicks } from './default-payment.ts';
import { costNow, defaultPayment } from './preview.ts';

const box: ReadonlyMap<CardId, Contract> = new Map(boxCards);
const faces = { card: (id: CardId) => box.get(id) ?? null };

type Played = Match<State, View, Options, Event>;

/** Answers as the table does for somebody who does not choose; null when the player has to. */
function byItself({ state }: Played, decision: Decision) {
  const { payment } = contracts.view(state, decision.seat);
  if (decision.what === 'lighten') return { pick: decision.options[0].key };
  const isPayment = decision.what === 'pay' || decision.what === 'payElement';
  return isPayment && payment !== null ? { picks: defaultPicks(decision, payment.usual) } : null;
}

/** What the table showed when something was begun, and what was paid for it. */
function* payments(seed: string, options: object): Generator<readonly [readonly string[] | null, readonly string[]]> {
  const match = begin(contracts, seed, contracts.options(options));
  const rng = stream(seed);
  let shown: readonly string[] | null = null;
  for (let step = 0; step < 600 && !isOver(match.state); step++) {
    const [decision] = pending(contracts, match.state);
    const { seat, id } = decision;
    const given = byItself(match, decision);
    const reply = newReply();
    if (given === null) randomReply(contracts, match.state, seat, rng, reply);
    const words = given === null ? decode(contracts, match.state, seat, reply) : { seat, decision: id, ...given };
    if (decision.what === 'act' && 'pick' in words) {
      const me = contracts.view(match.state, seat).players[seat];
      const card = words.pick.startsWith('play:') ? words.pick.slice('play:'.length) : null;
      const used = words.pick === 'rune' ? box.get(me.rune?.card ?? '') : undefined;
      const contract = card === null ? null : (box.get(card) ?? null);
      const cost = used?.activation ?? (contract === null ? null : costNow(me, contract, faces));
      shown = cost === null ? null : defaultPayment(me, cost);
    }
    for (const event of answer(match, words)) {
      if (event.kind === 'paid') yield [shown, listOf(event.sources)];
    }
  }
}

test.each(['emberPact', 'boilingInk', 'lighthouseCovenant', 'greyRegistry'] as const)(
  'What %s would empty is what it empties',
  (deck) => {
    let count = 0;
    for (let match = 0; match < 12; match++) {
      for (const [shown, paid] of payments(`preview ${deck} ${match}`, { deckA: deck, deckB: 'boilingInk' })) {
        expect([...(shown ?? ['nothing'])].sort()).toEqual([...paid].sort());
        count++;
      }
    }
    expect(count).toBeGreaterThan(60);
  },
);
