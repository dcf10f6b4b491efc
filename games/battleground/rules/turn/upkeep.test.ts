// What happens in Upkeep besides buying? (B801, B810, B811, BR40, BR41, BR87, T23)

import { describe, expect, test } from 'vitest';
import { retain, spellsOf } from '../../cards/build.ts';
import { type Table, table } from '../table-for-tests.ts';

const { sorcery } = spellsOf('neutral');
const NOTHING = { white: 0, red: 0, purple: 0, blue: 0 };

describe('mana decay', () => {
  const decayed = (manaDecay?: string): Table =>
    table({
      phase: 'upkeep',
      south: { mana: 'W2 R1', prepared: [{ card: 'guard', charges: 'W1' }] },
      north: { mana: 'W2' },
      options: manaDecay === undefined ? {} : { manaDecay },
    });

  test.each([
    [undefined, { ...NOTHING }, { ...NOTHING, white: 2, red: 1 }],
    ['all', { ...NOTHING }, { ...NOTHING, white: 2, red: 1 }],
    ['onePerColour', { ...NOTHING, white: 1 }, { ...NOTHING, white: 1, red: 1 }],
    ['none', { ...NOTHING, white: 2, red: 1 }, null],
  ])(
    'BR40, T23: with manaDecay %s, of 2 white and 1 red %j stay; charges stay in any case',
    (manaDecay, left, lost) => {
      const t = decayed(manaDecay);
      expect(t.see('S').mana).toEqual(left);
      expect(t.see('S').prepared[0]?.charges).toEqual({ ...NOTHING, white: 1 });
      expect(t.events('manaDecayed')).toEqual(lost === null ? [] : [{ kind: 'manaDecayed', seat: 0, lost }]);
    },
  );

  test('BR40: only in the own Upkeep', () => {
    expect(decayed().see('N').mana).toEqual({ ...NOTHING, white: 2 });
  });

  test('B801: mana decays before anything is bought', () => {
    const t = decayed();
    expect(t.asks()).toBe('S buy');
    expect(t.log.map(({ kind }) => kind)).toEqual(['phaseBegan', 'manaDecayed']);
  });

  test('BR40: with an empty pool nothing is told', () => {
    expect(table({ phase: 'upkeep' }).events('manaDecayed')).toEqual([]);
  });
});

describe('Reset Hand', () => {
  const deck = ['guard', 'newBoots', 'longWatch', 'redCrystal', 'blueCrystal', 'whiteCrystal', 'purpleCrystal'];

  test('B810: every spell in hand is discarded, then five are drawn', () => {
    const t = table({ phase: 'upkeep', south: { hand: ['longEcho', 'wholeSky'], deck } }).answer('stop');
    expect(t.see('S')).toMatchObject({ hand: deck.slice(0, 5), pile: ['longEcho', 'wholeSky'], deckSize: 2 });
    expect(t.events('handDiscarded')).toEqual([{ kind: 'handDiscarded', seat: 0, spells: ['longEcho', 'wholeSky'] }]);
    expect(t.see('N').pile).toEqual([]);
  });

  test('B801: after buying, and before the turn ends', () => {
    const t = table({ phase: 'upkeep', south: { hand: ['longEcho'], deck } });
    expect(t.see('S').hand).toEqual(['longEcho']);
    t.answer('stop');
    const seen = t.log.map(({ kind }) => kind);
    expect(seen.indexOf('handDiscarded')).toBeLessThan(seen.indexOf('cardsDrawn'));
    expect(seen.indexOf('cardsDrawn')).toBeLessThan(seen.indexOf('turnEnded'));
  });

  test('B810, BR39: the hand that was just discarded may come back when the deck runs out', () => {
    const t = table({ phase: 'upkeep', south: { hand: ['longEcho', 'wholeSky'], deck: deck.slice(0, 3) } });
    t.answer('stop');
    expect([...(t.see('S').hand ?? [])].sort()).toEqual(['guard', 'longEcho', 'longWatch', 'newBoots', 'wholeSky']);
    expect(t.see('S')).toMatchObject({ pile: [], deckSize: 0 });
    expect(t.events('deckReshuffled')).toEqual([{ kind: 'deckReshuffled', seat: 0, size: 2 }]);
  });

  test('B810, BR39: with fewer than five there are fewer in hand, and it loses nobody the game', () => {
    const t = table({ phase: 'upkeep', south: { hand: ['longEcho'], deck: ['guard'] } }).answer('stop');
    expect([...(t.see('S').hand ?? [])].sort()).toEqual(['guard', 'longEcho']);
    expect(t.outcome()).toBeNull();
  });
});

describe('retained spells', () => {
  const keep2 = sorcery(0, '', [retain(2)]);
  const keepSummon = sorcery(0, '', [retain(1, 'summon')]);
  const deck = Array(7).fill('redCrystal');

  test('B811, BR41: they are not discarded and come back after the five: seven in hand', () => {
    const t = table({ cards: { keep2 }, south: { hand: ['keep2', 'guard', 'newBoots', 'longWatch'], deck } });
    t.play('cast:keep2', { picks: ['guard', 'longWatch'] });
    expect(t.see('S')).toMatchObject({ hand: ['newBoots'], retained: ['guard', 'longWatch'] });
    t.turn();
    expect(t.see('S')).toMatchObject({ retained: [], pile: ['keep2', 'newBoots'] });
    expect(t.see('S').hand).toEqual([...Array(5).fill('redCrystal'), 'guard', 'longWatch']);
    const seen = t.log.map(({ kind }) => kind);
    expect(seen.lastIndexOf('cardsDrawn')).toBeLessThan(seen.indexOf('cardsReturned'));
  });

  test('B811: one alone comes back too, and only once', () => {
    const t = table({ cards: { keep2 }, south: { hand: ['keep2', 'guard'], deck: Array(12).fill('redCrystal') } });
    t.play('cast:keep2', { picks: ['guard'] }).turn();
    expect(t.see('S').hand).toEqual([...Array(5).fill('redCrystal'), 'guard']);
    expect(t.events('cardsReturned')).toEqual([{ kind: 'cardsReturned', seat: 0, count: 1, cards: ['guard'] }]);
    t.turn().turn();
    expect(t.see('S').hand).toEqual(Array(5).fill('redCrystal'));
    expect(t.see('S').pile).toContain('guard');
  });

  test('BR41: they are set aside at once: neither cast nor prepared this turn, and hidden from the opponent', () => {
    const t = table({ cards: { keep2 }, south: { hand: ['keep2', 'guard'], deck, mana: 'W2' } });
    t.play('cast:keep2', { picks: ['guard'] });
    expect(t.keys()).toEqual(['end']);
    expect(t.view('N').players[0]).toMatchObject({ retained: null, retainedSize: 1 });
    expect(t.events('cardsRetained')).toEqual([{ kind: 'cardsRetained', seat: 0, count: 1, cards: ['guard'] }]);
  });

  test('BR87: up to so many, none included; the choice is made together and once', () => {
    const t = table({ cards: { keep2 }, south: { hand: ['keep2', 'guard', 'newBoots', 'longWatch'], deck } });
    t.answer('cast:keep2');
    expect(t.asks()).toBe('S retain');
    expect(t.decision()).toMatchObject({ min: 0, max: 2 });
    expect(t.refusal({ picks: ['guard', 'newBoots', 'longWatch'] })).not.toBeNull();
    t.answer({ picks: [] });
    expect(t.asks()).toBe('S act');
    expect(t.see('S').retained).toEqual([]);
    expect(t.events('cardsRetained')).toEqual([]);
  });

  test('BR87: no more copies than there are in hand', () => {
    const t = table({ cards: { keep2 }, south: { hand: ['keep2', 'guard'] } }).answer('cast:keep2');
    expect(t.decision().max).toBe(1);
    expect(t.refusal({ picks: ['guard', 'guard'] })).not.toBeNull();
  });

  test('B501, B1305: a spell may name a type: other spells cannot be retained by it', () => {
    const t = table({ cards: { keepSummon }, south: { hand: ['keepSummon', 'guard', 'newBoots', 'redCrystal'] } });
    t.answer('cast:keepSummon');
    expect(t.keys()).toEqual(['guard']);
  });
});
