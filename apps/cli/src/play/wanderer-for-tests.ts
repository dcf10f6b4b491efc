// Who plays whole matches in tests? Somebody without a plan, who types numbers from the menu and now and then something else.

import { below, stream } from '@duello/kernel';
import { SIGNS, words } from '@duello/terminal';

export const isPrompt = (line: string): boolean => /^(Your choice|La tua scelta)/.test(line);

export const isEndAsk = (prompt: string): boolean =>
  Object.values(words).some(({ endAsk }) => prompt.startsWith(endAsk.trim()));

/** What ends, passes or sends. */
export const ONWARD: readonly string[] = Object.values(SIGNS);

const ASIDES = [
  'u',
  'w',
  'c',
  't',
  'l',
  'd',
  '?',
  'c 1',
  'c fire',
  '-1',
  'all',
  'p 1',
  'p2',
  '99',
  '1 2',
  '1, fire',
  'hello',
  '',
];

/** The numbers and other signs of the menu that was shown last. */
export function signsIn(lines: readonly string[]): readonly string[] {
  let end = lines.length;
  while (end > 0) {
    const start = lines.slice(0, end).findLastIndex(isPrompt);
    const signs = lines
      .slice(start + 1, end)
      .flatMap((line) => [...line.matchAll(/(?:^|\s)(\d+|es?|ok)\. /g)].map(([, sign]) => sign));
    if (signs.length > 0) return [...new Set(signs)];
    end = Math.max(0, start);
  }
  return [];
}

/** `lazy` of ten answers end, pass or send where that can be done. */
export function wanderer(seed: string, lazy = 3): (prompt: string, lines: readonly string[]) => string {
  const rng = stream(seed);
  return (prompt, lines) => {
    if (!isPrompt(prompt)) return isEndAsk(prompt) ? 'y' : 'n';
    if (below(rng, 12) === 0) return ASIDES[below(rng, ASIDES.length)];
    const signs = signsIn(lines);
    const onward = signs.find((sign) => ONWARD.includes(sign));
    if (onward !== undefined && below(rng, 10) < lazy) return onward;
    return signs[below(rng, Math.max(1, signs.length))] ?? '1';
  };
}
