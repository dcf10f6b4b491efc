// What has happened so far, for somebody who has not followed it? The match is played once more, through their eyes.

import { answer, begin, type Match, type State, type Viewer } from '@duello/kernel';
import type { PastEvent } from '@duello/protocol';

/** As many events as two long turns bring. */
const MOST = 400;

/** Everything that these eyes have seen. */
export function pastOf<S extends State, V, O, E>(
  { rules, seed, options, answers }: Match<S, V, O, E>,
  viewer: Viewer,
): readonly PastEvent[] {
  const past: PastEvent[] = [];
  let by: PastEvent['by'] = null;
  let given = 0;
  const note = (event: E): void => {
    const seen = rules.see(event, viewer);
    if (seen !== null) past.push({ event: seen, answers: given, by });
  };
  const match = begin(rules, seed, options, note);
  for (const one of answers) {
    by = one.seat;
    given++;
    answer(match, one, note);
  }
  return past;
}

/** The last events, each with how the table looked right after it. */
export function recallOf<S extends State, V, O, E>(
  { rules, seed, options, answers }: Match<S, V, O, E>,
  viewer: Viewer,
): readonly { readonly event: unknown; readonly view: unknown }[] {
  const frames: { event: unknown; view: unknown }[] = [];
  const match = begin(rules, seed, options);
  for (const one of answers) {
    answer(match, one, (event) => {
      const seen = rules.see(event, viewer);
      if (seen !== null) frames.push({ event: seen, view: rules.view(match.state, viewer) });
    });
    if (frames.length > 2 * MOST) frames.splice(0, frames.length - MOST);
  }
  return frames.slice(-MOST);
}
