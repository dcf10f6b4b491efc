// What was ever used, and what never? The coverage of many matches as lines.

import { wrap } from '@duello/terminal';
import type { Asked } from './ask.ts';
import type { Page } from './print.ts';

export function printCoverage({ answer, coverage }: Asked, { io, voice, paint, width }: Page): void {
  const { naming } = voice;
  const { neverUsed, alwaysUsed, met, neverMet } = coverage;
  io.out(paint('bold', `${naming.title}: what ${answer.matches} matches came to`));
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Cards never used', neverUsed.map(naming.card)],
    ['Cards used almost whenever possible', alwaysUsed.map(naming.card)],
    ['Never met', neverMet],
    ['Met', met],
  ];
  for (const [title, all] of lists) {
    io.out('');
    io.out(`${title} (${all.length})`);
    for (const line of wrap(all.length === 0 ? '–' : all.join(', '), width - 2)) io.out(`  ${line}`);
  }
  const loops = answer.findings.find((one) => one.name === 'loops');
  if (loops === undefined) return;
  io.out('');
  io.out('Matches that went on for too long');
  for (const { arm, deal, match } of loops.matches) io.out(`  ${arm}/${deal}/${match}`);
}
