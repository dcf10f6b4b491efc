// How do house bots sit at tables? As players do: a person for each, who sits down when a host asks for one, sees what its seat
// sees, takes a moment, and answers. Whichever server has a match in its hands plays for it.

import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { LevelName, PersonaName } from '@duello/bots';
import { SEATS, type Seat } from '@duello/kernel';
import { type HouseBot, houseBotOf, housePersonOf, houseSecretOf, Problem, type Seated } from '@duello/protocol';
import { hasBegun, type MatchRow } from '../match/course.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { LiveMatches } from '../match/live-matches.ts';
import { type Around, handle } from '../match/requests.ts';
import { hashOf, newKey } from '../people/secrets.ts';
import type { PersonRow, Store } from '../store/store.ts';
import { StoreError } from '../store/store-error.ts';
import type { Tables } from '../tables/tables.ts';
import { answerEntry, type HouseTask, taskOf } from './house-tasks.ts';
import { newThinkers } from './thinkers.ts';

export interface HouseOptions {
  /** Milliseconds after which a bot answers at the earliest, so that people can follow. */
  readonly pace: number;
  /** How many bots think at once. */
  readonly thinkers: number;
}

export interface House {
  /** Sits down as the guest at a table whose host asks for it. */
  sit(table: string, host: string, bot: HouseBot): Promise<Seated>;
  /** Plays on where a bot has something to do at this match. */
  look(match: LiveMatch): void;
  /** The same for a match that nobody may follow here. */
  goOn(match: string): Promise<void>;
  close(): Promise<void>;
}

interface Needs extends HouseOptions {
  readonly store: Store;
  readonly tables: Tables;
  readonly around: Around;
  matches(): LiveMatches;
  now(): number;
  report(error: unknown): void;
}

/** With so many thoughts waiting, no more bots sit down. */
const MOST_WAITING = 60;
/** After so many milliseconds a store that could not be reached is asked again. */
const AGAIN = 2000;

/** As the bots know it: a level or a persona that they do not have does not compile. */
const botName = (level: LevelName, persona: PersonaName | null): string =>
  persona === null ? level : `${level}:${persona}`;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const nameOf = ({ level, persona }: HouseBot): string =>
  persona === null ? capital(level) : `${capital(level)}, ${persona}`;

type ReplyTask = Extract<HouseTask, { do: 'agree' | 'decline' }>;
type AnswerTask = Extract<HouseTask, { do: 'answer' }>;

interface HouseSeat {
  readonly seat: Seat;
  readonly bot: HouseBot;
}

function houseSeatIn({ begun: { seats } }: MatchRow): HouseSeat | null {
  for (const seat of SEATS) {
    const bot = houseBotOf(seats[seat]);
    if (bot !== null) return { seat, bot };
  }
  return null;
}

const canBeTriedAgain = (error: unknown): boolean =>
  error instanceof StoreError || (error instanceof Problem && error.code === 'notReady');

export function newHouse(needs: Needs): House {
  const { store, tables, around, matches, now, report, pace } = needs;
  const thinkers = newThinkers(needs.thinkers);
  const closing = new AbortController();
  const playing = new Map<string, Promise<void>>();
  /** Looked at while it was played. */
  const again = new Set<string>();

  /** The same row on every server, whoever asks first. */
  async function personOf(bot: HouseBot): Promise<PersonRow> {
    const id = housePersonOf(bot);
    const there = await store.person(id);
    if (there !== null) {
      await store.markSeen(id, now());
      return there;
    }
    const person = { id, name: nameOf(bot), isBot: true, created: now(), seen: now() };
    // Nobody has its key; whoever else adds it at the same time adds the same.
    await store.addPerson(person, hashOf(newKey())).catch(async (error: unknown) => {
      if ((await store.person(id)) === null) throw error;
    });
    return person;
  }

  /** At a table that both have agreed on, unless it sits there already. */
  async function sitAgain(table: string, bot: HouseBot): Promise<void> {
    const row = await store.table(table);
    const me = housePersonOf(bot);
    if (row === null || row.state !== 'waiting' || row.host?.person === me) return;
    await tables.sit(table, await personOf(bot), houseSecretOf(row.secret));
  }

  async function answer(id: string, { seat, bot }: HouseSeat, { decision, view }: AnswerTask): Promise<void> {
    const match = await matches().get(id);
    const chance = randomBytes(16).toString('hex');
    const [given] = await Promise.all([
      thinkers
        .think({ game: match.row.terms.game, bot: botName(bot.level, bot.persona), seat, view, chance })
        .catch((error: unknown) => {
          if (!closing.signal.aborted) report(error);
          return null;
        }),
      pause(pace, undefined, { ref: false, signal: closing.signal }),
    ]);
    if (closing.signal.aborted) return;
    // It may have been put out of memory meanwhile, and be followed anew.
    const there = await matches().get(id);
    await there.write((course) => answerEntry(course, seat, decision, given));
  }

  /** What was offered may have been withdrawn meanwhile. */
  async function reply(match: LiveMatch, seat: Seat, task: ReplyTask): Promise<void> {
    const request = { t: task.do, id: 0, match: match.row.id, what: task.what };
    await handle(match, seat, request, around).catch((error: unknown) => {
      if (!(error instanceof Problem && error.code === 'notNow')) throw error;
    });
  }

  /** False when there is nothing to do. */
  async function step(id: string, at: HouseSeat): Promise<boolean> {
    const match = await matches().get(id);
    const task = await match.look((course) => taskOf(course, at.seat, match.row.terms));
    if (task === null || closing.signal.aborted) return false;
    if (task.do === 'answer') await answer(id, at, task);
    else if (task.do === 'sit') await sitAgain(task.table, at.bot);
    else await reply(match, at.seat, task);
    return task.do !== 'sit';
  }

  async function play(id: string, at: HouseSeat): Promise<void> {
    do {
      again.delete(id);
      try {
        while (await step(id, at));
      } catch (error) {
        if (closing.signal.aborted) return;
        report(error);
        if (!canBeTriedAgain(error)) return;
        await pause(AGAIN, undefined, { ref: false, signal: closing.signal }).catch(() => {});
        again.add(id);
      }
    } while (again.has(id) && !closing.signal.aborted);
  }

  return {
    async sit(table, host, bot) {
      const row = await tables.find(table);
      if (row.host?.person !== host) throw new Problem('notYours', 'Sit down there first, then ask a bot to.');
      // A rating is not to be had by options that leave a bot no chance.
      if (row.terms.rated && Object.keys(row.terms.options).length > 0) {
        throw new Problem('badTerms', 'Where it counts, bots of the house play with the usual options alone.');
      }
      if (thinkers.waiting > MOST_WAITING) throw new Problem('notReady', 'All house bots are busy.');
      return tables.sit(row.id, await personOf(bot), houseSecretOf(row.secret));
    },
    look({ row }) {
      const at = houseSeatIn(row);
      if (at === null || closing.signal.aborted) return;
      if (playing.has(row.id)) again.add(row.id);
      else
        playing.set(
          row.id,
          play(row.id, at).finally(() => playing.delete(row.id)),
        );
    },
    async goOn(id) {
      const row = await store.table(id);
      // Whoever opens it is told, and so is the house.
      if (row !== null && hasBegun(row) && houseSeatIn(row) !== null) await matches().get(id);
    },
    async close() {
      closing.abort();
      await thinkers.close();
      await Promise.allSettled(playing.values());
    },
  };
}
