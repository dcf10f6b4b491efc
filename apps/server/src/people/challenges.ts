// How does a server know that a browser answers what it was asked just now? The challenge says until when it holds and is signed
// with a key that all servers share: none of them has to remember it.

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/store.ts';

export interface Challenges {
  /** `purpose` is what it is for, and for whom. */
  make(purpose: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Whether a challenge, as base64url, was made for this and still holds. */
  check(purpose: string, challenge: string): Promise<boolean>;
}

const HOLDS = 5 * 60_000;
const NONCE = 16;
/** The nonce and until when it holds, as eight bytes. */
const HEAD = NONCE + 8;

export function newChallenges(store: Store, now: () => number): Challenges {
  const key = async (): Promise<Buffer> =>
    Buffer.from(await store.keepOnce('passkey-challenges', randomBytes(32).toString('hex')), 'hex');

  const signature = async (purpose: string, head: Buffer): Promise<Buffer> =>
    createHmac('sha256', await key())
      .update(head)
      .update(purpose)
      .digest();

  return {
    async make(purpose) {
      const until = Buffer.alloc(8);
      until.writeDoubleBE(now() + HOLDS);
      const head = Buffer.concat([randomBytes(NONCE), until]);
      return Buffer.concat([head, await signature(purpose, head)]);
    },
    async check(purpose, challenge) {
      const bytes = Buffer.from(challenge, 'base64url');
      const head = bytes.subarray(0, HEAD);
      const [given, right] = [bytes.subarray(HEAD), await signature(purpose, head)];
      return given.length === right.length && timingSafeEqual(given, right) && head.readDoubleBE(NONCE) > now();
    },
  };
}
