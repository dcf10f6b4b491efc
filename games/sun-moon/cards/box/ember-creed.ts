// What does the Ember Creed preach? Sun: strike at noon, tire everybody, and let whoever can't go on bleed.

import {
  ability,
  anEnemySummoning,
  anOwnSummoning,
  anyEnemy,
  anything,
  aSummoning,
  cardsOf,
  change,
  chooseOne,
  damage,
  destroy,
  discard,
  draw,
  enemyOnes,
  grant,
  loseLife,
  may,
  ownOnes,
  per,
  rest,
  takeBack,
  tire,
  untap,
} from '../build.ts';
import type { Card } from '../card.ts';

const { summoning, spell, enchantment } = cardsOf('warlock');

export const emberCreed = {
  noonHound: summoning('common', 1, '1/1', { keywords: ['ready'], hits: [tire(1)] }),
  sparkUnderStone: summoning('common', 1, '1/1', { keywords: ['fast'], played: [damage(2, anEnemySummoning())] }),
  thirstPreacher: summoning('common', 2, '2/1', { abilities: [ability({ tap: true }, [tire(1)])] }),
  noonRunner: summoning('common', 2, '3/1', { keywords: ['ready'], played: [tire(1, 'eachPlayer')] }),
  ashCrow: summoning('common', 3, '4/2', { overflow: [loseLife(2)] }),
  kilnGiant: summoning('common', 4, '6/3'),
  sharedNoon: spell('common', 0, [tire(2, 'eachPlayer'), draw()], ['fast']),
  cinderThrow: spell('common', 1, [damage(2, anything())], ['fast']),
  emberBrand: enchantment('common', 2, ownOnes(), { attack: 2, traits: ['pierce'] }),
  payOrBurn: spell('common', 3, chooseOne([damage(5, aSummoning())], [tire(4)])),

  heatMirage: summoning('rare', 1, '2/1', { keywords: ['ignoreSummoning'], startTurn: [tire(1, 'you')] }),
  candleFencer: summoning('rare', 2, '2/1', {
    keywords: ['harden'],
    abilities: [ability({ fatigue: 1 }, [change(2, -1, 'this')])],
  }),
  bookStoker: summoning('rare', 3, '2/2', {
    abilities: [ability({ tap: true, discardX: 1 }, [damage(per('x', 1, 1), anyEnemy())])],
  }),
  noonChariot: summoning('rare', 5, '5/2', { keywords: ['ready', 'pierce'] }),
  markOfDebt: enchantment('rare', 1, enemyOnes(), {}, { keywords: ['fast'], startTurn: [tire(1, 'itsController')] }),
  burntOffering: spell('rare', 2, [destroy(anOwnSummoning()), loseLife(per('itsAttack', 1, 0, 4)), rest(2)], ['fast']),
  noonAgain: spell('rare', 3, [untap(anOwnSummoning()), grant('ignoreSummoning', 'it')]),
  nothingButAsh: spell('rare', 4, [destroy(anEnemySummoning()), discard(1)]),

  ashUsurer: summoning('legendary', 4, '4/3', { overflow: [draw()] }),
  patientPhoenix: summoning('legendary', 5, '5/3', {
    keywords: ['ready'],
    destroyed: [may(loseLife(2, 'you'), takeBack('summoning'))],
  }),
  sunOnFoot: summoning('legendary', 6, '6/4', { keywords: ['pierce'], startTurn: [tire(2, 'eachPlayer')] }),
  compoundInterest: spell('legendary', 3, [tire(per('opponentsFatigue'))]),
} as const satisfies Record<string, Card>;
