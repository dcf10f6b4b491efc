// What do programs ask and hear over HTTP? The same as over a socket, one request or one line at a time.

import { z } from 'zod';
import { matchRowSchema, tableSchema } from './api.ts';
import { answerBodySchema } from './entry.ts';

/** As over a socket: `after` is how many answers had been given when it was chosen. */
export const programAnswerSchema = z
  .strictObject({ decision: z.int().nonnegative(), after: z.int().nonnegative(), words: answerBodySchema })
  .meta({ id: 'ProgramAnswer' });

/** What concerns a person: a table to which they are invited, a match of theirs that runs. */
export const personEventSchema = z
  .discriminatedUnion('t', [
    z.object({ t: z.literal('challenge'), table: tableSchema }),
    z.object({ t: z.literal('match'), match: matchRowSchema }),
  ])
  .meta({ id: 'PersonEvent' });
export type PersonEvent = z.infer<typeof personEventSchema>;
