// How is a match of Contracts played through the page? Play what can be paid, attack with what may, then end the turn.

import { answered, type Press, type Seen, type SeenCard, type Strategy } from '@duello/web/for-tests';

const GAP = /^gap:/;

/** The other player first, then what is the other's. */
function target({ cards }: Seen): SeenCard | undefined {
  const meant = cards.filter((card) => card.meant && !card.used && !GAP.test(card.target));
  const worth = ({ target }: SeenCard): number =>
    target === 'opposing:player' ? 2 : target.startsWith('opposing:') ? 1 : 0;
  return meant.toSorted((a, b) => worth(b) - worth(a))[0];
}

/** First what acts, then what is meant by it; what means nothing is said in the prompt. */
function acting(seen: Seen): Press {
  const done = answered(seen);
  if (seen.cards.some(({ selected }) => selected)) {
    const meant = target(seen);
    if (meant !== undefined) return { card: meant.at, done };
    const [first] = seen.options;
    return { option: first.key };
  }
  const begins = seen.cards.find((card) => card.begins);
  return begins === undefined ? { option: 'end' } : { card: begins.at };
}

export const contracts: Strategy = (seen) => {
  if (seen.question === 'act') return acting(seen);
  const sends = seen.options.find(({ key }) => key === 'send');
  if (sends?.disabled === false) return { option: 'send' };
  const meant = target(seen) ?? seen.cards.find((card) => card.meant && !card.used);
  // One that is taken into an answer does not answer yet.
  if (meant !== undefined) return sends === undefined ? { card: meant.at, done: answered(seen) } : { card: meant.at };
  const open = seen.options.find(({ disabled }) => !disabled);
  return open === undefined ? null : { option: open.key };
};
