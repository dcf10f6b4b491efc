// How does the Buy Phase look? The whole buy zone by family, numbers on what can be bought with what is at hand.

import type { Decision } from '@duello/kernel';
import type { Entry, Group } from '@duello/terminal';
import { type Card, type CardId, COPIES, type Playing, payable, playableNow, readOption, type View } from '../index.ts';
import { listing, type Naming, priceOf } from './naming.ts';

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

/** The key that buys a card, among these; null when there is none. */
const buyKey = (keys: readonly { readonly key: string }[], id: CardId): string | null =>
  keys.find(({ key }) => {
    const option = readOption('buy', key);
    return option.word === 'buy' && option.card === id;
  })?.key ?? null;

export function marketGroups(view: View, decision: Decision, naming: Naming): readonly Group[] {
  const { text, ui, plain } = naming;
  const { coins } = view.players[decision.seat];
  const { cards, answers, gives } = playableNow(view);
  const spend = decision.options.flatMap(({ key }): readonly Entry[] => {
    const option = readOption('buy', key);
    const card = option.word === 'coin' ? naming.cards.get(option.card) : undefined;
    return card?.type === 'currency'
      ? [{ label: `${text.option('buy', key, plain)} ${ui.coinGain(card.coins)}`, picks: [key] }]
      : [];
  });
  const all = cards.length < 2 ? [] : [{ label: ui.spendAll(listing(naming, cards), gives), picks: answers }];
  const end: Entry = { label: text.option('buy', 'end', plain), picks: ['end'], last: true };
  const paid = payable(view);
  const families = FAMILIES.map((family) => ({
    title: titleOf(family, naming),
    flows: true,
    entries: Object.entries(view.supply).flatMap(([id, left]) => {
      const card = naming.cards.get(id);
      if (card === undefined || familyOf(card) !== family) return [];
      return [pileEntry(id, left, decision, paid, naming)];
    }),
  }));
  return [
    { title: null, flows: false, entries: [end, ...all, ...spend] },
    { title: ui.market(coins, gives), flows: false, entries: [] },
    ...families.filter(({ entries }) => entries.length > 0),
  ];
}

/** A pile: bought at once, bought by spending currency first, or without a number. */
function pileEntry(
  id: CardId,
  left: number | null,
  { options, blocked }: Decision,
  paid: ReadonlyMap<string, Playing>,
  naming: Naming,
): Entry {
  const label = `${naming.name(id)} ${naming.ui.price(priceOf(naming, id), left === COPIES ? null : left)}`;
  const offered = buyKey(options, id);
  if (offered !== null) return { label, picks: [offered] };
  const dear = buyKey(blocked, id);
  const first = dear === null ? undefined : paid.get(dear);
  return { label, picks: dear === null || first === undefined ? [] : [...first.answers, dear] };
}
