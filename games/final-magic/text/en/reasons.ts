// How does English say why something can't be done?

import { english, type Given, type ReasonRows } from '@duello/language';
import type { ReasonCode } from '../../rules/state/reasons.ts';
import { cards, coins } from './effects.ts';

const mana = (missing: number | null): string => (missing === null ? 'not enough mana' : `${missing} mana missing`);

/** "Needs 5 coins; you can spend 4." */
function short(given: Given, what: (n: number) => string, otherwise: string): string {
  const [needs, can] = [given.number('needs'), given.number('can')];
  return needs === null || can === null ? otherwise : `needs ${what(needs)}; you can spend ${can}`;
}

const rows: ReasonRows<ReasonCode> = {
  manaMissing: (given) => short(given, (n) => `${n} mana`, mana(given.number('missing'))),
  fightOnly: (given) => `${given.name('card', 'this spell')} can only be cast in the fight`,
  actionOnly: (given) => `${given.name('card', 'this spell')} can only be cast in the Action Phase`,
  currencyInFight: () => 'currency can’t be used in the fight',
  noTarget: () => 'there is no enemy standing shield to aim at',
  onlyCounters: () => 'only a counter can answer a spell',
  coinsMissing: (given) => short(given, coins, 'not enough coins'),
  buyPhaseOnly: () => 'you buy cards and spend currency in the Buy Phase',
  notInBuyPhase: (given) => `${given.name('card', 'this card')} can’t be used in the Buy Phase`,
  boughtAlready: (given) => `you have already bought ${given.name('card', 'this card')} this round`,
  pileEmpty: (given) => `${given.name('card', 'this card')} is sold out`,
  grandGemsGone: (given, nameOf) => `${given.name('card', nameOf('grandGem'))} is sold out: the pile is limited`,
  notInSupply: (given) => `${given.name('card', 'this card')} isn’t for sale in this game`,
  notInHand(given) {
    const have = given.number('have');
    const card = given.name('card', 'this card');
    return have === null || have === 0
      ? `${card} isn’t in your hand`
      : `you have only ${have} ${have === 1 ? 'copy' : 'copies'} of ${card} in hand`;
  },
  planTooDear: (given) => `this plan costs too much: ${mana(given.number('missing'))}`,
  doesNotFeed: (given) => `there is no spell here that takes ${given.name('card', 'this card')} as feed`,
  feedTooMany(given) {
    const most = given.number('max');
    return `${given.name('card', 'this spell')} ${most === null ? 'can’t be fed that many cards' : `takes at most ${cards(most)} as feed`}`;
  },
  immune: (given) => `${given.name('card', 'this spell')} can’t be countered`,
  notAGem: (given) => `${given.name('card', 'this card')} isn’t a mana gem`,
  notASpell: (given) => `${given.name('card', 'this card')} isn’t a spell`,
  planTooLong(given) {
    const most = given.number('max');
    return `this plan is too long${most === null ? '' : `: at most ${most} entries`}`;
  },
  badPlan: (given) => `this plan can’t be read: ${given.text('what')}`,
  aimTooMany(given) {
    const most = given.number('max');
    return `choose one target for each counter${most === null ? '' : `, at most ${most}`}`;
  },
  noSuchTarget: () => 'there is nothing to aim at there',
};

export const reason = english.reasons(rows);
