// How high was everybody's health at the end of each round? Counted from what has been told.

/** Both players' health, A's first. */
export type Healths = readonly [number, number];

/** Health at the end of each round, from the start of the match on; the round that runs is the last. */
export type HealthLine = readonly number[];

interface Course<E> {
  readonly start: Healths;
  begins(event: E): boolean;
  after(event: E, before: Healths): Healths;
}

export function healthLines<E>(
  events: readonly E[],
  { start, begins, after }: Course<E>,
): readonly [HealthLine, HealthLine] {
  const ends: Healths[] = [];
  let now = start;
  for (const event of events) {
    if (begins(event)) ends.push(now);
    now = after(event, now);
  }
  ends.push(now);
  return [ends.map(([a]) => a), ends.map(([, b]) => b)];
}
