// Does a viewer learn what it must not? What is hidden is changed, and nothing that is seen, asked or told may change with it.

import { decisionOf, refusal, type State } from '@duello/kernel';
import { difference, eventsIn, type Moment, VIEWERS } from './moment.ts';

/** With everything hidden changed, a viewer sees the same, is asked the same, and is told the same until something shows. */
export function secrecy<S extends State, V, O, E>(moment: Moment<S, V, O, E>): string | null {
  const { game, state, seat, rng } = moment;
  const { rules } = game;
  for (const viewer of VIEWERS) {
    const hidden = rules.copy(state);
    game.permuteHidden(hidden, viewer, rng);
    const [here, there] = [rules.view(state, viewer), rules.view(hidden, viewer)];
    if (JSON.stringify(here) !== JSON.stringify(there)) {
      return `viewer ${viewer} sees something hidden: ${difference(here, there)}`;
    }
    if (viewer === 'watcher') continue;
    const [asks, asksToo] = [decisionOf(rules, state, viewer), decisionOf(rules, hidden, viewer)];
    if (JSON.stringify(asks) !== JSON.stringify(asksToo)) {
      return `what seat ${viewer} is asked depends on something hidden: ${difference(asks, asksToo)}`;
    }
    if (viewer !== seat) continue;
    const leak = firstLeak(moment, eventsIn(moment, rules.copy(state)), eventsIn(moment, hidden));
    if (leak !== null) return leak;
  }
  return lateLeak(moment);
}

/** Both streams are the same up to an event that shows chance or something hidden. */
function firstLeak<S extends State, V, O, E>(
  { game: { rules }, seat }: Moment<S, V, O, E>,
  here: readonly E[],
  there: readonly E[],
): string | null {
  for (let i = 0; i < Math.max(here.length, there.length); i++) {
    if (i < here.length && rules.reveals(here[i])) return null;
    if (i < there.length && rules.reveals(there[i])) return null;
    const [seen, seenToo] = [here, there].map((list) =>
      JSON.stringify(i < list.length ? rules.see(list[i], seat) : null),
    );
    if (seen !== seenToo) return `seat ${seat} is told of something hidden, which "reveals" does not say: ${seen}`;
  }
  return null;
}

/** With only that changed which stays hidden through the answer, every viewer is told the same to the end and then sees the same. */
function lateLeak<S extends State, V, O, E>(moment: Moment<S, V, O, E>): string | null {
  const { game, state, seat, reply, rng } = moment;
  const { rules } = game;
  for (const viewer of VIEWERS) {
    const [here, there] = [rules.copy(state), rules.copy(state)];
    game.permuteHiddenThrough(there, viewer, seat, reply, rng);
    // Another hand may have to answer a forced choice otherwise.
    if (refusal(rules, there, seat, reply) !== null) continue;
    const [told, toldToo] = [here, there].map((world) =>
      eventsIn(moment, world).map((event) => rules.see(event, viewer)),
    );
    if (JSON.stringify(told) !== JSON.stringify(toldToo)) {
      return `viewer ${viewer} is told of something that stays hidden: ${difference(told, toldToo)}`;
    }
    const [seen, seenToo] = [rules.view(here, viewer), rules.view(there, viewer)];
    if (JSON.stringify(seen) !== JSON.stringify(seenToo)) {
      return `viewer ${viewer} then sees something that stays hidden: ${difference(seen, seenToo)}`;
    }
  }
  return null;
}
