// Is a sampled state any of those that could be, each as likely as it is?

import { stream } from '@duello/kernel';
import { describeSampling, expectLikely, hypergeometric } from '@duello/kernel/for-tests';
import { expect, test } from 'vitest';
import { finalMagic } from '../rules.ts';
import { col } from '../state/columns.ts';
import { choose, commit, pick, seen, setTable } from '../table-for-tests.ts';
import { view } from './view.ts';

test('a hidden hand is drawn from deck and hand together, as likely as the cards say', () => {
  const play = setTable({ a: {}, b: { hand: '5 copper', deck: '3 copper, 4 lesserGem' } });
  const gem = play.state.compiled.numbers.get('lesserGem') ?? -1;
  const seenByA = seen(play, 'A');
  const rng = stream('hands');
  const gems = (): number => {
    const { cells } = finalMagic.sample(seenByA, rng);
    return cells[col.handSize[1]] === 5 && cells[col.deckSize[1]] === 7 ? cells[col.hand[1] + gem] : -1;
  };
  expectLikely(5000, gems, hypergeometric(12, 4, 5));
});

describeSampling(finalMagic, () => setTable({ b: { hand: '3 copper', deck: '3 gold' } }).state);

test('what is known to be in a hand stays there, and the own hand is the real one', () => {
  const play = setTable({
    phase: 'buy',
    a: { coins: 2, hand: '3 copper', deck: '5 gold' },
    b: { hand: 'nuke', deck: 'shower' },
  });
  pick(play, 'A', 'buy:lesserGem');
  const gem = play.state.compiled.numbers.get('lesserGem') ?? -1;
  const rng = stream('known');
  const hands = new Set<string>();
  for (let i = 0; i < 50; i++) {
    const fromB = finalMagic.sample(seen(play, 'B'), rng);
    expect(fromB.cells[col.hand[0] + gem]).toBe(1);
    hands.add(fromB.cells.subarray(col.hand[0], col.hand[0] + 6).join());
    const fromA = finalMagic.sample(seen(play, 'A'), rng);
    expect(fromA.cells.subarray(col.hand[0], col.hand[0] + 40)).toEqual(
      play.state.cells.subarray(col.hand[0], col.hand[0] + 40),
    );
  }
  expect(hands.size).toBeGreaterThan(2);
});

test('a committed plan of the other seat is drawn anew, any plan it could have made', () => {
  const play = setTable({ phase: 'fight', a: { hand: 'airSwipe' }, b: { hand: 'airSwipe, mudBall' } });
  commit(play, 'B', 'airSwipe + mudBall');
  const rng = stream('plans');
  const plans = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const sampled = finalMagic.sample(seen(play, 'A'), rng);
    plans.add(JSON.stringify(view(sampled, 1).players[1].plan));
  }
  // Nothing, each alone, both in either order.
  expect(plans.size).toBe(5);
});

test('hidden choices of an action spell are drawn anew', () => {
  const play = setTable({ a: { hand: 'purification, gold, copper' }, b: { hand: 'counterspell' } });
  pick(play, 'A', 'cast:purification');
  choose(play, 'A', 'gold');
  const rng = stream('choices');
  const found = new Set<string>();
  for (let i = 0; i < 100; i++) {
    found.add(JSON.stringify(view(finalMagic.sample(seen(play, 'B'), rng), 0).players[0].choices));
  }
  expect(found.size).toBe(4);
});
