// May one store less mana than one could? (C409, CR07)

import { describe, expect, test } from 'vitest';
import { creature, fillTanks, orb } from '../../cards/build.ts';
import { table } from '../table-for-tests.ts';

const NOTHING = { red: 0, blue: 0, yellow: 0, pure: 0 };

describe('storing less', () => {
  test('C409: who ends the turn is not asked, and stores as much as fits', () => {
    const t = table({ A: { extractors: 'R3', tanks: 1 } }).answer('end');
    expect(t.asks()).toBe('B colour');
    expect(t.see('A').tanks.pure).toBe(4);
  });

  test('CR07: who wants to store less is asked which, once End turn effects and stance are over', () => {
    const pump = creature('', '1/5', { endTurn: [fillTanks(1)] });
    const lamp = orb('', '2/2');
    const t = table({ cards: { pump, lamp }, A: { line: ['pump'], orb: 'lamp', extractors: 'R3', tanks: 2 } });
    t.play('storeLess', 'no');
    expect(t.asks()).toBe('A storeLess');
    t.answer({ picks: ['red'] });
    expect(t.see('A').tanks.pure).toBe(4);
    expect(t.happened('manaWasted')).toEqual([{ kind: 'manaWasted', seat: 0, count: 2 }]);
    expect(t.asks()).toBe('B colour');
  });

  test.each(['R3', 'R1'])('CR07: nothing at all may be stored of %s', (extractors) => {
    const t = table({ A: { extractors } }).answer('storeLess');
    expect(t.asks()).toBe('A storeLess');
    t.answer({ picks: [] });
    expect(t.see('A').tanks).toEqual(NOTHING);
    expect(t.see('A').full).toEqual(NOTHING);
  });

  test('CR07: less can be stored only where something could be', () => {
    expect(table({ A: { extractors: 'R3', tanks: 5 } }).keys()).toEqual(['end']);
    expect(table({ A: { tanks: 2 } }).keys()).toEqual(['end']);
    // An End turn effect may have filled the last tank: then there is nothing to ask.
    const pump = creature('', '1/5', { endTurn: [fillTanks(1)] });
    const t = table({ cards: { pump }, A: { line: ['pump'], extractors: 'R1', tanks: 4 } }).answer('storeLess');
    expect(t.asks()).toBe('B colour');
  });

  test('CR07: with coloured tanks, it is chosen which mana is stored', () => {
    const options = { tankColour: 'keep' };
    const stored = (...picks: readonly string[]): object =>
      table({ options, A: { extractors: 'R2 B1' } })
        .answer('storeLess')
        .answer({ picks })
        .see('A').tanks;
    expect(stored('blue')).toEqual({ ...NOTHING, blue: 1 });
    expect(stored('red', 'red', 'blue')).toEqual({ ...NOTHING, red: 2, blue: 1 });
  });
});
