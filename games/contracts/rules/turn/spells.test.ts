// What does playing a Spell do? (C601)

import { describe, expect, test } from 'vitest';
import {
  allCreatures,
  anOpposingCreature,
  anything,
  creature,
  damage,
  draw,
  fetch,
  spell,
  takeBack,
} from '../../cards/build.ts';
import { table } from '../table-for-tests.ts';

const cards = {
  bolt: spell('P1', [damage(2, 'opponent')]),
  volley: spell('', [damage(1, anything(), 2)]),
  loan: spell('', [takeBack('spell')]),
  study: spell('', [draw()]),
  ghost: creature('', '1/1', { recycling: [takeBack('spell')] }),
  shot: spell('', [damage(1, anOpposingCreature())]),
};

describe('Spells', () => {
  test('C601: the effect happens at once, and only then the Spell goes to the pile', () => {
    const t = table({ cards, A: { hand: ['bolt'], extractors: 'R1' } }).answer('play:bolt');
    expect(t.health('B')).toBe(28);
    expect(t.events.map(({ kind }) => kind)).toEqual(['paid', 'spellPlayed', 'damage', 'spellResolved', 'toDiscard']);
    expect(t.happened('toDiscard')).toMatchObject([{ seat: 0, card: 'bolt', from: 'play' }]);
    expect(t.pile('A')).toEqual(['bolt']);
    expect(t.pile('B')).toEqual([]);
    expect(t.hand('A')).toEqual([]);
  });

  test('C601: while it resolves it lies neither in hand nor in the pile, and everybody sees it', () => {
    const t = table({ cards, A: { hand: ['volley'] } }).answer('play:volley');
    expect(t.asks()).toBe('A target');
    expect(t.hand('A')).toEqual([]);
    expect(t.pile('A')).toEqual([]);
    for (const viewer of [0, 1, 'watcher'] as const) {
      expect(t.view(viewer).acting).toMatchObject([{ card: 'volley', seat: 0 }]);
      expect(t.view(viewer).waiting).toMatchObject({ what: 'target', seats: [0], about: 'volley' });
    }
    t.play('opposing:player', 'opposing:player');
    expect(t.pile('A')).toEqual(['volley']);
    expect(t.view(1).acting).toEqual([]);
  });

  test('C601: it cannot find itself in the pile', () => {
    const alone = table({ cards, A: { hand: ['loan'] } });
    expect(alone.blocked('play:loan')).toBe('noTarget');
    const t = table({ cards, A: { hand: ['loan'], pile: ['bolt'] } }).answer('play:loan');
    expect(t.hand('A')).toEqual(['bolt']);
    expect(t.pile('A')).toEqual(['loan']);
  });

  test('C601: nor can what it sets off, even at its last blow', () => {
    const t = table({ cards, A: { hand: ['shot'] }, B: { line: ['ghost'] } }).answer('play:shot');
    expect(t.pile('B')).toEqual(['ghost']);
    const own = { ...cards, sweep: spell('', [damage(1, allCreatures())]) };
    const mine = table({ cards: own, A: { hand: ['sweep'], line: ['ghost'], pile: ['bolt'] } }).answer('play:sweep');
    expect(mine.hand('A')).toEqual(['bolt']);
    expect(mine.pile('A')).toEqual(['ghost', 'sweep']);
  });

  test('C601: what a draw within it discards lies beneath it', () => {
    const t = table({ cards, A: { hand: ['study'], deck: ['bolt', 'shot'] } }).play('play:study', 'draw:2', 'shot');
    expect(t.pile('A')).toEqual(['bolt', 'study']);
  });

  test('C601: a Spell without any effect goes to the pile as well', () => {
    const t = table({ cards: { nothing: spell('', []) }, A: { hand: ['nothing', 'nothing'] } }).answer('play:nothing');
    expect(t.hand('A')).toEqual(['nothing']);
    expect(t.pile('A')).toEqual(['nothing']);
  });

  test('C601: the same Spell may be played as often as it is in hand', () => {
    const own = { ...cards, cart: spell('', [fetch(1)]) };
    const t = table({ cards: own, A: { hand: ['cart', 'cart'], deck: ['cart', 'bolt', 'bolt'] } });
    expect(t.keys()).toEqual(['play:cart', 'end']);
    t.play('play:cart', 'play:cart', 'play:cart');
    expect(t.hand('A')).toEqual(['bolt', 'bolt']);
    expect(t.pile('A')).toEqual(['cart', 'cart', 'cart']);
  });
});
