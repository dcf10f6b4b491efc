// What is a health line? Both players' health at the end of each round.

/** Both players' health, A's first. */
export type Healths = readonly [number, number];

/** Health at the end of each round, from the start of the match on; the round that runs is the last. */
export type HealthLine = readonly number[];
