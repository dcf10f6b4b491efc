// How do two people come to play each other? One opens a table and sits down, the other finds it: by its link, by its code, in
// the list, or by asking for anybody who wants to play the same.

import type { Tools } from '@duello/bots';
import { BadInput, type State } from '@duello/kernel';
import {
  commitmentTo,
  type Deal,
  hostSeatByChance,
  houseBotOf,
  type Pairing,
  Problem,
  type Seated,
  seedOf,
  type Terms,
} from '@duello/protocol';
import { withGame } from '../games/games.ts';
import { earliestDue } from '../match/around.ts';
import { openCourse } from '../match/course.ts';
import { hashOf, newCode, newId, newKey, newSecret } from '../people/secrets.ts';
import type { Begun, NewTable, PersonRow, Sitter, Store, TableRow } from '../store/store.ts';

export interface Tables {
  /** Nobody sits there yet, not even whoever asked for it; by an invitation only these two can. */
  open(terms: Terms, invitation?: Invitation): Promise<TableRow>;
  /**
   * One at which somebody waits for the same, one's own, or a new one. Of two tables the older is kept: two who have sat down
   * at the same moment meet when one of them asks again.
   */
  pair(pairing: Pairing, person: string): Promise<TableRow>;
  /** A table at which these two play again; the first of them has seat A. */
  openRematch(row: TableRow, seats: readonly [string, string]): Promise<TableRow>;
  /** By id or code. */
  find(name: string): Promise<TableRow>;
  sit(id: string, person: PersonRow, secret: string): Promise<Seated>;
  close(id: string, person: string): Promise<void>;
}

export interface Invitation {
  readonly by: string;
  readonly whom: string;
}

interface Needs {
  readonly store: Store;
  now(): number;
  /** A host waits there. */
  waits(id: string): void;
  /** A match has begun. */
  begun(id: string): void;
}

/** Options as short as they can be written, once the game's rules have read them; throws where they are none. */
const checked = (terms: Terms): Promise<Terms> =>
  withGame(terms.game, <S extends State, V, O, E>({ rules }: Tools<S, V, O, E>): Terms => {
    if (terms.rated && terms.clock.kind === 'none') throw new Problem('badTerms', 'A rated match needs a clock.');
    try {
      const options: unknown = rules.shorten(rules.options(terms.options));
      return { ...terms, options: isOptions(options) ? options : {} };
    } catch (error) {
      throw error instanceof BadInput ? new Problem('badTerms', error.message) : error;
    }
  });

const isOptions = (value: unknown): value is Terms['options'] => typeof value === 'object' && value !== null;

/** Who looks for the same finds the same. */
const pairingName = ({ game, clock, rated }: Pairing): string => JSON.stringify([game, clock, rated]);

const LOOKED_AT = 20;

export function newTables({ store, now, waits, begun }: Needs): Tables {
  async function add(terms: Terms, more: Partial<Pick<NewTable, 'pairing' | 'invited' | 'series'>>): Promise<TableRow> {
    const id = newId();
    const secret = newSecret();
    const table: NewTable = {
      ...{
        id,
        terms,
        secret,
        commitment: commitmentTo(secret),
        opened: now(),
        pairing: null,
        invited: null,
        series: id,
      },
      ...{ code: terms.isPrivate && more.invited === undefined ? newCode() : null },
      ...more,
    };
    // A code that is in use is none.
    if (!(await store.openTable(table))) return add(terms, more);
    return { ...table, state: 'waiting', host: null, guest: null, begun: null, ended: null, rated: null };
  }

  async function known(id: string): Promise<TableRow> {
    const row = await store.table(id);
    if (row === null) throw new Problem('noTable');
    return row;
  }

  /** Both have put in what they had to: the deal is fixed. */
  async function beginning(row: TableRow, host: Sitter, guest: Sitter): Promise<Begun> {
    const deal: Deal = { match: row.id, server: row.secret, players: [host.secret, guest.secret] };
    const seed = seedOf(deal);
    return withGame(row.terms.game, <S extends State, V, O, E>(tools: Tools<S, V, O, E>): Begun => {
      const settled = { at: now(), seats: seatsOf(row, host, guest, deal), seed, version: tools.rules.version };
      const course = openCourse(tools, { ...row, begun: { ...settled, due: null } });
      return { ...settled, due: earliestDue(course.around) };
    });
  }

  async function sitDown(row: TableRow, sitter: Sitter): Promise<TableRow['state']> {
    if (row.host === null) {
      if (await store.sitAsHost(row.id, sitter)) {
        waits(row.id);
        return 'waiting';
      }
      return sitDown(await known(row.id), sitter);
    }
    if (row.host.person === sitter.person) throw new Problem('ownTable');
    if (row.state !== 'waiting') throw new Problem('taken');
    if (await store.areApart(row.host.person, sitter.person)) throw new Problem('blocked');
    if (!(await store.sitAsGuest(row.id, sitter, await beginning(row, row.host, sitter)))) throw new Problem('taken');
    begun(row.id);
    return 'running';
  }

  async function checkInvitation({ by, whom }: Invitation): Promise<void> {
    if (by === whom || houseBotOf(whom) !== null || (await store.person(whom)) === null) {
      throw new Problem('badTerms', 'There is nobody of that id to invite; house bots are asked once one sits there.');
    }
    if (await store.areApart(by, whom)) throw new Problem('blocked');
  }

  return {
    async open(terms, invitation) {
      if (invitation === undefined) return add(await checked(terms), {});
      await checkInvitation(invitation);
      return add(await checked(terms), { invited: [invitation.by, invitation.whom] });
    },
    async pair(pairing, person) {
      const name = pairingName(pairing);
      const waiting = { game: pairing.game, pairing: name, limit: LOOKED_AT };
      const [[found], all] = await Promise.all([
        store.waitingTables({ ...waiting, notOf: person }),
        store.waitingTables({ ...waiting, notOf: null }),
      ]);
      const own = all.find(({ host }) => host?.person === person);
      const place = all.findIndex(({ id }) => id === found?.id);
      if (found !== undefined && (own === undefined || (place >= 0 && place < all.indexOf(own)))) return found;
      if (own !== undefined) return own;
      const terms = await checked({
        ...{ game: pairing.game, options: {}, clock: pairing.clock, rated: pairing.rated },
        ...{ first: 'chance', watch: { kind: 'open' }, isPrivate: false },
      });
      return add(terms, { pairing: name });
    },
    openRematch: ({ terms, series }, invited) => add(terms, { invited, series }),
    async find(name) {
      const row = (await store.table(name)) ?? (await store.tableByCode(name.toUpperCase()));
      if (row === null) throw new Problem('noTable');
      return row;
    },
    async sit(id, person, secret) {
      const row = await known(id);
      if (row.invited !== null && !row.invited.includes(person.id)) throw new Problem('notYours');
      if (isInvitation(row) && row.host === null && row.invited[0] !== person.id) {
        throw new Problem('notNow', 'Whoever has opened this table sits down first.');
      }
      const state = await sitDown(row, { person: person.id, secret });
      const seatKey = newKey();
      await store.addKey(hashOf(seatKey), person.id, id);
      return { match: id, seatKey, state };
    },
    async close(id, person) {
      const row = await known(id);
      const isTheirs =
        row.host === null ? row.invited === null || row.invited.includes(person) : row.host.person === person;
      if (!isTheirs) throw new Problem('notYours');
      if (!(await store.closeTable(id))) throw new Problem('taken');
    },
  };
}

/** Somebody was invited to a first match; in a rematch both have their seats already. */
const isInvitation = (row: TableRow): row is TableRow & { readonly invited: NonNullable<TableRow['invited']> } =>
  row.invited !== null && row.series === row.id;

function seatsOf(row: TableRow, host: Sitter, guest: Sitter, deal: Deal): Begun['seats'] {
  const { terms, invited } = row;
  if (invited !== null && !isInvitation(row)) return invited;
  const hostSeat = terms.first === 'host' ? 0 : terms.first === 'guest' ? 1 : hostSeatByChance(deal);
  return hostSeat === 0 ? [host.person, guest.person] : [guest.person, host.person];
}
