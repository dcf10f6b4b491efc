// How is a match of Final Magic played through the page? Buy the dearest spell or gem, fight with all one can.

import { changed, type Press, type Seen, type SeenCard, type Strategy } from '@duello/web/for-tests';

const ENDS = ['end', 'pass', 'none', 'send'];

/** "Pay and buy" is several answers in a row: the coins first, then the card, of which one copy a round may be bought. */
const isSold =
  (bought: string) =>
  ({ cards }: Seen): boolean =>
    cards.some(({ card, zone, legal }) => card === bought && zone === 'supply' && !legal);

function buying({ options, cards }: Seen): Press {
  const chosen = options.find(({ key }) => /^(pay|buy):/.test(key))?.key;
  const [verb, , bought] = chosen?.split(':') ?? [];
  if (chosen !== undefined) return verb === 'pay' ? { option: chosen, done: isSold(bought) } : { option: chosen };
  const worth = ({ tone, price }: SeenCard): number => (tone === 'currency' || price < 2 ? 0 : price);
  const offered = cards.filter((card) => card.zone === 'supply' && card.legal && worth(card) > 0);
  if (offered.length === 0) return { option: 'end' };
  return { card: offered.reduce((a, b) => (worth(b) > worth(a) ? b : a)).at };
}

function planning(seen: Seen): Press | null {
  const { options, cards } = seen;
  if (options.some(({ key }) => key === 'fed')) return { option: 'fed', done: changed(seen) };
  const spell = cards.find(
    ({ zone, tone, legal, used }) => zone.startsWith('hand') && tone !== 'gem' && legal && !used,
  );
  if (spell !== undefined) return { card: spell.at };
  return options.some(({ key, disabled }) => key === 'fight' && !disabled) ? { option: 'fight' } : null;
}

export const finalMagic: Strategy = (seen) => {
  const { options, cards, phase } = seen;
  if (options.some(({ key }) => key === 'fight')) return planning(seen);
  if (phase === 'buy' && options.some(({ key }) => key === 'end')) return buying(seen);
  const end = options.find(({ key, disabled }) => ENDS.includes(key) && !disabled);
  if (end !== undefined) return { option: end.key };
  const card = cards.find(({ legal, used }) => legal && !used);
  return card === undefined ? null : { card: card.at };
};
