// How does English say why something can't be done?

import type { Reason } from '@duello/kernel';
import { cards, coins } from './en-cards.ts';
import { type ReasonRows, reasonOf } from './rows.ts';
import type { NameOf } from './words.ts';

const mana = (missing: number | null): string => (missing === null ? 'not enough mana' : `${missing} mana missing`);

const rows: ReasonRows = {
  manaMissing: (given) => mana(given.number('missing')),
  fightOnly: (given) => `${given.card('this spell')} can only be cast in the fight`,
  actionOnly: (given) => `${given.card('this spell')} can only be cast in the Action Phase`,
  currencyInFight: () => "currency can't be used in the fight",
  noTarget: () => 'there is no enemy standing shield to aim at',
  onlyCounters: () => 'only a counter can answer a spell',
  coinsMissing(given) {
    const missing = given.number('missing');
    return missing === null ? 'not enough coins' : `${coins(missing)} missing`;
  },
  boughtAlready: (given) => `you have already bought ${given.card('this card')} this round`,
  pileEmpty: (given) => `${given.card('this card')} is sold out`,
  grandGemsGone: (given, nameOf) => `${given.card(nameOf('grandGem'))} is sold out: the pile is limited`,
  notInSupply: (given) => `${given.card('this card')} isn't for sale in this game`,
  notInHand(given) {
    const have = given.number('have');
    const card = given.card('this card');
    return have === null || have === 0
      ? `${card} isn't in your hand`
      : `you have only ${have} ${have === 1 ? 'copy' : 'copies'} of ${card} in hand`;
  },
  planTooDear: (given) => `this plan costs too much: ${mana(given.number('missing'))}`,
  doesNotFeed: (given) => `there is no spell here that takes ${given.card('this card')} as feed`,
  feedTooMany(given) {
    const most = given.number('max');
    return `${given.card('this spell')} ${most === null ? "can't be fed that many cards" : `takes at most ${cards(most)} as feed`}`;
  },
  immune: (given) => `${given.card('this spell')} can't be countered`,
  notAGem: (given) => `${given.card('this card')} isn't a mana gem`,
  notASpell: (given) => `${given.card('this card')} isn't a spell`,
  planTooLong(given) {
    const most = given.number('max');
    return `this plan is too long${most === null ? '' : `: at most ${most} entries`}`;
  },
  badPlan: (given) => `this plan can't be read: ${given.text('what')}`,
  aimTooMany(given) {
    const most = given.number('max');
    return `choose one aim for each counter${most === null ? '' : `, at most ${most}`}`;
  },
  noSuchTarget: () => 'there is nothing to aim at there',
  over: () => 'the game is over',
  notAsked: () => "it isn't your turn to answer",
  stale: () => 'the game has moved on since this question was asked',
  notOffered: () => "this can't be chosen now",
  outOfRange: (given) => `choose a number from ${given.text('min')} to ${given.text('max')}`,
  notAnOrder: () => 'put every option in order, each of them once',
  tooFew: (given) => `choose at least ${given.text('min')}`,
  tooMany: (given) => `choose at most ${given.text('max')}`,
  unknownOption: (given) => `there is no option "${given.text('key')}" here`,
  notAWholeNumber: () => 'a whole number is needed',
  otherShape: () => 'this question takes another form of answer',
};

export const reason = (why: Reason, nameOf: NameOf): string =>
  reasonOf(rows, why, nameOf) ?? `This can't be done now (${why.code}).`;
