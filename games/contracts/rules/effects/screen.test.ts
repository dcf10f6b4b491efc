// What does playing on a screen settle? Targets, payments, no answer in time (CR64 to CR66)

import { describe, expect, test } from 'vitest';
import { anOpposingCreature, creature, damage, extractor, fetch, may, orb, spell } from '../../cards/build.ts';
import { contracts } from '../rules.ts';
import { type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  rat: creature('', '1/1'),
  bear: creature('', '2/4'),
  archer: creature('R1 P1', '1/1', { summon: [damage(1, anOpposingCreature())] }),
  polite: creature('', '1/1', { summon: [may(damage(9, 'opponent'))] }),
  bolt: spell('R1 P2', [damage(1, anOpposingCreature())]),
  mine: spell('', [extractor()]),
  sphere: orb('', '1/1'),
  look: spell('', [fetch(1)]),
};
const at = (A: Side, B: Side = {}, options = {}): Table => table({ cards, options, A, B });
const idle = { idle: true } as const;

describe('choosing', () => {
  test('CR64: targets are chosen when their moment comes: paid first, then placed, then aimed', () => {
    const A = { hand: ['archer'], extractors: 'R2 B1', line: ['rat'] };
    const t = at(A, { line: ['bear', 'bear'] }).answer('play:archer');
    expect(t.asks()).toBe('A pay');
    t.answer({ picks: ['blue'] });
    expect(t.asks()).toBe('A place');
    expect(t.happened('paid')).toHaveLength(1);
    t.answer('1');
    expect(t.asks()).toBe('A target');
    expect(t.line('A')).toEqual(['archer 1/1', 'rat 1/1']);
    t.answer('opposing:2');
    expect(t.line('B')).toEqual(['bear 2/4', 'bear 2/3']);
  });

  test('CR64: a play can be taken back until something hidden or of chance has been shown', () => {
    const A = { hand: ['archer', 'look'], extractors: 'R2 B1', line: ['rat'], deck: ['bear'] };
    const t = at(A, { line: ['bear', 'bear'] });
    t.play('play:archer', { picks: ['blue'] }, '1', 'opposing:2');
    expect(t.events.some((event) => contracts.reveals(event))).toBe(false);
    t.answer('play:look');
    expect(t.events.some((event) => contracts.reveals(event))).toBe(true);
  });

  test('CR65: the element part comes from its colour; the pure part is chosen among what is left', () => {
    const t = at({ hand: ['bolt'], extractors: 'R2 B1', tanks: 2 }, { line: ['bear'] }).answer('play:bolt');
    expect(t.asks()).toBe('A pay');
    expect(t.decision().options.map(({ key, limit }) => [key, limit])).toEqual([
      ['red', 1],
      ['blue', 1],
      ['tank', 2],
    ]);
    expect(t.view(0).payment).toMatchObject({ chosen: { red: 1 }, usual: { tank: 2 } });
    t.answer({ picks: ['red', 'blue'] });
    expect(t.happened('paid')).toMatchObject([{ sources: { red: 2, blue: 1 } }]);
  });

  test('CR65: where there is one way only, nobody is asked', () => {
    const t = at({ hand: ['bolt'], extractors: 'R1 B1', tanks: 1 }, { line: ['bear'] }).answer('play:bolt');
    expect(t.asks()).toBe('A act');
    expect(t.happened('paid')).toMatchObject([{ sources: { red: 1, blue: 1, tank: 1 } }]);
  });

  test('CR65: with coloured tanks or wild pure mana the element part can be chosen too', () => {
    const B = { line: ['bear'] };
    const keep = at({ hand: ['bolt'], extractors: 'R2 B2', tanks: 'R1' }, B, { tankColour: 'keep' }).answer(
      'play:bolt',
    );
    expect(keep.asks()).toBe('A payElement');
    expect(keep.keys()).toEqual(['red', 'redTank']);
    const wild = at({ hand: ['bolt'], extractors: 'R1 B2', tanks: 2 }, B, { pureManaIsWild: 'on' }).answer('play:bolt');
    expect(wild.asks()).toBe('A payElement');
    expect(wild.keys()).toEqual(['red', 'tank']);
  });
});

describe('no answer in time', () => {
  test('CR66: the turn is ended', () => {
    expect(
      at({ hand: ['rat'], line: ['bear'] })
        .answer(idle)
        .asks(),
    ).toBe('B colour');
  });

  test('CR66: the first colour is gained, and a draw made with n = 1', () => {
    const t = table({ cards, at: 'extractor', A: { deck: ['rat', 'bear'] } }).answer(idle);
    expect(t.see('A').extractors).toEqual({ red: 1, blue: 0, yellow: 0, pure: 0 });
    t.answer(idle);
    expect(t.hand('A')).toEqual(['rat']);
    expect(t.pile('A')).toEqual([]);
    expect(t.asks()).toBe('A act');
  });

  test('CR66: with ten extractors none is swapped, and the special draw is kept', () => {
    const t = table({ cards, at: 'extractor', A: { extractors: 'R9 P1', deck: ['rat'] } }).play(idle, idle);
    expect(t.see('A')).toMatchObject({ extractors: { red: 9, blue: 0, yellow: 0, pure: 1 }, specialUsed: false });
  });

  test('CR66: an offer is declined, an Orb not left active', () => {
    const t = at({ hand: ['polite'], orb: 'sphere' }).play('play:polite', idle);
    expect(t.happened('optionalDeclined')).toHaveLength(1);
    expect(t.health('B')).toBe(30);
    t.play('end', idle);
    expect(t.see('A').orb?.active).toBe(false);
  });

  test('CR66: the default payment, the right end of the line, the first legal target', () => {
    const A = { hand: ['archer'], extractors: 'R2 B1', tanks: 1, line: ['rat', 'bear'] };
    const t = at(A, { line: ['bear', 'bear'] }).play('play:archer', idle, idle, idle);
    expect(t.happened('paid')).toMatchObject([{ sources: { red: 1, tank: 1 } }]);
    expect(t.line('A')).toEqual(['rat 1/1', 'bear 2/4', 'archer 1/1']);
    expect(t.line('B')).toEqual(['bear 2/3', 'bear 2/4']);
  });

  test('CR66: where none of this fits, the first option', () => {
    const t = at({ hand: ['mine'] }).play('play:mine', idle);
    expect(t.see('A').extractors.red).toBe(1);
    const drawn = table({ cards, at: 'draw', A: { deck: ['bear', 'rat'] } }).play('draw:2', idle);
    expect(drawn.hand('A')).toEqual(['bear']);
  });

  test('CR66: conceding is possible at any moment, asked or not', () => {
    const t = at({ hand: ['archer'], extractors: 'R2 B1' }, { line: ['bear', 'bear'] }).answer('play:archer');
    t.answer({ concede: true }, 'A');
    expect(t.outcome()).toEqual({ winner: 1, reason: 'conceded' });
    const waiting = at({}).answer({ concede: true }, 'B');
    expect(waiting.outcome()).toEqual({ winner: 0, reason: 'conceded' });
  });
});
