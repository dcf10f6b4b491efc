// How does a browser ask to be told that it is somebody’s turn?

import { pushKeySchema, pushSchema } from '@duello/protocol';
import { z } from 'zod';
import { NOTHING, personOf, type Route, route } from '../route.ts';

export const PUSHES: readonly Route[] = [
  route('GET', '/push/key', {
    about: 'What a browser needs to listen: `applicationServerKey` of its subscription.',
    key: 'none',
    takes: NOTHING,
    gives: pushKeySchema,
    run: async ({ venue }) => ({ key: await venue.pushes.publicKey() }),
  }),
  route('PUT', '/push', {
    about: 'Tells this browser, in this language, when it is one’s turn in a match with days to think.',
    key: 'needed',
    perMinute: 20,
    takes: z.object({ body: pushSchema }),
    gives: null,
    run: (caller, { body }) => caller.venue.pushes.keep({ ...body, person: personOf(caller).id }),
  }),
  route('DELETE', '/push', {
    about: 'Tells it no more.',
    key: 'needed',
    takes: z.object({ body: z.strictObject({ endpoint: pushSchema.shape.endpoint }) }),
    gives: null,
    run: (caller, { body }) => caller.venue.pushes.drop(personOf(caller).id, body.endpoint),
  }),
];
