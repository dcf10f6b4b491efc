// Does retaining tell what is in a hand? Who retains is asked whenever there is a hand, whatever is in it.

import { SEATS, stream } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { retain, spellsOf } from '../../cards/build.ts';
import { permuteHiddenThrough } from '../../scenario/permute-hidden.ts';
import { battleground } from '../rules.ts';
import { col } from '../state/columns.ts';
import { table } from '../table-for-tests.ts';

const { sorcery } = spellsOf('neutral');
const cards = { keep: sorcery(0, '', [retain(1, 'crystal')]) };
const cast = (...hand: readonly string[]) => table({ cards, south: { hand: ['keep', ...hand] } }).answer('cast:keep');
/** What North is told and asked to wait for. */
const toldNorth = (t: ReturnType<typeof table>) => [
  t.view('N').waiting,
  t.log.map((event) => battleground.see(event, SEATS[1])),
];

describe('retaining a sort of spell', () => {
  test('BR87: who has none of the sort is asked all the same, and can choose none', () => {
    const t = cast('guard');
    expect(t.asks()).toBe('S retain');
    expect(t.decision()).toMatchObject({ options: [], min: 0, max: 0 });
    expect(t.answer({ picks: [] }).see('S')).toMatchObject({ hand: ['guard'], retained: [] });
    expect(t.asks()).toBe('S act');
  });

  test('BR87: the opponent can’t tell who has one and declines from who has none', () => {
    const [has, lacks] = [cast('redCrystal'), cast('guard')];
    expect(toldNorth(lacks)).toEqual(toldNorth(has));
    has.answer({ picks: [] });
    lacks.answer({ picks: [] });
    expect(toldNorth(lacks)).toEqual(toldNorth(has));
  });

  test('BR87: with an empty hand, which everybody sees, nobody is asked', () => {
    const t = cast();
    expect(t.asks()).toBe('S act');
    expect(t.events('effectDidNothing')).toMatchObject([{ why: 'nothingThere' }]);
  });

  test('BR87: so what is hidden through the answer may be of another sort', () => {
    const hand = ['keep', 'guard', 'redCrystal'];
    const t = table({ cards, south: { hand, deck: ['newBoots', 'holdStill'] } }).answer('cast:keep');
    const types = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const masked = battleground.copy(t.state);
      permuteHiddenThrough(masked, 1, 0, { size: 0, codes: new Int16Array(1) }, stream(`retain ${i}`));
      const { cells, compiled: made } = masked;
      const held = [...cells.subarray(col.hand[0].at, col.hand[0].at + cells[col.hand[0].size])];
      types.add(
        held
          .map((kind) => made.kinds[kind].card.type)
          .toSorted()
          .join(),
      );
    }
    expect(types.size).toBeGreaterThan(2);
  });
});
