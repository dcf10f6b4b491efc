// What can be done in the main phase? Contracts to play with their payment, attackers with their targets, Orb, Rune.

import { type Decision, other, type Seat } from '@duello/kernel';
import type { Entry, Group } from '@duello/terminal';
import { type Act, orbHit, previewPayment, readAct, type Spot, type View } from '../index.ts';
import { contractName, costSign, type Naming, orbName, sourcesText, spotLabel } from './naming.ts';

type Of<W extends Act['word']> = Extract<Act, { readonly word: W }>;
interface Offered<A extends Act = Act> {
  readonly key: string;
  readonly act: A;
}

const offeredIn = ({ options }: Decision): readonly Offered[] =>
  options.flatMap(({ key }) => {
    const act = readAct(key);
    return act === null ? [] : [{ key, act }];
  });

/** What is offered of one word. */
const only = <W extends 'play' | 'attack' | 'magnetize' | 'orb'>(
  all: readonly Offered[],
  word: W,
): readonly Offered<Of<W>>[] => all.filter((one): one is Offered<Of<W>> => one.act.word === word);

export function turnGroups(view: View, decision: Decision, naming: Naming): readonly Group[] {
  const all = offeredIn(decision);
  const { seat } = decision;
  const end: Entry = { label: naming.text.option('act', 'end', naming.plain), picks: ['end'], by: 'end' };
  const groups: readonly Group[] = [
    { title: null, flows: false, entries: [end, ...storeEntries(all, naming)] },
    { title: naming.ui.play, flows: false, entries: playEntries(view, only(all, 'play'), naming) },
    ...attackGroups(view, seat, only(all, 'attack'), naming),
    { title: naming.ui.magnetize, flows: true, entries: magnetizeEntries(view, seat, only(all, 'magnetize'), naming) },
    ...orbGroups(view, seat, only(all, 'orb'), naming),
    { title: null, flows: false, entries: runeEntries(view, seat, all, naming) },
  ];
  return groups.filter(({ entries, title }) => entries.length > 0 || title === naming.ui.attackTitle);
}

/** What is taken when the payment is left to the table; nothing where there is but one way to pay. */
function paysWith(view: View, act: Act, naming: Naming): string {
  const { sources = null, hasChoice = false } = previewPayment(view, act) ?? {};
  return sources === null || !hasChoice ? '' : `, ${naming.ui.pays(sourcesText([sources], naming))}`;
}

const playEntries = (view: View, plays: readonly Offered<Of<'play'>>[], naming: Naming): readonly Entry[] =>
  plays.map(({ key, act }) => ({ label: contractName(act.card, naming) + paysWith(view, act, naming), picks: [key] }));

/** One group an attacker, in the order of the line, the player last. */
function attackGroups(
  view: View,
  seat: Seat,
  attacks: readonly Offered<Of<'attack'>>[],
  naming: Naming,
): readonly Group[] {
  if (attacks.length === 0) return [];
  const groups = [...Map.groupBy(attacks, ({ act }) => act.attacker)].map(([attacker, all]) => ({
    title: `  ${attackerTitle(view, seat, attacker, naming)} →`,
    flows: true,
    entries: all.map(({ key, act }) => ({ label: spotLabel(view, other(seat), act.target, naming), picks: [key] })),
  }));
  return [{ title: naming.ui.attackTitle, flows: false, entries: [] }, ...groups];
}

const attackerTitle = (view: View, seat: Seat, attacker: Spot, naming: Naming): string =>
  attacker === 'player' ? naming.ui.you(view.players[seat].attack) : spotLabel(view, seat, attacker, naming);

const magnetizeEntries = (
  view: View,
  seat: Seat,
  offered: readonly Offered<Of<'magnetize'>>[],
  naming: Naming,
): readonly Entry[] =>
  offered.map(({ key, act }) => ({ label: spotLabel(view, seat, act.place, naming), picks: [key] }));

/** With the damage, which costs as much of the own health (C1004, C1005). */
function orbGroups(view: View, seat: Seat, uses: readonly Offered<Of<'orb'>>[], naming: Naming): readonly Group[] {
  const { orb } = view.players[seat];
  if (orb === null || uses.length === 0) return [];
  const entries = uses.map(({ key, act: { target } }) => ({
    label: `${spotLabel(view, other(seat), target, naming)} [${naming.ui.orbHit(orbHit(view, seat, target))}]`,
    picks: [key],
  }));
  return [{ title: `${naming.ui.useOrb} ${orbName(orb, naming)} →`, flows: true, entries }];
}

/** The other way to end a turn. */
const storeEntries = (all: readonly Offered[], { text, plain }: Naming): readonly Entry[] =>
  all
    .filter(({ act }) => act.word === 'storeLess')
    .map(({ key }) => ({ label: text.option('act', key, plain), picks: [key], by: 'end', sign: 'es' }));

function runeEntries(view: View, seat: Seat, all: readonly Offered[], naming: Naming): readonly Entry[] {
  const { rune } = view.players[seat];
  const card = rune === null ? undefined : naming.cards.get(rune.card);
  const use = all.find(({ act }) => act.word === 'rune');
  if (rune === null || card === undefined || card.activation === null || use === undefined) return [];
  const label = naming.ui.useRune(naming.name(rune.card), costSign(card.activation, naming));
  return [{ label: label + paysWith(view, use.act, naming), picks: [use.key] }];
}
