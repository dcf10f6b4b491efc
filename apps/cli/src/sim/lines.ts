// How do the figures of many matches read? The lines that every simulation prints.

import type { Summary } from '@duello/lab';
import { within } from '@duello/terminal';

/** How matches went; `first` says what the rate of seat A is. */
export const courseLines = ({ firstPlayer, rounds, decisions }: Summary, first: string): readonly string[] => [
  `  ${first.padEnd(22)} ${within(firstPlayer)}`,
  `  rounds                 median ${rounds.median}, 5 % within ${rounds.p5}, 95 % within ${rounds.p95}`,
  `  decisions a match      ${decisions.toFixed(1)}`,
];

/** How they ended, the most frequent way first. */
export function endingsLine({ endings }: Summary): string {
  const ended = Object.entries(endings).sort(([, one], [, two]) => two - one);
  return `  endings                ${ended.map(([reason, count]) => `${reason} ${count}`).join(', ')}`;
}
