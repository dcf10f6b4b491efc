// What can be set before a game, in English?

import type { Words } from '../words.ts';

export const settings: Words['settings'] = {
  supply: {
    title: 'Supply',
    sentence: 'How are the 16 element spells of the game chosen?',
    values: { random: 'At random', handPicked: 'Picked by hand', preset: 'A ready-made set' },
  },
  firstPlayer: {
    title: 'First player',
    sentence: 'Who acts first in each round?',
    values: { fixed: 'Player A in every round', alternate: 'The players take turns' },
  },
  grandGems: {
    title: 'Grand Mana Gems',
    sentence: 'How many Grand Mana Gems are there in the whole game?',
    values: { 6: '6 gems', 4: '4 gems' },
  },
  healthCap: {
    title: 'Health cap',
    sentence: 'Does healing stop at starting health (50, or 20 in sudden death)?',
    values: { start: 'At starting health', none: 'No cap' },
  },
  gemOutcast: {
    title: 'Outcasting gems',
    sentence: 'Does a gem give either mana or cards, or can it give both?',
    values: { instead: 'Mana or cards', also: 'Mana, then cards too' },
  },
  change: {
    title: 'Change',
    sentence: 'What happens to coins left over from a purchase?',
    values: { keep: 'Kept for your Buy Phase', lost: 'Lost at once' },
  },
  counterReactions: {
    title: 'Answers to actions',
    sentence: 'Can Counterspell answer action spells? Without answers the game is faster.',
    values: { on: 'Allowed', off: 'Not allowed' },
  },
  tsunamiPutsOut: {
    title: 'Tsunami puts out',
    sentence: 'Does Tsunami put out its caster’s Fire spells too?',
    values: { all: 'All Fire spells', enemy: 'Enemy Fire spells only' },
  },
  spiritStacks: {
    title: 'Several Earthen Spirits',
    sentence: 'Does each further Earthen Spirit double again?',
    values: { multiply: 'Each doubles again', once: 'They double once' },
  },
  mistCounts: {
    title: 'Rejuvenating Mist counts',
    sentence: 'Which other spells does Rejuvenating Mist count?',
    values: { own: 'Your own', all: 'Both players’' },
  },
  priorityKills: {
    title: 'Falling to a priority spell',
    sentence: 'Does the match end at once when priority damage brings a player to 0?',
    values: { atOnce: 'Yes, at once', afterFight: 'No, the whole fight counts' },
  },
  roundLimit: {
    title: 'Round limit',
    sentence: 'After how many rounds does the player with more health win?',
    values: { standard: '60 rounds, 30 in sudden death', custom: 'Other numbers', off: 'No limit' },
  },
};

export const presets: Words['presets'] = {
  firstSparks: {
    name: 'First Sparks',
    sentence: 'A friendly first game: plain damage, healing and blocking.',
  },
  stoneAndStorm: {
    name: 'Stone and Storm',
    sentence: 'Shields hold the line while Earth doubles its strength and loads the Air Bullets.',
  },
  bonfire: {
    name: 'Bonfire',
    sentence: 'Your own cards are the fuel: feed spells, discard and draw again.',
  },
};
