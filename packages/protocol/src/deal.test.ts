import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitmentTo, type Deal, faultOf, seedOf } from './deal.ts';
import { sha256 } from './sha256.ts';

describe('SHA-256', () => {
  test('is that of Node, for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const well = text.toWellFormed();
        expect(sha256(well)).toBe(createHash('sha256').update(well).digest('hex'));
      }),
    );
  });

  test('around the length of a block', () => {
    for (let length = 50; length < 70; length++) {
      const text = 'x'.repeat(length);
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});

describe('a deal', () => {
  const secret = (digit: string): string => digit.repeat(64);
  const deal: Deal = { match: 'm', server: secret('a'), players: [secret('b'), secret('c')] };
  const seed = seedOf(deal);
  const witness = { place: 1, commitment: commitmentTo(deal.server), secret: secret('c') } as const;

  test('that was fixed before the match has no fault', () => {
    expect(faultOf(deal, seed, witness)).toBeNull();
  });

  test('of another secret than the server was bound to is found out', () => {
    expect(faultOf({ ...deal, server: secret('d') }, seed, witness)).toBe('commitment');
  });

  test('without the own secret in it is found out', () => {
    expect(faultOf({ ...deal, players: [secret('b'), secret('e')] }, seed, witness)).toBe('secret');
  });

  test('with a seed from elsewhere is found out', () => {
    expect(faultOf(deal, seedOf({ ...deal, players: [secret('f'), secret('c')] }), witness)).toBe('seed');
  });

  test('depends on all that went into it, and on who sits where', () => {
    const others: readonly Deal[] = [
      { ...deal, match: 'n' },
      { ...deal, server: secret('1') },
      { ...deal, players: [deal.players[1], deal.players[0]] },
    ];
    expect(new Set([deal, ...others].map(seedOf)).size).toBe(4);
  });
});
