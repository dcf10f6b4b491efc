// Which spells has the Warlock? The Ash Bargain: its own creatures are spent, the enemy's bent, and much explodes.

import {
  aFoe,
  aFoeOrOpponent,
  allFoes,
  allSummons,
  anAlly,
  anOwn,
  aSummon,
  attack,
  damage,
  draw,
  either,
  enchant,
  enchantment,
  end,
  endAnother,
  gainAttack,
  gainHp,
  give,
  heal,
  ifCount,
  ifItIs,
  kill,
  mana,
  may,
  move,
  near,
  on,
  per,
  place,
  revive,
  spellsOf,
  unenchant,
} from '../build.ts';
import type { Spell } from '../spell.ts';

const { sorcery, summon } = spellsOf('warlock');

export const warlock = {
  usualTerms: sorcery(1, 'P1', [kill(anOwn()), damage(3, 'opponent'), draw(1), either([draw(1)], [mana('any', 2)])], {
    unique: true,
  }),

  betweenTwoFires: sorcery(1, 'P1', [damage(1, aFoeOrOpponent()), ifItIs('flanked', [damage(2, 'it')])]),
  comeCloser: sorcery(1, 'P1', [place('disarm', aFoe()), move('it', 'forward')]),
  eatYouWillNeedIt: sorcery(1, 'P1 R1', [
    kill(anOwn()),
    gainHp(2, anAlly()),
    gainAttack(2, 'it'),
    place('haste', 'it'),
  ]),
  ashFever: sorcery(1, 'P2', [enchant(aFoe()), enchant(near('it', 'adjacent', 'foe'))], {
    enchantment: enchantment(2, damage(1, 'enchanted'), damage(1, 'opponent')),
  }),
  // B1103, BR69: the one card text the book gives.
  crazyImp: summon(1, 'P2', '2/3', {
    auras: [on('thisDies', damage(per('thisAttack'), near('this', 'adjacent', 'foe')))],
  }),
  cinderHound: summon(1, 'P2 R1', '2/2', {
    packTactics: true,
    auras: [on('allyDies', gainAttack(1, 'this'), gainHp(1, 'this'))],
  }),

  // A debt that grows with every turn; either the debtor pays or, called in, the opponent.
  runningTab: sorcery(2, 'P2', [enchant(aFoe())], {
    enchantment: enchantment(
      null,
      damage(per('tokensOnIt'), aSummon({ enchanted: true })),
      ifItIs('alive', [enchant('it'), may(damage(per('tokensOnIt'), 'opponent'), unenchant('it'))]),
      ifCount('enchanted', 1, [], [end]),
    ),
  }),
  betterOffer: sorcery(2, 'P2 R1', [place('turnover', aFoe({ maxHp: 4 })), attack('it')]),
  deathDuty: sorcery(2, 'P3', [damage(2, 'opponent')], { auras: [on('summonDies', damage(1, 'opponent'))] }),
  openMouthedIdol: summon(2, 'P3 R1', '0/7', {
    auras: [give('adjacentFoes', { attack: -1 }), on('summonDies', heal(1, 'this'), damage(1, 'opponent'))],
  }),

  secondIsOnYou: sorcery(3, 'P3 R1', [kill(aFoe()), ifCount('foes', 1, [may(damage(3, 'you'), kill(aFoe()))])]),
  debtsDue: sorcery(3, 'P5', [damage(per('inPlay', 2, 1, 5), allFoes()), endAnother('own'), revive(1)]),
  guestOfHonour: summon(3, 'P4 R1', '6/5', {
    text: [damage(2, allSummons())],
    auras: [give('this', { defence: -2 })],
  }),
} as const satisfies Record<string, Spell>;
