// Why can't it be chosen? One line a reason, with all it holds for and the clause it comes from.

import type { Blocked, Decision, Reason, Seat, Viewer } from '@duello/kernel';
import type { NameOf } from '@duello/language';
import { wrap } from '../print/columns.ts';
import type { Paint } from '../print/paint.ts';
import type { Words } from '../words/words.ts';

interface Says {
  readonly text: { reason(reason: Reason, nameOf: NameOf): string };
  readonly plain: NameOf;
  readonly width: number;
  readonly paint: Paint;
  readonly words: Pick<Words, 'small'>;
}

/** The reason as a sentence, with its clause. */
export const reasonLine = (reason: Reason, { text, plain }: Says): string =>
  text.reason(reason, plain) + (reason.clause === null ? '' : ` (${reason.clause})`);

/** `subjectOf` is what a reason is about. */
export function whyNotLines(
  blocked: readonly Blocked[],
  subjectOf: (one: Blocked) => string | null,
  naming: Says,
): readonly string[] {
  const groups = new Map<string, { readonly reason: Reason; readonly subjects: Set<string> }>();
  for (const one of blocked) {
    const { card: _, ...values } = one.reason.values;
    const general: Reason = { ...one.reason, values };
    const name = JSON.stringify(general);
    const group = groups.get(name) ?? { reason: general, subjects: new Set<string>() };
    const subject = subjectOf(one);
    if (subject !== null) group.subjects.add(subject);
    groups.set(name, group);
  }
  return [...groups.values()].flatMap(({ reason, subjects }) => {
    const line = ` ✗ ${[...subjects].join(', ')}: ${naming.words.small(reasonLine(reason, naming))}`;
    return wrap(line, naming.width, '   ').map((part) => naming.paint('dim', part));
  });
}

/** The seat that is asked, or whoever looks. */
export const seatIn = ({ decision, viewer, active }: Looked): Seat =>
  decision?.seat ?? (viewer === 'watcher' ? active : viewer);
interface Looked {
  readonly decision: Decision | null;
  readonly viewer: Viewer;
  readonly active: Seat;
}
