// What can be done in Spellcasting? All crystals at once, spells with the crystals that pay for them, slots.

import type { Decision } from '@duello/kernel';
import { listed } from '@duello/language';
import type { Entry, Group, Peek } from '@duello/terminal';
import { type CardId, COLOURS, type Cost, crystalOf, PREPARATION_SLOTS, type View } from '../index.ts';
import { changesAfter } from './changes.ts';
import { colourSign, costSign, type Naming, spellName } from './naming.ts';
import { canPickAll } from './trial.ts';

export function castingGroups(view: View, decision: Decision, peek: Peek<View>, naming: Naming): readonly Group[] {
  const { text, plain, ui } = naming;
  const end: Entry = { label: text.option('act', 'end', plain), picks: ['end'], last: true };
  const groups: readonly Group[] = [
    { title: null, flows: false, entries: [end, ...allCrystals(view, decision, naming)] },
    {
      title: ui.castTitle,
      flows: false,
      entries: [...castEntries(view, decision, peek, naming), ...paidEntries(view, decision, naming)],
    },
    ...chargeGroups(view, decision, naming),
    ...prepareGroups(view, decision, naming),
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const keysOf = ({ options }: Decision, start: string): readonly string[] =>
  options.flatMap(({ key }) => (key.startsWith(start) ? [key.slice(start.length)] : []));

/** How many crystals of each colour are in hand. */
function crystalsInHand(view: View, { seat }: Decision): Cost {
  const hand = view.players[seat].hand ?? [];
  const count = (colour: keyof Cost): number => hand.filter((card) => card === crystalOf(colour)).length;
  return { white: count('white'), red: count('red'), purple: count('purple'), blue: count('blue') };
}

/** The crystals of these numbers, as picks. */
const crystalPicks = (counts: Cost): readonly string[] =>
  COLOURS.flatMap((colour) => Array.from({ length: counts[colour] }, () => `cast:${crystalOf(colour)}`));

function allCrystals(view: View, decision: Decision, naming: Naming): readonly Entry[] {
  const counts = crystalsInHand(view, decision);
  const picks = crystalPicks(counts);
  return picks.length < 2 ? [] : [{ label: naming.ui.allCrystals(costSign(counts, naming)), picks }];
}

/** What can be cast at once, with what that changes where it is known. */
function castEntries(view: View, decision: Decision, peek: Peek<View>, naming: Naming): readonly Entry[] {
  const entry = (key: string, label: string): Entry => ({
    label: label + changesAfter(view, key, peek, naming),
    picks: [key],
  });
  return [
    ...keysOf(decision, 'cast:').map((card) => entry(`cast:${card}`, spellName(card, naming))),
    ...keysOf(decision, 'castSlot:').map((slot) => entry(`castSlot:${slot}`, slotLabel(view, decision, slot, naming))),
  ];
}

const preparedIn = (view: View, { seat }: Decision, slot: string): CardId | null =>
  view.players[seat].prepared[Number(slot) - 1]?.card ?? null;

function slotLabel(view: View, decision: Decision, slot: string, naming: Naming): string {
  const card = preparedIn(view, decision, slot);
  return `${card === null ? '' : spellName(card, naming)}, ${naming.ui.fromSlot(Number(slot))}`;
}

/** Spells that lack nothing but mana which crystals in hand give: those are cast first. */
function paidEntries(view: View, decision: Decision, naming: Naming): readonly Entry[] {
  return decision.blocked.flatMap(({ key, reason }) => {
    if (reason.code !== 'notEnoughMana') return [];
    const [verb, rest] = key.split(':');
    const card = verb === 'cast' ? rest : verb === 'castSlot' ? preparedIn(view, decision, rest) : null;
    const crystals =
      card === null ? null : missingCrystals(view, decision, card, verb === 'castSlot' ? rest : null, naming);
    if (card === null || crystals === null) return [];
    const picks = [...crystalPicks(crystals), key];
    if (!canPickAll(view, picks)) return [];
    const label = verb === 'cast' ? spellName(card, naming) : slotLabel(view, decision, rest, naming);
    const names = listed(
      COLOURS.flatMap((colour) => Array.from({ length: crystals[colour] }, () => crystalOf(colour))),
      naming.plain,
    );
    return [{ label: `${label}, ${naming.ui.first(names.join(', '))}`, picks }];
  });
}

/** The crystals that make up for what pool and charges lack; null when the hand has not enough. */
function missingCrystals(
  view: View,
  decision: Decision,
  card: CardId,
  slot: string | null,
  { cards }: Naming,
): Cost | null {
  const { mana, prepared } = view.players[decision.seat];
  const cost = cards.get(card)?.cost;
  if (cost === undefined) return null;
  const charges = slot === null ? null : (prepared[Number(slot) - 1]?.charges ?? null);
  const inHand = crystalsInHand(view, decision);
  const missing = (colour: keyof Cost): number => Math.max(0, cost[colour] - (charges?.[colour] ?? 0) - mana[colour]);
  if (COLOURS.some((colour) => missing(colour) > inHand[colour])) return null;
  return { white: missing('white'), red: missing('red'), purple: missing('purple'), blue: missing('blue') };
}

/** A group for each slot that takes a charge. */
function chargeGroups(view: View, decision: Decision, naming: Naming): readonly Group[] {
  return slots().map((slot) => {
    const prepared = view.players[decision.seat].prepared[slot - 1] ?? null;
    const card = prepared?.card ?? null;
    const cost = card === null ? null : naming.cards.get(card)?.cost;
    const paid = prepared === null ? '0' : costSign(prepared.charges, naming);
    const state = cost === null || cost === undefined ? paid : `${paid} / ${costSign(cost, naming)}`;
    return {
      title: naming.ui.chargeTitle(slot, card === null ? '' : naming.name(card), state),
      flows: true,
      entries: COLOURS.filter((colour) => keysOf(decision, `charge:${slot}>`).includes(colour)).map((colour) => ({
        label: `${naming.text.colours[colour]} ${colourSign(colour, naming)}`,
        picks: [`charge:${slot}>${colour}`],
      })),
    };
  });
}

const slots = (): readonly number[] => Array.from({ length: PREPARATION_SLOTS }, (_, i) => i + 1);

function prepareGroups(view: View, decision: Decision, naming: Naming): readonly Group[] {
  return slots().map((slot) => {
    const old = preparedIn(view, decision, String(slot));
    return {
      title: naming.ui.prepareTitle(slot, old === null ? null : naming.plain(old)),
      flows: true,
      entries: keysOf(decision, 'prepare:')
        .filter((rest) => rest.endsWith(`>${slot}`))
        .map((rest) => ({ label: naming.name(rest.split('>')[0]), picks: [`prepare:${rest}`] })),
    };
  });
}
