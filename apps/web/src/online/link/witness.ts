// Was the deal fixed before the match? What the server was bound to and the own secret are kept from when somebody sits down;
// when everything is disclosed, it is reckoned again.

import { isRecord } from '@duello/language';
import { type DealFault, type Disclosure, faultOf, SECRET, type Witness } from '@duello/protocol';
import { forgetKept, keep, keptKeys, readKept } from '@duello/table';

const PREFIX = 'duello.deal.';
/** Of so many matches: older ones can be checked no more. */
const KEPT = 60;

/** Thirty-two bytes of chance, as hexadecimal digits. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

interface Kept extends Witness {
  readonly when: number;
}

function read(value: unknown): Kept | null {
  if (!isRecord(value)) return null;
  const { place, commitment, secret, when } = value;
  if (place !== 0 && place !== 1) return null;
  if (typeof commitment !== 'string' || typeof secret !== 'string' || typeof when !== 'number') return null;
  return SECRET.test(secret) ? { place, commitment, secret, when } : null;
}

const witnessOf = (match: string): Kept | null => readKept(PREFIX + match, read);

export function keepWitness(match: string, witness: Witness): void {
  keep(PREFIX + match, { ...witness, when: Date.now() });
  const whenOf = (key: string): number => readKept(key, read)?.when ?? 0;
  const oldest = [...keptKeys(PREFIX)].sort((a, b) => whenOf(b) - whenOf(a)).slice(KEPT);
  for (const key of oldest) forgetKept(key);
}

/** `unseen`: this browser was not there when the table was set, and can't tell. */
export type DealCheck = 'fixed' | 'unseen' | DealFault;

export function checkDeal(match: string, { deal, seed }: Disclosure): DealCheck {
  const witness = witnessOf(match);
  if (witness === null) return 'unseen';
  return deal.match === match ? (faultOf(deal, seed, witness) ?? 'fixed') : 'seed';
}
