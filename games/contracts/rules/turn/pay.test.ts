// With what is a contract paid? (C501 to C504, CR05, CR06, CR08, CR09, CT02, CT35)

import { describe, expect, test } from 'vitest';
import { creature, discount, heal, orb, rune, spell } from '../../cards/build.ts';
import { TYPES } from '../../cards/vocabulary.ts';
import { type Table, table } from '../table-for-tests.ts';

const NOTHING = { red: 0, blue: 0, yellow: 0, pure: 0 };
const cards = {
  fire: spell('R1', []),
  fireTwo: spell('R2', []),
  mixed: spell('R1 P2', []),
  grey: spell('P1', []),
  greyTwo: spell('P2', []),
  both: spell('R1 B1', []),
  free: spell('', []),
};
const plays = (t: Table): readonly string[] => t.keys().filter((key) => key.startsWith('play:'));
const paid = (t: Table) => t.happened('paid').map(({ sources }) => sources);
const idle = { idle: true } as const;

describe('costs', () => {
  test('C501: playing empties full extractors and tanks in the amount and kind of the cost', () => {
    const t = table({ cards, A: { extractors: 'R1 B2', hand: ['mixed'] } }).answer('play:mixed');
    expect(paid(t)).toEqual([{ red: 1, blue: 2 }]);
    expect(t.see('A').full).toEqual(NOTHING);
    expect(t.see('A').extractors).toEqual({ red: 1, blue: 2, yellow: 0, pure: 0 });
    expect(t.happened('paid')[0]).toMatchObject({ seat: 0, card: 'mixed', forUse: false });
  });

  test('C501: with too little mana it is blocked, and told how much is missing', () => {
    const t = table({ cards, A: { extractors: 'R1', tanks: 1, hand: ['mixed'] } });
    expect(plays(t)).toEqual([]);
    expect(t.decision().blocked).toContainEqual({
      key: 'play:mixed',
      reason: {
        code: 'manaMissing',
        clause: 'C501',
        values: { missing: 1, needs: expect.any(Number), can: expect.any(Number) },
      },
    });
    expect(t.refusal('play:mixed')).toMatchObject({ code: 'manaMissing' });
  });

  test('C501: empty extractors pay nothing', () => {
    const t = table({ cards, A: { extractors: 'R1', hand: ['fire', 'grey'] } }).answer('play:fire');
    expect(plays(t)).toEqual([]);
    expect(t.blocked('play:grey')).toBe('manaMissing');
  });

  test('C502: the element part is paid by its colour alone', () => {
    const t = table({ cards, A: { extractors: 'R1 B9', hand: ['fireTwo', 'fire'] } });
    expect(plays(t)).toEqual(['play:fire']);
    expect(t.decision().blocked).toContainEqual({
      key: 'play:fireTwo',
      reason: {
        code: 'colourMissing',
        clause: 'C502',
        values: { missing: 1, colour: 'red', needs: expect.any(Number), can: expect.any(Number) },
      },
    });
    expect(paid(t.answer('play:fire'))).toEqual([{ red: 1 }]);
  });

  test.each(['R1', 'B1', 'Y1', 'P1'])('C503: one pure is paid by %s', (extractors) => {
    const t = table({ cards, A: { extractors, hand: ['grey'] } });
    expect(plays(t)).toEqual(['play:grey']);
    expect(t.answer('play:grey').see('A').full).toEqual(NOTHING);
  });

  test('C504: there are four types, and each is played from hand', () => {
    expect(TYPES).toEqual(['spell', 'rune', 'creature', 'orb']);
    const own = { s: spell('', []), r: rune('', '', [heal(1, 'you')]), c: creature('', '1/1'), o: orb('', '1/1') };
    const t = table({ cards: own, A: { hand: ['s', 'r', 'c', 'o'] } });
    t.play('play:s', 'play:r', 'play:c', 'play:o');
    expect(t.see('A')).toMatchObject({ pile: ['s'], rune: { card: 'r' }, line: [{ card: 'c' }], orb: { card: 'o' } });
    expect(t.hand('A')).toEqual([]);
  });
});

describe('which mana', () => {
  const two = { extractors: 'R2 B1', tanks: 2, hand: ['mixed'] };

  test('CT02: R, R, B and two tanks pay one fire and two pure in four ways; usually R and both tanks', () => {
    const t = table({ cards, A: two }).answer('play:mixed');
    expect(t.asks()).toBe('A pay');
    expect(t.decision()).toMatchObject({
      min: 2,
      max: 2,
      options: [
        { key: 'red', limit: 1 },
        { key: 'blue', limit: 1 },
        { key: 'tank', limit: 2 },
      ],
    });
    const ways = [
      ['red', 'blue'],
      ['red', 'tank'],
      ['blue', 'tank'],
      ['tank', 'tank'],
    ];
    for (const picks of ways) expect(t.refusal({ picks })).toBeNull();
    for (const picks of [['red', 'red'], ['blue', 'blue'], ['tank'], ['red', 'blue', 'tank']]) {
      expect(t.refusal({ picks })).not.toBeNull();
    }
    t.answer(idle);
    expect(paid(t)).toEqual([{ red: 1, tank: 2 }]);
    t.answer('end');
    expect(t.see('A').tanks).toEqual({ ...NOTHING, pure: 2 });
  });

  test('CR08: the player may name the sources, and the usual payment is shown', () => {
    const t = table({ cards, A: two }).answer('play:mixed');
    expect(t.view(0).payment).toEqual({
      card: 'mixed',
      forUse: false,
      due: { ...NOTHING, pure: 2 },
      spare: 0,
      chosen: { red: 1 },
      usual: { tank: 2 },
    });
    t.answer({ picks: ['blue', 'red'] });
    expect(paid(t)).toEqual([{ red: 2, blue: 1 }]);
    expect(t.see('A').tanks.pure).toBe(2);
  });

  test('CR08: until it is paid nobody else sees what is being paid for', () => {
    const t = table({ cards, A: two });
    const before = [t.view(1), t.view('watcher')];
    t.answer('play:mixed');
    expect([t.view(1), t.view('watcher')]).toEqual(before);
    expect(t.view(1).payment).toBeNull();
    expect(t.view('watcher').payment).toBeNull();
    expect(t.happened('paid')).toEqual([]);
    expect(t.hand('A')).toEqual(['mixed']);
  });

  test.each([
    ['the grey extractor first', 'R3 P1', 1, { pure: 1 }],
    ['tanks next', 'R3', 1, { tank: 1 }],
    ['then the colour with most full extractors', 'R1 B2 Y1', 0, { blue: 1 }],
    ['of equal ones red', 'R1 B1 Y1', 0, { red: 1 }],
    ['of equal ones blue before yellow', 'B1 Y1', 0, { blue: 1 }],
  ] as const)('CR08: the pure part is usually paid by %s', (_name, extractors, tanks, sources) => {
    const t = table({ cards, A: { extractors, tanks, hand: ['grey'] } }).play('play:grey', idle);
    expect(paid(t)).toEqual([sources]);
  });

  test('CR08: mana by mana, and what the element part needs is not counted', () => {
    const own = { big: spell('R2 P3', []) };
    const t = table({ cards: own, A: { extractors: 'R3 B2 Y2', hand: ['big'] } }).play('play:big', idle);
    expect(paid(t)).toEqual([{ red: 3, blue: 1, yellow: 1 }]);
  });

  test('CR08: nothing is asked where there is one way only', () => {
    for (const [extractors, tanks] of [
      ['R4', 0],
      ['R1 B1 Y1', 0],
      ['R1', 2],
    ] as const) {
      expect(
        table({ cards, A: { extractors, tanks, hand: ['mixed'] } })
          .answer('play:mixed')
          .asks(),
      ).toBe('A act');
    }
  });

  test('CR08: with pureManaIsWild pure mana usually pays an element only when its colour has run out', () => {
    const own = { cards, options: { pureManaIsWild: 'on' } } as const;
    const enough = table({ ...own, A: { extractors: 'R2 P1', tanks: 1, hand: ['fireTwo'] } }).answer('play:fireTwo');
    expect(enough.asks()).toBe('A payElement');
    expect(enough.keys()).toEqual(['red', 'pure', 'tank']);
    expect(paid(enough.answer(idle))).toEqual([{ red: 2 }]);
    const short = table({ ...own, A: { extractors: 'R1 P1', tanks: 1, hand: ['fireTwo'] } }).play('play:fireTwo', idle);
    expect(paid(short)).toEqual([{ red: 1, pure: 1 }]);
  });

  test('CR08: with pureManaIsWild what another element still needs can not be taken', () => {
    const own = { cards, options: { pureManaIsWild: 'on' } } as const;
    const t = table({ ...own, A: { extractors: 'R1 P1', hand: ['both'] } }).answer('play:both');
    expect(t.asks()).toBe('A act');
    expect(paid(t)).toEqual([{ red: 1, pure: 1 }]);
    const free = table({ ...own, A: { extractors: 'R1 P2', hand: ['both'] } }).answer('play:both');
    expect(free.decision()).toMatchObject({
      what: 'payElement',
      options: [
        { key: 'red', limit: 1 },
        { key: 'pure', limit: 1 },
      ],
    });
    expect(paid(free.answer({ picks: ['pure'] }))).toEqual([{ pure: 2 }]);
  });

  test('CR08: with tankColour keep coloured tanks pay their colour after its extractors', () => {
    const own = { cards, options: { tankColour: 'keep' } } as const;
    const t = table({ ...own, A: { extractors: 'R1', tanks: 'R2 B1', hand: ['fireTwo'] } }).answer('play:fireTwo');
    expect(t.asks()).toBe('A payElement');
    expect(t.keys()).toEqual(['red', 'redTank']);
    expect(paid(t.answer(idle))).toEqual([{ red: 1, redTank: 1 }]);
    const named = table({ ...own, A: { extractors: 'R1', tanks: 'R2 B1', hand: ['fireTwo'] } }).answer('play:fireTwo');
    expect(paid(named.answer({ picks: ['redTank', 'redTank'] }))).toEqual([{ redTank: 2 }]);
  });

  test('CR08: the usual payment is the same whatever else is in hand', () => {
    const usual = (...more: readonly string[]) =>
      table({ cards, A: { ...two, hand: ['mixed', ...more] } })
        .answer('play:mixed')
        .view(0).payment?.usual;
    expect(usual('fireTwo', 'both')).toEqual(usual());
  });
});

describe('exactly', () => {
  test('CR09: no more than the cost is taken', () => {
    const t = table({ cards, A: { extractors: 'R3 B1', hand: ['grey'] } }).answer('play:grey');
    expect(t.refusal({ picks: ['red', 'blue'] })).not.toBeNull();
    expect(t.refusal({ picks: [] })).not.toBeNull();
    expect(t.refusal({ picks: ['blue'] })).toBeNull();
  });

  test('CR09: what costs 0 can always be paid', () => {
    const t = table({ cards, A: { hand: ['free'] } }).answer('play:free');
    expect(paid(t)).toEqual([{}]);
    expect(t.pile('A')).toEqual(['free']);
  });

  const cheap = {
    ...cards,
    clerk: creature('', '1/9', { gives: [discount(1, 'spell')] }),
    patron: creature('', '1/9', { gives: [discount(3)] }),
    imp: creature('R1 P1', '1/1'),
  };

  test('CR09: a reduction takes pure first, then elements as the player likes, and no part goes below 0', () => {
    const first = table({ cards: cheap, A: { extractors: 'R1 B1', line: ['clerk'], hand: ['mixed', 'imp'] } });
    expect(plays(first)).toEqual(['play:mixed', 'play:imp']);
    expect(paid(first.answer('play:mixed'))).toEqual([{ red: 1, blue: 1 }]);
    const more = table({ cards: cheap, A: { extractors: 'R1 B1', line: ['clerk'], hand: ['both'] } }).answer(
      'play:both',
    );
    expect(more.asks()).toBe('A lighten');
    expect(more.keys()).toEqual(['red', 'blue']);
    expect(paid(more.answer('red'))).toEqual([{ blue: 1 }]);
    const zero = table({ cards: cheap, A: { line: ['patron'], hand: ['both', 'fire'] } }).play(
      'play:both',
      'play:fire',
    );
    expect(paid(zero)).toEqual([{}, {}]);
  });

  test('CR09: only elements that leave something payable can be lightened, and one alone is not asked for', () => {
    const t = table({ cards: cheap, A: { extractors: 'B2', line: ['clerk'], hand: ['both'] } }).answer('play:both');
    expect(t.asks()).toBe('A act');
    expect(paid(t)).toEqual([{ blue: 1 }]);
  });

  test('CR09: reductions of another type do not count, and of several all do', () => {
    const own = { ...cheap, scribe2: creature('', '1/9', { gives: [discount(1, 'creature')] }) };
    const t = table({
      cards: own,
      A: { extractors: 'R1', line: ['scribe2', 'clerk', 'clerk'], hand: ['mixed', 'imp'] },
    });
    expect(plays(t)).toEqual(['play:mixed', 'play:imp']);
    expect(paid(t.answer('play:mixed'))).toEqual([{ red: 1 }]);
    const none = table({ cards: own, A: { extractors: 'R1', line: ['scribe2'], hand: ['mixed', 'imp'] } });
    expect(plays(none)).toEqual(['play:imp']);
  });

  const colossus = { colossus: spell('R1 B1 Y1 P9', []) };
  const tenth = { extractors: 'P1 R4 B3 Y2', hand: ['colossus'] };

  test('CT35: a cost of 12 takes ten extractors and two tanks (CR09)', () => {
    const t = table({ cards: colossus, active: 'B', B: { ...tenth, tanks: 2 } }).answer('play:colossus');
    expect(t.see('B').full).toEqual(NOTHING);
    expect(t.see('B').tanks).toEqual(NOTHING);
    const short = table({ cards: colossus, active: 'B', B: { ...tenth, tanks: 1 } });
    expect(plays(short)).toEqual([]);
    expect(short.blocked('play:colossus')).toBe('manaMissing');
  });

  test('CT35: with pureExtractorCountsToCap off one tank suffices', () => {
    const options = { pureExtractorCountsToCap: 'off' };
    const B = { extractors: 'P1 R5 B3 Y2', tanks: 1, hand: ['colossus'] };
    const t = table({ cards: colossus, options, active: 'B', B });
    expect(plays(t)).toEqual(['play:colossus']);
  });

  test('CR09: fifteen is the most that can be paid', () => {
    const own = { most: spell('P15', []), over: spell('P16', []) };
    const t = table({ cards: own, A: { extractors: 'R10', tanks: 5, hand: ['most', 'over'] } });
    expect(plays(t)).toEqual(['play:most']);
    expect(paid(t.answer('play:most'))).toEqual([{ red: 10, tank: 5 }]);
  });
});

describe('every payment', () => {
  const COLOURS = ['red', 'blue', 'yellow', 'pure'] as const;
  const TANKS = ['redTank', 'blueTank', 'yellowTank', 'tank'] as const;
  /** A small generator, so that the same hands are dealt every time. */
  const dice = (seed: number) => {
    let word = seed;
    return (most: number): number => {
      word = (word * 1103515245 + 12345) % 2147483648;
      return Math.floor(word / 65536) % (most + 1);
    };
  };
  const mana = (counts: readonly number[]): string =>
    counts.flatMap((count, c) => (count === 0 ? [] : [`${'RBYP'[c]}${count}`])).join(' ');
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

  /** Every way to take a reduction off the elements, once pure is reduced. */
  function reduced(cost: readonly number[], by: number): readonly (readonly number[])[] {
    const [red, blue, yellow, pure] = cost;
    const spare = Math.min(Math.max(0, by - pure), red + blue + yellow);
    const found: number[][] = [];
    for (let r = 0; r <= Math.min(red, spare); r++) {
      for (let b = 0; b <= Math.min(blue, spare - r); b++) {
        if (spare - r - b <= yellow) found.push([red - r, blue - b, yellow - (spare - r - b), Math.max(0, pure - by)]);
      }
    }
    return found;
  }

  /** True when mana by colour covers a cost: exactly where `exact`. */
  const covers = (have: readonly number[], cost: readonly number[], wild: boolean, exact: boolean): boolean => {
    const short = sum([0, 1, 2].map((c) => Math.max(0, cost[c] - have[c])));
    const enough = exact ? sum(have) === sum(cost) : sum(have) >= sum(cost);
    return enough && short <= (wild ? have[3] : 0);
  };

  test.each([
    ['pure', 'off'],
    ['pure', 'on'],
    ['keep', 'off'],
    ['keep', 'on'],
  ] as const)(
    'CR08, CR09: tankColour %s, pureManaIsWild %s: possible exactly when some payment is, and always exact',
    (tankColour, pureManaIsWild) => {
      const roll = dice(7);
      const wild = pureManaIsWild === 'on';
      const asked = { yes: 0, no: 0 };
      for (let deal = 0; deal < 200; deal++) {
        const cost = [roll(2), roll(2), roll(2), roll(3)];
        const full = [roll(2), roll(2), roll(1), roll(1)];
        const tanks = tankColour === 'keep' ? [roll(1), roll(1), roll(1), roll(2)] : [0, 0, 0, roll(4)];
        const by = Math.max(0, roll(7) - 4);
        const own = {
          it: spell(mana(cost), []),
          clerk: creature('', '1/1', { gives: by === 0 ? [] : [discount(by)] }),
        };
        const A = { extractors: mana(full), tanks: mana(tanks), hand: ['it'], line: ['clerk'] };
        const t = table({ cards: own, options: { tankColour, pureManaIsWild }, A });
        const have = full.map((count, c) => count + tanks[c]);
        const ways = reduced(cost, by);
        const possible = ways.some((way) => covers(have, way, wild, false));
        expect([deal, t.keys().includes('play:it')]).toEqual([deal, possible]);
        asked[possible ? 'yes' : 'no']++;
        if (!possible) continue;
        t.answer('play:it');
        while (t.asks() !== 'A act') {
          const { options, shape, min } = t.decision();
          const bag = options.flatMap(({ key, limit }) => Array<string>(shape === 'one' ? 1 : limit).fill(key));
          const picks = Array.from({ length: shape === 'one' ? 1 : min }, () => bag.splice(roll(bag.length - 1), 1)[0]);
          expect(bag.length + picks.length).toBeGreaterThan(shape === 'one' ? 1 : min);
          t.answer(shape === 'one' ? picks[0] : { picks });
        }
        const [sources] = paid(t);
        const spent = COLOURS.map((colour, c) => (sources[colour] ?? 0) + (sources[TANKS[c]] ?? 0));
        expect([deal, ways.some((way) => covers(spent, way, wild, true))]).toEqual([deal, true]);
        expect(COLOURS.map((colour) => t.see('A').full[colour] + (sources[colour] ?? 0))).toEqual(full);
        expect(COLOURS.map((colour, c) => t.see('A').tanks[colour] + (sources[TANKS[c]] ?? 0))).toEqual(tanks);
      }
      expect(Math.min(asked.yes, asked.no)).toBeGreaterThan(30);
    },
  );
});
