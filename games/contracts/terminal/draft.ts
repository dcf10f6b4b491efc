// How are several things chosen at once? Contracts to set aside, sources to pay with, mana to keep: copy by copy.

import type { Decision } from '@duello/kernel';
import { type Draft, emptyDraft, picksDraft } from '@duello/terminal';
import { COLOURS, defaultPaymentAnswer, type View } from '../index.ts';
import { questionOf } from './menus.ts';
import { contractName, type Naming, sourcesText } from './naming.ts';

/** What is taken when nobody chooses: the payment of the part that is asked. */
export function usualPicks(view: View): readonly string[] | null {
  const usual = defaultPaymentAnswer(view);
  return usual !== null && 'picks' in usual ? usual.picks : null;
}

/** A payment begins as the usual one, to be changed. */
export function someDraft(view: View, naming: Naming): Draft {
  const { decision } = view;
  if (decision === null) return emptyDraft;
  return picksDraft(usualPicks(view) ?? [], decision, {
    name: (key) => thingOf(decision, key, naming),
    entry(key, left) {
      const label = thingOf(decision, key, naming) + (left === null ? '' : ` (${naming.ui.left(left)})`);
      return decision.what === 'replace' ? { label, picks: [key], all: true } : { label, picks: [key] };
    },
    sums: (picks) => sumsOf(picks.length, view, decision, naming),
    send: (picks) => sendLabel(picks, decision, naming),
  });
}

/** What a key stands for: a contract, a source of mana. */
function thingOf(decision: Decision, key: string, naming: Naming): string {
  if (decision.what === 'replace') return contractName(key, naming);
  const label = naming.text.option(questionOf(decision.what), key, naming.plain);
  const colour = COLOURS.find((one) => one === key);
  return colour === undefined ? label : `${label} (${naming.ui.letters[colour]})`;
}

function sendLabel(picks: readonly string[], { what }: Decision, { ui }: Naming): string {
  const labels: { readonly [what: string]: string } = {
    replace: picks.length === 0 ? ui.keepHand : ui.replaceThese,
    store: ui.storeThese,
    storeLess: picks.length === 0 ? ui.storeNothing : ui.storeThese,
  };
  return labels[what] ?? ui.payThese;
}

function sumsOf(count: number, { payment }: View, { what, max }: Decision, naming: Naming): string {
  const { ui, plain } = naming;
  if (what === 'replace') return ui.replaceSums(count);
  if (payment === null) return ui.storeSums(count, max);
  const sums = (payment.forUse ? ui.payForUse : ui.paySums)(plain(payment.card), count, max);
  const already = sourcesText([payment.chosen], naming);
  return already === '' ? sums : `${sums}, ${ui.paidSoFar(already)}`;
}
