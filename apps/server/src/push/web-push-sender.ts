// How does a note reach a browser that is closed? Through its maker’s push service, sealed so that only that browser reads it.

import webPush from 'web-push';
import type { PushRow } from '../store/store.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** False when nobody listens at that address any more. */
export type PushSender = (push: PushRow, note: string, keys: VapidKeys) => Promise<boolean>;

/** A day: whoever has not looked by then sees it in their list. */
const TTL = 24 * 3600;
const TIMEOUT = 10_000;
const GONE = [404, 410];

/** `subject` is where a push service finds whoever runs this server. */
export const webPushSender =
  (subject: string): PushSender =>
  async ({ endpoint, keys }, note, vapid) => {
    try {
      await webPush.sendNotification({ endpoint, keys }, note, {
        ...{ TTL, timeout: TIMEOUT, urgency: 'normal' },
        vapidDetails: { subject, ...vapid },
      });
      return true;
    } catch (error) {
      if (error instanceof webPush.WebPushError && GONE.includes(error.statusCode)) return false;
      // What the error itself says has the address in it.
      throw new Error(
        `A push was refused (${error instanceof webPush.WebPushError ? error.statusCode : 'no answer'}).`,
      );
    }
  };
