// Which contracts does the Boiling Ink print? Fire and water: many Spells, Magic Damage, and deaths that pay.

import {
  aCreature,
  allCreatures,
  allOpposing,
  anOpposingCreature,
  anything,
  aPlayer,
  become,
  blunt,
  creature,
  damage,
  disarm,
  discount,
  draw,
  fade,
  fetch,
  gain,
  gainMagic,
  give,
  may,
  orb,
  per,
  returnToHand,
  rune,
  spell,
  summon,
  takeBack,
  when,
} from '../build.ts';
import type { Contract } from '../contract.ts';

export const boilingInk = {
  inkBlot: spell('', [damage(1, aCreature())]),

  steamedApprentice: creature('B1', '0/2', { keywords: ['fog'], magic: 1 }),
  blotterImp: creature('B1', '1/2', { recycling: [fetch()] }),
  wateredDownTerms: spell('B1', [damage(2, anOpposingCreature()), blunt('it')], { ambush: [damage(1, 'opponent')] }),

  boilerRat: creature('R1 P1', '2/2', { keywords: ['impetus'], recycling: [damage(1, allCreatures())] }),
  mercilessProofreader: creature('R1 P1', '2/3', {
    summon: [may(damage(1, aCreature({ other: true })), gain(2, 0, 'it'))],
  }),
  inTriplicate: spell('R1 P1', [damage(1, anything(), 3)]),
  struckThrough: spell('B1 P1', [fade(anything()), damage(2, 'it')]),
  scaldingSeal: rune('R1 P1', 'R1', [damage(1, anything())]),

  steamCourier: creature('R2 P1', '3/3', { keywords: ['adrenaline'], recycling: [summon('steamWisp', 2)] }),
  complaintsClerk: creature('B2 P1', '1/4', {
    summon: [become('magnetized', 'this')],
    startTurn: [become('magnetized', 'this')],
    hurt: [fetch()],
  }),
  nightAtThePresses: spell('B2 P1', [draw(2), when('spellsInOwnPile', 4, [gainMagic(1, 'turn')])]),
  inkwellOrb: orb('P3', '2/4', { gives: [discount(1, 'spell')] }),

  confiscatingBursar: creature('P4', '3/3', { summon: [disarm(aPlayer), gain(2, 0, 'you', 'turn')] }),
  samovarKeeper: creature('B2 P2', '2/4', { magic: 1, endTurn: [summon('steamWisp')] }),
  secondPrinting: spell('R2 P2', [damage(1, allOpposing(), 2)]),
  reprintRights: rune('B2 P2', 'B2 P1', [takeBack('spell')]),

  sharedBoiler: creature('P5', '2/5', {
    keywords: ['magnetic'],
    gives: [give('adjacent', { attack: 1 })],
    endTurn: [damage(1, 'adjacent')],
  }),
  boilingAddenda: spell('R2 B1 P2', [damage(2, anything(), 3)]),

  grandLithographer: creature('R1 B2 P3', '3/3', {
    magic: 1,
    summon: [gainMagic(1)],
    recycling: [returnToHand(allOpposing({ maxHealth: 3 }))],
  }),

  collectedWorks: spell('R4 P4', [damage(per('spellsInOwnPile', 1, 2, 11), anything())]),
} as const satisfies Record<string, Contract>;
