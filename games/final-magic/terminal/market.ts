// How does the Buy Phase look? The whole buy zone by family, numbers on what can be bought with what is at hand.

import type { Decision } from '@duello/kernel';
import type { Entry, Group } from '@duello/terminal';
import type { Card, CardId, View } from '../index.ts';
import { listed, listing, type Naming, priceOf } from './naming.ts';
import { type Purse, payment } from './payment.ts';

const FULL_PILE = 3;
const FAMILIES = ['currency', 'gems', 'neutral', 'fire', 'water', 'earth', 'air'] as const;
type Family = (typeof FAMILIES)[number];

function familyOf(card: Card): Family {
  if (card.type === 'currency') return 'currency';
  if (card.type === 'gem') return 'gems';
  return card.element ?? 'neutral';
}

function titleOf(family: Family, { ui, text }: Naming): string {
  if (family === 'currency' || family === 'gems' || family === 'neutral') return ui.groups[family];
  return text.elements[family];
}

export function marketGroups(view: View, decision: Decision, naming: Naming): readonly Group[] {
  const player = view.players[decision.seat];
  const purse = purseOf(view, decision, naming);
  const all = purse.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  const inHand = purse.reduce((sum, { value, count }) => sum + value * count, 0);
  const { text, ui, plain } = naming;
  const spend: readonly Entry[] = [
    ...(all.length < 2
      ? []
      : [
          {
            label: ui.spendAll(listing(naming, all), inHand),
            picks: all.map((card) => `coin:${card}`),
          },
        ]),
    ...purse.map(({ card, value }) => ({
      label: `${text.option('buy', `coin:${card}`, plain)} ${ui.coinGain(value)}`,
      picks: [`coin:${card}`],
    })),
  ];
  const end: Entry = { label: text.option('buy', 'end', plain), picks: ['end'], last: true };
  const families = FAMILIES.map((family) => ({
    title: titleOf(family, naming),
    flows: true,
    entries: Object.entries(view.supply).flatMap(([id, left]) => {
      const card = naming.cards.get(id);
      if (card === undefined || familyOf(card) !== family) return [];
      return [pileEntry(id, left, decision, player.coins, purse, naming)];
    }),
  }));
  return [
    { title: null, flows: false, entries: [end, ...spend] },
    { title: ui.market(player.coins, inHand), flows: false, entries: [] },
    ...families.filter(({ entries }) => entries.length > 0),
  ];
}

function purseOf(view: View, decision: Decision, naming: Naming): readonly Purse[] {
  return listed(view.players[decision.seat].hand ?? {}).flatMap(([id, count]) => {
    const card = naming.cards.get(id);
    return card?.type === 'currency' ? [{ card: id, count, value: card.coins }] : [];
  });
}

/** A pile: bought at once, bought by spending currency first, or without a number. */
function pileEntry(
  id: CardId,
  left: number | null,
  decision: Decision,
  coins: number,
  purse: readonly Purse[],
  naming: Naming,
): Entry {
  const key = `buy:${id}`;
  const price = priceOf(naming, id);
  const label = `${naming.name(id)} ${naming.ui.price(price, left === FULL_PILE ? null : left)}`;
  if (decision.options.some((option) => option.key === key)) return { label, picks: [key] };
  const blocked = decision.blocked.find((entry) => entry.key === key);
  const paid = blocked?.reason.code === 'coinsMissing' ? payment(purse, price - coins) : null;
  if (paid === null) return { label, picks: [] };
  return { label, picks: [...paid.map((card) => `coin:${card}`), key] };
}
