// Does the value for bots rank what any player would rank?

import { asked } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { MANY_OPTIONS, playOut } from '../rules/play-for-tests.ts';
import { battleground } from '../rules/rules.ts';
import { col } from '../rules/state/columns.ts';
import { numberOf } from '../rules/state/compiled.ts';
import { readOptions } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import { loadPosition } from '../scenario/load-position.ts';
import { score, settled } from './score.ts';

const options = readOptions({ cards: { plain: { type: 'summon', attack: 2, hp: 3 } } });
const scoreOf = (position: unknown): number => score(loadPosition(position, options, 'score'), 0);

describe('A stands better', () => {
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['with more life', { A: { life: 12 } }, { A: { life: 9 } }],
    ['when the other has less', { B: { life: 3 } }, { B: { life: 9 } }],
    ['with a summon', { board: { c1: 'plain' } }, {}],
    ['with a whole one', { board: { c1: 'plain' } }, { board: { c1: { card: 'plain', hp: 1 } } }],
    ['with one farther ahead', { board: { c3: 'plain' } }, { board: { c1: 'plain' } }],
    ['with an open lane', { board: { c3: 'plain', a5: 'B plain' } }, { board: { c3: 'plain', c5: 'B plain' } }],
    [
      'with a foe under Turnover',
      { board: { c4: { card: 'plain', owner: 'B', turnover: 1 } } },
      { board: { c4: 'B plain' } },
    ],
    ['with a foe in Chill', { board: { c4: { card: 'plain', owner: 'B', chill: 2 } } }, { board: { c4: 'B plain' } }],
    [
      'defending where it will be hit',
      { active: 'B', board: { c2: { card: 'plain', defending: true }, c3: 'B plain' } },
      { active: 'B', board: { c2: 'plain', c3: 'B plain' } },
    ],
    ['with a coin', { A: { coins: 1 } }, {}],
    ['with a charge', { A: { prepared: [{ card: 'Guard', charges: 'W1' }] } }, { A: { prepared: ['Guard'] } }],
    [
      'with crystals of the colours it needs',
      { active: 'B', A: { deck: ['3 Guard', '3 White Crystal'] } },
      { active: 'B', A: { deck: ['3 Guard', '3 Blue Crystal'] } },
    ],
  ];
  test.each(pairs)('%s', (_what, better, worse) => expect(scoreOf(better)).toBeGreaterThan(scoreOf(worse)));
});

test('what is good for one seat is as bad for the other', () => {
  const position = { board: { c3: 'plain', b4: 'B Guard' }, A: { life: 7 }, B: { coins: 2 } };
  const state = loadPosition(position, options, 'both');
  expect(score(state, 0)).toBeCloseTo(-score(state, 1), 9);
});

test('a drafted deck has three or four class spells', () => {
  const drafted = (count: number): number => {
    const state = battleground.setup('draft', readOptions({ firstPlayer: 'B' }), null);
    const { cells, compiled } = state;
    for (let i = 0; i < count; i++)
      cells[col.deck[0].at + cells[col.deck[0].size]++] = numberOf(compiled, i < 2 ? 'guard' : 'holdStill');
    cells[col.drafted[0]] = count;
    return score(state, 0);
  };
  const values = [1, 2, 3, 4, 5, 6, 8].map(drafted);
  const best = Math.max(...values);
  expect([values.indexOf(best) === 2 || values.indexOf(best) === 3, values[0] < best, values[6] < values[3]]).toEqual([
    true,
    true,
    true,
  ]);
});

test('it can be asked wherever a value makes sense, and leaves the state as it was', () => {
  let looked = 0;
  for (const [index, many] of MANY_OPTIONS.entries()) {
    playOut(`score ${index}`, many, ({ state }: { readonly state: State }) => {
      if (!settled(state) || asked(state) === 0) return;
      const before = [...state.all];
      expect(Number.isFinite(score(state, 0))).toBe(true);
      expect([...state.all]).toEqual(before);
      looked++;
    });
  }
  expect(looked).toBeGreaterThan(500);
});
