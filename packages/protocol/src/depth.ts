// How deep may JSON be nested that comes from outside? Far deeper than anything anybody has to say; whoever reads it deeper than
// that runs out of stack.

export const DEPTH_LIMIT = 100;

export function isTooDeep(value: unknown, left: number = DEPTH_LIMIT): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((inside) => isTooDeep(inside, left - 1));
}
