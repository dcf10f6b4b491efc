// Who is told that it is their turn while they are not there? Players of matches with days to think, once each time they are
// asked.

import { SEATS, type Seat } from '@duello/kernel';
import { Problem } from '@duello/protocol';
import webPush from 'web-push';
import type { Around } from '../match/around.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { PushRow, Store } from '../store/store.ts';
import { isPushService } from './push-endpoints.ts';
import { turnNote } from './turn-words.ts';
import type { PushSender, VapidKeys } from './web-push-sender.ts';

export interface Pushes {
  /** What a browser needs to listen. */
  publicKey(): Promise<string>;
  keep(push: PushRow): Promise<void>;
  /** Only one’s own. */
  drop(person: string, endpoint: string): Promise<void>;
  /** Something was written: whoever is asked by it, and was not before, is told. */
  wrote(match: LiveMatch, before: Around): void;
  /** Somebody has sat down: the host, who was waiting, is told if it is their turn. */
  begun(match: LiveMatch): void;
  /** Resolves when everything is sent. */
  close(): Promise<void>;
}

interface Needs {
  readonly store: Store;
  readonly send: PushSender;
  report(error: unknown): void;
}

const MOST = 10;

export function newPushes({ store, send, report }: Needs): Pushes {
  const sending = new Set<Promise<void>>();

  async function keys(): Promise<VapidKeys> {
    const kept: VapidKeys = JSON.parse(await store.keepOnce('vapid', JSON.stringify(webPush.generateVAPIDKeys())));
    return kept;
  }

  async function tell({ row: { id, terms, begun } }: LiveMatch, seat: Seat): Promise<void> {
    if (terms.clock.kind !== 'days') return;
    for (const push of await store.pushesOf(begun.seats[seat])) {
      const note = JSON.stringify(turnNote(push.lang, id, terms.clock.days));
      if (!(await send(push, note, await keys()))) await store.dropPush(push.endpoint);
    }
  }

  /** Behind whatever goes on at the table: nobody waits for it. */
  function tellLater(match: LiveMatch, isTold: (seat: Seat, around: Around) => boolean): void {
    if (match.row.terms.clock.kind !== 'days') return;
    const work = match
      .look(({ around }) => SEATS.filter((seat) => around.clocks.asked[seat] && isTold(seat, around)))
      .then(async (seats) => {
        for (const seat of seats) if (!match.isThere(seat)) await tell(match, seat);
      })
      .catch(report)
      .finally(() => sending.delete(work));
    sending.add(work);
  }

  return {
    publicKey: async () => (await keys()).publicKey,
    async keep(push) {
      if (!isPushService(push.endpoint)) throw new Problem('badFrame', 'body.endpoint: is of no push service.');
      const others = (await store.pushesOf(push.person)).filter(({ endpoint }) => endpoint !== push.endpoint);
      if (others.length >= MOST) throw new Problem('tooMany');
      await store.keepPush(push);
    },
    async drop(person, endpoint) {
      const own = await store.pushesOf(person);
      if (own.some((push) => push.endpoint === endpoint)) await store.dropPush(endpoint);
    },
    wrote: (match, before) => tellLater(match, (seat) => !before.clocks.asked[seat]),
    begun: (match) => tellLater(match, (seat) => match.row.begun.seats[seat] === match.row.host?.person),
    async close() {
      await Promise.allSettled(sending);
    },
  };
}
