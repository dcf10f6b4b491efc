// Who is somebody on the server? A guest with a name and a key, kept in this browser: whoever has the key is that person.

import { isRecord } from '@duello/language';
import { forgetKept, keep, readKept } from '@duello/table';

export interface Identity {
  readonly id: string;
  readonly name: string;
  readonly key: string;
}

const KEY = 'duello.person';

/** Null for who has never played online here. */
export const identity = (): Identity | null =>
  readKept(KEY, (value) => {
    if (!isRecord(value)) return null;
    const { id, name, key } = value;
    if (typeof id !== 'string' || typeof name !== 'string' || typeof key !== 'string') return null;
    return { id, name, key };
  });

export const personKey = (): string | null => identity()?.key ?? null;

export const keepIdentity = ({ id, name, key }: Identity): boolean => keep(KEY, { id, name, key });
export const forgetIdentity = (): boolean => forgetKept(KEY);
