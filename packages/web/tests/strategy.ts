// How is a whole match played through the page? A plain strategy: buy the dearest spell or gem, fight with all one can.

import type { Page } from 'playwright-core';
import type { Hands } from './hands.ts';
import { type Seen, type SeenCard, until, untilAsked, untilChanged } from './table-page.ts';

type Press = { readonly card: number } | { readonly option: string };

const ENDS = ['end', 'pass', 'none', 'send'];

function buying({ options, cards }: Seen): Press {
  const chosen = options.find(({ key }) => /^(pay|buy):/.test(key));
  if (chosen !== undefined) return { option: chosen.key };
  const worth = ({ tone, price }: SeenCard): number => (tone === 'currency' || price < 2 ? 0 : price);
  const offered = cards.filter((card) => card.zone === 'supply' && card.legal && worth(card) > 0);
  if (offered.length === 0) return { option: 'end' };
  return { card: offered.reduce((a, b) => (worth(b) > worth(a) ? b : a)).at };
}

function planning({ options, cards }: Seen): Press | null {
  if (options.some(({ key }) => key === 'fed')) return { option: 'fed' };
  const spell = cards.find(
    ({ zone, tone, legal, used }) => zone.startsWith('hand') && tone !== 'gem' && legal && !used,
  );
  if (spell !== undefined) return { card: spell.at };
  return options.some(({ key, disabled }) => key === 'fight' && !disabled) ? { option: 'fight' } : null;
}

/** What to press now; null while the table is still working it out. */
export function choose(seen: Seen): Press | null {
  const { options, cards, phase } = seen;
  if (options.some(({ key }) => key === 'fight')) return planning(seen);
  if (phase === 'buy' && options.some(({ key }) => key === 'end')) return buying(seen);
  const end = options.find(({ key, disabled }) => ENDS.includes(key) && !disabled);
  if (end !== undefined) return { option: end.key };
  const card = cards.find(({ legal, used }) => legal && !used);
  return card === undefined ? null : { card: card.at };
}

export async function act(page: Page, hands: Hands, seen: Seen): Promise<Seen> {
  const press = choose(seen);
  if (press === null) return untilChanged(page, seen);
  if ('card' in press) {
    await hands.card(press.card);
    return untilChanged(page, seen);
  }
  await hands.option(press.option);
  return press.option === 'fed' ? untilChanged(page, seen) : untilAnswered(page, seen, press.option);
}

/** "Pay and buy" is several answers in a row: the coins first, then the card, of which one copy a round may be bought. */
function untilAnswered(page: Page, before: Seen, option: string): Promise<Seen> {
  const [verb, , bought] = option.split(':');
  const isSold = ({ cards }: Seen): boolean =>
    cards.some(({ card, zone, legal }) => card === bought && zone === 'supply' && !legal);
  return until(page, (seen) => {
    if (seen.state !== 'asked') return seen.state !== 'busy';
    return verb === 'pay' ? isSold(seen) : seen.decision !== before.decision;
  });
}

/** Plays until the wished moment, at the latest to the end of the match; tells how many presses it took. */
export async function playOn(page: Page, hands: Hands, enough: (seen: Seen) => boolean): Promise<number> {
  let seen = await untilAsked(page);
  for (let presses = 0; ; presses++) {
    if (seen.state !== 'asked' || enough(seen)) return presses;
    seen = await act(page, hands, seen);
  }
}
