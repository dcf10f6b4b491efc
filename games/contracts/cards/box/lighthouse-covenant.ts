// Which contracts does the Lighthouse Covenant keep? Water and light: a wall whose neighbours hold each other up.

import {
  aCreature,
  allOpposing,
  anOpposingCreature,
  anOwn,
  anOwnCreature,
  aPlayer,
  become,
  blunt,
  creature,
  damage,
  destroy,
  disarm,
  draw,
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
  returnToHand,
  rune,
  spell,
  summon,
  takeBack,
} from '../build.ts';
import type { Contract } from '../contract.ts';

export const lighthouseCovenant = {
  wickTrimmer: creature('Y1', '1/2', { startTurn: [heal(3, 'adjacent')] }),
  takeYourPost: spell('Y1', [
    gain(0, per('itsHealth', 1, 0, 4), anOwnCreature()),
    become('magnetized', 'it'),
    move('it', 'anywhere'),
  ]),

  grumblingBreakwater: creature('B1 P1', '0/4', { keywords: ['magnetic'], hurt: [gain(1, 0, 'adjacent')] }),
  fareFerryman: creature('P2', '2/3', { summon: [fetch(), may(move(aCreature({ other: true }), 'anywhere'))] }),
  coldBath: spell('B1 P1', [damage(1, anOpposingCreature()), heal(per('itsAttack', 1, 0, 4), 'you'), blunt('it')]),
  lampOfSmallMercies: rune('Y1 P1', 'Y1', [heal(2, anOwn())], { recycling: [draw()] }),

  mirrorPolisher: creature('Y2 P1', '2/4', {
    gives: [give('adjacent', { attack: 1 })],
    recycling: [takeBack('spell')],
  }),
  carelessHarpooner: creature('B2 P1', '3/3', { keywords: ['impetus'], summon: [disarm(aPlayer)] }),
  loopholeNotary: creature('P3', '2/4', { keywords: ['paramagnetic'], summon: [fade(aCreature({ other: true }))] }),
  keeperInTheDoorway: spell('Y2 P1', [
    gain(1, 0, 'you'),
    become('magnetized', 'you'),
    heal(per('opposingCreatures', 1, 2), 'you'),
  ]),

  undertowPilot: creature('B1 Y1 P2', '3/3', { summon: [returnToHand(aCreature({ other: true, maxAttack: 2 }))] }),
  harbourMatron: creature('Y2 P2', '2/4', {
    keywords: ['magnetic'],
    gives: [give('adjacent', { health: 1 })],
    recycling: [heal(2, 'you')],
  }),
  slowLightOrb: orb('P4', '4/2', { startTurn: [heal(2, 'you')] }),
  mooringRights: rune('B2 P2', 'B2', [summon('buoy')], { gives: [give('own', { health: 1 })] }),

  lensKeeper: creature('Y3 P2', '3/3', { keywords: ['fog'], magic: 1, gives: [give('you', { status: 'fog' })] }),
  chainWarden: creature('B3 P2', '2/4', {
    keywords: ['paramagnetic'],
    gives: [give('adjacent', { attack: 1, health: 1 })],
  }),
  nullAndVoid: spell('B2 Y1 P2', [fade('opponent'), fade(allOpposing()), damage(1, allOpposing())]),

  wreckAdjuster: creature('B3 P3', '4/4', { summon: [destroy(anOpposingCreature({ maxAttack: 1 }))] }),
  firstOrderLight: rune('P6', 'Y2 P1', [gain(per('itsHealth'), 0, anOwnCreature(), 'turn')], {
    gives: [give('own', { attack: 1 })],
  }),

  flatCalm: spell('B4 P3', [blunt(allOpposing())], { ambush: [fillTanks(1)] }),
  beaconAbbess: creature('Y4 P4', '4/6', { gives: [give('others', { attack: 1 })], summon: [summon('acolyte', 2)] }),
  walkingLighthouse: creature('B2 Y2 P6', '6/10', {
    keywords: ['magnetic'],
    endTurn: [damage(per('otherOwnCreatures'), 'opponent')],
  }),
} as const satisfies Record<string, Contract>;
