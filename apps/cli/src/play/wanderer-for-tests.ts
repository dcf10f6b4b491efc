// Who plays whole matches in tests? Somebody without a plan, who types numbers from the menu and now and then something else.

import { below, stream } from '@duello/kernel';

export const isPrompt = (line: string): boolean => /^(Your choice|La tua scelta)/.test(line);

const ASIDES = ['u', 'w', 'c', 't', 'l', 'd', '?', 'c 1', 'c fire', '-1', 'all', 'p 1', 'p2', '99', 'hello', ''];

/** The numbers of the menu that was shown last. */
export function numbersIn(lines: readonly string[]): readonly string[] {
  let end = lines.length;
  while (end > 0) {
    const start = lines.slice(0, end).findLastIndex(isPrompt);
    const numbers = lines
      .slice(start + 1, end)
      .flatMap((line) => [...line.matchAll(/(?:^|\s)(\d+)\. /g)].map(([, number]) => number));
    if (numbers.length > 0) return [...new Set(numbers)];
    end = Math.max(0, start);
  }
  return [];
}

/** `lazy` of ten answers end, pass or send where that can be done. */
export function wanderer(seed: string, lazy = 3): (prompt: string, lines: readonly string[]) => string {
  const rng = stream(seed);
  return (prompt, lines) => {
    if (!isPrompt(prompt)) return 'n';
    if (below(rng, 12) === 0) return ASIDES[below(rng, ASIDES.length)];
    const numbers = numbersIn(lines);
    if (numbers.includes('0') && below(rng, 10) < lazy) return '0';
    return numbers[below(rng, Math.max(1, numbers.length))] ?? '0';
  };
}
