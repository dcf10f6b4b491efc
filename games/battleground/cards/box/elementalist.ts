// Which spells has the Elementalist? The Four Tempers: one conjured child of the weather, and a sky full of spells.

import {
  aFoe,
  aFoeOrOpponent,
  allFoes,
  damage,
  draw,
  enchant,
  enchantment,
  end,
  gainCrystal,
  gainHp,
  give,
  ifCount,
  ifItIs,
  mana,
  move,
  onField,
  onIntersection,
  per,
  place,
  sorceryDamage,
  spellsOf,
  unenchant,
} from '../build.ts';
import type { Spell } from '../spell.ts';

const { sorcery, summon } = spellsOf('elementalist');

export const elementalist = {
  // BR25: the one Unique that is a Summon.
  weatherChild: summon(1, 'B2', '2/3', {
    unique: true,
    arrival: [gainHp(per('sorceriesInPile', 1, 0, 3), 'this')],
  }),

  headwindAndMud: sorcery(1, 'B1', [place('snare', aFoe()), move('it', 'back'), draw(1)]),
  sleetDownTheCollar: sorcery(1, 'B1', [damage(1, aFoe()), place('chill', 'it'), damage(1, 'opponent')]),
  crossroadsFire: sorcery(1, 'B1 R1', [damage(1, onIntersection(1, 'foe')), damage(1, 'opponent')]),
  longEcho: sorcery(1, 'B2', [damage(1, aFoeOrOpponent()), damage(per('sorceriesInPile', 1, 0, 2), 'opponent')]),

  thunderKnows: sorcery(2, 'B2', [
    place('stun', onField('adjacent', 'foe')),
    damage(1, allFoes({ bears: 'any' })),
    damage(1, 'opponent'),
  ]),
  rainThenLightning: sorcery(2, 'B2 R1', [enchant(onIntersection(2, 'foe'))], {
    enchantment: enchantment(
      2,
      damage(1, 'enchanted'),
      damage(1, 'opponent'),
      damage(1, aFoe()),
      ifItIs('enchanted', [place('stun', 'it'), unenchant('it')]),
      ifCount('enchanted', 1, [], [end]),
    ),
  }),
  fourSeasons: sorcery(2, 'B3', [gainCrystal('any', 'hand'), mana('red'), draw(2)]),

  wholeSky: sorcery(3, 'B3 R1', [damage(per('mana', 1, 2, 4), onIntersection(2, 'foe')), damage(2, 'opponent')]),
  weatherTurnsPersonal: sorcery(3, 'B5', [draw(2)], { auras: [sorceryDamage(1), give('foes', { defence: -1 })] }),
} as const satisfies Record<string, Spell>;
