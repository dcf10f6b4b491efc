// How does a match open? Four contracts, replacements, Ambush in setup (C301 to C304, CR12 to CR15, CT34).

import { describe, expect, test } from 'vitest';
import { boxCards } from '../../cards/box/catalogue.ts';
import { creature, damage, draw, fetch, heal, rune, spell } from '../../cards/build.ts';
import { type Event, see } from '../state/events.ts';
import { newMatch, type Table, table } from '../table-for-tests.ts';

const cards = {
  r1: rune('', '', []),
  r2: rune('', '', []),
  r3: rune('', '', []),
  r4: rune('', '', []),
  r5: rune('', '', []),
  plain: creature('', '1/1'),
  other: creature('', '1/1'),
  spy: creature('', '1/1', { ambush: [damage(1, 'opponent')] }),
  courier: creature('', '1/1', { ambush: [fetch(1)] }),
};
const plains = (count: number): readonly string[] => Array(count).fill('plain');
const none = { picks: [] };

describe('fetching four', () => {
  test('C301: the Runes come first, the deck gives the rest', () => {
    const t = table({
      at: 'opening',
      cards,
      A: { runes: ['r1', 'r2'], deck: ['plain', 'other', 'spy'] },
      B: { runes: [], deck: ['other', 'plain', 'plain', 'plain', 'plain'] },
    });
    expect(t.hand('A')).toEqual(['r1', 'r2', 'plain', 'other']);
    expect(t.see('A').deckSize).toBe(1);
    expect(t.hand('B')).toEqual(['other', 'plain', 'plain', 'plain']);
    expect(t.happened('fetched').map(({ seat }) => seat)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  });

  test('C301: what is fetched is seen by its owner alone', () => {
    const t = table({ at: 'opening', cards, A: { runes: ['r1'], deck: plains(5) }, B: { deck: plains(5) } });
    const event = t.happened('fetched')[0];
    expect(see(event, 0)).toEqual({ kind: 'fetched', seat: 0, count: 1, cards: ['r1'] });
    expect(see(event, 1)).toEqual({ kind: 'fetched', seat: 0, count: 1, cards: null });
    expect(see(event, 'watcher')).toEqual({ kind: 'fetched', seat: 0, count: 1, cards: null });
    expect(t.view(1).players[0].hand).toBeNull();
    expect(t.view('watcher').players[0].hand).toBeNull();
    expect(t.view(1).players[0].handSize).toBe(4);
  });

  test('CR12: of five Runes the top four are fetched and nobody chooses', () => {
    const runes = ['r3', 'r1', 'r5', 'r2', 'r4'];
    const t = table({ at: 'opening', cards, A: { runes, deck: plains(9) }, B: { deck: plains(9) } });
    expect(t.hand('A')).toEqual(['r3', 'r1', 'r5', 'r2']);
    expect(t.see('A').runesSize).toBe(1);
    expect(t.see('A').deckSize).toBe(9);
    expect(t.asks()).toBe('AB replace');
  });

  test('CR12: the pile of Runes is shuffled: chance leaves out another one', () => {
    const runes = boxCards.filter(([, card]) => card.type === 'rune').map(([id]) => id);
    const left = [...Array(12).keys()].map((n) => {
      const hand = newMatch({ deckA: 'greyRegistry' }, `runes ${n}`).hand('A');
      expect(hand.every((id) => runes.includes(id))).toBe(true);
      return [...hand].sort().join();
    });
    expect(new Set(left).size).toBeGreaterThan(2);
  });
});

describe('replacing', () => {
  const opened = (): Table =>
    table({
      at: 'opening',
      cards,
      A: { runes: ['r1', 'r2'], deck: ['plain', 'plain', 'other', 'other', 'spy'] },
      B: { deck: [...plains(4), 'other', 'other', 'other'] },
    });

  test('C302: any number may be set aside, and whoever does fetches up to four again', () => {
    const t = opened();
    expect(t.decision('A')).toMatchObject({
      what: 'replace',
      shape: 'some',
      min: 0,
      max: 4,
      options: [
        { key: 'r1', limit: 1 },
        { key: 'r2', limit: 1 },
        { key: 'plain', limit: 2 },
      ],
    });
    t.answer({ picks: ['plain', 'plain'] }, 'A').answer(none, 'B');
    expect(t.hand('A')).toEqual(['r1', 'r2', 'other', 'other']);
    expect(t.hand('B')).toEqual(plains(4));
  });

  test('C302: three copies of what is there twice are refused', () => {
    expect(opened().refusal({ picks: ['plain', 'plain', 'plain'] }, 'A')).not.toBeNull();
    expect(opened().refusal({ picks: ['spy'] }, 'A')).not.toBeNull();
    expect(opened().refusal({ picks: ['r1', 'r2', 'plain', 'plain'] }, 'A')).toBeNull();
  });

  test('C302: who sets nothing aside fetches nothing, however small the hand', () => {
    const t = table({ at: 'opening', cards, A: { deck: plains(3) }, B: { deck: plains(9) } });
    expect(t.hand('A')).toEqual(plains(3));
    t.answer(none, 'A').answer(none, 'B');
    expect(t.happened('burnout').map(({ amount }) => amount)).toEqual([1]);
  });

  test('C303: what was set aside and the Runes left over go back into the deck, which is shuffled', () => {
    const t = table({
      at: 'opening',
      cards,
      A: { runes: ['r1', 'r2', 'r3', 'r4', 'r5'], deck: plains(6) },
      B: { deck: plains(6) },
    });
    t.answer({ picks: ['r1'] }, 'A').answer(none, 'B');
    expect(t.hand('A')).toEqual(['r2', 'r3', 'r4', 'plain']);
    expect(t.see('A')).toMatchObject({ deckSize: 7, runesSize: 0, asideSize: 0 });
    expect([...t.see('A').unseen].sort()).toEqual([...plains(5), 'r1', 'r5']);
    expect(t.happened('shuffledBack')).toEqual([{ kind: 'shuffledBack', seat: 0, count: 2 }]);
    expect(t.happened('deckShuffled')).toEqual([{ kind: 'deckShuffled', seat: 0, size: 7 }]);
  });

  test('C303: what went back may come anywhere in the deck', () => {
    const next = (seed: string): string => {
      const t = newMatch({ deckA: 'greyRegistry', firstPlayer: 'A' }, seed);
      t.answer({ picks: [...t.hand('A')] }, 'A').answer(none, 'B');
      for (let turn = 0; turn < 4; turn++) t.play('red', 'draw:1', 'end', 'red', 'draw:1', 'end');
      return t.hand('A').slice(4).join();
    };
    const runes = ['nightShift', 'heatingAllowance', 'internalPromotion', 'rightOfAccess'];
    const seen = [...Array(8).keys()].map((n) => next(`back ${n}`));
    expect(seen.some((ids) => runes.some((id) => ids.includes(id)))).toBe(true);
    expect(seen.some((ids) => !runes.some((id) => ids.includes(id)))).toBe(true);
  });

  test.each(['A', 'B'] as const)('C304: then the turn of %s, who is first, begins', (first) => {
    const t = table({ at: 'opening', cards, first, A: { deck: plains(9) }, B: { deck: plains(9) } });
    t.answer(none, 'A').answer(none, 'B');
    expect(t.asks()).toBe(`${first} colour`);
    expect(t.happened('turnStarted')).toEqual([{ kind: 'turnStarted', seat: first === 'A' ? 0 : 1, turn: 1 }]);
  });

  test('CR13: replacements come from the deck, not from the Runes left over nor from what was set aside', () => {
    const t = table({
      at: 'opening',
      cards,
      A: { runes: ['r1', 'r2', 'r3', 'r4', 'r5'], deck: plains(4) },
      B: { deck: plains(4) },
    });
    t.answer({ picks: ['r1', 'r2', 'r3', 'r4'] }, 'A').answer(none, 'B');
    expect(t.hand('A')).toEqual(plains(4));
    expect([...t.see('A').unseen].sort()).toEqual(['r1', 'r2', 'r3', 'r4', 'r5']);
  });

  test('C302: a deck that is too short fills the hand as far as it goes; each contract it lacks is burnout (C205)', () => {
    const t = table({ at: 'opening', cards, A: { deck: plains(4) }, B: { deck: [...plains(4), 'other'] } });
    t.answer({ picks: ['plain', 'plain'] }, 'A').answer({ picks: ['plain', 'plain', 'plain'] }, 'B');
    expect([t.hand('A'), t.hand('B')]).toEqual([plains(2), ['plain', 'other']]);
    expect(t.happened('burnout').map(({ seat, amount }) => [seat, amount])).toEqual([
      ...[[0, 1] as const, [0, 2] as const],
      ...[[1, 1] as const, [1, 2] as const],
    ]);
    // What was set aside has gone back, and the match begins.
    expect([t.see('A').deckSize, t.see('B').deckSize]).toEqual([2, 3]);
    expect(t.asks()).toBe('A colour');
  });

  test('CT34: two Runes and two others, two replaced; four of five Runes, three replaced: 36 in the deck each time', () => {
    const two = newMatch({ deckA: 'emberPact', deckB: 'greyRegistry', firstPlayer: 'A' });
    expect([two.see('A').deckSize, two.see('B').deckSize]).toEqual([36, 35]);
    two.answer({ picks: two.hand('A').slice(0, 2) }, 'A').answer({ picks: two.hand('B').slice(0, 3) }, 'B');
    const replaced = two.happened('fetched').slice(8);
    expect(replaced.map(({ seat }) => seat)).toEqual([0, 0, 1, 1, 1]);
    expect(two.happened('shuffledBack').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 2],
      [1, 4],
    ]);
    expect([two.see('A').deckSize, two.see('B').deckSize]).toEqual([36, 36]);
    expect([two.hand('A').length, two.hand('B').length]).toEqual([4, 4]);
  });
});

describe('at the same time, in secret', () => {
  test('CR14: one choice says nothing to the other until both have chosen', () => {
    const t = table({ at: 'opening', cards, A: { deck: [...plains(4), 'other', 'other'] }, B: { deck: plains(9) } });
    const before = t.view(1);
    t.answer({ picks: ['plain', 'plain'] }, 'A');
    expect(t.view(1).players[0]).toEqual(before.players[0]);
    expect(t.view('watcher').players[0]).toMatchObject({ handSize: 4, asideSize: 0, aside: null });
    expect(t.view(0).players[0].aside).toEqual(['plain', 'plain']);
    expect(t.happened('setAside')).toEqual([]);
    expect(t.asks()).toBe('B replace');
    t.answer(none, 'B');
    expect(t.happened('setAside')).toEqual([
      { kind: 'setAside', seat: 0, count: 2 },
      { kind: 'setAside', seat: 1, count: 0 },
    ]);
  });

  test('CR14: who answered first leaves no trace', () => {
    const setting = { at: 'opening', cards, A: { deck: plains(9) }, B: { deck: plains(9) } } as const;
    const ab = table(setting)
      .answer({ picks: ['plain'] }, 'A')
      .answer({ picks: ['plain', 'plain'] }, 'B');
    const ba = table(setting)
      .answer({ picks: ['plain', 'plain'] }, 'B')
      .answer({ picks: ['plain'] }, 'A');
    expect(ba.events).toEqual(ab.events);
    expect(ba.view(0)).toEqual(ab.view(0));
  });

  test.each([
    ['A', [0, 0, 1]],
    ['B', [1, 0, 0]],
  ] as const)('CR14: fetching begins with %s when that seat is first', (first, seats) => {
    const t = table({ at: 'opening', cards, first, A: { deck: plains(9) }, B: { deck: plains(9) } });
    t.answer({ picks: ['plain', 'plain'] }, 'A').answer({ picks: ['plain'] }, 'B');
    expect(t.happened('fetched').map(({ seat }) => seat)).toEqual([
      ...(first === 'A' ? [0, 0, 0, 0, 1, 1, 1, 1] : [1, 1, 1, 1, 0, 0, 0, 0]),
      ...seats,
    ]);
  });

  test('CR14: whether a contract that Ambush has shown was set aside stays secret', () => {
    const opened = (pick: string): Table => {
      const deck = ['spy', 'plain', 'plain', 'plain', 'other', 'other'];
      const t = table({ at: 'opening', cards, A: { deck }, B: { deck: plains(9) } });
      expect(t.view(1).players[0].known).toEqual(['spy']);
      return t.answer({ picks: [pick] }, 'A').answer(none, 'B');
    };
    expect(opened('plain').view(1).players[0].known).toEqual([]);
    expect(opened('spy').view(1).players[0].known).toEqual([]);
    expect(opened('plain').hand('A')).toContain('spy');
  });

  test('CR14: of two that Ambush has shown one is still known when one contract was set aside', () => {
    const opened = (...picks: readonly string[]): readonly string[] => {
      const deck = ['spy', 'spy', 'plain', 'plain', 'other', 'other'];
      const t = table({ at: 'opening', cards, A: { deck }, B: { deck: plains(9) } });
      return t.answer({ picks }, 'A').answer(none, 'B').view(1).players[0].known;
    };
    expect(opened()).toEqual(['spy', 'spy']);
    expect(opened('plain')).toEqual(['spy']);
    expect(opened('spy')).toEqual(['spy']);
    expect(opened('plain', 'spy')).toEqual([]);
  });
});

describe('Ambush in setup', () => {
  const order = (events: readonly Event[]): readonly string[] =>
    events.flatMap((event) => {
      if (event.kind === 'fetched') return [`${event.seat} ${event.cards}`];
      if (event.kind === 'ambush') return [`${event.seat} ambush`];
      return event.kind === 'setAside' ? [`${event.seat} aside`] : [];
    });

  test('CR15: Ambush works: the first player fetches all four, each Ambush at once, then the second', () => {
    const A = { deck: ['plain', 'spy', 'plain', 'plain', 'spy'] };
    const B = { deck: ['spy', 'plain', 'plain', 'plain', 'plain'] };
    const t = table({ at: 'opening', cards, first: 'B', A, B });
    expect(order(t.events)).toEqual([
      ...['1 spy', '1 ambush', '1 plain', '1 plain', '1 plain'],
      ...['0 plain', '0 spy', '0 ambush', '0 plain', '0 plain'],
    ]);
    expect([t.health('A'), t.health('B')]).toEqual([29, 29]);
    t.answer({ picks: ['plain'] }, 'A').answer({ picks: ['plain'] }, 'B');
    expect(order(t.events).slice(10)).toEqual(['0 aside', '1 aside', '1 plain', '0 spy', '0 ambush']);
    expect([t.health('A'), t.health('B')]).toEqual([29, 28]);
  });

  test('CR15: an Ambush that fetches makes the hand larger, and replacing fills up to four only', () => {
    const A = { deck: ['courier', 'plain', 'plain', 'plain', 'plain', 'other', 'other'] };
    const hand = (...picks: readonly string[]): readonly string[] => {
      const t = table({ at: 'opening', cards, A, B: { deck: plains(9) } });
      expect(t.hand('A')).toEqual(['courier', ...plains(4)]);
      return t.answer({ picks }, 'A').answer(none, 'B').hand('A');
    };
    expect(hand('plain')).toEqual(['courier', ...plains(3)]);
    expect(hand('plain', 'plain', 'plain')).toEqual(['courier', 'plain', 'other', 'other']);
  });

  test('CR15: what an Ambush fetches while the hand is filled again is one of the four', () => {
    const A = { deck: [...plains(4), 'courier', 'other', 'other'] };
    const t = table({ at: 'opening', cards, A, B: { deck: plains(9) } });
    t.answer({ picks: ['plain', 'plain'] }, 'A').answer(none, 'B');
    expect(t.hand('A')).toEqual([...plains(2), 'courier', 'other']);
  });

  test('CR15: an Ambush that must ask asks in the middle of the opening', () => {
    const own = { ...cards, scholar: creature('', '1/1', { ambush: [draw()] }) };
    const B = { deck: ['plain', 'scholar', 'other', 'spy', 'plain', 'plain', 'plain'] };
    const t = table({ at: 'opening', cards: own, A: { deck: plains(6) }, B });
    expect(t.asks()).toBe('B look');
    expect(t.hand('A')).toHaveLength(4);
    t.play('draw:2', 'spy');
    expect(t.hand('B')).toEqual(['plain', 'scholar', 'spy', 'plain', 'plain']);
    expect(t.pile('B')).toEqual(['other']);
    expect(t.health('A')).toBe(29);
    expect(t.asks()).toBe('AB replace');
  });

  test('CR15: a contract that was set aside can act again when it is fetched later', () => {
    const t = table({ at: 'opening', cards, A: { deck: ['spy', ...plains(6)] }, B: { deck: plains(9) } });
    t.answer({ picks: ['spy'] }, 'A').answer(none, 'B');
    expect(t.health('B')).toBe(29);
    while (!t.hand('A').includes('spy')) t.play('red', 'draw:1', 'end');
    expect(t.happened('ambush').filter(({ seat }) => seat === 0)).toHaveLength(2);
    expect(t.health('B')).toBe(28);
  });

  test('CR15: health is checked when setup is over, not before', () => {
    const own = {
      ...cards,
      bomb: creature('', '1/1', { ambush: [damage(30, 'opponent')] }),
      balm: spell('', [], { ambush: [heal(5, 'you')] }),
    };
    const dead = table({
      at: 'opening',
      cards: own,
      A: { deck: ['bomb', ...plains(9)] },
      B: { deck: plains(9) },
    });
    expect(dead.health('B')).toBe(0);
    expect(dead.asks()).toBe('AB replace');
    dead.answer(none, 'A').answer(none, 'B');
    expect(dead.outcome()).toEqual({ winner: 0, reason: 'defeated' });
    expect(dead.happened('turnStarted')).toEqual([]);
    const back = table({
      at: 'opening',
      cards: own,
      A: { deck: ['bomb', ...plains(9)] },
      B: { deck: [...plains(4), 'balm', ...plains(4)] },
    });
    back.answer(none, 'A').answer({ picks: ['plain'] }, 'B');
    expect(back.health('B')).toBe(5);
    expect(back.asks()).toBe('A colour');
  });

  test('CR15: with ambushInSetup off nothing acts before the first turn, and nothing is shown', () => {
    const t = table({
      at: 'opening',
      cards,
      options: { ambushInSetup: 'off' },
      A: { deck: ['spy', 'plain', 'plain', 'plain', 'spy', 'spy'] },
      B: { deck: plains(9) },
    });
    t.answer({ picks: ['plain'] }, 'A').answer(none, 'B');
    expect(t.hand('A')).toEqual(['spy', 'plain', 'plain', 'spy']);
    expect(t.happened('ambush')).toEqual([]);
    expect(t.view(1).players[0].known).toEqual([]);
    expect(t.health('B')).toBe(30);
    t.play('red', 'draw:2');
    if (t.asks() === 'A take') t.answer('spy');
    expect(t.happened('ambush')).toEqual([{ kind: 'ambush', seat: 0, card: 'spy' }]);
    expect(t.health('B')).toBe(29);
  });
});
