// Do sentences read well with people's names in them?

import { expect, test } from 'vitest';
import { NO_NAMES, readName, withNames } from './person-names.ts';

const NAMES = ['Anna', 'Bruno'] as const;

test.each([
  ['en', 'Player A attacks player B’s Moth.', 'Anna attacks Bruno’s Moth.'],
  ['en', 'A player attacks.', 'A player attacks.'],
  ['it', 'Il giocatore A pesca, la mano del giocatore B è piena.', 'Anna pesca, la mano di Bruno è piena.'],
  ['it', '2 danni al giocatore A e al giocatore B.', '2 danni ad Anna e a Bruno.'],
  ['it', 'Del giocatore B resta Falena.', 'Di Bruno resta Falena.'],
  ['it', 'Usa Falena sul giocatore A.', 'Usa Falena su Anna.'],
] as const)('in %s, %j reads %j', (lang, text, read) => {
  expect(withNames(text, lang, NAMES)).toBe(read);
});

test('whoever has given no name keeps the letter, and a name is never read as somebody else’s letter', () => {
  expect(withNames('Player A, player B.', 'en', NO_NAMES)).toBe('Player A, player B.');
  expect(withNames('Player A, player B.', 'en', ['player B', ''])).toBe('player B, player B.');
  expect(withNames('Player A.', 'en', ['$&', ''])).toBe('$&.');
});

test('a name is kept without what can’t be seen, and not too long', () => {
  expect(readName('  An\u202ena\u0000\n  B. ')).toBe('Anna B.');
  expect([...readName('🌞'.repeat(40))]).toHaveLength(20);
  expect(readName(' \t ')).toBe('');
});
