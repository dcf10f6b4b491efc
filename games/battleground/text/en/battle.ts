// How does an English battle read, with all that happens to summons?

import { english, shown } from '@duello/language';
import type { BattleKind, EventRows } from '../row-types.ts';
import { bare, by, left, ref, refDoes } from './log.ts';
import { conditions } from './nouns.ts';

const { and, does } = english;

const DEATHS = {
  thisDies: () => 'its own death',
  summonDies: (victim: string) => `the death of ${victim}`,
  allyDies: (victim: string) => `the death of ${victim}`,
  foeDies: (victim: string) => `the death of ${victim}`,
} as const;

const change = (by: number, noun: string): string => `${by < 0 ? 'loses' : 'gains'} ${Math.abs(by)} ${noun}`;

export const battleRows: EventRows<BattleKind> = {
  summoned: ({ target: { seat, card, field }, attack, hp }, viewer, nameOf) =>
    `${does(seat, viewer, 'summon', 'summons')} ${nameOf(card ?? '')} ${attack}/${hp} on ${field}`,
  // All at once, at the start of every battle.
  stanceEnded: () => null,
  // What it does follows.
  summonActs: () => null,
  advanced: ({ target, from: start }, viewer, nameOf) =>
    `${bare(target, viewer, nameOf)} advances from ${start} to ${target.field}`,
  // The attack has a line of its own.
  advanceHeld: () => null,
  advanceBlocked: ({ target, edge }, viewer, nameOf) => (edge ? null : `${ref(target, viewer, nameOf)} is blocked`),
  advanceSkipped: ({ target, by }, viewer, nameOf) =>
    `${conditions[by]} keeps ${ref(target, viewer, nameOf)} from advancing`,
  attackDeclared: ({ target, foe }, viewer, nameOf) =>
    `${ref(target, viewer, nameOf)} attacks ${ref(foe, viewer, nameOf)}`,
  attackPrevented: ({ target, foe, by }, viewer, nameOf) =>
    `${conditions[by]} keeps ${ref(target, viewer, nameOf)} from attacking ${ref(foe, viewer, nameOf)}`,
  // Most summons on their way have none.
  noTarget: () => null,
  flanked: ({ target, threats }, viewer, nameOf) =>
    `${ref(target, viewer, nameOf)} is flanked by ${and(threats.map((one) => ref(one, viewer, nameOf)))}`,
  defenceApplied: ({ target, prevented }, viewer, nameOf) =>
    prevented === 0 ? null : `${ref(target, viewer, nameOf)} parries ${prevented} damage`,
  chillApplied: ({ target, prevented }, viewer, nameOf) =>
    prevented === 0 ? null : `${conditions.chill} prevents ${prevented} damage from ${ref(target, viewer, nameOf)}`,
  defended: ({ target, defence }, viewer, nameOf) =>
    `${ref(target, viewer, nameOf)} defends (Defence ${shown(Math.max(0, defence))})`,
  hasteUsed: ({ target }, viewer, nameOf) => `${conditions.haste}: ${ref(target, viewer, nameOf)} acts again`,
  moved: ({ target, from: start }, viewer, nameOf) =>
    `${bare(target, viewer, nameOf)} moves from ${start} to ${target.field}`,
  damageDealt({ target, amount, left: rest, cause }, viewer, nameOf) {
    const much = amount === 0 ? 'no damage' : `${amount} damage${left(target, rest)}`;
    return `${by(cause, nameOf)}${refDoes(target, viewer, nameOf, 'take', 'takes')} ${much}`;
  },
  healed({ target, amount, left: rest, source }, viewer, nameOf) {
    if (amount === 0) return null;
    const regained = `${amount} ${target.card === null ? 'life' : 'HP'}${left(target, rest)}`;
    return `${nameOf(source)}: ${refDoes(target, viewer, nameOf, 'regain', 'regains')} ${regained}`;
  },
  attackChanged: ({ target, by, attack }, viewer, nameOf) =>
    by === 0 ? null : `${ref(target, viewer, nameOf)} ${change(by, 'Attack')} (Attack ${attack})`,
  hpChanged: ({ target, by, hp }, viewer, nameOf) =>
    by === 0 ? null : `${ref(target, viewer, nameOf)} ${change(by, 'HP')} (HP ${hp})`,
  conditionPlaced: ({ target, condition, count }, viewer, nameOf) =>
    `${ref(target, viewer, nameOf)} gets ${count} ${conditions[condition]}`,
  conditionRemoved: ({ target, condition, count }, viewer, nameOf) =>
    `${ref(target, viewer, nameOf)} loses ${count} ${conditions[condition]}`,
  // The death has a line of its own.
  killed: ({ target, cause }, viewer, nameOf) =>
    `${nameOf(cause.card)} leaves ${ref(target, viewer, nameOf)} without HP`,
  deathTriggered: ({ source, death, victim }, viewer, nameOf) =>
    `${ref(source, viewer, nameOf)} reacts to ${DEATHS[death](ref(victim, viewer, nameOf))}`,
  summonDied: ({ target }, viewer, nameOf) => `${ref(target, viewer, nameOf)} dies`,
  // At the end of every turn, and the dice show it.
  attackReset: () => null,
};
