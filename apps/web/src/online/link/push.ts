// Can a server call this browser while Duello is closed? By the push service of the browser's maker, once its owner allows it.

import { isRecord } from '@duello/language';
import { PUSH_LANGS } from '@duello/protocol';
import { forgetKept, keep, readKept } from '@duello/table';
import { dropPush, keepPush, pushKey } from './api.ts';
import { identity } from './identity.ts';

/** `refused`: the push service does not answer, or will not have this browser. */
export type PushProblem = 'insecure' | 'unsupported' | 'denied' | 'refused' | 'nobody';

/** Why it can't be had here; null where it can. */
export function pushObstacle(): PushProblem | null {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return identity() === null ? 'nobody' : null;
}

export class NoPush extends Error {
  readonly why: PushProblem;
  constructor(why: PushProblem) {
    super(why);
    this.why = why;
  }
}

/** What the server was told last. */
interface Told {
  readonly endpoint: string;
  readonly person: string;
  readonly lang: string;
}

const KEY = 'duello.push';
const told = (): Told | null =>
  readKept(KEY, (value) => {
    if (!isRecord(value)) return null;
    const { endpoint, person, lang } = value;
    if (typeof endpoint !== 'string' || typeof person !== 'string' || typeof lang !== 'string') return null;
    return { endpoint, person, lang };
  });

const WORKER = 10_000;

/** The page's own worker is there a moment after the page; where none comes, nobody could be called. */
async function worker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new NoPush('unsupported')), WORKER));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

async function subscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function isPushOn(): Promise<boolean> {
  const known = told();
  if (known === null || pushObstacle() !== null || known.person !== identity()?.id) return false;
  return (await subscription()) !== null;
}

async function tell(subscribed: PushSubscription, lang: string): Promise<void> {
  const person = identity();
  const { endpoint, keys } = subscribed.toJSON();
  if (person === null || endpoint === undefined || keys === undefined) throw new NoPush('refused');
  // The server calls in English where it does not know the language.
  const spoken = PUSH_LANGS.find((known) => known === lang) ?? PUSH_LANGS[0];
  await keepPush({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, lang: spoken });
  keep(KEY, { endpoint, person: person.id, lang });
}

/** A browser listens to one server at a time: one that it listened to before is left. */
async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wish);
  } catch {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wish).catch(() => {
      throw new NoPush('refused');
    });
  }
}

/** To be called when somebody has just pressed something: browsers ask for leave only then. */
export async function turnPushOn(lang: string): Promise<void> {
  const obstacle = pushObstacle();
  if (obstacle !== null) throw new NoPush(obstacle);
  if ((await Notification.requestPermission()) !== 'granted') throw new NoPush('denied');
  await tell(await subscribe(await pushKey()), lang);
}

export async function turnPushOff(): Promise<void> {
  const there = await subscription();
  forgetKept(KEY);
  if (there === null) return;
  // It is silent from now on, even if the server hears of it only when it calls in vain.
  await there.unsubscribe();
  await dropPush(there.endpoint);
}

/** Browsers change addresses, and people their language and their name: the server is told when it has to know. */
export async function renewPush(lang: string): Promise<void> {
  const known = told();
  const there = known === null ? null : await subscription();
  const person = identity();
  if (known === null || there === null || person === null) return;
  if (known.endpoint !== there.endpoint || known.person !== person.id || known.lang !== lang) await tell(there, lang);
}
