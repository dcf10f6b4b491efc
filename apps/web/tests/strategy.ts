// How is a whole match played through the page? By a plain strategy; in Final Magic: buy the dearest spell or gem, fight with all one can.

import type { Page } from 'playwright-core';
import type { Hands } from './hands.ts';
import { type Seen, type SeenCard, until, untilAsked, untilChanged } from './table-page.ts';

/** A card or an option; `done` tells when the press has become what it was meant for. */
export type Press = ({ readonly card: number } | { readonly option: string }) & {
  readonly done?: (seen: Seen) => boolean;
};

/** What to press now; null while the table is still working it out. */
export type Strategy = (seen: Seen) => Press | null;

export const answered =
  (before: Seen) =>
  ({ decision }: Seen): boolean =>
    decision !== before.decision;
export const changed = (before: Seen): ((seen: Seen) => boolean) => {
  const known = JSON.stringify(before);
  return (seen) => JSON.stringify(seen) !== known;
};

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

const finalMagic: Strategy = (seen) => {
  const { options, cards, phase } = seen;
  if (options.some(({ key }) => key === 'fight')) return planning(seen);
  if (phase === 'buy' && options.some(({ key }) => key === 'end')) return buying(seen);
  const end = options.find(({ key, disabled }) => ENDS.includes(key) && !disabled);
  if (end !== undefined) return { option: end.key };
  const card = cards.find(({ legal, used }) => legal && !used);
  return card === undefined ? null : { card: card.at };
};

export async function act(page: Page, hands: Hands, seen: Seen, strategy: Strategy = finalMagic): Promise<Seen> {
  const press = strategy(seen);
  if (press === null) return untilChanged(page, seen);
  if ('card' in press) await hands.card(press.card);
  else await hands.option(press.option);
  const done = press.done ?? ('card' in press ? changed(seen) : answered(seen));
  return until(page, (now) => (now.state === 'asked' ? done(now) : now.state !== 'busy'));
}

/** Plays until the wished moment, at the latest to the end of the match; tells how many presses it took. */
export async function playOn(
  page: Page,
  hands: Hands,
  enough: (seen: Seen) => boolean,
  strategy: Strategy = finalMagic,
): Promise<number> {
  let seen = await untilAsked(page);
  for (let presses = 0; ; presses++) {
    if (seen.state !== 'asked' || enough(seen)) return presses;
    seen = await act(page, hands, seen, strategy);
  }
}
