// What has happened last? Played once more, each event with how the table looked after it, through one pair of eyes.

import { answer, begin, type Match, type State, type Viewer } from '@duello/kernel';
import type { EventWithView } from '@duello/table';

/** As many as two long turns bring. */
const MOST = 400;

export function recall<S extends State, V, O, E>(
  { rules, seed, options, answers }: Match<S, V, O, E>,
  /** How many events the match has had. */
  all: number,
  viewer: Viewer,
): readonly EventWithView<V, E>[] {
  const frames: EventWithView<V, E>[] = [];
  let at = 0;
  // What opened the match is told, not shown.
  const match = begin(rules, seed, options, () => at++);
  for (const given of answers) {
    answer(match, given, (event) => {
      if (at++ < all - MOST) return;
      const seen = rules.see(event, viewer);
      if (seen !== null) frames.push({ event: seen, view: rules.view(match.state, viewer) });
    });
  }
  return frames;
}
