// How much mana is there, and of which colour? Caps, pure mana, tanks (CR04 to CR07, CR11, CT01, CT03, CT04).

import { describe, expect, test } from 'vitest';
import { extractor, fillTanks, spell } from '../../cards/build.ts';
import { newMatch, type Table, table } from '../table-for-tests.ts';

const NOTHING = { red: 0, blue: 0, yellow: 0, pure: 0 };
const junk = (count: number): readonly string[] => Array(count).fill('squire');
const cards = {
  y1: spell('Y1', []),
  y2: spell('Y2', []),
  y1p1: spell('Y1 P1', []),
  p2: spell('P2', []),
  p3: spell('P3', []),
  r1: spell('R1', []),
  b1: spell('B1', []),
  dear: spell('R9', []),
  pump: spell('', [fillTanks(2)]),
  mine: spell('', [extractor()]),
  deepMine: spell('', [extractor(true)]),
};
const plays = (t: Table): readonly string[] => t.keys().filter((key) => key.startsWith('play:'));

describe('the first turns', () => {
  test('CT01: one unspent mana fills a tank: 3 mana on turn 2; the second player has grey and one colour', () => {
    const t = table({
      at: 'extractor',
      cards,
      A: { hand: ['p3', 'b1'], deck: Array(9).fill('dear') },
      B: { extractors: 'P1', hand: ['y1', 'y1p1', 'p2', 'y2', 'r1'], deck: Array(9).fill('dear') },
    });
    t.play('red', 'draw:1', 'end');
    expect(t.see('A').tanks.pure).toBe(1);
    t.play('yellow', 'draw:1');
    expect(t.see('B').full).toEqual({ ...NOTHING, yellow: 1, pure: 1 });
    expect(plays(t)).toEqual(['play:y1', 'play:y1p1', 'play:p2']);
    expect(t.blocked('play:y2')).toBe('colourMissing');
    expect(t.blocked('play:r1')).toBe('colourMissing');
    t.play('end', 'blue', 'draw:1');
    expect(t.see('A').full).toEqual({ ...NOTHING, red: 1, blue: 1 });
    expect(plays(t)).toEqual(['play:p3', 'play:b1']);
  });

  test('CR04: on turn t the first player has t extractors, the second t + 1, and both end at 10', () => {
    const t = newMatch({ firstPlayer: 'A' });
    t.answer({ picks: [] }, 'A').answer({ picks: [] }, 'B');
    const mana: Record<'A' | 'B', number[]> = { A: [], B: [] };
    for (let turn = 0; turn < 24; turn++) {
      const who = turn % 2 === 0 ? 'A' : 'B';
      t.play(t.asks() === `${who} colour` ? 'red' : 'keep', 'draw:1');
      const { red, pure } = t.see(who).full;
      mana[who].push(red + pure);
      t.answer('end');
    }
    expect(mana.A).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10]);
    expect(mana.B).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]);
  });

  test.each([
    ['on', 'A swap'],
    ['off', 'A colour'],
  ] as const)('CR04: grey and nine coloured with pureExtractorCountsToCap %s: %s', (value, asks) => {
    const options = { pureExtractorCountsToCap: value };
    const t = table({ at: 'extractor', options, A: { extractors: 'P1 R9', deck: junk(3) } });
    expect(t.asks()).toBe(asks);
    t.answer(value === 'on' ? 'keep' : 'red');
    expect(t.happened('extractorsFilled')[0].count).toBe(value === 'on' ? 10 : 11);
    expect(table({ at: 'extractor', options, A: { extractors: 'P1 R10' } }).asks()).toBe('A swap');
  });
});

describe('what pure mana pays', () => {
  test.each([
    ['off', []],
    ['on', ['play:r1', 'play:b1']],
  ] as const)('CR05: with pureManaIsWild %s the grey extractor pays of red and blue: %j', (pureManaIsWild, found) => {
    const t = table({ cards, options: { pureManaIsWild }, A: { extractors: 'P1', hand: ['r1', 'b1'] } });
    expect(plays(t)).toEqual(found);
  });

  test.each([
    ['off', []],
    ['on', ['play:b1']],
  ] as const)('CR05: with pureManaIsWild %s a tank pays of blue: %j', (pureManaIsWild, found) => {
    const t = table({ cards, options: { pureManaIsWild }, A: { tanks: 3, hand: ['b1'] } });
    expect(plays(t)).toEqual(found);
    if (found.length === 0) return;
    t.answer('play:b1');
    expect(t.see('A').tanks.pure).toBe(2);
  });

  test('CR05: pure mana pays a pure cost, and coloured mana does too', () => {
    const t = table({ cards, A: { extractors: 'P1 R1', tanks: 1, hand: ['p3'] } }).answer('play:p3');
    expect(t.happened('paid')[0].sources).toEqual({ red: 1, pure: 1, tank: 1 });
  });
});

describe('tanks', () => {
  test('CT03: three full tanks do not pay blue; with tankColour keep a tank filled from blue does', () => {
    const pure = table({ cards, A: { extractors: 'R2', tanks: 3, hand: ['b1'] } });
    expect(plays(pure)).toEqual([]);
    expect(pure.decision().blocked[0]).toEqual({
      key: 'play:b1',
      reason: {
        code: 'colourMissing',
        clause: 'C502',
        values: { missing: 1, colour: 'blue', needs: expect.any(Number), can: expect.any(Number) },
      },
    });
    const keep = { tankColour: 'keep' };
    const t = table({ cards, options: keep, A: { extractors: 'R2', tanks: 'B1 R2', hand: ['b1'] } });
    expect(plays(t)).toEqual(['play:b1']);
    expect(t.answer('play:b1').see('A').tanks).toEqual({ ...NOTHING, red: 2 });
    expect(plays(table({ cards, options: keep, A: { tanks: 'P3', hand: ['b1'] } }))).toEqual([]);
  });

  test.each([
    ['pure', { ...NOTHING, pure: 4 }],
    ['keep', { red: 2, blue: 1, yellow: 0, pure: 1 }],
  ] as const)('CR06: with tankColour %s two red, a blue and a grey extractor fill tanks of %j', (tankColour, tanks) => {
    const t = table({ options: { tankColour }, A: { extractors: 'R2 B1 P1' } }).answer('end');
    expect(t.see('A').tanks).toEqual(tanks);
    expect(t.view('watcher').players[0].tanks).toEqual(tanks);
  });

  test('CR06: tanks that pay anything are pure tanks with pureManaIsWild', () => {
    const t = table({
      cards,
      options: { pureManaIsWild: 'on' },
      A: { extractors: 'R1 B1', deck: junk(9) },
      B: { deck: junk(9) },
    });
    t.play('end', 'red', 'draw:1', 'end', 'yellow', 'draw:1');
    expect(t.see('A').tanks).toEqual({ ...NOTHING, pure: 2 });
    const own = { cards, options: { pureManaIsWild: 'on' } } as const;
    expect(plays(table({ ...own, A: { tanks: 2, hand: ['y1p1', 'y2', 'b1'] } }))).toHaveLength(3);
  });

  test('CT04: eight extractors, four spent, three of five tanks full: two fill, two mana are wasted (CR07)', () => {
    const own = { ...cards, four: spell('R4', []) };
    const t = table({ cards: own, A: { extractors: 'R4 B4', tanks: 3, hand: ['four'] } }).play('play:four', 'end');
    expect(t.see('A').tanks).toEqual({ ...NOTHING, pure: 5 });
    expect(t.happened('tanksFilled')).toEqual([{ kind: 'tanksFilled', seat: 0, colour: 'pure', count: 2 }]);
    expect(t.happened('manaWasted')).toEqual([{ kind: 'manaWasted', seat: 0, count: 2 }]);
  });

  test('CR07: spent extractors store nothing, and pure tanks are filled without asking', () => {
    const own = { ...cards, all: spell('P4', []) };
    const spent = table({ cards: own, A: { extractors: 'R4', hand: ['all'] } }).play('play:all', 'end');
    expect(spent.see('A').tanks).toEqual(NOTHING);
    expect(spent.happened('manaWasted')).toEqual([]);
    expect(
      table({ A: { extractors: 'R4 B4 Y2', tanks: 3 } })
        .answer('end')
        .asks(),
    ).toBe('B colour');
  });

  test.each([
    ['more than fits, of two colours', 'R3 B1', 3, 'A store'],
    ['more than fits, of one colour', 'R4', 3, 'B colour'],
    ['as much as fits', 'R1 B1', 3, 'B colour'],
    ['no free tank', 'R1 B1', 5, 'B colour'],
    ['nothing left', '', 3, 'B colour'],
  ] as const)('CR07: with tankColour keep, %s: %s over %i tanks asks %s', (_name, extractors, tanks, asks) => {
    const t = table({ options: { tankColour: 'keep' }, A: { extractors, tanks } }).answer('end');
    expect(t.asks()).toBe(asks);
  });

  test('CR07: with tankColour keep the player says which mana is stored, as much as fits', () => {
    const t = table({ options: { tankColour: 'keep' }, A: { extractors: 'R3 B1 P1', tanks: 'Y3' } }).answer('end');
    expect(t.decision()).toMatchObject({
      shape: 'some',
      min: 2,
      max: 2,
      options: [
        { key: 'red', limit: 2 },
        { key: 'blue', limit: 1 },
        { key: 'pure', limit: 1 },
      ],
    });
    expect(t.refusal({ picks: ['red'] })).not.toBeNull();
    expect(t.refusal({ picks: ['blue', 'blue'] })).not.toBeNull();
    t.answer({ picks: ['blue', 'pure'] });
    expect(t.see('A').tanks).toEqual({ red: 0, blue: 1, yellow: 3, pure: 1 });
    expect(t.happened('manaWasted')).toEqual([{ kind: 'manaWasted', seat: 0, count: 3 }]);
    expect(t.asks()).toBe('B colour');
  });
});

describe('effects on extractors and tanks', () => {
  test('CR11: an extractor by an effect comes empty unless the card says full, and respects the cap', () => {
    const t = table({ cards, A: { extractors: 'R1', hand: ['mine', 'deepMine'] } }).answer('play:mine');
    expect(t.asks()).toBe('A extractor');
    expect(t.keys()).toEqual(['red', 'blue', 'yellow']);
    t.answer('blue');
    expect(t.see('A')).toMatchObject({ extractors: { blue: 1 }, full: { red: 1, blue: 0 } });
    t.play('play:deepMine', 'yellow');
    expect(t.see('A')).toMatchObject({ extractors: { yellow: 1 }, full: { red: 1, blue: 0, yellow: 1 } });
    expect(t.answer('end').see('A').tanks.pure).toBe(2);
    const full = table({ cards, A: { extractors: 'R9 P1', hand: ['mine'] } }).answer('play:mine');
    expect(full.asks()).toBe('A act');
    expect(full.see('A').extractors).toEqual({ ...NOTHING, red: 9, pure: 1 });
    expect(full.happened('effectDidNothing').map(({ why }) => why)).toEqual(['noRoom']);
  });

  test('CR11: with pureExtractorCountsToCap off an effect may give a tenth coloured one', () => {
    const options = { pureExtractorCountsToCap: 'off' };
    const t = table({ cards, options, A: { extractors: 'R9 P1', hand: ['mine'] } }).answer('play:mine');
    expect(t.asks()).toBe('A extractor');
  });

  test('CR11: tanks never exceed five, and filling with none empty does nothing', () => {
    const t = table({ cards, A: { tanks: 4, hand: ['pump', 'pump'] } }).answer('play:pump');
    expect(t.see('A').tanks.pure).toBe(5);
    expect(t.happened('tanksFilled').map(({ count }) => count)).toEqual([1]);
    t.answer('play:pump');
    expect(t.see('A').tanks.pure).toBe(5);
    expect(t.happened('effectDidNothing').map(({ why }) => why)).toEqual(['noRoom']);
  });

  test('CR11: with tankColour keep a tank filled by an effect is pure', () => {
    const t = table({ cards, options: { tankColour: 'keep' }, A: { tanks: 'R2', hand: ['pump'] } }).answer('play:pump');
    expect(t.see('A').tanks).toEqual({ red: 2, blue: 0, yellow: 0, pure: 2 });
  });
});
