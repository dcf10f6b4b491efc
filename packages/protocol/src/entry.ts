// What is written down of a match? One numbered entry for everything that happens at its table, with its time: whoever reads
// them all knows how it stands, on any server, at any time.

import { z } from 'zod';
import { PHRASES, TEXT_LIMIT } from './phrases.ts';

export const seatSchema = z.union([z.literal(0), z.literal(1)]);

/** As the kernel reads it; it checks the rest. */
export const answerBodySchema = z
  .union([
    z.strictObject({ pick: z.string().max(400) }),
    z.strictObject({ picks: z.array(z.string().max(400)).max(200).readonly() }),
    z.strictObject({ order: z.array(z.string().max(400)).max(200).readonly() }),
    z.strictObject({ number: z.int().min(-32_767).max(32_767) }),
    z.strictObject({ plan: z.json() }),
    z.strictObject({ concede: z.literal(true) }),
  ])
  .meta({ id: 'AnswerBody' });
/** Whatever a player can answer. */
export type AnswerWords = z.infer<typeof answerBodySchema>;

/** What takes both: one offers, the other agrees or declines. */
export const OFFERS = ['draw', 'takeBack', 'rematch'] as const;
export const offerSchema = z.enum(OFFERS);
export type Offer = z.infer<typeof offerSchema>;

export const textSchema = z.string().trim().min(1).max(TEXT_LIMIT);

const bySeat = { seat: seatSchema };
export const entrySchema = z.discriminatedUnion('kind', [
  /** `words` is what the kernel calls an answer's body; `{ idle: true }` is the clock's. */
  z.strictObject({
    kind: z.literal('answer'),
    ...bySeat,
    decision: z.int().nonnegative(),
    words: z.union([answerBodySchema, z.strictObject({ idle: z.literal(true) })]),
  }),
  /** The answers are kept up to that number. `isAgreed`: something had been shown, and the other has consented. */
  z.strictObject({
    kind: z.literal('takeBack'),
    ...bySeat,
    kept: z.int().nonnegative(),
    isAgreed: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('offer'), ...bySeat, what: offerSchema }),
  /** By the one who was offered it; or withdrawn by the other. */
  z.strictObject({ kind: z.literal('decline'), ...bySeat, what: offerSchema }),
  /** Both agree to a draw. */
  z.strictObject({ kind: z.literal('drawn') }),
  /** The seat has no time left, or has let it pass too often. */
  z.strictObject({ kind: z.literal('outOfTime'), ...bySeat }),
  /** It can't go on: its rules are not played here any more. */
  z.strictObject({ kind: z.literal('closed'), why: z.enum(['rules', 'broken']) }),
  z.strictObject({ kind: z.literal('phrase'), ...bySeat, phrase: z.enum(PHRASES) }),
  z.strictObject({ kind: z.literal('text'), ...bySeat, text: textSchema }),
  /** Whether the seat hears what the other says. */
  z.strictObject({ kind: z.literal('mute'), ...bySeat, on: z.boolean() }),
  z.strictObject({ kind: z.literal('away'), ...bySeat }),
  z.strictObject({ kind: z.literal('back'), ...bySeat }),
  /** No server ran for so many milliseconds. */
  z.strictObject({ kind: z.literal('paused'), milliseconds: z.int().nonnegative() }),
  /** Both play again: at that match. */
  z.strictObject({ kind: z.literal('next'), match: z.string() }),
]);
export type Entry = z.infer<typeof entrySchema>;
export type EntryOf<K extends Entry['kind']> = Extract<Entry, { kind: K }>;

/** Out of time so often in a row, where a time is given for each decision, and the match is lost. */
export const IDLE_LIMIT = 3;
