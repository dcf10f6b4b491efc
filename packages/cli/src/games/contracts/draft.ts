// How are several things chosen at once? Contracts to set aside, sources to pay with, mana to keep: copy by copy.

import { COLOURS, type View } from '@duello/contracts';
import type { Decision } from '@duello/kernel';
import type { Draft, Entry } from '../../layout.ts';
import { questionOf } from './menus.ts';
import { contractName, type Naming, sourcesText } from './naming.ts';

/** What is taken when nobody chooses: the payment of the part that is asked. */
export function usualPicks({ decision, payment }: View): readonly string[] | null {
  if (payment === null || (decision?.what !== 'pay' && decision?.what !== 'payElement')) return null;
  return Object.entries(payment.usual).flatMap(([source, count]) => Array.from({ length: count }, () => source));
}

/** A payment begins as the usual one, to be changed. */
export function someDraft(view: View, naming: Naming): Draft {
  const picks = usualPicks(view) ?? [];
  return view.decision === null ? emptyDraft : draftOf(picks, view, view.decision, naming);
}

const emptyDraft: Draft = {
  plan: [],
  words: { picks: [] },
  add: () => emptyDraft,
  parts: [],
  sums: () => '',
  menu: () => [],
  hints: () => [],
};

function draftOf(picks: readonly string[], view: View, decision: Decision, naming: Naming): Draft {
  const copies = (key: string): number => picks.filter((one) => one === key).length;
  const left = (key: string): number =>
    (decision.options.find((option) => option.key === key)?.limit ?? 0) - copies(key);
  return {
    plan: picks,
    words: { picks },
    add: (key) => draftOf([...picks, key], view, decision, naming),
    parts: [...new Set(picks)].map((key) => ({
      label: thingOf(decision, key, naming) + (copies(key) > 1 ? ` ×${copies(key)}` : ''),
      without: () => draftOf(picks.toSpliced(picks.lastIndexOf(key), 1), view, decision, naming),
    })),
    sums: () => sumsOf(picks.length, view, decision, naming),
    menu: ({ next }) => {
      const entries = next.map((key): Entry => {
        const label = thingOf(decision, key, naming) + (left(key) > 1 ? ` (${naming.ui.left(left(key))})` : '');
        const all = decision.what === 'replace' ? Array.from({ length: left(key) }, () => key) : null;
        return all === null ? { label, picks: [key] } : { label, picks: [key], all: true };
      });
      return [{ title: null, flows: false, entries: [sendEntry(picks, decision, naming), ...entries] }];
    },
    hints: () => [],
  };
}

/** What a key stands for: a contract, a source of mana. */
function thingOf(decision: Decision, key: string, naming: Naming): string {
  if (decision.what === 'replace') return contractName(key, naming);
  const label = naming.text.option(questionOf(decision.what), key, naming.plain);
  const colour = COLOURS.find((one) => one === key);
  return colour === undefined ? label : `${label} (${naming.ui.letters[colour]})`;
}

function sendEntry(picks: readonly string[], { what }: Decision, { ui }: Naming): Entry {
  const labels: { readonly [what: string]: string } = {
    replace: picks.length === 0 ? ui.keepHand : ui.replaceThese,
    store: ui.storeThese,
  };
  return { label: labels[what] ?? ui.payThese, picks: [], last: true };
}

function sumsOf(count: number, { payment }: View, { what, max }: Decision, naming: Naming): string {
  const { ui, plain } = naming;
  if (what === 'replace') return ui.replaceSums(count);
  if (what === 'store' || payment === null) return ui.storeSums(count, max);
  const sums = (payment.forUse ? ui.payForUse : ui.paySums)(plain(payment.card), count, max);
  const already = sourcesText([payment.chosen], naming);
  return already === '' ? sums : `${sums}, ${ui.paidSoFar(already)}`;
}
