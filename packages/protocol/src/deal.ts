// How is a deal fixed that nobody could have bent? The server binds itself to its secret before it hears the players' own; the
// seed comes from all three, and each page checks it when the match is over.

import { sha256 } from './sha256.ts';

/** Secrets and seeds are 32 bytes in hexadecimal digits. */
export const SECRET = /^[0-9a-f]{64}$/;

/** What is shown before anybody sits down. */
export const commitmentTo = (secret: string): string => sha256(`duello/commitment/${secret}`);

/** What went into a deal; told to everybody once the match is over. */
export interface Deal {
  readonly match: string;
  readonly server: string;
  /** Of whoever opened the table, then of whoever sat down at it. */
  readonly players: readonly [string, string];
}

/** Who put a secret in: the host, or the guest. */
export type Place = 0 | 1;

/** Two hundred and fifty-six bits; whoever misses one of the secrets knows nothing of it. */
export const seedOf = ({ match, server, players: [a, b] }: Deal): string =>
  sha256(`duello/seed/${match}/${server}/${a}/${b}`);

/** The seat of the host where chance decides who has seat A: fixed as the deal is. */
export const hostSeatByChance = (deal: Deal): 0 | 1 =>
  Number.parseInt(sha256(`duello/first/${seedOf(deal)}`)[0], 16) % 2 === 0 ? 0 : 1;

/** What one page knew before the deal: what the server was bound to, and its own secret. */
export interface Witness {
  readonly place: Place;
  readonly commitment: string;
  readonly secret: string;
}

export type DealFault = 'commitment' | 'secret' | 'seed';

/** What does not fit; null when the deal was fixed before the match, and by both. */
export function faultOf(deal: Deal, seed: string, { place, commitment, secret }: Witness): DealFault | null {
  if (commitmentTo(deal.server) !== commitment) return 'commitment';
  if (deal.players[place] !== secret) return 'secret';
  return seedOf(deal) === seed ? null : 'seed';
}
