// Which spells does the Caravan sell? Tools for any deck: four of each colour, and one for nothing.

import {
  aFoe,
  allAllies,
  anAlly,
  aSummon,
  cleanse,
  damage,
  draw,
  either,
  enchantment,
  endAnother,
  gainAttack,
  gainCrystal,
  gainHp,
  heal,
  ifCount,
  ifItIs,
  mana,
  may,
  move,
  near,
  per,
  place,
  retain,
  spellsOf,
} from '../build.ts';
import type { Spell } from '../spell.ts';

const { sorcery } = spellsOf('neutral');

export const neutral = {
  rollCall: sorcery(0, '', [gainAttack(per('summonsInHand', 1, 1, 3), anAlly()), retain(1, 'summon')]),

  wellPackedBags: sorcery(0, 'W1', [retain(2)]),
  grandmothersCharm: sorcery(0, 'W1', [heal(2, anAlly()), place('antimagic', 'it')]),
  newBoots: sorcery(0, 'W2', [
    gainHp(per('itsTier', 1, 1), anAlly()),
    cleanse('it', 'snare'),
    may(move('it', 'forward')),
  ]),
  soupForTheRoad: sorcery(0, 'W3', [heal(2, allAllies({ hurt: true }))], {
    enchantment: enchantment(3, heal(per('tokensOnThis'), allAllies({ hurt: true }))),
  }),

  freshHorses: sorcery(0, 'R1', [place('haste', anAlly()), gainAttack(1, 'it')]),
  moneyChanger: sorcery(0, 'R1', [mana('any', 2), retain(1, 'crystal')]),
  prospectorsTip: sorcery(0, 'R2', [gainCrystal('any', 'hand'), ifCount('crystalsInHand', 3, [draw(1)])]),
  // A summon that Turnover had bent is an ally again when its turn to be judged comes.
  goodScrubbing: sorcery(0, 'R2', [cleanse(aSummon()), ifItIs('ally', [heal(3, 'it')], [damage(2, 'it')])]),

  newsForAPrice: sorcery(0, 'P1', [draw(1), may(damage(2, 'you'), draw(1))]),
  whichWayToMarket: sorcery(0, 'P2', [place('stun', aFoe()), either([move('it', 'left')], [move('it', 'right')])]),
  unpicked: sorcery(0, 'P2', [endAnother('any'), draw(2)]),
  doublePay: sorcery(0, 'P3', [place('turnover', aFoe({ maxTier: 1 })), place('haste', 'it')]),

  smallChange: sorcery(0, 'B1', [mana('red'), mana('any'), retain(1, 'crystal')]),
  ropeAcrossTheRoad: sorcery(0, 'B2', [place('snare', aFoe(), 2), place('snare', near('it', 'adjacent', 'foe'))]),
  twoWinters: sorcery(0, 'B2', [place('chill', aFoe(), per('itsAttack', 2, 0, 6))]),
  allTheMaps: sorcery(0, 'B3', [draw(3), retain(1)]),
} as const satisfies Record<string, Spell>;
