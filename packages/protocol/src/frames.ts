// What goes over a socket? Requests with a number of their own, each answered under it; and what happens at the tables that
// the connection has joined, in the order of their entries.

import type { Reason, Seat, Viewer } from '@duello/kernel';
import { z } from 'zod';
import type { Change } from './changes.ts';
import type { Clocks } from './clock.ts';
import type { Deal } from './deal.ts';
import { answerBodySchema, type Offer, offerSchema, textSchema } from './entry.ts';
import type { ErrorCode } from './errors.ts';
import { PHRASES, type Phrase } from './phrases.ts';
import type { Terms } from './terms.ts';

export const matchIdSchema = z.string().regex(/^[a-z0-9]{8,40}$/);
/** A person's key, or that of one seat alone. */
export const keySchema = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/);

const request = { id: z.int().nonnegative() };
const atTable = { ...request, match: matchIdSchema };

export const requestSchema = z
  .discriminatedUnion('t', [
    /** The first on every connection; without a key one may watch. */
    z.strictObject({ t: z.literal('hello'), ...request, v: z.int(), key: keySchema.optional() }),
    /**
     * From now on the connection hears of this match: as the person whose key it said, by the key of a seat, or as somebody
     * who watches. Without `events` only views come, as programs want them.
     */
    z.strictObject({
      t: z.literal('join'),
      ...atTable,
      seatKey: keySchema.optional(),
      events: z.boolean().default(true),
    }),
    z.strictObject({ t: z.literal('leave'), ...atTable }),
    /**
     * `after` is how many answers the page had seen: the same answer that is sent again because its receipt was lost is found
     * among those since then, and is not given twice.
     */
    z.strictObject({
      t: z.literal('answer'),
      ...atTable,
      decision: z.int().nonnegative(),
      after: z.int().nonnegative(),
      words: answerBodySchema,
    }),
    /** Takes back one's own last answer; where that can't be, it is asked of the other by an offer. */
    z.strictObject({ t: z.literal('undo'), ...atTable, answers: z.int().nonnegative() }),
    z.strictObject({ t: z.literal('offer'), ...atTable, what: offerSchema }),
    z.strictObject({ t: z.literal('agree'), ...atTable, what: offerSchema }),
    z.strictObject({ t: z.literal('decline'), ...atTable, what: offerSchema }),
    z.strictObject({ t: z.literal('phrase'), ...atTable, phrase: z.enum(PHRASES) }),
    z.strictObject({ t: z.literal('text'), ...atTable, text: textSchema }),
    /** Hears nothing more of what the other says, on any device, or hears them again; the other is not told. */
    z.strictObject({ t: z.literal('mute'), ...atTable, on: z.boolean() }),
    /** What may come next in a plan that is being composed. */
    z.strictObject({ t: z.literal('complete'), ...atTable, partial: z.json() }),
    /** The last of what happened, to be shown again. */
    z.strictObject({ t: z.literal('recall'), ...atTable }),
    z.strictObject({ t: z.literal('ping'), ...request }),
  ])
  .meta({ id: 'Request' });
export type Request = z.infer<typeof requestSchema>;
export type RequestOf<T extends Request['t']> = Extract<Request, { t: T }>;

/** A player as everybody may see them. */
export interface PlayerHead {
  readonly person: string;
  readonly name: string;
  readonly isBot: boolean;
  /** Null before the first rated match; provisional while little is known. */
  readonly rating: { readonly points: number; readonly isProvisional: boolean } | null;
}

/** What does not change while a match runs. */
export interface MatchHead {
  readonly match: string;
  readonly terms: Terms;
  /** The rules it is played by. */
  readonly version: number;
  readonly players: readonly [PlayerHead, PlayerHead];
  readonly viewer: Viewer;
  readonly commitment: string;
  readonly begun: number;
  /** Matches won in this series, by seat of this match, and drawn ones. */
  readonly series: { readonly won: readonly [number, number]; readonly drawn: number };
}

export const ENDS = ['rules', 'agreed', 'time', 'closed'] as const;
/** How it ended at the table: by the rules (giving up too), or beside them. */
export interface End {
  readonly winner: Seat | null;
  readonly why: (typeof ENDS)[number];
}

export interface Rated {
  readonly before: number;
  readonly after: number;
}

/** What is shown once it is over. */
export interface Disclosure {
  readonly deal: Deal;
  readonly seed: string;
  /** The match as the text of a link. */
  readonly text: string;
  /** How the ratings changed, by seat; null when the match was not rated. */
  readonly rated: readonly [Rated, Rated] | null;
}

/** How things stand around the table. */
export interface Status {
  readonly clocks: Clocks;
  /** What each seat offers. */
  readonly offers: readonly [readonly Offer[], readonly Offer[]];
  readonly end: End | null;
  /** The match in which both play again. */
  readonly next: string | null;
  readonly watchers: number;
}

/** How the match itself stands, for one viewer. */
export interface Standing {
  /** How many answers were given. */
  readonly answers: number;
  /** Whose was the last. */
  readonly by: Seat | null;
  /** The number of the open question. */
  readonly question: number;
  /** How many answers the viewer may take back by themselves. */
  readonly undoable: number;
  readonly takebacks: boolean;
  /** The viewer does not want to hear the other. */
  readonly hasMuted: boolean;
  /** The rules have come to an end. */
  readonly over: boolean;
}

/** Something that a player has said: one of the phrases, or words of their own. */
export interface Said {
  /** That of its entry. */
  readonly number: number;
  readonly seat: Seat;
  readonly phrase: Phrase | null;
  readonly text: string | null;
}

export interface PastEvent {
  readonly event: unknown;
  readonly answers: number;
  readonly by: Seat | null;
}

/** What happened, and how the view changed with it. */
export interface SeenEvent {
  readonly event: unknown;
  readonly change: Change | null;
}

interface OfTable {
  readonly match: string;
  /** The number of the last entry this tells of. A page that misses one joins again. */
  readonly number: number;
  readonly now: number;
  readonly status: Status;
}

export type ServerFrame =
  | { readonly t: 'welcome'; readonly v: number; readonly now: number; readonly person: string | null }
  | { readonly t: 'done'; readonly id: number; readonly result?: unknown }
  | { readonly t: 'failed'; readonly id: number | null; readonly code: ErrorCode; readonly message: string }
  /** The rules do not allow it. */
  | { readonly t: 'refused'; readonly id: number; readonly reason: Reason }
  /** Everything, for somebody who has just sat down or come back, or after something was taken back. */
  | ({
      readonly t: 'table';
      readonly head: MatchHead;
      readonly standing: Standing;
      readonly view: unknown;
      readonly history: readonly PastEvent[];
      /** The last of what was said, as far as this viewer hears it. */
      readonly said: readonly Said[];
    } & OfTable)
  /** The last entry was an answer. `change` leads from the last event's view to the view of now. */
  | ({
      readonly t: 'played';
      readonly standing: Standing;
      readonly events: readonly SeenEvent[];
      readonly change: Change | null;
    } & OfTable)
  /** Something around the table has changed: clocks, offers, who is there. */
  | ({ readonly t: 'status' } & OfTable)
  | ({ readonly t: 'said' } & Said & OfTable)
  | ({ readonly t: 'disclosed'; readonly disclosure: Disclosure } & OfTable)
  /** The server is about to close the connection; the page may connect again after so many milliseconds. */
  | { readonly t: 'bye'; readonly code: ErrorCode; readonly retry: number };
export type ServerFrameOf<T extends ServerFrame['t']> = Extract<ServerFrame, { t: T }>;
