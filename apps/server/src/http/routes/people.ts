// What can one ask about people? Oneself, above all: a name, one's matches, everything that is kept, and to be forgotten.

import {
  blockedSchema,
  keptPersonSchema,
  leaderSchema,
  matchRowSchema,
  nameSchema,
  newPersonSchema,
  Problem,
  personSchema,
  reportSchema,
} from '@duello/protocol';
import { z } from 'zod';
import { SETTLED } from '../../match/head.ts';
import { NOTHING, personOf, type Route, route } from '../route.ts';
import { toldMatches, toldPerson } from '../told.ts';

const PAGE = 50;
const EXPORTED = 10_000;
const LEADERS = 100;

const personPath = z.object({ person: z.string().max(60) });

export const PEOPLE: readonly Route[] = [
  route('POST', '/people', {
    about: 'A new guest. The key is told this once: whoever has it is that person.',
    key: 'none',
    perMinute: 20,
    takes: z.object({ body: newPersonSchema }),
    gives: keptPersonSchema,
    async run({ venue: { people, store } }, { body }) {
      const { person, key } = await people.add(body.name, false);
      return { ...(await toldPerson(store, person)), key };
    },
  }),
  route('GET', '/people/me', {
    about: 'Whoever has the key.',
    key: 'needed',
    takes: NOTHING,
    gives: personSchema,
    run: (caller) => toldPerson(caller.venue.store, personOf(caller)),
  }),
  route('PATCH', '/people/me', {
    about: 'Another name.',
    key: 'needed',
    takes: z.object({ body: z.strictObject({ name: nameSchema }) }),
    gives: personSchema,
    async run(caller, { body }) {
      const { store, people } = caller.venue;
      const person = personOf(caller);
      return toldPerson(store, { ...person, name: await people.rename(person.id, body.name) });
    },
  }),
  route('DELETE', '/people/me', {
    about:
      'Forgets the person with everything that is theirs. Matches stay with those they were played against, without a name and without what was written in own words.',
    key: 'needed',
    takes: NOTHING,
    gives: null,
    run: (caller) => caller.venue.store.forgetPerson(personOf(caller).id),
  }),
  route('GET', '/people/me/matches', {
    about: 'Own matches: those that run first, then the newest. `before` is when the last of a list has ended.',
    key: 'needed',
    takes: z.object({ query: z.object({ before: z.coerce.number().pipe(z.int()).optional() }) }),
    gives: z.array(matchRowSchema),
    async run(caller, { query }) {
      const { store } = caller.venue;
      return toldMatches(store, await store.tablesOf(personOf(caller).id, query.before ?? null, PAGE));
    },
  }),
  route('GET', '/people/me/export', {
    about:
      'Everything that is kept of a person: name, ratings, matches, own words, whom they have blocked or reported, and which browsers call them.',
    key: 'needed',
    perMinute: 6,
    takes: NOTHING,
    gives: z.object({
      person: personSchema,
      created: z.number(),
      matches: z.array(matchRowSchema),
      blocked: z.array(z.string()),
      passkeys: z.array(z.object({ id: z.string(), created: z.number() })),
      written: z.array(z.object({ match: z.string(), at: z.number(), text: z.string() })),
      reports: z.array(z.object({ match: z.string(), at: z.number(), why: z.string(), note: z.string() })),
      called: z.array(z.object({ endpoint: z.string(), lang: z.string() })),
    }),
    async run(caller) {
      const { store } = caller.venue;
      const person = personOf(caller);
      const [rows, blocked, passkeys, written, reports, pushes] = await Promise.all([
        store.tablesOf(person.id, null, EXPORTED),
        store.blockedBy(person.id),
        store.passkeysOf(person.id),
        store.textsOf(person.id),
        store.reportsBy(person.id),
        store.pushesOf(person.id),
      ]);
      return {
        person: await toldPerson(store, person),
        created: person.created,
        matches: await toldMatches(store, rows),
        blocked,
        passkeys: passkeys.map(({ id, created }) => ({ id, created })),
        written,
        reports: reports.map(({ match, at, why, note }) => ({ match, at, why, note })),
        called: pushes.map(({ endpoint, lang }) => ({ endpoint, lang })),
      };
    },
  }),
  route('GET', '/people/me/blocks', {
    about: 'Whom one does not want to play.',
    key: 'needed',
    takes: NOTHING,
    gives: z.array(blockedSchema),
    async run(caller) {
      const { store } = caller.venue;
      const ids = await store.blockedBy(personOf(caller).id);
      return Promise.all(ids.map(async (person) => ({ person, name: (await store.person(person))?.name ?? '' })));
    },
  }),
  route('PUT', '/people/me/blocks/:person', {
    about: 'Neither is paired with the other any more, nor sits down at their tables.',
    key: 'needed',
    takes: z.object({ path: personPath }),
    gives: null,
    async run(caller, { path }) {
      const me = personOf(caller).id;
      if (path.person === me || (await caller.venue.store.person(path.person)) === null) {
        throw new Problem('badFrame', 'path.person: is nobody whom you could block.');
      }
      await caller.venue.store.block(me, path.person);
    },
  }),
  route('DELETE', '/people/me/blocks/:person', {
    about: 'Takes it back.',
    key: 'needed',
    takes: z.object({ path: personPath }),
    gives: null,
    run: (caller, { path }) => caller.venue.store.unblock(personOf(caller).id, path.person),
  }),
  route('POST', '/reports', {
    about: 'Tells the people who run this server of somebody’s conduct in a match.',
    key: 'needed',
    perMinute: 6,
    takes: z.object({ body: reportSchema }),
    gives: null,
    async run(caller, { body: { match, why, note } }) {
      const { store, now } = caller.venue;
      const by = personOf(caller).id;
      const row = await store.table(match);
      const about = row?.begun?.seats.find((person) => person !== by);
      if (about === undefined || row?.begun?.seats.includes(by) !== true) throw new Problem('noMatch');
      await store.report({ by, about, match, why, note, at: now() });
    },
  }),
  route('GET', '/leaders/:game', {
    about: 'The strongest in rated matches of a game, without those who are little known yet.',
    key: 'none',
    takes: z.object({ path: z.object({ game: z.string().max(40) }) }),
    gives: z.array(leaderSchema),
    async run({ venue: { store } }, { path }) {
      const rows = await store.leaders(path.game, SETTLED, LEADERS);
      return rows.map(({ person, name, isBot, points, deviation, matches }) => ({
        ...{ person, name, isBot, matches },
        ...{ points: Math.round(points), deviation: Math.round(deviation) },
      }));
    },
  }),
];
