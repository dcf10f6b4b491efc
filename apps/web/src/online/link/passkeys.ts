// How does somebody stay the same person on another device? The browser makes a passkey and uses it; the server checks it.

import { type KeptPerson, Problem } from '@duello/protocol';
import { addPasskey, comeBack, toAddPasskey, toComeBack } from './api.ts';

/** Browsers make them at secure addresses alone; older ones do not read options from JSON. */
export const canUsePasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

// The server writes them as browsers read them.
const isToCreate = (options: object): options is PublicKeyCredentialCreationOptionsJSON => 'rp' in options;
const isToGet = (options: object): options is PublicKeyCredentialRequestOptionsJSON => 'challenge' in options;

function written(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new Problem('badPasskey');
  return credential.toJSON();
}

/** False when whoever was asked has thought better of it. */
async function unlessCancelled(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return false;
    throw error instanceof DOMException ? new Problem('badPasskey') : error;
  }
}

export const makePasskey = (): Promise<boolean> =>
  unlessCancelled(async () => {
    const options = await toAddPasskey();
    if (!isToCreate(options)) throw new Problem('badPasskey');
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    await addPasskey(written(await navigator.credentials.create({ publicKey })));
  });

/** `back` hears who it is, with a key for this browser. */
export const returnByPasskey = (back: (person: KeptPerson) => void): Promise<boolean> =>
  unlessCancelled(async () => {
    const options = await toComeBack();
    if (!isToGet(options)) throw new Problem('badPasskey');
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    back(await comeBack(written(await navigator.credentials.get({ publicKey }))));
  });
