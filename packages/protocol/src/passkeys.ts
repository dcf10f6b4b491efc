// What does a browser say of a passkey? As it writes credentials in JSON itself; only what is checked is read.

import { z } from 'zod';

const bytes = z
  .string()
  .max(8192)
  .regex(/^[A-Za-z0-9_-]+$/);
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') };

/** From `navigator.credentials.create`. */
export const newPasskeySchema = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  })
  .meta({ id: 'NewPasskey' });
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** From `navigator.credentials.get`. */
export const usedPasskeySchema = z
  .object({
    ...credential,
    response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
  })
  .meta({ id: 'UsedPasskey' });
export type UsedPasskey = z.infer<typeof usedPasskeySchema>;

/** What is handed to the browser, as it reads options from JSON. */
export const passkeyOptionsSchema = z.object({ challenge: bytes }).loose().meta({ id: 'PasskeyOptions' });
