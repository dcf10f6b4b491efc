// How are several things chosen at once? Class spells, crystals, mana, spells to retain: copy by copy.

import type { Decision } from '@duello/kernel';
import { type Draft, emptyDraft, picksDraft } from '@duello/terminal';
import { COLOURS, type Cost, FREE_PICKS, type View } from '../index.ts';
import { questionOf } from './menus.ts';
import { colourSign, costSign, type Naming, spellLabel, spellName } from './naming.ts';

export function someDraft(view: View, naming: Naming): Draft {
  const { decision } = view;
  if (decision === null) return emptyDraft;
  return picksDraft([], decision, {
    name: (key) => shortOf(decision, key, naming),
    entry(key, left) {
      const lying = lyingThere(view, decision, key, left);
      const count = lying === null ? '' : ` (${naming.ui.left(lying)})`;
      return { label: longOf(decision, key, naming, count), picks: [key] };
    },
    sums: (picks) => sumsOf(picks, view, decision, naming),
    send: (picks) => sendLabel(picks, decision, naming),
  });
}

/** What is left there: crystals lie in the market, more than may be taken; mana has no end. */
function lyingThere({ crystals }: View, { what, options }: Decision, key: string, left: number | null): number | null {
  if (what === 'mana') return null;
  const colour = what === 'crystals' ? COLOURS.find((one) => one === key) : undefined;
  const taken = (options.find((option) => option.key === key)?.limit ?? 0) - (left ?? 1);
  return colour === undefined ? left : crystals[colour] - taken;
}

const isColour = ({ what }: Decision): boolean => what === 'crystals' || what === 'mana';

function shortOf(decision: Decision, key: string, naming: Naming): string {
  if (!isColour(decision)) return spellName(key, naming);
  const colour = COLOURS.find((one) => one === key);
  const label = naming.text.option(questionOf(decision.what), key, naming.plain);
  return colour === undefined ? label : `${label} (${colourSign(colour, naming)})`;
}

/** A spell to draft with its text; what is in hand is known. */
const longOf = (decision: Decision, key: string, naming: Naming, count: string): string =>
  decision.what === 'spells' ? `${spellLabel(key, naming)}${count}` : `${shortOf(decision, key, naming)}${count}`;

function sendLabel(picks: readonly string[], { what }: Decision, { ui }: Naming): string {
  const labels: { readonly [what: string]: string } = {
    spells: ui.takeSpells,
    crystals: ui.takeCrystals,
    mana: ui.takeMana,
    retain: picks.length === 0 ? ui.retainNone : ui.retainThese,
  };
  return labels[what] ?? '';
}

function sumsOf(picks: readonly string[], view: View, { what, seat, max }: Decision, naming: Naming): string {
  const { ui } = naming;
  const count = picks.length;
  if (what === 'spells') {
    // BR12: allowed, but the table warns.
    return ui.spellsSums(count, max) + (count === FREE_PICKS ? `: ${ui.noCrystals}` : '');
  }
  if (what === 'crystals')
    return ui.crystalSums(count, max, costSign(askedBy(view.players[seat].unseen, naming), naming));
  return what === 'mana' ? ui.manaSums(count, max) : ui.retainSums(count, max);
}

/** What all spells of a deck cost together. */
function askedBy(deck: readonly string[], { cards }: Naming): Cost {
  const sum = (colour: keyof Cost): number => deck.reduce((all, id) => all + (cards.get(id)?.cost[colour] ?? 0), 0);
  return { white: sum('white'), red: sum('red'), purple: sum('purple'), blue: sum('blue') };
}
