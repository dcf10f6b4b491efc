// What can be asked of a server over HTTP? Bodies and answers of every route, below `/api/v1`.

import { z } from 'zod';
import { SECRET } from './deal.ts';
import { keySchema, matchIdSchema } from './frames.ts';
import { clockSchema, termsSchema } from './terms.ts';

export const API = '/api/v1';

export const NAME_LIMIT = 20;
export const nameSchema = z.string().trim().min(1).max(NAME_LIMIT);
export const secretSchema = z.string().regex(SECRET).meta({ description: '32 bytes in hexadecimal digits' });
/** Six letters that are hard to mistake for one another. */
export const CODE = /^[BCDFGHJKLMNPQRSTVWXZ]{6}$/;

/** `reason`: why the rules do not allow an answer. */
export const errorSchema = z
  .object({ code: z.string(), message: z.string(), reason: z.object({ code: z.string() }).loose().optional() })
  .meta({ id: 'Error' });

/** There is a server, and others reach it there: for links that are made on the same machine. */
export const healthSchema = z
  .object({ duello: z.literal('server'), addresses: z.array(z.string()).readonly() })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof healthSchema>;

export const ratingSchema = z
  .object({ game: z.string(), points: z.number(), deviation: z.number(), isProvisional: z.boolean(), matches: z.int() })
  .meta({ id: 'Rating' });

export const personSchema = z
  .object({ id: z.string(), name: z.string(), isBot: z.boolean(), ratings: z.array(ratingSchema) })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof personSchema>;

export const newPersonSchema = z.strictObject({ name: nameSchema }).meta({ id: 'NewPerson' });
/** The key is told once; whoever has it is that person. */
export const keptPersonSchema = personSchema.extend({ key: keySchema }).meta({ id: 'KeptPerson' });
export type KeptPerson = z.infer<typeof keptPersonSchema>;

const playerSchema = z
  .object({
    person: z.string(),
    name: z.string(),
    isBot: z.boolean(),
    rating: z.object({ points: z.number(), isProvisional: z.boolean() }).nullable(),
  })
  .meta({ id: 'Player' });

/** `for`: a person whom it is opened for; nobody else sits down there. */
export const newTableSchema = termsSchema.extend({ for: z.string().max(60).optional() }).meta({ id: 'NewTable' });
export type NewTableInput = z.input<typeof newTableSchema>;

/** A table at which somebody waits, or that has become a match. */
export const tableSchema = z
  .object({
    id: matchIdSchema,
    /** For a friend who types it; null at public tables. */
    code: z.string().regex(CODE).nullable(),
    terms: termsSchema,
    host: playerSchema.nullable(),
    /** What the server is bound to before anybody sits down. */
    commitment: z.string(),
    opened: z.number(),
    /** `waiting` for somebody to sit down, `running`, `over`. */
    state: z.enum(['waiting', 'running', 'over']),
  })
  .meta({ id: 'Table' });
export type Table = z.infer<typeof tableSchema>;

export const sitSchema = z.strictObject({ secret: secretSchema }).meta({ id: 'Sit' });
/** Where one sits; the seat's key opens it on another device. */
export const seatedSchema = z
  .object({ match: matchIdSchema, seatKey: keySchema, state: z.enum(['waiting', 'running', 'over']) })
  .meta({ id: 'Seated' });
export type Seated = z.infer<typeof seatedSchema>;

/** To play somebody: the table that is found, or a new one. */
export const pairingSchema = z
  .strictObject({ game: termsSchema.shape.game, clock: clockSchema, rated: z.boolean().default(false) })
  .meta({ id: 'Pairing' });
export type Pairing = z.infer<typeof pairingSchema>;

/** A match as lists show it. */
export const matchRowSchema = z
  .object({
    id: matchIdSchema,
    game: z.string(),
    rated: z.boolean(),
    players: z.tuple([playerSchema, playerSchema]),
    begun: z.number(),
    ended: z.number().nullable(),
    winner: z.union([z.literal(0), z.literal(1)]).nullable(),
    why: z.string().nullable(),
    /** Once it is over: the match as the text of a link. */
    text: z.string().nullable(),
  })
  .meta({ id: 'MatchRow' });
export type MatchRow = z.infer<typeof matchRowSchema>;

export const leaderSchema = z
  .object({
    person: z.string(),
    name: z.string(),
    isBot: z.boolean(),
    points: z.number(),
    deviation: z.number(),
    matches: z.int(),
  })
  .meta({ id: 'Leader' });
export type Leader = z.infer<typeof leaderSchema>;

/** Somebody whom one does not want to meet; without a name once they have deleted everything. */
export const blockedSchema = z.object({ person: z.string(), name: z.string() }).meta({ id: 'Blocked' });
export type Blocked = z.infer<typeof blockedSchema>;

export const REPORTS = ['name', 'text', 'stalling', 'cheating', 'other'] as const;
export const reportSchema = z
  .strictObject({ match: matchIdSchema, why: z.enum(REPORTS), note: z.string().trim().max(500).default('') })
  .meta({ id: 'Report' });
