// How is one match of a load played? Both seats answer what they are asked, at once or at a human pace; it is noted when each
// answer was sent, acknowledged, and heard by the other.

import { type Rng, stream } from '@duello/kernel';
import type { ServerFrame } from '@duello/protocol';
import type { BotAnswer } from '../client/bot-answer.ts';
import type { ClientConnection } from '../client/connection.ts';
import { type Followed, follow } from '../client/followed-match.ts';
import type { Tally } from './figures.ts';

export type Pace = 'human' | 'full';
/** At a human pace a match is answered so often, in milliseconds. */
const THINKING = 10_000;

/** The host of a table, or the guest. */
export type Side = 0 | 1;

export interface LoadMatch {
  hear(side: Side, frame: ServerFrame): void;
  /** From now on it is answered. */
  start(): void;
  /** What was begun is ended, nothing more is answered. */
  stop(): void;
  /** An answer is under way, or the other has not heard of one yet. */
  readonly isBusy: boolean;
  /** Acknowledged, and never heard by the other. */
  readonly lost: number;
}

export interface LoadNeeds {
  readonly id: string;
  readonly pace: Pace;
  readonly tally: Tally;
  readonly connections: readonly [ClientConnection, ClientConnection];
  answer(seat: 0 | 1, view: unknown, rng: Rng): BotAnswer | null;
  /** It is over, and nothing of it is under way. */
  over(): void;
}

interface Player {
  followed: Followed | null;
  isAnswering: boolean;
  /** While it thinks. */
  timer: NodeJS.Timeout | null;
  /** When answers were sent that the other has not heard of. */
  readonly sent: number[];
  acknowledged: number;
  heardByOther: number;
}

const newPlayer = (): Player => ({
  followed: null,
  isAnswering: false,
  timer: null,
  sent: [],
  acknowledged: 0,
  heardByOther: 0,
});

export function newLoadMatch({ id, pace, tally, connections, answer, over }: LoadNeeds): LoadMatch {
  const rng = stream(id);
  const players = [newPlayer(), newPlayer()] as const;
  const phase = Math.random() * THINKING;
  let isRunning = false;
  let isOver = false;

  let taken = 0;

  /** Until the match is answered next: each has beats of its own, so that not all are answered at once, and an answer for each beat. */
  function pause(): number {
    const now = performance.now();
    taken = Math.max(now + THINKING - ((now + phase) % THINKING), taken + THINKING);
    return taken - now;
  }

  function heard(player: Player): void {
    player.heardByOther++;
    const at = player.sent.shift();
    if (at !== undefined && tally.isMeasuring) tally.delays.push(performance.now() - at);
  }

  async function give(side: Side, { match, standing, view, head }: Followed): Promise<void> {
    const player = players[side];
    const given = head.viewer === 'watcher' ? null : answer(head.viewer, view, rng);
    if (given === null) return tally.fault('nothing was asked');
    player.sent.push(performance.now());
    try {
      await connections[side].ask({ t: 'answer', match, after: standing.answers, ...given });
      player.acknowledged++;
    } catch (error) {
      player.sent.pop();
      // The other may just have won.
      if (player.followed?.status.end == null) tally.fault(error);
    }
    player.isAnswering = false;
    consider(side);
  }

  function consider(side: Side): void {
    const player = players[side];
    const { followed } = player;
    if (!isRunning || followed === null || player.isAnswering) return;
    if (followed.status.end !== null) endWhenBothKnow();
    if (followed.status.end !== null || followed.standing.question === 0) return;
    player.isAnswering = true;
    if (pace === 'full') void give(side, followed);
    else player.timer = setTimeout(() => thought(side), pause());
  }

  /** Meanwhile the other may have answered. */
  function thought(side: Side): void {
    const player = players[side];
    player.timer = null;
    if (player.followed !== null && player.followed.standing.question !== 0) void give(side, player.followed);
    else player.isAnswering = false;
  }

  function endWhenBothKnow(): void {
    if (isOver || players.some(({ followed, isAnswering }) => isAnswering || followed?.status.end == null)) return;
    isOver = true;
    over();
  }

  return {
    hear(side, frame) {
      const player = players[side];
      const next = follow(player.followed, frame);
      if (player.followed !== null && next === null) tally.fault('an entry was missed');
      player.followed = next;
      if (next === null) return;
      if (frame.t === 'played' && frame.standing.by !== null && frame.standing.by !== next.head.viewer) {
        heard(players[side === 0 ? 1 : 0]);
      }
      consider(side);
    },
    start() {
      isRunning = true;
      consider(0);
      consider(1);
    },
    stop() {
      isRunning = false;
      for (const player of players) {
        if (player.timer === null) continue;
        clearTimeout(player.timer);
        player.timer = null;
        player.isAnswering = false;
      }
    },
    get isBusy() {
      return players.some(({ isAnswering, sent }) => isAnswering || sent.length > 0);
    },
    get lost() {
      return players.reduce((sum, { acknowledged, heardByOther }) => sum + Math.max(0, acknowledged - heardByOther), 0);
    },
  };
}
