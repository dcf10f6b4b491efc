// Where is it played? At a store, with the people in it, the tables, and the matches that run; sockets and HTTP are ways in.

import { type Disclosure, Problem } from '@duello/protocol';
import { firstInNext } from '../games/games.ts';
import { type House, type HouseOptions, newHouse } from '../house/house.ts';
import type { MatchRow } from '../match/course.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { type LiveMatches, newLiveMatches } from '../match/live-matches.ts';
import type { Around } from '../match/requests.ts';
import { newPasskeys, type Passkeys } from '../people/passkeys.ts';
import { newPeople, type People } from '../people/people.ts';
import { settleRatings } from '../people/ratings.ts';
import { newPushes, type Pushes } from '../push/pushes.ts';
import type { PushSender } from '../push/web-push-sender.ts';
import type { Store, TableRow } from '../store/store.ts';
import { newTables, type Tables } from '../tables/tables.ts';
import { type Lobby, newLobby } from './lobby.ts';
import { newPersonEvents, type PersonEvents } from './person-events.ts';
import { sharedTime } from './time.ts';

export interface Venue {
  readonly store: Store;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly pushes: Pushes;
  readonly tables: Tables;
  readonly matches: LiveMatches;
  readonly lobby: Lobby;
  readonly house: House;
  readonly personEvents: PersonEvents;
  readonly around: Around;
  now(): number;
  /** Goes by the clock of a store that others share. */
  compareTime(): Promise<void>;
  /** An error that nobody expected. */
  report(error: unknown): void;
  /** What is told of a match that has ended; null while it runs. */
  disclosureOf(row: TableRow): Disclosure | null;
  /** Settles what has been left over. */
  settleAll(): Promise<void>;
}

const AT_ONCE = 100;

export function disclosureOf({ id, secret, host, guest, begun, ended, rated }: TableRow): Disclosure | null {
  if (begun === null || ended === null || host === null || guest === null) return null;
  const deal = { match: id, server: secret, players: [host.secret, guest.secret] } as const;
  return { deal, seed: begun.seed, text: ended.text, rated };
}

export interface VenueOptions {
  readonly store: Store;
  readonly house: HouseOptions;
  readonly sendPush: PushSender;
  /** The clock of this machine. */
  now(): number;
  report(error: unknown): void;
}

export function newVenue({ store, now: machine, report, house: manners, sendPush }: VenueOptions): Venue {
  const { now, compare } = sharedTime(store, machine);
  const people = newPeople(store, now);
  const passkeys = newPasskeys(store, now);
  const pushes = newPushes({ store, send: sendPush, report });
  const lobby = newLobby(store, now);
  const personEvents = newPersonEvents(store);
  const tables = newTables({
    ...{ store, now },
    waits(id) {
      personEvents.look(id);
      lobby.expect([id]);
    },
    begun(id) {
      lobby.begun(id);
      personEvents.look(id);
      void house.goOn(id).catch(report);
      void callHost(id).catch(report);
    },
  });

  /** Whoever has days may not be there when somebody sits down. */
  async function callHost(id: string): Promise<void> {
    const row = await store.table(id);
    if (row?.terms.clock.kind === 'days') pushes.begun(await matches.get(id));
  }

  /** Ratings first, so that everybody hears of the change with the rest. */
  async function settle(id: string): Promise<void> {
    const row = await store.table(id);
    if (row === null) return;
    await settleRatings(store, row, now());
    const settled = await store.table(id);
    const disclosure = settled === null ? null : disclosureOf(settled);
    if (disclosure !== null) (await matches.held(id))?.disclose(disclosure);
  }

  const matches: LiveMatches = newLiveMatches({
    ...{ store, now, report, ended: ({ id }: MatchRow) => void settle(id).catch(report) },
    wrote(match, before) {
      house.look(match);
      pushes.wrote(match, before);
    },
    visited: (match) => house.look(match),
  });

  async function openRematch({ row }: LiveMatch): Promise<string> {
    const { end } = await (await matches.get(row.id)).look((course) => course.around);
    if (end === null) throw new Problem('running');
    const first = await firstInNext(row.terms.game, { winner: end.winner, reason: end.why });
    const { seats } = row.begun;
    const next = await tables.openRematch(row, first === 0 ? seats : [seats[1], seats[0]]);
    return next.id;
  }

  const around: Around = { openRematch };
  const house = newHouse({ ...manners, store, tables, around, now, report, matches: () => matches });

  return {
    ...{ store, people, passkeys, pushes, tables, matches, lobby, house, personEvents, around },
    ...{ now, compareTime: compare, report, disclosureOf },
    async settleAll() {
      for (const { id } of await store.unrated(AT_ONCE)) await settle(id);
    },
  };
}
