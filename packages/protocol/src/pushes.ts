// Where does a browser want to be told that it is somebody’s turn, and what is it told?

import { z } from 'zod';

export const PUSH_LANGS = ['en', 'it'] as const;
export type PushLang = (typeof PUSH_LANGS)[number];

export const pushSchema = z
  .strictObject({
    endpoint: z.url().max(1000),
    keys: z.strictObject({
      p256dh: z.string().regex(/^[A-Za-z0-9_-]{80,100}=*$/),
      auth: z.string().regex(/^[A-Za-z0-9_-]{20,30}=*$/),
    }),
    lang: z.enum(PUSH_LANGS),
  })
  .meta({ id: 'Push' });
export type PushWish = z.infer<typeof pushSchema>;

/** `applicationServerKey` of a browser's subscription. */
export const pushKeySchema = z.object({ key: z.string() }).meta({ id: 'PushKey' });

/** What a service worker is woken with: words to show, and where a click leads. */
export interface PushNote {
  readonly title: string;
  readonly body: string;
  readonly match: string;
}
