// Which spells has the Paladin? The Oath of Dawn: a line that holds, heals, and strikes from behind its shields.

import {
  allAllies,
  anAlly,
  attack,
  damage,
  defend,
  draw,
  enchant,
  enchantment,
  gainAttack,
  gainHp,
  give,
  heal,
  ifCount,
  ifItIs,
  near,
  on,
  onField,
  per,
  place,
  retain,
  revive,
  spellsOf,
  within,
} from '../build.ts';
import type { Spell } from '../spell.ts';

const { sorcery, summon } = spellsOf('paladin');

export const paladin = {
  longWatch: sorcery(
    1,
    'W1',
    [
      damage(per('foes', 1, 1, 2), 'opponent'),
      ifCount('foes', 3, [heal(2, 'you')]),
      ifCount('allies', 3, [draw(1)]),
      retain(1),
    ],
    { unique: true },
  ),

  holdStill: sorcery(1, 'W1', [heal(3, anAlly({ hurt: true })), ifItIs('defending', [gainHp(1, 'it')])]),
  // Whoever defended last turn still does (BR50): its Attack comes now and leaves the shield up (BR84).
  overTheShield: sorcery(1, 'W1', [
    gainAttack(2, anAlly()),
    ifItIs('defending', [attack('it')], [place('haste', 'it')]),
  ]),
  untouchableLine: sorcery(1, 'W2', [
    gainHp(2, anAlly()),
    place('antimagic', 'it'),
    place('antimagic', near('it', 'adjacent', 'ally')),
  ]),
  parryAndReply: sorcery(1, 'W1 R1', [gainAttack(2, anAlly()), place('disarm', near('it', 'adjacent', 'foe'))]),
  guard: summon(1, 'W2', '1/3', { shields: 1 }),
  lanternArcher: summon(1, 'W2 R1', '2/2', { range: 1, arrival: [attack('this')] }),

  shoulderToShoulder: sorcery(2, 'W2', [enchant(anAlly()), enchant(near('it', 'adjacent', 'ally'))], {
    enchantment: enchantment(3, gainAttack(1, 'enchanted'), heal(1, 'enchanted')),
  }),
  closeRanks: sorcery(2, 'W3', [], {
    auras: [give('allies', { defence: 1 }), on('allyDies', defend(near('it', 'adjacent', 'ally')))],
  }),
  dayBreaks: sorcery(2, 'W2 R1', [
    damage(1, onField(within(2, true), 'foe')),
    damage(1, near('there', 'neighbouring', 'foe')),
    heal(1, near('there', 'neighbouring', 'ally')),
    damage(3, 'opponent'),
  ]),
  bannerBearer: summon(2, 'W3 R1', '3/4', {
    shields: 1,
    arrival: [heal(2, allAllies({ other: true }))],
    auras: [give('adjacentAllies', { attack: 1, defence: 1 })],
  }),

  weSwore: sorcery(3, 'W4', [
    gainHp(2, allAllies()),
    heal(2, allAllies()),
    gainAttack(per('itsHp', 1, 0, 5), anAlly()),
    place('haste', 'it'),
  ]),
  fallenOnYourFeet: sorcery(3, 'W4 R1', [revive(), revive(1)]),
  paviseCaptain: summon(3, 'W4 R1', '5/4', { range: 1, shields: 2, auras: [on('foeDies', defend('this'))] }),
} as const satisfies Record<string, Spell>;
