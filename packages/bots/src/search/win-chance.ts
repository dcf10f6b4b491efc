// How likely is a win? Points to a chance, with arithmetic that gives the same bits on every machine.

/** e to the x by squaring alone: `Math.exp` may differ in its last bit from engine to engine. */
export function exp(x: number): number {
  let power = 1 + Math.max(-60, Math.min(60, x)) / 65536;
  for (let i = 0; i < 16; i++) power *= power;
  return power;
}

/** From 0 to 1; `scale` points ahead win e times as often as they lose. */
export const winChance = (points: number, scale: number): number => 1 / (1 + exp(-points / scale));
