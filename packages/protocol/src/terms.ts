// Under which terms do two people play? Chosen by whoever opens a table, shown to whoever sits down at it.

import { z } from 'zod';

export const CLOCK_LIMITS = {
  decision: { least: 10, most: 3600 },
  bank: { least: 60, most: 4 * 3600 },
  increment: { least: 0, most: 120 },
  days: { least: 1, most: 14 },
} as const;

const within = ({ least, most }: { readonly least: number; readonly most: number }) => z.int().min(least).max(most);

export const clockSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    /** So many seconds for each question. */
    z.strictObject({ kind: z.literal('decision'), seconds: within(CLOCK_LIMITS.decision) }),
    /** So many seconds for the whole match, and some more whenever a seat has answered what it was asked. */
    z.strictObject({
      kind: z.literal('bank'),
      seconds: within(CLOCK_LIMITS.bank),
      increment: within(CLOCK_LIMITS.increment),
    }),
    /** So many days each time a seat is asked: correspondence. */
    z.strictObject({ kind: z.literal('days'), days: within(CLOCK_LIMITS.days) }),
  ])
  .meta({ id: 'Clock' });
export type Clock = z.infer<typeof clockSchema>;

/** Who may watch: nobody, everybody once the match is over, some turns later, or at once. */
export const watchSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('off') }),
    z.strictObject({ kind: z.literal('after') }),
    z.strictObject({ kind: z.literal('delayed'), turns: z.int().min(1).max(20) }),
    z.strictObject({ kind: z.literal('open') }),
  ])
  .meta({ id: 'Watch' });
export type Watch = z.infer<typeof watchSchema>;

export const FIRSTS = ['host', 'guest', 'chance'] as const;
/** Where the game itself says who begins, `first` says who has seat A. */
export const termsSchema = z
  .strictObject({
    game: z.string().min(1).max(40),
    /** The game's own options; the server checks them by its rules. */
    options: z.record(z.string().max(60), z.json()).default({}),
    clock: clockSchema.default({ kind: 'none' }),
    first: z.enum(FIRSTS).default('chance'),
    watch: watchSchema.default({ kind: 'after' }),
    rated: z.boolean().default(false),
    /** Found by its link or code alone; only there people may write to each other in words of their own. */
    isPrivate: z.boolean().default(true),
  })
  .meta({ id: 'Terms' });
export type Terms = z.infer<typeof termsSchema>;
export type TermsInput = z.input<typeof termsSchema>;
