// How does the Buy Phase look? The whole buy zone by family, numbers on what can be bought with what is at hand.

import type { Decision } from '@duello/kernel';
import { type Entry, fill, type Group, LABEL, labelled } from '@duello/terminal';
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
  const all = cards.length < 2 ? [] : [{ label: ui.spendAll(listing(naming, cards)), picks: answers }];
  const end: Entry = { label: text.option('buy', 'end', plain), picks: ['end'], by: 'end' };
  const paid = payable(view);
  const families = byFamily(view, naming, (id, left) => pileEntry(id, left, decision, paid, naming));
  return [
    { title: null, flows: false, entries: [end] },
    { title: ui.market(coins, gives), flows: false, entries: [] },
    ...families,
    { title: null, flows: false, entries: [...all, ...spend] },
  ];
}

const byFamily = (
  { supply }: View,
  naming: Naming,
  entryOf: (id: CardId, left: number | null) => Entry,
): readonly Group[] =>
  FAMILIES.map((family) => ({
    title: titleOf(family, naming),
    flows: true,
    entries: Object.entries(supply).flatMap(([id, left]) => {
      const card = naming.cards.get(id);
      return card === undefined || familyOf(card) !== family ? [] : [entryOf(id, left)];
    }),
  })).filter(({ entries }) => entries.length > 0);

const pileLabel = (id: CardId, left: number | null, naming: Naming): string =>
  `${naming.name(id)} ${naming.ui.price(priceOf(naming, id), left === COPIES ? null : left)}`;

/** The buy zone where nothing can be bought. */
export function supplyLines(view: View, naming: Naming): readonly string[] {
  const { ui, paint, width } = naming;
  const families = byFamily(view, naming, (id, left) => ({ label: pileLabel(id, left, naming), picks: [] }));
  return [
    ` ${paint('bold', ui.supply)}`,
    ...families.flatMap(({ title, entries }) => {
      const labels = entries.map(({ label }) => label);
      return labelled(title ?? '', fill(labels, width - LABEL), paint);
    }),
  ];
}

/** A pile: bought at once, by spending currency first, or not now; its number is always the same. */
function pileEntry(
  id: CardId,
  left: number | null,
  { options, blocked }: Decision,
  paid: ReadonlyMap<string, Playing>,
  naming: Naming,
): Entry {
  const label = pileLabel(id, left, naming);
  const offered = buyKey(options, id);
  const pile = { label, keeps: id };
  if (offered !== null) return { ...pile, picks: [offered] };
  const dear = buyKey(blocked, id) ?? id;
  const first = paid.get(dear);
  return first === undefined ? { ...pile, picks: [], blocked: dear } : { ...pile, first: first.answers, picks: [dear] };
}
