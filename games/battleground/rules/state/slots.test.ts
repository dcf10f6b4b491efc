// What if more cards come and go in one action than there are slots? What has left keeps its slot until the action is over.

import { expect, test } from 'vitest';
import { allSummons, heal, kill, revive, spellsOf } from '../../cards/build.ts';
import { table } from '../table-for-tests.ts';
import { SLOTS } from './columns.ts';
import { AREA_ROOM, MAX_FIELDS } from './numbers.ts';

const { sorcery, summon } = spellsOf('neutral');

test('BR85: a full board, two full play areas and a spell that is cast have room', () => {
  expect(MAX_FIELDS + 2 * AREA_ROOM + 1).toBeLessThanOrEqual(SLOTS);
});

test('BR82: without room on the table none comes back, and with room again they do', () => {
  const fields = [1, 2, 3, 4, 5, 6, 7].flatMap((row) => [...'abcdef'].map((lane) => `${lane}${row}`));
  const again = [revive(3), kill(allSummons())];
  const tries = SLOTS;
  const cards = {
    cycle: sorcery(0, '', [kill(allSummons()), ...Array.from({ length: tries }, () => again).flat(), heal(1, 'you')]),
    call: sorcery(0, '', [revive(3)]),
    imp: summon(1, '', '1/1'),
  };
  const t = table({
    cards,
    options: { lanes: 6, rows: 7 },
    board: Object.fromEntries(fields.map((field) => [field, { owner: 'S', card: 'imp' }])),
    south: { life: 10, hand: ['cycle', 'call'] },
  }).answer('cast:cycle');
  while (t.asks() !== 'S act') t.answer(t.keys()[0]);
  // All but the board and the spell itself.
  const room = SLOTS - MAX_FIELDS - 1;
  expect(t.events('summoned')).toHaveLength(room);
  expect(t.events('effectDidNothing').filter(({ why }) => why === 'nothingThere')).toHaveLength(tries - room);
  expect([t.board(), t.life('S')]).toEqual([{}, 11]);
  t.answer('cast:call');
  while (t.asks() !== 'S act') t.answer(t.keys()[0]);
  expect(Object.keys(t.board())).toHaveLength(1);
});
