// What was ever used, and what never? The coverage of many matches as lines.

import { wrap } from '@duello/terminal';
import type { Asked } from './ask.ts';
import type { BranchCoverage } from './branches.ts';
import type { Page } from './print.ts';

export function printCoverage({ answer, coverage }: Asked, branches: BranchCoverage | null, page: Page): void {
  const { io, voice, paint, width } = page;
  const { naming } = voice;
  const { neverCame, neverUsed, alwaysUsed, met, neverMet } = coverage;
  io.out(paint('bold', `${naming.title}: what ${answer.matches} matches came to`));
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['Cards that no deck and no offer brought', neverCame.map(naming.card)],
    ['Cards that were there and never used', neverUsed.map(naming.card)],
    ['Cards used almost whenever possible', alwaysUsed.map(naming.card)],
    ['Never met', neverMet],
    ['Met', met],
  ];
  for (const [title, all] of lists) {
    io.out('');
    io.out(`${title} (${all.length})`);
    for (const line of wrap(all.length === 0 ? '–' : all.join(', '), width - 2)) io.out(`  ${line}`);
  }
  if (branches !== null) printBranches(branches, page);
  const loops = answer.findings.find((one) => one.name === 'loops');
  if (loops === undefined) return;
  io.out('');
  io.out('Matches that went on for too long');
  for (const { arm, deal, match } of loops.matches) io.out(`  ${arm}/${deal}/${match}`);
}

function printBranches({ matches, branches, clauses }: BranchCoverage, { io, width }: Page): void {
  io.out('');
  io.out(`Clauses that the rules cite, and ${matches} matches never came to (${clauses.neverMet.length})`);
  for (const line of wrap(clauses.neverMet.join(', ') || '–', width - 2)) io.out(`  ${line}`);
  io.out('');
  io.out(
    `Branches of the rules that they never came to (${branches.neverMet.length}, of ${branches.met} more they did)`,
  );
  for (const { file, line, text } of branches.neverMet) io.out(`  ${file}:${line}  ${text}`);
}
