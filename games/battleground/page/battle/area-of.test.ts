import { begin } from '@duello/kernel';
import { expect, test } from 'vitest';
import { battleground, catalogue, type SummonView, type View } from '../../index.ts';
import { areaOf } from './area-of.ts';

const { state } = begin(battleground, 'area', battleground.options({ start: 'quick' }));
const empty = battleground.view(state, 0);

const summon = (id: number, field: string, side: 0 | 1, antimagic = 0): SummonView => ({
  id,
  card: 'guard',
  owner: side,
  side,
  field,
  attack: 1,
  attackDie: 1,
  hp: 3,
  defence: 2,
  range: 1,
  defending: false,
  threats: [],
  conditions: { haste: 0, stun: 0, disarm: 0, turnover: 0, chill: 0, antimagic, snare: 0 },
  tokens: [],
  newcomer: false,
  noted: 0,
  credit: null,
  entered: id,
});
const withSummons = (...summons: readonly SummonView[]): View => ({ ...empty, summons });

test('BR3: an intersection reaches the four fields around it at range 1', () => {
  const view = withSummons(summon(1, 'b2', 0), summon(2, 'c3', 1), summon(3, 'd3', 1));
  const { fields, marks } = areaOf(catalogue.crossroadsFire, 'b2/c3', view, 0);
  expect(fields).toEqual(['b2', 'c2', 'b3', 'c3']);
  expect(marks.has(1)).toBe(false);
  expect(marks.get(2)).toEqual([{ does: 'damage', n: 1 }]);
  expect(marks.has(3)).toBe(false);
});

test('a spell that harms foes and heals allies marks each side with its own', () => {
  const view = withSummons(summon(1, 'c3', 1), summon(2, 'c4', 0), summon(3, 'c5', 1));
  const { marks } = areaOf(catalogue.dayBreaks, 'c3', view, 0);
  // The field itself counts within range 2, but is not its own neighbour.
  expect(marks.get(1)).toEqual([{ does: 'damage', n: 1 }]);
  expect(marks.get(2)).toEqual([{ does: 'heal', n: 1 }]);
  expect(marks.get(3)).toEqual([{ does: 'damage', n: 1 }]);
});

test('B1206: Antimagic keeps a summon out', () => {
  const view = withSummons(summon(1, 'b2', 1, 1));
  expect(areaOf(catalogue.crossroadsFire, 'b2/c3', view, 0).marks.get(1)).toEqual([{ does: 'nothing' }]);
});
