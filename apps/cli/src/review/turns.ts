// Which answer belongs to which turn? By the headings of the log, as everybody reads them.

import type { Layout } from '@duello/terminal';

export interface TurnOfMatch {
  /** `Turn 5`, or null before the first one. */
  readonly title: string | null;
  /** The first answer in it: so many had been given before. */
  readonly from: number;
}

/** `steps` are the events after each answer, beginning with those of the set-up. */
export function turnsOf<V, E>(layout: Layout<V, E>, steps: readonly (readonly E[])[]): readonly TurnOfMatch[] {
  const turns: TurnOfMatch[] = [{ title: null, from: 0 }];
  for (const [from, events] of steps.entries()) {
    for (const event of events) {
      const line = layout.line(event);
      if (line?.level === 'round') turns.push({ title: shortOf(line.text), from });
    }
  }
  // Where a heading comes before anything was answered in the last turn, the later one stands.
  return turns.filter(({ from }, i) => turns[i + 1]?.from !== from);
}

/** What stands before the colon; the whole sentence where there is none. */
const shortOf = (text: string): string => text.split(':')[0].replace(/\.$/, '');

export const turnAt = (turns: readonly TurnOfMatch[], at: number): TurnOfMatch =>
  turns.findLast(({ from }) => from <= at) ?? turns[0];
