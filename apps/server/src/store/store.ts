// What must never be lost, and how is it kept? One small interface; SQLite in a folder and PostgreSQL are its two forms, and
// `store-contract-for-tests.ts` says what both must do. Whatever a promise here has resolved for survives a kill.

import type { Entry, Rated, Terms } from '@duello/protocol';

/** Milliseconds since 1970. */
export type Time = number;

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly isBot: boolean;
  readonly created: Time;
  /** When they were last heard of, to the day. */
  readonly seen: Time;
}

/** Who has a key: a person, everywhere or at one seat alone. Only hashes of keys are kept. */
export interface KeyOwner {
  readonly person: PersonRow;
  /** The match; such a key is forgotten with it. */
  readonly onlyAt: string | null;
}

/** Somebody who sits at a table. */
export interface Sitter {
  readonly person: string;
  /** What they put into the deal. */
  readonly secret: string;
}

export type TableState = 'waiting' | 'running' | 'over';

/** What was settled when both sat down. */
export interface Begun {
  readonly at: Time;
  /** The persons by seat. */
  readonly seats: readonly [string, string];
  readonly seed: string;
  /** The version of its rules. */
  readonly version: number;
  /** When a clock runs out next: as it was settled then, or by the last entry. */
  readonly due: Time | null;
}

export interface Ended {
  readonly at: Time;
  readonly winner: 0 | 1 | null;
  readonly why: string;
  /** The whole match as the text of a link. */
  readonly text: string;
}

/** A table, from when it is opened until its match is forgotten. */
export interface TableRow {
  readonly id: string;
  readonly code: string | null;
  readonly terms: Terms;
  /** Equal for tables at which the same pairing is looked for; null for those that are not found so. */
  readonly pairing: string | null;
  /** The server's part of the deal, and what it was bound to. */
  readonly secret: string;
  readonly commitment: string;
  readonly opened: Time;
  readonly state: TableState;
  readonly host: Sitter | null;
  readonly guest: Sitter | null;
  /** Only for these two: a rematch. */
  readonly invited: readonly [string, string] | null;
  /** The first match of its series; its own id when it is that. */
  readonly series: string;
  readonly begun: Begun | null;
  readonly ended: Ended | null;
  /** How ratings changed, by seat; null until that is settled, or where nothing is rated. */
  readonly rated: readonly [Rated, Rated] | null;
}

export type NewTable = Pick<
  TableRow,
  'id' | 'code' | 'terms' | 'pairing' | 'secret' | 'commitment' | 'opened' | 'invited' | 'series'
>;

export interface StoredEntry {
  /** Counted from 1 in each match. */
  readonly number: number;
  readonly at: Time;
  readonly entry: Entry;
}

/** Own words at a table. */
export interface Written {
  readonly match: string;
  readonly at: Time;
  readonly text: string;
}

/** An entry with what else changes at its table in the same breath. */
export interface NewEntry extends StoredEntry {
  readonly match: string;
  /** When a clock runs out next. */
  readonly due: Time | null;
  /** No clock runs in this match, nor has any before. */
  readonly isUntimed?: boolean;
  /** Set by the entry that ends the match. */
  readonly ended: Ended | null;
}

export interface RatingRow {
  readonly person: string;
  readonly game: string;
  readonly points: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly matches: number;
  readonly at: Time;
}

export interface Leader extends RatingRow {
  readonly name: string;
  readonly isBot: boolean;
}

export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  /** The public key, as base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly created: Time;
}

/** Where a browser wants to be told that it is somebody's turn. */
export interface PushRow {
  readonly endpoint: string;
  readonly person: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly lang: string;
}

export interface ReportRow {
  readonly by: string;
  readonly about: string;
  readonly match: string;
  readonly why: string;
  readonly note: string;
  readonly at: Time;
}

/** How long things are kept. */
export interface Retention {
  /** Tables at which nobody has sat down. */
  readonly waiting: Time;
  /** Matches that have ended. */
  readonly ended: Time;
  /** Running matches in which nothing was written for so long; they have no clock. */
  readonly abandoned: Time;
  /** People who were not seen, and have no match left. */
  readonly guests: Time;
}

export interface TableFilter {
  readonly game: string | null;
  readonly pairing: string | null;
  /** Not those of this person, nor of those whom one of the two has blocked. */
  readonly notOf: string | null;
  readonly limit: number;
}

export interface Store {
  // People and their keys
  addPerson(person: PersonRow, keyHash: string): Promise<void>;
  person(id: string): Promise<PersonRow | null>;
  ownerOf(keyHash: string): Promise<KeyOwner | null>;
  addKey(keyHash: string, person: string, onlyAt: string | null): Promise<void>;
  dropKey(keyHash: string): Promise<void>;
  rename(person: string, name: string): Promise<void>;
  markSeen(person: string, at: Time): Promise<void>;
  /**
   * With keys, passkeys, ratings, blocks, push and all they have written; in matches that others have played too, a person
   * without a name stays.
   */
  forgetPerson(person: string): Promise<void>;

  // Tables and matches
  /** False when its code is in use: take another. */
  openTable(table: NewTable): Promise<boolean>;
  table(id: string): Promise<TableRow | null>;
  /** The table with this code at which somebody still waits, or that runs. */
  tableByCode(code: string): Promise<TableRow | null>;
  /** Those at which a host waits, nobody else is invited, and that are not private; the oldest first. */
  waitingTables(filter: TableFilter): Promise<readonly TableRow[]>;
  /** The first to sit down is the host. False when somebody sits there already. */
  sitAsHost(id: string, sitter: Sitter): Promise<boolean>;
  /** The match begins with it. False when somebody else was quicker. */
  sitAsGuest(id: string, sitter: Sitter, begun: Begun): Promise<boolean>;
  /** Only while nobody else has sat down. False when it was too late. */
  closeTable(id: string): Promise<boolean>;
  /** Running and public, watched at once or later; the newest first. */
  watchable(limit: number): Promise<readonly TableRow[]>;
  /** At which they play or have played: running ones first, then by when they ended, the newest first. `before` goes on where a list has stopped. */
  tablesOf(person: string, before: Time | null, limit: number): Promise<readonly TableRow[]>;
  /** All of one series that have ended. */
  seriesOf(series: string): Promise<readonly TableRow[]>;

  // What happens at a table
  /** Durable when it resolves; false when there is an entry of that number already. Many at once take one sync together. */
  append(entry: NewEntry): Promise<boolean>;
  /** Those after a number, in order. */
  entries(match: string, after: number): Promise<readonly StoredEntry[]>;
  /** What a person has written in words of their own, in order. */
  textsOf(person: string): Promise<readonly Written[]>;
  /** Matches whose time has run out; each is given to one server alone for `lease` milliseconds. */
  claimDue(now: Time, lease: number, limit: number): Promise<readonly string[]>;

  // Ratings
  ratingsOf(person: string): Promise<readonly RatingRow[]>;
  /** Those who are known as well as this, and have not been forgotten; the highest first. */
  leaders(game: string, deviation: number, limit: number): Promise<readonly Leader[]>;
  /** Rated matches that have ended and are not settled, the oldest first. */
  unrated(limit: number): Promise<readonly TableRow[]>;
  /**
   * Settles a match once: false, and nothing changes, when that was done, or when a rating is no more as it was read (`at` of
   * `before`; null for a first one).
   */
  settle(
    match: string,
    rated: readonly [Rated, Rated],
    rows: readonly { readonly row: RatingRow; readonly before: Time | null }[],
  ): Promise<boolean>;

  // Around it
  passkeysOf(person: string): Promise<readonly PasskeyRow[]>;
  passkey(id: string): Promise<PasskeyRow | null>;
  /** Adds it, or counts on. */
  keepPasskey(passkey: PasskeyRow): Promise<void>;
  dropPasskey(id: string): Promise<void>;
  pushesOf(person: string): Promise<readonly PushRow[]>;
  keepPush(push: PushRow): Promise<void>;
  dropPush(endpoint: string): Promise<void>;
  block(by: string, whom: string): Promise<void>;
  unblock(by: string, whom: string): Promise<void>;
  blockedBy(person: string): Promise<readonly string[]>;
  /** Whether one of the two has blocked the other. */
  areApart(a: string, b: string): Promise<boolean>;
  /** Twice the same is one. */
  report(report: ReportRow): Promise<void>;
  reportsBy(person: string): Promise<readonly ReportRow[]>;
  /** For whoever runs the server; the newest first. */
  reports(limit: number): Promise<readonly ReportRow[]>;
  /** Values that servers share: keys for push, whatever is made once. The first that was kept stands, and is returned. */
  keepOnce(name: string, value: string): Promise<string>;

  // Of the whole
  /**
   * Called whenever another server may have written: with the match and the number it is at, or with 0 when something else has
   * changed there. An empty match means any: wake-ups may have been missed, so look at all that matter.
   */
  onWake(listener: (match: string, number: number) => void): void;
  /** What time it is for all servers that share it; null where one server has it alone. */
  time(): Promise<Time | null>;
  /** Notes that a server runs now, and tells when one last did; null at first, and where others may run all the while. */
  beat(now: Time): Promise<Time | null>;
  /** Matches that run, a page at a time by id: to be told of a pause. */
  running(afterId: string, limit: number): Promise<readonly string[]>;
  /** Returns how many were forgotten. */
  forgetOld(now: Time, retention: Retention): Promise<number>;
  /** A round trip; throws when the store can't be used. */
  check(): Promise<void>;
  close(): Promise<void>;
}
