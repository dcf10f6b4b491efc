// What can be done in the main phase? Contracts to play with their payment, attackers with their targets, Orb, Rune.

import { type Decision, other } from '@duello/kernel';
import type { Entry, Group, Peek } from '@duello/terminal';
import type { View } from '../index.ts';
import {
  contractName,
  costSign,
  creatureName,
  type Naming,
  orbName,
  type Spot,
  sourcesText,
  spotLabel,
  spotOf,
} from './naming.ts';

export function turnGroups(view: View, decision: Decision, peek: Peek<View>, naming: Naming): readonly Group[] {
  const keys = decision.options.map(({ key }) => key);
  const end: Entry = { label: naming.text.option('act', 'end', naming.plain), picks: ['end'], last: true };
  const groups: readonly Group[] = [
    { title: null, flows: false, entries: [end] },
    { title: naming.ui.play, flows: false, entries: playEntries(keys, peek, naming) },
    ...attackGroups(view, decision, keys, naming),
    { title: naming.ui.magnetize, flows: true, entries: magnetizeEntries(view, decision, keys, naming) },
    ...orbGroups(view, decision, keys, naming),
    { title: null, flows: false, entries: runeEntries(view, decision, keys, peek, naming) },
  ];
  return groups.filter(({ entries, title }) => entries.length > 0 || title === naming.ui.attackTitle);
}

const restOf = (keys: readonly string[], start: string): readonly string[] =>
  keys.flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []));

/** What is taken when the payment is left to the table; nothing where there is but one way to pay. */
function paysWith(key: string, peek: Peek<View>, naming: Naming): string {
  const { payment = null, decision = null } = peek(key) ?? {};
  if (payment === null || decision?.what !== 'pay') return '';
  return `, ${naming.ui.pays(sourcesText([payment.chosen, payment.usual], naming))}`;
}

const playEntries = (keys: readonly string[], peek: Peek<View>, naming: Naming): readonly Entry[] =>
  restOf(keys, 'play:').map((card) => ({
    label: contractName(card, naming) + paysWith(`play:${card}`, peek, naming),
    picks: [`play:${card}`],
  }));

/** One group an attacker, in the order of the line, the player last. */
function attackGroups(view: View, decision: Decision, keys: readonly string[], naming: Naming): readonly Group[] {
  const targets = new Map<string, string[]>();
  for (const rest of restOf(keys, 'attack:')) {
    const [attacker, target] = rest.split('>');
    targets.set(attacker, [...(targets.get(attacker) ?? []), target]);
  }
  const foe = other(decision.seat);
  if (targets.size === 0) return [];
  const groups = [...targets].map(([attacker, all]) => ({
    title: `  ${attackerTitle(view, decision, spotOf(attacker), naming)} →`,
    flows: true,
    entries: all.map((target) => ({
      label: spotLabel(view, foe, spotOf(target), naming),
      picks: [`attack:${attacker}>${target}`],
    })),
  }));
  return [{ title: naming.ui.attackTitle, flows: false, entries: [] }, ...groups];
}

function attackerTitle(view: View, { seat }: Decision, attacker: Spot, naming: Naming): string {
  const { ui } = naming;
  const { line, attack } = view.players[seat];
  if (attacker === 'player') return ui.you(attack);
  return creatureName(line[attacker], attacker, naming);
}

const magnetizeEntries = (view: View, { seat }: Decision, keys: readonly string[], naming: Naming): readonly Entry[] =>
  restOf(keys, 'magnetize:').map((place) => ({
    label: spotLabel(view, seat, spotOf(place), naming),
    picks: [`magnetize:${place}`],
  }));

/** With the damage, which costs as much of the own health (C1004, C1005). */
function orbGroups(view: View, { seat }: Decision, keys: readonly string[], naming: Naming): readonly Group[] {
  const { orb } = view.players[seat];
  const foe = view.players[other(seat)];
  if (orb === null) return [];
  const entries = restOf(keys, 'orb:').map((target) => {
    const spot = spotOf(target);
    const health = spot === 'player' ? foe.health : (foe.line[spot]?.health ?? 0);
    const hit = naming.ui.orbHit(Math.max(0, Math.min(health, orb.attack)));
    return { label: `${spotLabel(view, other(seat), spot, naming)} [${hit}]`, picks: [`orb:${target}`] };
  });
  return entries.length === 0 ? [] : [{ title: `${naming.ui.useOrb} ${orbName(orb, naming)} →`, flows: true, entries }];
}

function runeEntries(
  view: View,
  { seat }: Decision,
  keys: readonly string[],
  peek: Peek<View>,
  naming: Naming,
): readonly Entry[] {
  const { rune } = view.players[seat];
  const card = rune === null ? undefined : naming.cards.get(rune.card);
  if (rune === null || card === undefined || card.activation === null || !keys.includes('rune')) return [];
  const use = naming.ui.useRune(naming.name(rune.card), costSign(card.activation, naming));
  return [{ label: use + paysWith('rune', peek, naming), picks: ['rune'] }];
}
