// Who walks the Twilight Road? Neither Sun nor Moon: sellswords, beasts, relics, and a tool for every trouble.

import {
  ability,
  allSummonings,
  anEnchantment,
  anEnemySummoning,
  anOwnSummoning,
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
  gainLife,
  grant,
  may,
  ownOnes,
  per,
  rest,
  returnToHand,
  takeBack,
  tap,
  tire,
  untap,
  untapSkill,
  when,
  X,
} from '../build.ts';
import type { Card } from '../effects.ts';

const { summoning, spell, enchantment } = cardsOf('neutral');

export const twilightRoad = {
  walkingTutor: summoning('common', 1, '1/2', { played: [untapSkill()] }),
  hedgeMartyr: summoning('common', 1, '1/1', { keywords: ['fast'], destroyed: [gainLife(2)] }),
  hiredSword: summoning('common', 2, '3/2'),
  ironTortoise: summoning('common', 2, '1/3', { keywords: ['harden'] }),
  roadSlinger: summoning('common', 3, '2/3', {
    abilities: [ability({ tap: true, fatigueX: 1 }, [damage(X, aSummoning())])],
  }),
  fordOgre: summoning('common', 4, '4/5'),
  dustInTheEyes: spell('common', 0, [change(-2, 0, aSummoning())], ['fast']),
  breadOrBed: spell('common', 1, chooseOne([gainLife(4)], [rest(3)])),
  ropeTrick: spell('common', 2, chooseOne([tap(anEnemySummoning())], [untap(anOwnSummoning({ maxAttack: 3 }))]), [
    'fast',
  ]),
  pilgrimStaff: enchantment(
    'common',
    3,
    ownOnes(),
    { attack: 1, defense: 2 },
    { abilities: [ability({ tap: true }, [rest(1)])] },
  ),

  ragpicker: summoning('rare', 1, '1/2', { played: [may(discard(1, 'you'), takeBack())] }),
  roadCutpurse: summoning('rare', 2, '1/2', {
    keywords: ['ignoreSummoning'],
    hits: [when('opponentsHand', 4, [draw()])],
  }),
  ferrywoman: summoning('rare', 3, '2/3', { played: [returnToHand(aSummoning())] }),
  bountyRider: summoning('rare', 5, '5/4', { keywords: ['ready'], hits: [draw()] }),
  leechCure: spell('rare', 1, [damage(2, anything({ what: 'player' })), draw(2, 'itsController')], ['fast']),
  cutTheKnot: spell('rare', 2, chooseOne([destroy(anEnchantment())], [change(-2, -2, aSummoning())]), ['fast']),
  turnedToMilestone: enchantment('rare', 3, enemyOnes(), { traits: ['cantAttack', 'cantDefend'] }),
  roadOfGhosts: spell('rare', 4, [damage(per('summoningsInOwnDiscards', 1, 0, 6), anything())]),

  dragonOnCredit: summoning('legendary', 4, '6/4', { keywords: ['pierce'], startTurn: [tire(2, 'you')] }),
  companyCaptain: summoning('legendary', 5, '4/5', {
    abilities: [ability({ tap: true }, [change(per('ownSummonings'), 0, anOwnSummoning({ other: true }))])],
  }),
  giantOfMilestones: summoning('legendary', 6, '5/6', {
    keywords: ['harden'],
    played: [gainLife(per('ownDiscards', 1, 0, 6))],
  }),
  totalEclipse: spell('legendary', 3, [grant('cantDefend', allSummonings())]),
} as const satisfies Record<string, Card>;
