// Does a deck written as text come back, and does a person's list become the deck that was meant?

import { LANGS } from '@duello/language';
import { expect, test } from 'vitest';
import { readyDecks } from '../cards/box/ready-decks.ts';
import { faultsOf, READY_DECKS, sizeOf } from '../rules/state/decks.ts';
import { words } from './all.ts';
import { deckText, readDeckText } from './deck-text.ts';

test.each(READY_DECKS)('%s comes back from its text in either language', (id) => {
  for (const lang of LANGS) {
    const { deck, notUnderstood } = readDeckText(deckText(readyDecks[id], lang));
    expect(notUnderstood).toEqual([]);
    expect(deck).toEqual({ class: readyDecks[id].class, cards: readyDecks[id].cards });
    expect(faultsOf(deck)).toEqual([]);
  }
});

test('the text has the class, a heading for each type and a line for each card', () => {
  const lines = deckText(readyDecks.noonfire, 'en').trim().split('\n');
  expect(lines[0]).toBe(`# ${words.en.classes.warlock}`);
  expect(lines).toContain(`4 ${words.en.names.hiredSword}`);
  expect(lines.filter((line) => line.startsWith('#'))).toHaveLength(3);
});

test('capitals, accents, marks, counts before and after, comments and headings are all forgiven', () => {
  const { names } = words.en;
  const italian = words.it.names.fordOgre;
  const { deck, notUnderstood } = readDeckText(
    [
      '// my first deck',
      'Paladin',
      '',
      'Summonings (8):',
      `3 ${names.hiredSword.toUpperCase()}`,
      `2x ${italian.normalize('NFD')}`,
      `- 1 × ${names.gateNovice}`,
      `${names.ironTortoise} x2`,
      'Spells',
      names.lullaby.toLowerCase(),
      'hiredSword',
      '# the end',
    ].join('\r\n'),
  );
  expect(notUnderstood).toEqual([]);
  expect(deck).toEqual({
    class: 'paladin',
    cards: { hiredSword: 4, fordOgre: 2, gateNovice: 1, ironTortoise: 2, lullaby: 1 },
  });
  expect(sizeOf(deck)).toBe(10);
});

test('the class follows from the cards where nothing says it', () => {
  expect(readDeckText('4 Hired Sword\n1 moonMoth').deck.class).toBe('paladin');
  expect(readDeckText('').deck).toEqual({ class: 'warlock', cards: {} });
});

test('what names no card is told with its line and the nearest name', () => {
  const { deck, notUnderstood } = readDeckText('3 Hired Swrod\n2 Kiln Giant\n4 Zyzzyva of Qwerty');
  expect(deck.cards).toEqual({ kilnGiant: 2 });
  expect(notUnderstood).toEqual([
    { line: 1, text: '3 Hired Swrod', nearest: { card: 'hiredSword', name: words.en.names.hiredSword } },
    { line: 3, text: '4 Zyzzyva of Qwerty', nearest: null },
  ]);
});

test('white space of any length is one space', () => {
  const [wide, tabs] = [' '.repeat(500), '\t'.repeat(500)];
  const { deck, notUnderstood } = readDeckText(
    `${wide}3${tabs}Hired${wide}Sword${wide}\n${wide}Kiln Giant${tabs}x2${wide}`,
  );
  expect(notUnderstood).toEqual([]);
  expect(deck.cards).toEqual({ hiredSword: 3, kilnGiant: 2 });
});

/** Each was quadratic or worse once: they would take minutes. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ['spaces', `${' '.repeat(1_000_000)}x`],
  ['digits', `a${'1'.repeat(1_000_000)}a`],
  ['marks', `${'x '.repeat(500_000)}(`],
  ['short lines', 'zyzzyva q\n'.repeat(100_000)],
  ['long lines', `${'zyzzyva '.repeat(14)}\n`.repeat(9_000)],
];
test.each(HOSTILE)('a megabyte of %s is read, and little of it is told', (_, text) => {
  const { deck, notUnderstood, more } = readDeckText(text);
  expect(deck.cards).toEqual({});
  expect(notUnderstood.length).toBeLessThanOrEqual(20);
  expect(notUnderstood.length + more).toBe(text.trim().split('\n').length);
  for (const { text: told } of notUnderstood) expect(told.length).toBeLessThanOrEqual(120);
});
