// How does the log read? Rounds and phases as headings, what happened below them.

import { wrap } from '../print/columns.ts';
import type { Paint } from '../print/paint.ts';
import type { LogLine } from './layout.ts';

/** The lines laid out: headings stand out, the rest is indented; a phase in which nothing happened has no heading. */
export function logLines(told: readonly LogLine[], width: number, paint: Paint): readonly string[] {
  const kept = told.filter(({ level }, i) => level !== 'phase' || isLine(told[i + 1]));
  return gathered(kept).flatMap((line) => linesOf(line, width, paint));
}

/** What happened several times in a row is one line. */
function gathered(told: readonly LogLine[]): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (let i = 0; i < told.length; ) {
    const { level } = told[i];
    let end = i + 1;
    while (level === 'line' && end < told.length && told[end].level === 'line' && isLike(told[end], told[i])) end++;
    lines.push(end - i > 1 ? { level, text: times(told[end - 1].text, end - i) } : told[i]);
    i = end;
  }
  return lines;
}

/** "You spend Copper (coins: 3) ×3." */
const times = (text: string, n: number): string => `${text.replace(/\.$/, '')} ×${n}${text.endsWith('.') ? '.' : ''}`;

const isLike = (a: LogLine, b: LogLine): boolean => (a.like ?? a.text) === (b.like ?? b.text);

const isLine = (line: LogLine | undefined): boolean => line?.level === 'line' || line?.level === 'note';

function linesOf({ level, text }: LogLine, width: number, paint: Paint): readonly string[] {
  if (level === 'round') return ['', paint('bold', `── ${text}`)];
  if (level === 'phase') return [paint('bold', ` ${text}`)];
  const lines = wrap(`   ${text}`, width, '     ');
  return level === 'note' ? lines.map((line) => paint('dim', line)) : lines;
}
