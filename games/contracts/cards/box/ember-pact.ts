// Which contracts does the Ember Pact sign? Fire and light: blades that strike at once, and a player who fights too.

import {
  aCreature,
  allOwn,
  anOwnCreature,
  anything,
  become,
  creature,
  damage,
  disarm,
  draw,
  fade,
  fetch,
  gain,
  give,
  heal,
  may,
  orb,
  per,
  rune,
  spell,
  summon,
  when,
} from '../build.ts';
import type { Contract } from '../contract.ts';

export const emberPact = {
  trialTorch: creature('R1', '1/1', { keywords: ['adrenaline'], recycling: [gain(2, 0, 'you', 'turn')] }),
  oathPage: creature('Y1', '2/1', { summon: [gain(1, 2, anOwnCreature({ other: true }))] }),
  campUsurer: creature('Y1', '1/2', { summon: [may(damage(1, 'you'), fetch())] }),
  whetstoneClause: spell('R1', [gain(2, 0, 'you', 'turn'), when('ownAttack', 3, [fetch()])]),

  paydayBearer: creature('Y1 P1', '2/3', { gives: [give('adjacent', { attack: 1 })] }),
  duellistWithHeirs: creature('R1 P1', '3/1', { keywords: ['adrenaline'], recycling: [summon('spark')] }),
  sparksInWriting: spell('R1 P1', [summon('spark', 2)]),
  companyOrb: orb('P2', '2/3', { gives: [give('you', { attack: 1 })] }),
  personalAppearance: rune('R1 P1', 'R1', [gain(2, 0, 'you', 'turn')]),

  condottiero: creature('P3', '3/3', { keywords: ['fog'], summon: [when('ownAttack', 1, [draw()])] }),
  glassBailiff: creature('Y2 P1', '2/4', { keywords: ['paramagnetic'], summon: [disarm('opponent')] }),
  aSwingEach: spell('R2 P1', [damage(1, anything(), per('ownCreatures'))]),
  finePrint: spell('Y2 P1', [fade(aCreature()), damage(4, 'it')]),
  squiresByTheHour: rune('Y2 P1', 'Y1', [summon('squire')]),

  sortieCaptain: creature('R2 P2', '2/3', { keywords: ['impetus'], attack: [summon('spark')] }),
  lastCampInnkeeper: creature('P4', '2/5', { keywords: ['magnetic'], startTurn: [heal(2, 'you')] }),
  orbOutOfWarranty: orb('P4', '4/2', { recycling: [summon('spark', 2)] }),

  partnerAtArms: creature('R2 Y1 P2', '3/4', { keywords: ['impetus'], attack: [gain(2, 0, 'you', 'turn')] }),
  allHandsSign: spell('R2 Y1 P2', [gain(2, 0, allOwn(), 'turn'), become('adrenaline', allOwn(), 'turn')]),

  forcedMarchMarshal: creature('P6', '3/5', {
    gives: [give('adjacent', { status: 'adrenaline' })],
    endTurn: [gain(1, 1, 'adjacent')],
  }),

  signingBonusDrake: creature('R4 P3', '3/3', {
    keywords: ['adrenaline'],
    summon: [gain(per('otherOwnCreatures'), 0, 'this')],
    ambush: [summon('spark')],
  }),
} as const satisfies Record<string, Contract>;
