// How does a program play? With a key of its own: it hears of challenges and matches line by line, and answers by requests.
// Whatever else it wants, it asks for as everybody does.

import {
  keptPersonSchema,
  matchIdSchema,
  newPersonSchema,
  type PersonEvent,
  Problem,
  personEventSchema,
  programAnswerSchema,
} from '@duello/protocol';
import { z } from 'zod';
import { type LiveMatch, seatOfPerson } from '../../match/live-match.ts';
import { handle, type TableRequest } from '../../match/requests.ts';
import { newJoins } from '../../socket/joins.ts';
import type { Store, TableRow } from '../../store/store.ts';
import { type Caller, lineRoute, NOTHING, personOf, type Route, route } from '../route.ts';
import { toldMatch, toldPerson, toldTable } from '../told.ts';

const byId = z.object({ id: matchIdSchema });
/** As many as a socket may send in the long run. */
const ANSWERS = 1200;

async function eventOf(store: Store, row: TableRow): Promise<PersonEvent | null> {
  if (row.state === 'waiting') return { t: 'challenge', table: await toldTable(store, row) };
  const match = await toldMatch(store, row);
  return match === null ? null : { t: 'match', match };
}

/** The match of that id, where whoever asks has a seat. */
async function ownMatch({ venue, owner }: Caller, id: string): Promise<LiveMatch> {
  if (owner === null) throw new Problem('noKey');
  if (owner.onlyAt !== null && owner.onlyAt !== id) throw new Problem('notYours');
  return venue.matches.get(id);
}

async function ask(caller: Caller, match: string, request: TableRequest): Promise<void> {
  const live = await ownMatch(caller, match);
  const seat = seatOfPerson(live.row, caller.owner?.person.id ?? null);
  if (seat === null) throw new Problem('notYours');
  await handle(live, seat, request, caller.venue.around);
}

export const BOTS: readonly Route[] = [
  route('POST', '/bots', {
    about: 'A person that is a program, and is shown as one. The key is told this once.',
    key: 'none',
    perMinute: 20,
    takes: z.object({ body: newPersonSchema }),
    gives: keptPersonSchema,
    async run({ venue: { people, store } }, { body }) {
      const { person, key } = await people.add(body.name, true);
      return { ...(await toldPerson(store, person)), key };
    },
  }),
  lineRoute('/bot/events', {
    about:
      'What concerns whoever has the key, from now on: tables to which they are invited (sit down to accept), and matches of theirs that run or begin.',
    key: 'needed',
    takes: NOTHING,
    gives: personEventSchema,
    async run(caller, _, lines) {
      const { store, personEvents } = caller.venue;
      // One after the other, in the order in which things happened.
      let last: Promise<unknown> = Promise.resolve();
      const stop = await personEvents.follow(personOf(caller).id, (row) => {
        last = last
          .then(() => eventOf(store, row))
          .then((event) => {
            if (event !== null) lines.send(JSON.stringify(event));
          })
          .catch(() => {});
      });
      lines.onEnd(stop);
    },
  }),
  lineRoute('/bot/matches/:id', {
    about:
      'A match, as whoever has the key sees it: the frames of the socket, from the whole table on. At a table at which one waits, from when it begins. Without a seat one watches, where that is allowed.',
    key: 'optional',
    takes: z.object({ path: byId, query: z.object({ events: z.enum(['0', '1']).default('0') }) }),
    gives: z.object({ t: z.string() }).loose(),
    async run({ venue, owner }, { path: { id }, query }, lines) {
      const joining = { hear: lines.send, isOpen: lines.isOpen };
      const joins = newJoins(venue, joining, 1);
      lines.onEnd(() => joins.leaveAll());
      await joins.join({ t: 'join', id: 0, match: id, events: query.events === '1' }, owner);
    },
  }),
  route('POST', '/bot/matches/:id/answer', {
    about: 'Answers what is asked. The same answer sent twice is taken once; what the rules refuse changes nothing.',
    key: 'needed',
    perMinute: ANSWERS,
    takes: z.object({ path: byId, body: programAnswerSchema }),
    gives: null,
    run: (caller, { path: { id: match }, body }) => ask(caller, match, { t: 'answer', id: 0, match, ...body }),
  }),
  route('POST', '/bot/matches/:id/concede', {
    about: 'Gives up.',
    key: 'needed',
    takes: z.object({ path: byId }),
    gives: null,
    run: (caller, { path: { id: match } }) =>
      ask(caller, match, { t: 'answer', id: 0, match, decision: 0, after: 0, words: { concede: true } }),
  }),
];
