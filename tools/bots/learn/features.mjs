// What does a value look at? What a game says in bot/score.ts; where it says nothing, the terms of its score.

export async function featuresOf(id, game, sampleStates) {
  const { FEATURES, fillFeatures } = await import(`../../../games/${id}/bot/score.ts`);
  if (FEATURES !== undefined) return { names: FEATURES, size: FEATURES.length, fill: fillFeatures };
  return termsAsFeatures(game, sampleStates());
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
