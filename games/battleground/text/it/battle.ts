// How does an Italian battle read, with all that happens to summons?

import { italian, italianNouns, shown } from '@duello/language';
import type { BattleKind, EventRows } from '../row-types.ts';
import { bare, by, isYou, left, ref, refDoes, verbTo } from './log.ts';
import { conditions, damage, life } from './nouns.ts';

const { and, does } = italian;
const { contract } = italianNouns;

/** "a b3", but "ad a3". */
const toField = (field: string | null): string => `${field?.startsWith('a') === true ? 'ad' : 'a'} ${field}`;

const change = (by: number, what: string): string =>
  by < 0 ? `perde ${-by} ${what === 'PV' ? what : `di ${what}`}` : `guadagna +${by} ${what}`;

export const battleRows: EventRows<BattleKind> = {
  summoned: ({ target: { seat, card, field }, attack, hp }, viewer, nameOf) =>
    `${does(seat, viewer, 'evochi', 'evoca')} ${nameOf(card ?? '')} ${attack}/${hp} su ${field}`,
  // All at once, at the start of every battle.
  stanceEnded: () => null,
  // What it does follows.
  summonActs: () => null,
  advanced: ({ target, from: start }, viewer, nameOf) =>
    `${bare(target, viewer, nameOf)} avanza da ${start} ${toField(target.field)}`,
  // The attack has a line of its own.
  advanceHeld: () => null,
  advanceBlocked: ({ target, edge }, viewer, nameOf) =>
    edge ? null : `${ref(target, viewer, nameOf)} non può avanzare`,
  advanceSkipped: ({ target, by }, viewer, nameOf) =>
    `${conditions[by]} impedisce ${contract('a', ref(target, viewer, nameOf))} di avanzare`,
  attackDeclared: ({ target, foe }, viewer, nameOf) =>
    `${ref(target, viewer, nameOf)} ${verbTo(foe, viewer, nameOf, 'attacca')}`,
  attackPrevented({ target, foe, by }, viewer, nameOf) {
    const attacking = isYou(foe, viewer) ? 'attaccarti' : `attaccare ${ref(foe, viewer, nameOf)}`;
    return `${conditions[by]} impedisce ${contract('a', ref(target, viewer, nameOf))} di ${attacking}`;
  },
  // Most summons on their way have none.
  noTarget: () => null,
  flanked({ target, threats }, viewer, nameOf) {
    const around = and(threats.map((one) => ref(one, viewer, nameOf)));
    return `${around} ${threats.length === 1 ? 'accerchia' : 'accerchiano'} ${ref(target, viewer, nameOf)}`;
  },
  defenceApplied: ({ target, prevented }, viewer, nameOf) =>
    prevented === 0 ? null : `${ref(target, viewer, nameOf)} para ${damage(prevented)}`,
  chillApplied: ({ target, prevented }, viewer, nameOf) =>
    prevented === 0
      ? null
      : `${conditions.chill} previene ${damage(prevented)} ${contract('di', ref(target, viewer, nameOf))}`,
  defended: ({ target, defence }, viewer, nameOf) =>
    `${ref(target, viewer, nameOf)} difende (Difesa ${shown(Math.max(0, defence))})`,
  hasteUsed: ({ target }, viewer, nameOf) => `${conditions.haste}: ${ref(target, viewer, nameOf)} agisce di nuovo`,
  moved: ({ target, from: start }, viewer, nameOf) =>
    `${bare(target, viewer, nameOf)} si sposta da ${start} ${toField(target.field)}`,
  damageDealt({ target, amount, left: rest, cause }, viewer, nameOf) {
    const much = amount === 0 ? 'danni' : `${damage(amount)}${left(target, rest)}`;
    const not = amount === 0 ? 'non ' : '';
    return `${by(cause, nameOf)}${refDoes(target, viewer, nameOf, `${not}subisci`, `${not}subisce`)} ${much}`;
  },
  healed({ target, amount, left: rest, source }, viewer, nameOf) {
    if (amount === 0) return null;
    const what = target.card === null ? life(amount) : `${amount} PV`;
    const regains = refDoes(target, viewer, nameOf, 'recuperi', 'recupera');
    return `${nameOf(source)}: ${regains} ${what}${left(target, rest)}`;
  },
  attackChanged: ({ target, by, attack }, viewer, nameOf) =>
    by === 0 ? null : `${ref(target, viewer, nameOf)} ${change(by, 'Attacco')} (Attacco ${attack})`,
  hpChanged: ({ target, by, hp }, viewer, nameOf) =>
    by === 0 ? null : `${ref(target, viewer, nameOf)} ${change(by, 'PV')} (PV ${hp})`,
  conditionPlaced: ({ target, condition, count }, viewer, nameOf) =>
    `${ref(target, viewer, nameOf)} riceve ${count} ${conditions[condition]}`,
  conditionRemoved: ({ target, condition, count }, viewer, nameOf) =>
    `${ref(target, viewer, nameOf)} perde ${count} ${conditions[condition]}`,
  // The death has a line of its own.
  killed: ({ target, cause }, viewer, nameOf) =>
    `${nameOf(cause.card)} toglie tutti i PV ${contract('a', ref(target, viewer, nameOf))}`,
  deathTriggered: ({ source, death, victim }, viewer, nameOf) =>
    death === 'thisDies'
      ? `${ref(source, viewer, nameOf)} reagisce alla propria morte`
      : `${ref(source, viewer, nameOf)} reagisce alla morte ${contract('di', ref(victim, viewer, nameOf))}`,
  summonDied: ({ target }, viewer, nameOf) => `${ref(target, viewer, nameOf)} muore`,
  // At the end of every turn, and the dice show it.
  attackReset: () => null,
};
