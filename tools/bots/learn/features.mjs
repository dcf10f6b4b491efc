// What does a value look at? What a game says in bot/features.ts; where it says nothing, the terms of its score.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../setup.mjs';

export async function featuresOf(id, game, states) {
  const said = `games/${id}/bot/features.ts`;
  if (existsSync(join(ROOT, said))) {
    const { FEATURES, fillFeatures } = await import(`../../../${said}`);
    return { names: FEATURES, size: FEATURES.length, fill: fillFeatures };
  }
  return termsAsFeatures(game, states);
}

/** Terms that positions have, each as it is for the seat, and whose turn it is. */
function termsAsFeatures({ terms, active }, states) {
  const names = [...new Set(states.flatMap((state) => Object.keys(terms(state, 0))))];
  return {
    names: [...names, 'turn'],
    size: names.length + 1,
    fill(state, seat, into) {
      const all = terms(state, seat);
      names.forEach((name, i) => {
        into[i] = all[name] ?? 0;
      });
      into[names.length] = active(state) === seat ? 1 : -1;
    },
  };
}
