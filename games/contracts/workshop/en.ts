// What is each field of a contract called in English?

import { type FormWords, KIT_WORDS } from '@duello/cards/form';
import type { Op } from '../cards/effects.ts';

const ops: Readonly<Record<Op, string>> = {
  damage: 'Deal damage',
  heal: 'Heal',
  gain: 'Gain attack, health or Magic Damage',
  become: 'Get a keyword',
  blunt: 'Attack becomes 0',
  fade: 'Fade',
  disarm: 'Disarm',
  destroy: 'Destroy',
  return: 'Return to hand',
  summon: 'Summon a token',
  fetch: 'Fetch',
  draw: 'Draw',
  takeBack: 'Take back from the discard pile',
  fillTanks: 'Fill tanks',
  extractor: 'Gain an extractor',
  move: 'Move within the line',
  may: 'You can…',
  if: 'If…',
};

export const en: FormWords = {
  ops,
  words: {
    ...KIT_WORDS.en,
    ...{ creature: 'Creature', spell: 'Spell', orb: 'Orb', rune: 'Rune' },
    ...{ cost: 'Cost', red: 'Fire', blue: 'Water', yellow: 'Light', pure: 'Pure', activation: 'Cost to use' },
    ...{ attack: 'Attack', health: 'Health', keywords: 'Keywords', magic: 'Magic Damage', token: 'Is a token' },
    ...{ magnetic: 'Magnetic', paramagnetic: 'Paramagnetic', adrenaline: 'Adrenaline', impetus: 'Impetus' },
    ...{ fog: 'Fog', magnetized: 'Magnetized', status: 'Keyword', effects: 'Effects', when: 'When…' },
    ...{
      summon: 'Summon: when it is played',
      recycling: 'Recycling',
      startTurn: 'Start of turn',
      endTurn: 'End of turn',
    },
    ...{ ambush: 'Ambush', hurt: 'When it takes damage', discard: 'When a draw discards', burnout: 'Burnout' },
    ...{ gives: 'Gives, as long as it is on the field', give: 'What it gives', buff: 'Strength', discount: 'Discount' },
    ...{ to: 'To whom', adjacent: 'Adjacent Creatures', others: 'Your other Creatures', own: 'Yours', you: 'You' },
    ...{ by: 'Cheaper by', amount: 'How much', times: 'How often', until: 'How long', always: 'For good' },
    ...{
      turn: 'This turn',
      full: 'Full',
      for: 'For whom',
      who: 'Who',
      where: 'Where to',
      ifSo: 'Then',
      otherwise: 'Otherwise',
    },
    ...{ leftEnd: 'Left end', rightEnd: 'Right end', anywhere: 'Anywhere', atLeast: 'At least' },
    ...{ this: 'This Creature', opponent: 'The opponent', eachPlayer: 'Each player', it: 'The one chosen before' },
    ...{ besideIt: 'Beside the one chosen before', choose: 'Choose', all: 'All', what: 'What', side: 'Side' },
    ...{ player: 'Player', creatureOrPlayer: 'Creature or player', opposing: 'Opposing', both: 'Both' },
    ...{ other: 'Not this one itself', maxAttack: 'Attack at most', maxHealth: 'Health at most' },
    ...{ ownCreatures: 'of your Creatures', otherOwnCreatures: 'of your other Creatures' },
    ...{ opposingCreatures: 'opposing Creature', fullTanks: 'full tank', ownPile: 'contract in your discard pile' },
    ...{ spellsInOwnPile: 'Spell in your discard pile', hand: 'contract in your hand', burnouts: 'burnout so far' },
    ...{ discarded: 'contract discarded by the draw', ownAttack: 'point of your attack' },
    ...{ itsAttack: 'point of its attack', itsHealth: 'point of its health' },
  },
  problems: [
    [/^"(.+)" works on a Creature’s contract only$/, 'Only a Creature’s contract can mean this.'],
    [
      /needs an effect with "choose" before it/,
      'Nothing has been chosen before: put an effect that chooses in front of it.',
    ],
    [/^"(.+)" works on Creatures only$/, 'Only a Creature can undergo this: choose Creatures alone.'],
    [/^"(.+)" works on players only$/, 'Only a player can undergo this: choose players alone.'],
    [/^is known only in "discard"/, 'This is known only when a draw discards.'],
    [/^must be the id of a token/, 'Choose a token.'],
    [/a token is in no deck/, 'A token is in no deck: no copies.'],
    [/^must have either "choose" or "all"/, 'Choose, or all: not both.'],
  ],
};
