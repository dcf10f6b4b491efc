// Does a page find out whether a deal was fixed before its match, and say so where it can't know?

import { commitmentTo, seedOf } from '@duello/protocol';
import { expect, test } from 'vitest';
import { checkDeal, keepWitness, newSecret } from './witness.ts';

const [server, own, other] = [newSecret(), newSecret(), newSecret()];
const deal = { match: 'abcdefgh', server, players: [other, own] } as const;
const disclosed = { deal, seed: seedOf(deal), text: '', rated: null };

test('Secrets are 32 bytes, and never the same', () => {
  expect(own).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set([server, own, other]).size).toBe(3);
});

test('Whoever was not there when the table was set can’t tell', () => {
  expect(checkDeal('elsewhere', { ...disclosed, deal: { ...deal, match: 'elsewhere' } })).toBe('unseen');
});

test('A deal that fits what was known before is fixed; any other says what is wrong', () => {
  keepWitness('abcdefgh', { place: 1, commitment: commitmentTo(server), secret: own });
  expect(checkDeal('abcdefgh', disclosed)).toBe('fixed');
  expect(checkDeal('abcdefgh', { ...disclosed, seed: newSecret() })).toBe('seed');
  expect(checkDeal('abcdefgh', { ...disclosed, deal: { ...deal, players: [own, other] } })).toBe('secret');
  expect(checkDeal('abcdefgh', { ...disclosed, deal: { ...deal, server: other } })).toBe('commitment');
});
