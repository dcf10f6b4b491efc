// Which lines of the log say too much? Several alike in a row become one with their number; a trigger that does nothing is left out.

import type { LogLine } from '../look/log.tsx';

/** What becomes of a trigger: it is announced, or it comes to nothing. */
export type TriggerPart = 'announced' | 'nothing';

/** A line, and what tells whether it is worth standing alone. */
export interface RawLine extends LogLine {
  /** Lines that say this same thing in a row are one. */
  readonly like: string;
  readonly trigger: TriggerPart | null;
  /** After how many answers it was told. */
  readonly answers: number;
}

/** Nothing of this trigger's doing follows: the next line is another's, or none. */
const isAlone = (next: RawLine | undefined, answers: number): boolean =>
  next === undefined || next.answers !== answers || next.heading || next.trigger === 'announced';

function withoutIdleTriggers(lines: readonly RawLine[]): readonly RawLine[] {
  const kept: RawLine[] = [];
  lines.forEach((line, at) => {
    const before = kept.at(-1);
    if (line.trigger !== 'nothing' || before?.trigger !== 'announced' || before.answers !== line.answers) {
      kept.push(line);
      return;
    }
    if (isAlone(lines[at + 1], line.answers)) kept.pop();
  });
  return kept;
}

/** The same objects again: a group of the log is drawn anew only when one of its lines is another. */
const counted = new WeakMap<RawLine, LogLine>();

function withTimes(last: RawLine, first: RawLine, times: number): LogLine {
  if (times === 1) return last;
  const known = counted.get(last);
  if (known?.times === times) return known;
  const line = { ...last, key: first.key, times };
  counted.set(last, line);
  return line;
}

export function condense(lines: readonly RawLine[]): readonly LogLine[] {
  const runs: { readonly first: RawLine; last: RawLine; times: number }[] = [];
  for (const line of withoutIdleTriggers(lines)) {
    const run = runs.at(-1);
    if (run !== undefined && !line.heading && run.last.like === line.like) {
      run.last = line;
      run.times++;
    } else runs.push({ first: line, last: line, times: 1 });
  }
  return runs.map(({ first, last, times }) => withTimes(last, first, times));
}
