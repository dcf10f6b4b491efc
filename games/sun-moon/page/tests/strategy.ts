// How is a match of Sun & Moon played through the page? Play what can be paid, attack with what may, pass every window.

import { answered, type Press, type Seen, type SeenCard, type Strategy } from '@duello/web/for-tests';

/** The other player first, then what is the other's, then whatever there is. */
function target({ cards }: Seen): SeenCard | undefined {
  const worth = ({ target }: SeenCard): number => (target === 'enemy:player' ? 2 : target.startsWith('enemy:') ? 1 : 0);
  return cards.filter(({ meant }) => meant).toSorted((a, b) => worth(b) - worth(a))[0];
}

/** The first press aims, and shows what will happen; the second one means it. */
function aiming(seen: Seen): Press | null {
  const aimed = seen.cards.find(({ meant, used }) => meant && used);
  if (aimed !== undefined) return { card: aimed.at, done: answered(seen) };
  const meant = target(seen);
  return meant === undefined ? null : { card: meant.at };
}

/** First what acts, then whom it is meant for; what needs nobody is said in the prompt. */
function acting(seen: Seen): Press {
  const { cards, options } = seen;
  if (cards.some(({ selected }) => selected)) {
    const option = options.find(({ key }) => key.startsWith('play:'));
    return aiming(seen) ?? { option: option?.key ?? 'end' };
  }
  const next =
    cards.find(({ begins, target }) => begins && /^own:\d+$/.test(target)) ??
    cards.find(({ begins, target }) => begins && target.startsWith('hand:'));
  return next === undefined ? { option: 'end' } : { card: next.at };
}

export const sunMoon: Strategy = (seen) => {
  switch (seen.question) {
    case 'act':
      return acting(seen);
    case 'respond':
      return { option: 'pass' };
    case 'defender':
    case 'block':
      return aiming(seen);
    case 'x':
      return { option: 'send' };
  }
  const send = seen.options.find(({ key }) => key === 'send');
  if (send?.disabled === false) return { option: 'send' };
  const meant = seen.cards.find((card) => card.meant && !card.used);
  if (meant !== undefined) return send === undefined ? { card: meant.at, done: answered(seen) } : { card: meant.at };
  const open = seen.options.find(({ key, disabled }) => !disabled && key !== 'back');
  return open === undefined ? null : { option: open.key };
};
