// Who keeps the Silver Vigil? Moon: walls that harden, ambushes, rest, and one blow when the night has been long enough.

import {
  ability,
  allEnemies,
  anEnchantment,
  anEnemySummoning,
  anOwnSummoning,
  aSummoning,
  cardsOf,
  change,
  chooseOne,
  damage,
  destroy,
  draw,
  enemyOnes,
  gainLife,
  grant,
  loseLife,
  ownOnes,
  per,
  rest,
  returnToHand,
  tap,
  tire,
  untapSkill,
  when,
} from '../build.ts';
import type { Card } from '../card.ts';

const { summoning, spell, enchantment } = cardsOf('paladin');

export const silverVigil = {
  gateNovice: summoning('common', 1, '1/1', { keywords: ['harden'] }),
  moonMoth: summoning('common', 1, '1/1', { keywords: ['ignoreSummoning'] }),
  reedLurker: summoning('common', 2, '3/2', { keywords: ['fast'] }),
  lanternSister: summoning('common', 2, '3/1', {
    abilities: [ability({ tap: true }, [change(0, 2, anOwnSummoning())])],
  }),
  harbourGuard: summoning('common', 3, '5/2'),
  moonriseRider: summoning('common', 4, '5/3', { keywords: ['ready'] }),
  lullaby: spell('common', 0, [tap(anEnemySummoning()), tire(1, 'itsController')], ['fast']),
  deepBreath: spell('common', 1, [rest(2), draw()]),
  silverMantle: enchantment('common', 2, ownOnes(), { attack: 1, defense: 1, traits: ['harden'] }),
  stillWater: spell('common', 3, [damage(per('itsAttack'), anEnemySummoning()), gainLife(5)], ['fast']),

  nightNurse: summoning('rare', 1, '0/2', { abilities: [ability({ tap: true }, [rest(1)])] }),
  bellRinger: summoning('rare', 2, '2/1', { abilities: [ability({ fatigue: 2 }, [tap(anEnemySummoning())])] }),
  nightJudge: summoning('rare', 3, '3/2', { played: [destroy(anEnemySummoning({ maxDefense: 2 }))] }),
  siegeWidow: summoning('rare', 5, '3/5', {
    keywords: ['harden'],
    startTurn: [gainLife(per('enemySummonings', 1, 0, 2))],
  }),
  ebbTide: spell('rare', 1, [returnToHand(aSummoning({ maxCost: 3 }))], ['fast']),
  moonbound: enchantment('rare', 2, enemyOnes(), { traits: ['cantAttack'] }, { keywords: ['fast'] }),
  mercyOrVerdict: spell(
    'rare',
    3,
    chooseOne([gainLife(per('hand', 2, 0, 6))], [destroy(anEnchantment()), loseLife(3)]),
  ),
  moonOverTheCamp: spell('rare', 4, [damage(3, allEnemies({ tapped: true }))]),

  ladyOfTheEbb: summoning('legendary', 4, '4/2', {
    keywords: ['fast'],
    played: [tap(allEnemies()), gainLife(per('tappedEnemies'))],
  }),
  fullMoonWolf: summoning('legendary', 5, '5/5', {
    startTurn: [when('ownFatigue', 2, [], [change(4, 0, 'this'), grant('pierce', 'this')])],
  }),
  queenUnderTheLake: summoning('legendary', 6, '6/5', { keywords: ['harden'], played: [rest(3), untapSkill()] }),
  clearNight: spell('legendary', 3, [change(per('itsDefense'), 0, anOwnSummoning()), grant('pierce', 'it')]),
} as const satisfies Record<string, Card>;
