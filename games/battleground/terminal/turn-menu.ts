// What can be done in Spellcasting? All crystals at once, spells with the crystals that pay for them, slots.

import type { Decision } from '@duello/kernel';
import { listed } from '@duello/language';
import type { Entry, Group, Peek } from '@duello/terminal';
import {
  type Act,
  type CardId,
  COLOURS,
  type Cost,
  crystalOf,
  crystalsFor,
  optionKey,
  PREPARATION_SLOTS,
  readAct,
  type View,
} from '../index.ts';
import { changesAfter } from './changes.ts';
import { colourSign, costSign, type Naming, spellName } from './naming.ts';

export function castingGroups(view: View, decision: Decision, peek: Peek<View>, naming: Naming): readonly Group[] {
  const { text, plain, ui } = naming;
  const end: Entry = {
    label: text.option('act', optionKey.endCasting, plain),
    picks: [optionKey.endCasting],
    by: 'end',
  };
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

/** What can be done of one kind, with its key. */
const actsOf = <W extends Act['word']>(
  { options }: Decision,
  word: W,
): readonly (Extract<Act, { readonly word: W }> & { readonly key: string })[] =>
  options.flatMap(({ key }) => {
    const act = readAct(key);
    return act !== null && isAct(act, word) ? [{ ...act, key }] : [];
  });
const isAct = <W extends Act['word']>(act: Act, word: W): act is Extract<Act, { readonly word: W }> =>
  act.word === word;

/** How many crystals of each colour are in hand. */
function crystalsInHand(view: View, { seat }: Decision): Cost {
  const hand = view.players[seat].hand ?? [];
  const count = (colour: keyof Cost): number => hand.filter((card) => card === crystalOf(colour)).length;
  return { white: count('white'), red: count('red'), purple: count('purple'), blue: count('blue') };
}

function allCrystals(view: View, decision: Decision, naming: Naming): readonly Entry[] {
  const counts = crystalsInHand(view, decision);
  const picks = COLOURS.flatMap((colour) =>
    Array.from({ length: counts[colour] }, () => optionKey.cast(crystalOf(colour))),
  );
  return picks.length < 2 ? [] : [{ label: naming.ui.allCrystals(costSign(counts, naming)), picks }];
}

/** What can be cast at once, with what that changes where it is known. */
function castEntries(view: View, decision: Decision, peek: Peek<View>, naming: Naming): readonly Entry[] {
  const entry = (key: string, label: string): Entry => ({
    label: label + changesAfter(view, key, peek, naming),
    picks: [key],
  });
  return [
    ...actsOf(decision, 'cast').map(({ key, card }) => entry(key, spellName(card, naming))),
    ...actsOf(decision, 'castSlot').map(({ key, slot }) => entry(key, slotLabel(view, decision, slot, naming))),
  ];
}

const preparedIn = (view: View, { seat }: Decision, slot: number): CardId | null =>
  view.players[seat].prepared[slot - 1]?.card ?? null;

function slotLabel(view: View, decision: Decision, slot: number, naming: Naming): string {
  const card = preparedIn(view, decision, slot);
  return `${card === null ? '' : spellName(card, naming)}, ${naming.ui.fromSlot(slot)}`;
}

/** Spells that lack nothing but mana which crystals in hand give: those are cast first. */
function paidEntries(view: View, decision: Decision, naming: Naming): readonly Entry[] {
  return decision.blocked.flatMap(({ key, reason }) => {
    const act = reason.code === 'notEnoughMana' ? readAct(key) : null;
    if (act?.word !== 'cast' && act?.word !== 'castSlot') return [];
    const crystals = crystalsFor(view, key);
    if (crystals === null) return [];
    const label = act.word === 'cast' ? spellName(act.card, naming) : slotLabel(view, decision, act.slot, naming);
    const first = naming.ui.first(listed(crystals, naming.plain).join(', '));
    return [{ label: `${label}, ${first}`, first: crystals.map(optionKey.cast), picks: [key] }];
  });
}

/** A group for each slot that takes a charge. */
function chargeGroups(view: View, decision: Decision, naming: Naming): readonly Group[] {
  const charges = actsOf(decision, 'charge');
  return slots().map((slot) => {
    const prepared = view.players[decision.seat].prepared[slot - 1] ?? null;
    const card = prepared?.card ?? null;
    const cost = card === null ? null : naming.cards.get(card)?.cost;
    const paid = prepared === null ? '0' : costSign(prepared.charges, naming);
    const state = cost === null || cost === undefined ? paid : `${paid} / ${costSign(cost, naming)}`;
    return {
      title: naming.ui.chargeTitle(slot, card === null ? '' : naming.name(card), state),
      flows: true,
      entries: charges
        .filter((one) => one.slot === slot)
        .map(({ key, colour }) => ({
          label: `${naming.text.colours[colour]} ${colourSign(colour, naming)}`,
          picks: [key],
        })),
    };
  });
}

const slots = (): readonly number[] => Array.from({ length: PREPARATION_SLOTS }, (_, i) => i + 1);

function prepareGroups(view: View, decision: Decision, naming: Naming): readonly Group[] {
  const prepares = actsOf(decision, 'prepare');
  return slots().map((slot) => {
    const old = preparedIn(view, decision, slot);
    return {
      title: naming.ui.prepareTitle(slot, old === null ? null : naming.plain(old)),
      flows: true,
      entries: prepares
        .filter((one) => one.slot === slot)
        .map(({ key, card }) => ({ label: naming.name(card), picks: [key] })),
    };
  });
}
