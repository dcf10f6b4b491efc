// Which contracts does the Grey Registry file? All three elements and pure mana: Runes, tanks, Ambush, deep draws.

import {
  allOpposing,
  anOpposing,
  anOpposingCreature,
  anOwnCreature,
  anything,
  become,
  creature,
  damage,
  destroy,
  disarm,
  discount,
  draw,
  extractor,
  fade,
  fetch,
  fillTanks,
  gain,
  give,
  heal,
  may,
  move,
  orb,
  per,
  rune,
  spell,
  summon,
  takeBack,
  when,
} from '../build.ts';
import type { Contract } from '../contract.ts';

export const greyRegistry = {
  pettyCash: spell('', [fillTanks(1)], { ambush: [fillTanks(1)] }),

  pageCounter: creature('P1', '1/2', { discard: [gain(per('discarded'), 0, 'this', 'turn')] }),
  errataSlip: spell('Y1', [draw(), when('ownPile', 10, [heal(5, 'you')], [heal(3, 'you')])]),
  nightShift: rune('P1', 'P2', [summon('scribe')], { startTurn: [when('ownCreatures', 1, [], [summon('scribe')])] }),

  runeRegistrar: creature('P2', '2/2', { gives: [discount(1, 'rune')], recycling: [takeBack('rune')] }),
  lateFeeCollector: creature('R1 P1', '2/2', { keywords: ['impetus'], ambush: [damage(1, 'opponent')] }),
  newLease: spell('B1 P1', [extractor()]),
  heatingAllowance: rune('R1 P1', 'R1', [when('fullTanks', 4, [damage(2, anOpposing())], [damage(1, anOpposing())])], {
    recycling: [fillTanks(2)],
  }),
  internalPromotion: rune('Y1 P1', 'Y1 P1', [gain(1, 1, anOwnCreature()), may(move('it', 'anywhere'))]),

  paperweightGolem: creature('P3', '2/4', {
    keywords: ['magnetic'],
    summon: [when('ownPile', 6, [gain(2, 2, 'this')])],
  }),
  landSurveyor: creature('B1 P2', '1/5', { keywords: ['paramagnetic'], summon: [extractor()] }),
  shredderOrb: orb('P3', '3/2', { discard: [heal(per('discarded'), 'you')], recycling: [fetch()] }),
  rightOfAccess: rune('B2 P1', 'B1 P1', [draw()], { burnout: [damage(per('burnouts'), 'opponent')] }),

  cisternKeeper: creature('P4', '3/4', { magic: 1, startTurn: [fillTanks(1)] }),
  censusTaker: creature('R1 Y1 P2', '2/4', {
    gives: [give('adjacent', { attack: 1 })],
    summon: [summon('scribe', per('opposingCreatures', 1, 0, 3))],
  }),
  crossExamination: spell('R1 B1 P2', [fade(anOpposingCreature()), damage(per('itsAttack'), 'besideIt')]),

  mergerBroker: creature('B2 Y1 P2', '3/3', {
    keywords: ['fog'],
    summon: [may(destroy(anOwnCreature({ other: true })), gain(3, 3, 'this'))],
    ambush: [summon('scribe')],
  }),
  paidInInstalments: spell('R2 P3', [damage(1, anything(), per('fullTanks', 1, 1))]),
  threeSealStatute: rune('R1 B1 Y1 P2', 'R1 B1 Y1', [damage(2, anything()), heal(2, 'you'), draw()]),

  archivistGeneral: creature('P6', '3/4', {
    gives: [give('others', { attack: 1 })],
    endTurn: [become('magnetized', 'this')],
  }),
  foreclosure: spell('Y2 P5', [damage(3, allOpposing()), disarm('opponent')], { ambush: [fillTanks(1)] }),
  orbOfLastResort: orb('P8', '8/2', {
    endTurn: [may(fetch())],
    burnout: [heal(per('burnouts', 1, 0, 5), 'you')],
  }),
  stampedColossus: creature('R1 B1 Y1 P9', '10/10', {
    summon: [destroy(allOpposing({ maxHealth: 4 }))],
    recycling: [summon('scribe', 3)],
  }),
} as const satisfies Record<string, Contract>;
