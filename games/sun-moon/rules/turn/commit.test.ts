// What is everybody told of an action once it is paid? Its option, its X, its targets, and whether it is a response.

import { describe, expect, test } from 'vitest';
import { enemy, own, play, use } from '../keys-for-tests.ts';
import { table } from '../table-for-tests.ts';

describe('SR32, S1305: the option that was chosen', () => {
  test('is told by its number from 1', () => {
    const B = { summonings: [{ card: 'p33', enchantments: ['blessing'] }] };
    const first = table({ A: { hand: ['chooser'] }, B }).play(play('chooser'), '1', enemy(1));
    const second = table({ A: { hand: ['chooser'] }, B }).play(play('chooser'), '2', enemy(1, 1));
    expect(first.events('cardPlayed')).toMatchObject([{ mode: 1, targets: [{ card: 'p33' }], response: false }]);
    expect(second.events('cardPlayed')).toMatchObject([{ mode: 2, targets: [{ card: 'blessing' }], response: false }]);
  });

  test('is none when no option has a target', () => {
    const t = table({ A: { hand: ['chooser'] } }).play(play('chooser'), 'none');
    expect(t.events('cardPlayed')).toMatchObject([{ mode: 0, targets: [] }]);
  });

  test('is none when there is nothing to choose from', () => {
    const t = table({ A: { hand: ['shooter'], summonings: ['readyPinger'] }, B: { summonings: ['p33'] } });
    t.unanswered(play('shooter')).unanswered(enemy(1));
    t.unanswered(use(own(1))).unanswered(enemy(1));
    expect(t.events('cardPlayed')).toMatchObject([{ mode: 0, targets: [{ card: 'p33' }] }]);
    expect(t.events('abilityUsed')).toMatchObject([{ mode: 0, ability: 1, x: 0, targets: [{ card: 'p33' }] }]);
  });
});

test('SR20: what answers an action is told as a response, what begins one is not', () => {
  const t = table({ A: { hand: ['slowZap'] }, B: { hand: ['zap'], summonings: ['p33'] } });
  t.play(play('slowZap'), enemy(1), play('zap'), own(1));
  expect(t.events('cardPlayed').map(({ card, response }) => [card, response])).toEqual([
    ['slowZap', false],
    ['zap', true],
  ]);
});
