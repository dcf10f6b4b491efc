// How does a test hold a passkey? In an authenticator of software that signs what a browser would have it sign.

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, UsedPasskey } from '@duello/protocol';

interface Asked {
  readonly challenge: string;
}

export interface Authenticator {
  make(asked: Asked, origin: string): NewPasskey;
  use(asked: Asked, origin: string): UsedPasskey;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

const PRESENT = 0x01;
const WITH_CREDENTIAL = 0x40;

export function newAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x, y } = publicKey.export({ format: 'jwk' });
  const [px, py] = [x, y].map((part) => Buffer.from(part ?? '', 'base64url'));
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR: a key on the curve P-256, for ES256.
  const coseKey = Buffer.concat([hex('a5010203262001215820'), px, hex('225820'), py]);
  let uses = 0;

  const head = (origin: string, flags: number): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses++);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter]);
  };
  const clientData = (type: string, { challenge }: Asked, origin: string): string =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' } as const;

  return {
    make(asked, origin) {
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const data = Buffer.concat([head(origin, PRESENT | WITH_CREDENTIAL), Buffer.alloc(16), length, id, coseKey]);
      // {fmt: 'none', attStmt: {}, authData: data} in CBOR.
      const attestation = Buffer.concat([
        ...[hex('a3'), hex('63'), Buffer.from('fmt'), hex('64'), Buffer.from('none')],
        ...[hex('67'), Buffer.from('attStmt'), hex('a0')],
        ...[hex('68'), Buffer.from('authData'), hex('58'), Buffer.from([data.length]), data],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', asked, origin)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    use(asked, origin) {
      const data = head(origin, PRESENT);
      const client = clientData('webauthn.get', asked, origin);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      };
    },
  };
}
