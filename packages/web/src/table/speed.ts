// How fast does the table show things? A factor for every length of time.

export const SPEED = { slow: 2, normal: 1, fast: 0.4, instant: 0 } as const;
export type Speed = keyof typeof SPEED;

/** How long a card flies, in milliseconds. */
export const flightTime = (speed: Speed): number => 380 * SPEED[speed];
