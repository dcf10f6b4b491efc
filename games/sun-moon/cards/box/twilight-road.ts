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
import type { Card } from '../card.ts';

const { summoning, spell, enchantment } = cardsOf('neutral');

export const twilightRoad = {
  walkingTutor: summoning('common', 1, '1/1', { played: [untapSkill()] }),
  hedgeMartyr: summoning('common', 1, '1/1', { keywords: ['fast'], destroyed: [gainLife(1)] }),
  hiredSword: summoning('common', 2, '4/1'),
  ironTortoise: summoning('common', 2, '2/1', { keywords: ['harden'] }),
  roadSlinger: summoning('common', 3, '3/1', {
    abilities: [ability({ tap: true, fatigueX: 1 }, [damage(X, aSummoning())])],
  }),
  fordOgre: summoning('common', 4, '6/3'),
  dustInTheEyes: spell('common', 0, [change(-3, 0, aSummoning())], ['fast']),
  breadOrBed: spell('common', 1, chooseOne([gainLife(6)], [rest(3)])),
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

  ragpicker: summoning('rare', 1, '1/1', { played: [may(discard(1, 'you'), takeBack())] }),
  roadCutpurse: summoning('rare', 2, '1/1', {
    keywords: ['ignoreSummoning'],
    hits: [when('opponentsHand', 4, [draw()])],
  }),
  ferrywoman: summoning('rare', 3, '3/2', { played: [returnToHand(aSummoning())] }),
  bountyRider: summoning('rare', 5, '4/4', { keywords: ['ready'], hits: [draw()] }),
  leechCure: spell('rare', 1, [damage(2, anything({ what: 'player' })), draw(2, 'itsController')], ['fast']),
  cutTheKnot: spell('rare', 2, chooseOne([destroy(anEnchantment())], [change(-3, -3, aSummoning())]), ['fast']),
  turnedToMilestone: enchantment('rare', 3, enemyOnes(), { traits: ['cantAttack', 'cantDefend'] }),
  roadOfGhosts: spell('rare', 4, [damage(per('summoningsInOwnDiscards', 1, 0, 6), anything())]),

  dragonOnCredit: summoning('legendary', 4, '5/3', { keywords: ['pierce'], startTurn: [tire(2, 'you')] }),
  companyCaptain: summoning('legendary', 5, '4/4', {
    abilities: [ability({ tap: true }, [change(per('ownSummonings'), 0, anOwnSummoning({ other: true }))])],
  }),
  giantOfMilestones: summoning('legendary', 6, '5/5', {
    keywords: ['harden'],
    played: [gainLife(per('ownDiscards', 1, 0, 6))],
  }),
  totalEclipse: spell('legendary', 3, [grant('cantDefend', allSummonings())]),
} as const satisfies Record<string, Card>;
