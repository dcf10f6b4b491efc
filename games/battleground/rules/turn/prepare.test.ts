// How are spells prepared and charged? (B504 to B510, BR27, BR36 to BR38, T21, T22, T30)

import { describe, expect, test } from 'vitest';
import { spellsOf } from '../../cards/build.ts';
import { reveals } from '../state/events.ts';
import { optionKey } from '../state/option-keys.ts';
import { type Table, table } from '../table-for-tests.ts';

const { sorcery } = spellsOf('neutral');
const NOTHING = { white: 0, red: 0, purple: 0, blue: 0 };
const of = (t: Table, what: string): readonly string[] => t.keys().filter((key) => key.startsWith(`${what}:`));

describe('preparing', () => {
  test('B504: a spell from hand is laid face down into a free slot, and survives the reset of the hand', () => {
    const t = table({ south: { hand: ['guard', 'newBoots'], deck: Array(5).fill('redCrystal') } });
    t.answer(optionKey.prepare('guard', 1));
    expect(t.see('S')).toMatchObject({ hand: ['newBoots'], pile: [] });
    expect(t.see('S').prepared).toEqual([{ card: 'guard', charges: NOTHING, since: 9 }, null]);
    t.turn();
    expect(t.see('S').prepared[0]?.card).toBe('guard');
    expect(t.see('S').pile).toEqual(['newBoots']);
  });

  test('B504: it costs nothing and can be cast at once', () => {
    const t = table({ cards: { nil: sorcery(0, '', []) }, south: { hand: ['nil'], mana: 'W1' } });
    t.play(optionKey.prepare('nil', 1), optionKey.castSlot(1));
    expect(t.see('S')).toMatchObject({ prepared: [null, null], pile: ['nil'], mana: { ...NOTHING, white: 1 } });
    expect(t.events('spellCast')).toMatchObject([{ card: 'nil', slot: 1 }]);
  });

  test('B505: two slots: a third spell can only replace one of them', () => {
    const t = table({ south: { hand: ['guard', 'newBoots', 'longWatch'] } });
    expect(of(t, 'prepare')).toEqual([
      optionKey.prepare('guard', 1),
      optionKey.prepare('newBoots', 1),
      optionKey.prepare('longWatch', 1),
    ]);
    t.answer(optionKey.prepare('guard', 1));
    // A taken slot may be replaced even while another is free.
    expect([...of(t, 'prepare')].sort()).toEqual([
      ...[
        optionKey.prepare('longWatch', 1),
        optionKey.prepare('longWatch', 2),
        optionKey.prepare('newBoots', 1),
        optionKey.prepare('newBoots', 2),
      ],
    ]);
    t.answer(optionKey.prepare('newBoots', 2));
    expect(of(t, 'prepare')).toEqual([optionKey.prepare('longWatch', 1), optionKey.prepare('longWatch', 2)]);
    expect(t.refusal(optionKey.prepare('longWatch', 3))).not.toBeNull();
    t.answer(optionKey.prepare('longWatch', 2));
    expect(t.see('S').prepared.map((one) => one?.card)).toEqual(['guard', 'longWatch']);
    expect(t.see('S').pile).toEqual(['newBoots']);
  });

  test('B505, BR38, T22: the replaced spell is shown and discarded, its charges are lost, the pool stays', () => {
    const t = table({
      south: { hand: ['longWatch'], prepared: [{ card: 'guard', charges: 'W2' }, 'newBoots'], mana: 'W1 R1' },
    }).answer(optionKey.prepare('longWatch', 1));
    expect(t.see('S').pile).toEqual(['guard']);
    expect(t.see('S').mana).toEqual({ ...NOTHING, white: 1, red: 1 });
    expect(t.see('S').prepared[0]).toEqual({ card: 'longWatch', charges: NOTHING, since: 9 });
    expect(t.see('S').prepared[1]?.card).toBe('newBoots');
    expect(t.log).toEqual([
      { kind: 'preparedReplaced', seat: 0, slot: 1, card: 'guard' },
      { kind: 'chargesLost', seat: 0, slot: 1, charges: { ...NOTHING, white: 2 } },
      { kind: 'spellPrepared', seat: 0, slot: 1, cards: ['longWatch'] },
    ]);
  });

  test('BR38: any spell in hand, as often as one likes: crystals, sorceries and Summons', () => {
    const t = table({ south: { hand: ['redCrystal', 'newBoots', 'guard', 'guard'] } });
    t.play(
      optionKey.prepare('redCrystal', 1),
      optionKey.prepare('newBoots', 1),
      optionKey.prepare('guard', 1),
      optionKey.prepare('guard', 2),
    );
    expect(t.see('S').prepared.map((one) => one?.card)).toEqual(['guard', 'guard']);
    expect(t.see('S').pile).toEqual(['redCrystal', 'newBoots']);
  });

  test('BR38: a prepared spell cannot come back to hand, and its slot is free again when it is cast', () => {
    const t = table({ cards: { nil: sorcery(0, '', []) }, south: { prepared: ['nil', 'guard'], hand: ['newBoots'] } });
    expect(t.keys().filter((key) => !/^(cast|prepare|end)/.test(key))).toEqual([]);
    t.answer(optionKey.castSlot(1));
    expect(t.see('S').prepared.map((one) => one?.card ?? null)).toEqual([null, 'guard']);
    t.answer(optionKey.prepare('newBoots', 1));
    expect(t.see('S').pile).toEqual(['nil']);
  });

  test('B504: nothing is prepared outside the own Spellcasting phase', () => {
    const t = table({ phase: 'battle', board: { c1: 'S 1/1' }, south: { hand: ['guard'] } });
    expect(t.asks()).toBe('S stance');
    expect(t.refusal(optionKey.prepare('guard', 1))).not.toBeNull();
  });
});

describe('charging', () => {
  const white2 = sorcery(0, 'W2', []);

  test('B506, B509, T21: two white for a cost of two white; a third white and a red are refused', () => {
    const t = table({ cards: { white2 }, south: { prepared: ['white2'], mana: 'W3 R1' } });
    expect(of(t, 'charge')).toEqual([optionKey.charge(1, 'white')]);
    expect(t.blocked(optionKey.charge(1, 'red'))).toBe('chargeUseless');
    t.answer(optionKey.charge(1, 'white'));
    expect(t.see('S').mana).toEqual({ ...NOTHING, white: 2, red: 1 });
    expect(of(t, 'charge')).toEqual([optionKey.charge(1, 'white')]);
    t.answer(optionKey.charge(1, 'white'));
    expect(t.see('S').prepared[0]?.charges).toEqual({ ...NOTHING, white: 2 });
    expect(of(t, 'charge')).toEqual([]);
    expect(t.blocked(optionKey.charge(1, 'white'))).toBe('chargeUseless');
    expect(t.refusal(optionKey.charge(1, 'white'))).not.toBeNull();
    expect(t.events('chargePlaced')).toHaveLength(2);
  });

  test('B507, T21: with one white charge the cast takes one white from the pool', () => {
    const t = table({ cards: { white2 }, south: { prepared: [{ card: 'white2', charges: 'W1' }], mana: 'W3 R1' } });
    t.answer(optionKey.castSlot(1));
    expect(t.see('S').mana).toEqual({ ...NOTHING, white: 2, red: 1 });
  });

  test('B507, BR36: charges go with the cast: the next spell in the slot has none', () => {
    const t = table({
      cards: { white2 },
      south: { hand: ['white2'], prepared: [{ card: 'white2', charges: 'W2' }], mana: 'W1' },
    }).play(optionKey.castSlot(1), optionKey.prepare('white2', 1));
    expect(t.see('S').prepared[0]?.charges).toEqual(NOTHING);
    expect(t.see('S').mana).toEqual({ ...NOTHING, white: 1 });
    expect(t.keys()).not.toContain(optionKey.castSlot(1));
  });

  test('B506: without a token of the colour there is nothing to lay, and it is told why', () => {
    const t = table({ cards: { white2 }, south: { prepared: ['white2'], mana: 'R2' } });
    expect(of(t, 'charge')).toEqual([]);
    expect(t.blocked(optionKey.charge(1, 'white'))).toBe('noMana');
    expect(t.blocked(optionKey.charge(2, 'white'))).toBeNull();
  });

  test('B506: a charge is no mana token: it pays for nothing else and is not counted', () => {
    const t = table({
      cards: { white2, other: sorcery(0, 'W1', []) },
      south: { prepared: [{ card: 'white2', charges: 'W2' }], hand: ['other'] },
    });
    expect(t.keys()).not.toContain('cast:other');
    expect(t.see('S').mana).toEqual(NOTHING);
  });

  test('B508: charges are lost with a discarded spell and never come back to the pool', () => {
    const t = table({ cards: { white2 }, south: { hand: ['guard'], prepared: [{ card: 'white2', charges: 'W2' }] } });
    t.answer(optionKey.prepare('guard', 1));
    expect(t.see('S').mana).toEqual(NOTHING);
    expect(t.keys().filter((key) => key.startsWith('cast'))).toEqual([]);
  });

  test('B509: each colour up to what the cost asks for', () => {
    const mixed = sorcery(0, 'W1 R2', []);
    const t = table({ cards: { mixed }, south: { prepared: ['mixed'], mana: 'W9 R9 P9 B9' } });
    expect(of(t, 'charge')).toEqual([optionKey.charge(1, 'white'), optionKey.charge(1, 'red')]);
    t.play(optionKey.charge(1, 'white'), optionKey.charge(1, 'red'));
    expect(of(t, 'charge')).toEqual([optionKey.charge(1, 'red')]);
    t.answer(optionKey.charge(1, 'red'));
    expect(of(t, 'charge')).toEqual([]);
    t.answer(optionKey.castSlot(1));
    expect(t.see('S').mana).toEqual({ white: 8, red: 7, purple: 9, blue: 9 });
  });

  test('BR37: one at a time, in both slots, and in the turn the spell was prepared', () => {
    const t = table({ cards: { white2 }, south: { hand: ['white2'], prepared: ['white2'], mana: 'W4' } });
    t.play(
      optionKey.prepare('white2', 2),
      optionKey.charge(2, 'white'),
      optionKey.charge(1, 'white'),
      optionKey.charge(2, 'white'),
      optionKey.charge(1, 'white'),
    );
    expect(t.see('S').prepared.map((one) => one?.charges.white)).toEqual([2, 2]);
    t.play(optionKey.castSlot(2), optionKey.castSlot(1));
    expect(t.see('S').pile).toEqual(['white2', 'white2']);
  });

  test('B510: everyone sees the charges, only the owner knows the card below', () => {
    const t = table({ cards: { white2 }, south: { prepared: [{ card: 'white2', charges: 'W1', since: 7 }] } });
    expect(t.view('S').players[0].prepared[0]?.card).toBe('white2');
    for (const viewer of ['N', 'watcher'] as const) {
      expect(t.view(viewer).players[0].prepared[0]).toEqual({
        card: null,
        charges: { ...NOTHING, white: 1 },
        since: 7,
      });
    }
  });

  test('B506: the opponent cannot charge, nor can anyone in another phase', () => {
    const t = table({ cards: { white2 }, south: { prepared: ['white2'], mana: 'W2' }, north: { mana: 'W2' } });
    t.turn();
    expect(t.asks()).toBe('N act');
    expect(of(t, 'charge')).toEqual([]);
  });
});

describe('a prepared crystal', () => {
  test('BR27, T30: it waits and gives its mana next turn; it can never be charged', () => {
    const t = table({ south: { hand: ['redCrystal'], mana: 'R2', deck: Array(9).fill('guard') } });
    t.answer(optionKey.prepare('redCrystal', 1));
    expect(of(t, 'charge')).toEqual([]);
    expect(t.blocked(optionKey.charge(1, 'red'))).toBe('chargeUseless');
    t.turn().turn();
    expect(t.asks()).toBe('S act');
    expect(t.see('S').mana).toEqual(NOTHING);
    t.answer(optionKey.castSlot(1));
    expect(t.see('S').mana).toEqual({ ...NOTHING, red: 1 });
    expect(t.see('S').prepared).toEqual([null, null]);
    expect(t.see('S').pile).toContain('redCrystal');
  });
});

test('B505: replacing a prepared spell shows its owner nothing new, so it can be taken back', () => {
  expect(reveals({ kind: 'preparedReplaced', seat: 0, slot: 1, card: 'guard' })).toBe(false);
  expect(reveals({ kind: 'neutralKept', seat: 0, card: 'crazyImp' })).toBe(false);
  expect(reveals({ kind: 'spellRevealed', tier: 1, card: 'guard' })).toBe(true);
});
