// How high was everybody's health at the end of each round? Counted from what has been told.

import type { Event, View } from '@duello/final-magic';
import { SEATS, type Seat } from '@duello/kernel';

type Lines = readonly [readonly number[], readonly number[]];

/** What a seat had before anything changed it. */
function startOf(events: readonly Event[], { players }: View, seat: Seat): number {
  const first = events.find((event) => event.kind === 'healthChanged' && event.seat === seat);
  return first?.kind === 'healthChanged' ? first.from : players[seat].health;
}

/** From the start of the match to now: the round that runs is the last of each line. */
export function healthsOf(events: readonly Event[], view: View): Lines {
  const now = SEATS.map((seat) => startOf(events, view, seat));
  const lines: readonly [number[], number[]] = [[], []];
  for (const event of events) {
    if (event.kind === 'healthChanged') now[event.seat] = event.to;
    if (event.kind === 'suddenDeathStarted') now.fill(event.health);
    if (event.kind === 'roundStarted') for (const seat of SEATS) lines[seat].push(now[seat]);
  }
  for (const seat of SEATS) lines[seat].push(now[seat]);
  return lines;
}
