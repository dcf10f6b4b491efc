// How are passkeys made and used? Two requests each: what the browser needs, then what it has made of it.

import { keptPersonSchema, newPasskeySchema, Problem, passkeyOptionsSchema, usedPasskeySchema } from '@duello/protocol';
import { z } from 'zod';
import { siteAt } from '../../people/passkeys.ts';
import { NOTHING, personOf, type Route, route } from '../route.ts';
import { toldPerson } from '../told.ts';

const passkeySchema = z.object({ id: z.string(), created: z.number() });

export const PASSKEYS: readonly Route[] = [
  route('POST', '/passkeys/to-add', {
    about: 'What a browser needs to make a passkey, as `PublicKeyCredential.parseCreationOptionsFromJSON` reads it.',
    key: 'needed',
    perMinute: 20,
    takes: NOTHING,
    gives: passkeyOptionsSchema,
    run: (caller) => caller.venue.passkeys.toAdd(personOf(caller), siteAt(caller.address)),
  }),
  route('POST', '/passkeys', {
    about: 'Keeps a passkey that the browser has made: with it, one is the same person on another device.',
    key: 'needed',
    perMinute: 20,
    takes: z.object({ body: newPasskeySchema }),
    gives: passkeySchema,
    async run(caller, { body }) {
      const { id, created } = await caller.venue.passkeys.add(personOf(caller), siteAt(caller.address), body);
      return { id, created };
    },
  }),
  route('GET', '/passkeys', {
    about: 'Own passkeys.',
    key: 'needed',
    takes: NOTHING,
    gives: z.array(passkeySchema),
    async run(caller) {
      const rows = await caller.venue.store.passkeysOf(personOf(caller).id);
      return rows.map(({ id, created }) => ({ id, created }));
    },
  }),
  route('DELETE', '/passkeys/:id', {
    about: 'Forgets one of them.',
    key: 'needed',
    takes: z.object({ path: z.object({ id: z.string().max(2000) }) }),
    gives: null,
    async run(caller, { path: { id } }) {
      const { store } = caller.venue;
      if ((await store.passkey(id))?.person !== personOf(caller).id) throw new Problem('badPasskey');
      await store.dropPasskey(id);
    },
  }),
  route('POST', '/passkeys/to-return', {
    about: 'What a browser needs to use a passkey, as `PublicKeyCredential.parseRequestOptionsFromJSON` reads it.',
    key: 'none',
    perMinute: 20,
    takes: NOTHING,
    gives: passkeyOptionsSchema,
    run: ({ venue, address }) => venue.passkeys.toReturn(siteAt(address)),
  }),
  route('POST', '/passkeys/return', {
    about: 'Comes back by a passkey: the same person, with a new key.',
    key: 'none',
    perMinute: 20,
    takes: z.object({ body: usedPasskeySchema }),
    gives: keptPersonSchema,
    async run({ venue: { passkeys, people, store }, address }, { body }) {
      const person = await store.person(await passkeys.comeBack(siteAt(address), body));
      if (person === null) throw new Problem('badPasskey');
      return { ...(await toldPerson(store, person)), key: await people.addKey(person.id, null) };
    },
  }),
];
