// How is a spell cast? (B501 to B503, B1305, B1310, BR26 to BR28, BR36, BR39, BR42 to BR44, BR85)

import { describe, expect, test } from 'vitest';
import {
  aFoe,
  aFoeOrOpponent,
  anAlly,
  damage,
  draw,
  enchantment,
  give,
  kill,
  per,
  spellsOf,
} from '../../cards/build.ts';
import type { CardId } from '../../cards/vocabulary.ts';
import { optionKey } from '../state/option-keys.ts';
import { type Table, table } from '../table-for-tests.ts';

const { sorcery } = spellsOf('neutral');
const NOTHING = { white: 0, red: 0, purple: 0, blue: 0 };
const kinds = (t: Table): readonly string[] => t.log.map(({ kind }) => kind);
const casts = (t: Table): readonly string[] => t.keys().filter((key) => key.startsWith('cast'));
const manaOf = (t: Table): unknown => t.see('S').mana;

describe('where from and when', () => {
  test('B502: from hand and from a preparation slot, not from deck, discard pile or what is set aside', () => {
    const nil = sorcery(0, '', []);
    const t = table({
      cards: { inHand: nil, inSlot: nil, inDeck: nil, inPile: nil, aside: nil, theirs: nil },
      south: { hand: ['inHand'], prepared: ['inSlot'], deck: ['inDeck'], pile: ['inPile'], retained: ['aside'] },
      north: { hand: ['theirs'], prepared: ['theirs'] },
    });
    expect(casts(t)).toEqual(['cast:inHand', optionKey.castSlot(1)]);
    for (const key of ['cast:inDeck', 'cast:inPile', 'cast:aside', 'cast:theirs', optionKey.castSlot(2)]) {
      expect(t.refusal(key)).not.toBeNull();
    }
  });

  test('B502, BR26: in the own Spellcasting phase only: nobody answers a spell, and nobody casts in battle or upkeep', () => {
    const t = table({ cards: { nil: sorcery(0, '', []) }, south: { hand: ['nil', 'nil'] }, north: { hand: ['nil'] } });
    t.answer('cast:nil');
    expect(t.asks()).toBe('S act');
    t.answer('end');
    expect(t.asks()).toBe('S buy');
    expect(t.refusal('cast:nil')).not.toBeNull();
    t.answer('stop');
    expect(t.asks()).toBe('N act');
    expect(casts(t)).toEqual(['cast:nil']);
  });

  test('BR26: casting, preparing and charging go in any order, as often as one likes, until the phase is ended', () => {
    const t = table({ cards: { nil: sorcery(0, '', []) }, south: { hand: ['nil', 'nil', 'guard'], mana: 'W2' } });
    t.play(
      'cast:nil',
      optionKey.prepare('guard', 1),
      optionKey.charge(1, 'white'),
      optionKey.prepare('nil', 2),
      optionKey.castSlot(2),
      optionKey.charge(1, 'white'),
      optionKey.castSlot(1),
      'a1',
    );
    expect(t.asks()).toBe('S act');
    expect(t.board()).toEqual({ a1: 'S 1/3' });
    t.answer('end');
    expect(t.events('castingEnded')).toEqual([{ kind: 'castingEnded', seat: 0, by: 'player' }]);
  });

  test('BR42: after 100 casts the phase ends by itself', () => {
    const t = table({ cards: { nil: sorcery(0, '', []) }, south: { hand: Array(102).fill('nil') } });
    for (let i = 0; i < 99; i++) t.answer('cast:nil');
    expect(t.asks()).toBe('S act');
    t.answer('cast:nil');
    expect(t.events('castingEnded')).toEqual([{ kind: 'castingEnded', seat: 0, by: 'limit' }]);
    expect(t.asks()).toBe('S buy');
    expect(t.see('S').hand).toHaveLength(2);
    // The next phase counts from none again.
    t.play('stop').turn();
    expect(t.asks()).toBe('S act');
    expect(t.view('S').casts).toBe(0);
  });
});

describe('paying', () => {
  const dear = sorcery(0, 'W2 R1', [draw(1)]);
  test.each([
    ['', 'white', 2],
    ['W1 R1', 'white', 1],
    ['W3', 'red', 1],
    ['R9 P9 B9', 'white', 2],
  ])('B503, BR36: with %j a cost of two white and one red cannot be paid: %s lacks %i', (pool, colour, missing) => {
    const t = table({ cards: { dear }, south: { hand: ['dear'], mana: pool } });
    expect(casts(t)).toEqual([]);
    expect(t.blocked('cast:dear')).toBe('notEnoughMana');
    expect(t.decision().blocked[0].reason).toMatchObject({ clause: 'B503', values: { missing, colour } });
  });

  test('BR36: exactly the cost is paid, each colour with its own', () => {
    const t = table({ cards: { dear }, south: { hand: ['dear'], mana: 'W3 R1 B2' } }).answer('cast:dear');
    expect(manaOf(t)).toEqual({ white: 1, red: 0, purple: 0, blue: 2 });
    expect(t.events('manaSpent')).toEqual([
      {
        kind: 'manaSpent',
        seat: 0,
        card: 'dear',
        fromPool: { ...NOTHING, white: 2, red: 1 },
        fromCharges: NOTHING,
      },
    ]);
  });

  test('B503: the cost is paid before the text: what counts mana counts what is left', () => {
    const burn = sorcery(0, 'R2', [damage(per('mana'), aFoeOrOpponent())]);
    const t = table({ cards: { burn }, south: { hand: ['burn'], mana: 'R3 B1' } }).answer('cast:burn');
    expect(t.life('N')).toBe(18);
    expect(kinds(t).slice(0, 3)).toEqual(['manaSpent', 'spellCast', 'targetChosen']);
  });

  test('B507, BR36: charges on the spell count first, the pool pays the rest', () => {
    const t = table({ cards: { dear }, south: { prepared: [{ card: 'dear', charges: 'W1 R1' }], mana: 'W3 R3' } });
    t.answer(optionKey.castSlot(1));
    expect(manaOf(t)).toEqual({ ...NOTHING, white: 2, red: 3 });
    expect(t.events('manaSpent')[0]).toMatchObject({
      fromPool: { ...NOTHING, white: 1 },
      fromCharges: { ...NOTHING, white: 1, red: 1 },
    });
    expect(t.see('S').prepared).toEqual([null, null]);
  });

  test('B507: charges pay for their own spell alone, not for the same one in hand', () => {
    const t = table({ cards: { dear }, south: { hand: ['dear'], prepared: [{ card: 'dear', charges: 'W2 R1' }] } });
    expect(casts(t)).toEqual([optionKey.castSlot(1)]);
    expect(t.blocked('cast:dear')).toBe('notEnoughMana');
  });

  test('B501: a spell that costs nothing is cast without mana, and nothing is spent', () => {
    const t = table({ cards: { nil: sorcery(0, '', []) }, south: { hand: ['nil'], mana: 'W1' } }).answer('cast:nil');
    expect(t.events('manaSpent')).toEqual([]);
    expect(manaOf(t)).toEqual({ ...NOTHING, white: 1 });
  });
});

describe('crystals', () => {
  test.each([
    ['whiteCrystal', 'white'],
    ['redCrystal', 'red'],
    ['purpleCrystal', 'purple'],
    ['blueCrystal', 'blue'],
  ])('BR27: %s gives 1 %s mana and goes to the discard pile', (id, colour) => {
    const t = table({ south: { hand: [id] } }).answer(`cast:${id}`);
    expect(manaOf(t)).toEqual({ ...NOTHING, [colour]: 1 });
    expect(t.events('manaGained')).toEqual([{ kind: 'manaGained', seat: 0, colour, count: 1 }]);
    expect(t.see('S').pile).toEqual([id]);
    expect(t.see('S').hand).toEqual([]);
  });

  test('BR27: a crystal is no sorcery: it does not count as one in the discard pile', () => {
    const echo = sorcery(0, '', [damage(per('sorceriesInPile'), aFoeOrOpponent())]);
    const t = table({
      cards: { echo },
      south: { hand: ['echo'], pile: ['redCrystal', 'guard', 'longWatch', 'newBoots'] },
    }).answer('cast:echo');
    expect(t.life('N')).toBe(18);
  });
});

describe('where it goes afterwards', () => {
  test('BR28: a sorcery goes to the discard pile when its text is done, so it cannot draw itself', () => {
    const t = table({ cards: { look: sorcery(0, '', [draw(2)]) }, south: { hand: ['look'], pile: ['redCrystal'] } });
    t.answer('cast:look');
    expect(t.see('S')).toMatchObject({ hand: ['redCrystal'], pile: ['look'], deckSize: 0 });
    expect(kinds(t)).toEqual(['spellCast', 'deckReshuffled', 'cardsDrawn', 'toDiscard']);
  });

  test('B503, B1102: an Aura and an Enchantment go to the play area, not to the discard pile', () => {
    const aura = sorcery(0, '', [], { auras: [give('allies', { attack: 1 })] });
    const spell = sorcery(0, '', [], { enchantment: enchantment(2, damage(1, 'opponent')) });
    const t = table({ cards: { aura, spell }, south: { hand: ['aura', 'spell'] } }).play('cast:aura', 'cast:spell');
    expect(t.see('S').area.map(({ card, tokens }) => [card, tokens])).toEqual([
      ['aura', 0],
      ['spell', 2],
    ]);
    expect(t.see('S').pile).toEqual([]);
    // It is not resolved when it is cast.
    expect(t.life('N')).toBe(20);
  });

  test('B503, B308: a Summon leaves the hand for the board and is in no pile while it lives', () => {
    const t = table({ south: { hand: ['guard'], mana: 'W2' } }).play('cast:guard', 'c1');
    expect(t.board()).toEqual({ c1: 'S 1/3' });
    expect(t.see('S')).toMatchObject({ hand: [], pile: [], deckSize: 0 });
    expect(t.events('toDiscard')).toEqual([]);
  });

  test('B1310, BR44: the caster owns what is summoned, and its card comes to that discard pile', () => {
    const t = table({
      cards: { slay: sorcery(0, '', [kill(aFoe())]) },
      board: { c3: 'N guard' },
      south: { hand: ['slay'] },
    }).answer('cast:slay');
    expect(t.see('N').pile).toEqual(['guard']);
    expect(t.see('S').pile).toEqual(['slay']);
  });

  test('BR44: under Turnover too it goes to its owner', () => {
    const t = table({
      cards: { slay: sorcery(0, '', [kill(anAlly())]) },
      board: { c3: 'N guard turnover' },
      south: { hand: ['slay'] },
    }).answer('cast:slay');
    expect(t.see('N').pile).toEqual(['guard']);
    expect(t.exp('S')).toBe(1);
  });

  test('BR85: with ten Auras and Enchantments in the area a further one cannot be cast; other spells can', () => {
    const aura = sorcery(0, '', [], { auras: [give('allies', { attack: 1 })] });
    const nil = sorcery(0, '', []);
    const setting = (count: number): Table =>
      table({ cards: { aura, nil }, south: { area: Array(count).fill('aura'), hand: ['aura', 'nil'] } });
    expect(casts(setting(9))).toEqual(['cast:aura', 'cast:nil']);
    const full = setting(10);
    expect(casts(full)).toEqual(['cast:nil']);
    expect(full.blocked('cast:aura')).toBe('noRoom');
  });

  test('BR85: Auras of summons on the board take no room', () => {
    const aura = sorcery(0, '', [], { auras: [give('allies', { attack: 1 })] });
    const t = table({
      cards: { aura },
      board: { a1: 'S bannerBearer', b1: 'S openMouthedIdol' },
      south: { area: Array(9).fill('aura'), hand: ['aura'] },
    });
    expect(casts(t)).toEqual(['cast:aura']);
  });
});

describe('drawing', () => {
  const look = (count: number): Readonly<Record<CardId, ReturnType<typeof sorcery>>> => ({
    look: sorcery(0, '', [draw(count)]),
  });

  test('B1305: from the top of the deck into hand', () => {
    const t = table({ cards: look(2), south: { hand: ['look'], deck: ['guard', 'newBoots', 'longWatch'] } });
    t.answer('cast:look');
    expect(t.see('S')).toMatchObject({ hand: ['guard', 'newBoots'], deckSize: 1 });
    expect(t.events('cardsDrawn')).toEqual([{ kind: 'cardsDrawn', seat: 0, count: 2, cards: ['guard', 'newBoots'] }]);
  });

  test('BR39: an empty deck takes the discard pile in, shuffled, and drawing goes on', () => {
    const pile = ['redCrystal', 'blueCrystal', 'whiteCrystal'];
    const t = table({ cards: look(3), south: { hand: ['look'], deck: ['guard'], pile } }).answer('cast:look');
    expect(t.events('deckReshuffled')).toEqual([{ kind: 'deckReshuffled', seat: 0, size: 3 }]);
    const { hand, deckSize, pile: left } = t.see('S');
    expect(hand?.[0]).toBe('guard');
    expect([hand?.length, deckSize, left]).toEqual([3, 1, ['look']]);
  });

  test('BR39: if both are empty one stops drawing, and the game goes on', () => {
    const t = table({ cards: look(3), south: { hand: ['look'], deck: ['guard'] } }).answer('cast:look');
    expect(t.see('S')).toMatchObject({ hand: ['guard'], deckSize: 0, pile: ['look'] });
    expect(t.outcome()).toBeNull();
    expect(t.asks()).toBe('S act');
  });

  test('BR39: there is no limit to a hand', () => {
    const t = table({ cards: look(40), south: { hand: ['look'], deck: Array(45).fill('redCrystal') } });
    expect(t.answer('cast:look').see('S').hand).toHaveLength(40);
  });

  test('BR43: how many spells are in deck and hand is public, and discard piles are open', () => {
    const t = table({ south: { hand: ['guard', 'newBoots'], deck: ['longWatch'], pile: ['redCrystal'] } });
    for (const viewer of ['N', 'watcher'] as const) {
      expect(t.view(viewer).players[0]).toMatchObject({ handSize: 2, hand: null, deckSize: 1, pile: ['redCrystal'] });
    }
  });
});
