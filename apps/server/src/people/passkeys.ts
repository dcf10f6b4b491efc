// How does somebody come back on another device? With a passkey that they have made on this one: no name, no password.

import { type NewPasskey, Problem, type UsedPasskey } from '@duello/protocol';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyRow, PersonRow, Store } from '../store/store.ts';
import { newChallenges } from './challenges.ts';

/** Where the page lives. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

export interface Passkeys {
  /** What a browser needs to make one. */
  toAdd(person: PersonRow, site: Site): Promise<object>;
  add(person: PersonRow, site: Site, made: NewPasskey): Promise<PasskeyRow>;
  /** What a browser needs to use one, whosever it is. */
  toReturn(site: Site): Promise<object>;
  /** The person whose passkey it is. */
  comeBack(site: Site, used: UsedPasskey): Promise<string>;
}

const TITLE = 'Duello';
const MOST = 20;
/** EdDSA, ES256 and RS256: what every browser has. */
const ALGORITHMS = [-8, -7, -257];
const RETURNING = 'return';
const adding = ({ id }: PersonRow): string => `add/${id}`;

/** Browsers make passkeys for names of machines, over https or on this machine itself. */
export function siteAt(address: string): Site {
  if (!URL.canParse(address)) throw new Problem('noPasskey');
  const { protocol, hostname, origin } = new URL(address);
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  if (isNumber || (protocol !== 'https:' && !isHere)) throw new Problem('noPasskey');
  return { origin, host: hostname };
}

/** Whatever does not fit is refused alike. */
async function checked<R>(check: () => Promise<R>): Promise<R> {
  try {
    return await check();
  } catch {
    throw new Problem('badPasskey');
  }
}

export function newPasskeys(store: Store, now: () => number): Passkeys {
  const challenges = newChallenges(store, now);

  return {
    async toAdd(person, { host }) {
      const own = await store.passkeysOf(person.id);
      return generateRegistrationOptions({
        ...{ rpName: TITLE, rpID: host, userName: person.name, userDisplayName: person.name },
        userID: Buffer.from(person.id),
        challenge: await challenges.make(adding(person)),
        excludeCredentials: own.map(({ id, transports }) => ({ id, transports: [...transports] })),
        supportedAlgorithmIDs: ALGORITHMS,
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
    },
    async add(person, { origin, host }, made) {
      const { verified, registrationInfo } = await checked(() =>
        verifyRegistrationResponse({
          response: { ...made, clientExtensionResults: {} },
          expectedChallenge: (challenge) => challenges.check(adding(person), challenge),
          supportedAlgorithmIDs: ALGORITHMS,
          ...{ expectedOrigin: origin, expectedRPID: host, requireUserVerification: false },
        }),
      );
      const isNew = verified && (await store.passkey(registrationInfo.credential.id)) === null;
      if (!isNew || (await store.passkeysOf(person.id)).length >= MOST) throw new Problem('badPasskey');
      const { id, publicKey, counter } = registrationInfo.credential;
      const row = {
        ...{ id, person: person.id, counter, transports: made.response.transports, created: now() },
        publicKey: Buffer.from(publicKey).toString('base64url'),
      };
      await store.keepPasskey(row);
      return row;
    },
    toReturn: async ({ host }) =>
      generateAuthenticationOptions({
        rpID: host,
        challenge: await challenges.make(RETURNING),
        userVerification: 'preferred',
      }),
    async comeBack({ origin, host }, used) {
      const row = await store.passkey(used.id);
      if (row === null) throw new Problem('badPasskey');
      const { verified, authenticationInfo } = await checked(() =>
        verifyAuthenticationResponse({
          response: { ...used, clientExtensionResults: {} },
          expectedChallenge: (challenge) => challenges.check(RETURNING, challenge),
          ...{ expectedOrigin: origin, expectedRPID: host, requireUserVerification: false },
          credential: { id: row.id, publicKey: Buffer.from(row.publicKey, 'base64url'), counter: row.counter },
        }),
      );
      if (!verified) throw new Problem('badPasskey');
      await store.keepPasskey({ ...row, counter: authenticationInfo.newCounter });
      return row.person;
    },
  };
}
