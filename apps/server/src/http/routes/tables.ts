// What can one ask about tables and matches? To open one, to find one, to sit down, to watch.

import {
  houseBotSchema,
  matchRowSchema,
  newTableSchema,
  Problem,
  pairingSchema,
  seatedSchema,
  sitSchema,
  tableSchema,
} from '@duello/protocol';
import { z } from 'zod';
import type { KeyOwner, TableRow } from '../../store/store.ts';
import { NOTHING, personOf, type Route, route } from '../route.ts';
import { toldMatch, toldMatches, toldTable } from '../told.ts';

const LISTED = 50;
const named = z.object({ path: z.object({ name: z.string().max(60) }) });
const byId = z.object({ id: z.string().max(60) });

export const TABLES: readonly Route[] = [
  route('POST', '/tables', {
    about:
      'Opens a table under these terms, for anybody or for one person. Nobody sits there yet: check the commitment, then sit down.',
    key: 'needed',
    perMinute: 30,
    takes: z.object({ body: newTableSchema }),
    gives: tableSchema,
    async run(caller, { body: { for: whom, ...terms } }) {
      const by = personOf(caller).id;
      const { tables, store } = caller.venue;
      return toldTable(store, await tables.open(terms, whom === undefined ? undefined : { by, whom }));
    },
  }),
  route('GET', '/tables', {
    about: 'Public tables at which somebody waits.',
    key: 'optional',
    takes: z.object({ query: z.object({ game: z.string().max(40).optional() }) }),
    gives: z.array(tableSchema),
    async run({ venue: { store }, owner }, { query }) {
      const filter = { game: query.game ?? null, pairing: null, notOf: owner?.person.id ?? null, limit: LISTED };
      return Promise.all((await store.waitingTables(filter)).map((row) => toldTable(store, row)));
    },
  }),
  route('GET', '/tables/:name', {
    about: 'A table, by its id or its code of six letters.',
    key: 'none',
    perMinute: 60,
    takes: named,
    gives: tableSchema,
    run: async ({ venue: { tables, store } }, { path }) => toldTable(store, await tables.find(path.name)),
  }),
  route('POST', '/tables/:id/sit', {
    about: 'Sits down, with one’s own part of the deal. The match begins with the second.',
    key: 'needed',
    takes: z.object({ path: byId, body: sitSchema }),
    gives: seatedSchema,
    run: (caller, { path, body }) => caller.venue.tables.sit(path.id, personOf(caller), body.secret),
  }),
  route('POST', '/tables/:id/bot', {
    about: 'A bot of the house sits down at one’s table, and the match begins. Sit down first.',
    key: 'needed',
    perMinute: 20,
    takes: z.object({ path: byId, body: houseBotSchema }),
    gives: tableSchema,
    async run(caller, { path, body }) {
      const { house, tables, store } = caller.venue;
      await house.sit(path.id, personOf(caller).id, body);
      return toldTable(store, await tables.find(path.id));
    },
  }),
  route('DELETE', '/tables/:id', {
    about: 'Takes a table back at which nobody else has sat down.',
    key: 'needed',
    takes: z.object({ path: byId }),
    gives: null,
    run: (caller, { path }) => caller.venue.tables.close(path.id, personOf(caller).id),
  }),
  route('POST', '/pairings', {
    about:
      'A table of somebody who wants to play the same, or a new one. Sit down at it; if it is taken, ask again. While waiting, ask now and then: another table than one’s own is an older one, to go to instead.',
    key: 'needed',
    perMinute: 60,
    takes: z.object({ body: pairingSchema }),
    gives: tableSchema,
    async run(caller, { body }) {
      const { tables, store } = caller.venue;
      return toldTable(store, await tables.pair(body, personOf(caller).id));
    },
  }),
  route('GET', '/matches', {
    about: 'Matches that run now and may be watched.',
    key: 'none',
    takes: NOTHING,
    gives: z.array(matchRowSchema),
    run: async ({ venue: { store } }) => toldMatches(store, await store.watchable(LISTED)),
  }),
  route('GET', '/matches/:id', {
    about: 'A match: who plays, how it ended, and then its whole record as the text of a link.',
    key: 'optional',
    takes: z.object({ path: byId }),
    gives: matchRowSchema,
    async run({ venue: { store }, owner }, { path }) {
      const row = await store.table(path.id);
      const told = row === null || !mayKnow(row, owner) ? null : await toldMatch(store, row);
      if (told === null) throw new Problem('noMatch');
      return told;
    },
  }),
];

/** Where nobody may watch, the two who play are alone with it; a key for one seat opens no other. */
const mayKnow = ({ id, terms, begun }: TableRow, owner: KeyOwner | null): boolean =>
  terms.watch.kind !== 'off' ||
  (owner !== null && (owner.onlyAt ?? id) === id && begun?.seats.includes(owner.person.id) === true);
