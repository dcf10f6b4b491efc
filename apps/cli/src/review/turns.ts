// Which answer belongs to which turn? By the headings of the log, as everybody reads them.

import { type TurnOfMatch, turnsFrom, turnTitle } from '@duello/bots';
import type { Layout } from '@duello/terminal';

/** `steps` are the events after each answer, beginning with those of the set-up. */
export function turnsOf<V, E>(layout: Layout<V, E>, steps: readonly (readonly E[])[]): readonly TurnOfMatch[] {
  const headings = steps.flatMap((events, from) =>
    events.flatMap((event) => {
      const line = layout.line(event);
      return line?.level === 'round' ? [{ title: turnTitle(line.text), from }] : [];
    }),
  );
  return turnsFrom(headings);
}
