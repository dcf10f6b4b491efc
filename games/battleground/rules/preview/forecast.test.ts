// What does the forecast of a battle say, and when does it say nothing?

import { expect, test } from 'vitest';
import { anOwn, aSummon, heal, kill, on, spellsOf } from '../../cards/build.ts';
import { table } from '../table-for-tests.ts';
import { forecast } from './forecast.ts';

const { sorcery, summon } = spellsOf('neutral');

test('BR47: a forecast plays the battle as it would go, and changes nothing', () => {
  const t = table({ board: { c3: 'S 3/3', c4: 'N 1/1' } });
  const before = t.board();
  const events = forecast(t.state, 0, () => 'attack');
  expect(events.filter(({ kind }) => kind === 'summonDied')).toHaveLength(1);
  expect(t.board()).toEqual(before);
});

test('BR68: while deaths are dealt with there is no forecast: who will be left is not known', () => {
  const cards = {
    mine: summon(1, '', '1/1', { auras: [on('thisDies', heal(1, aSummon()))] }),
    zap: sorcery(0, '', [kill(anOwn({ maxHp: 1 }))]),
  };
  const board = { a1: 'S mine', c3: 'S 3/3', c4: 'N 1/1', e1: 'S 1/3', e5: 'N 1/3' };
  const t = table({ cards, south: { hand: ['zap'] }, board }).answer('cast:zap');
  expect(t.asks()).toBe('S target');
  expect(forecast(t.state, 0, () => 'attack')).toEqual([]);
});
