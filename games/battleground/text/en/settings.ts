// What can be set before a game, in English?

import type { Words } from '../words.ts';
import { classes } from './nouns.ts';

const classChoices = { any: 'At random', ...classes } as const;

export const settings: Words['settings'] = {
  start: {
    title: 'Start',
    sentence: 'Whether the players draft their decks or start at once with ready-made ones.',
    values: { draft: 'Draft', quick: 'Ready-made decks' },
  },
  classA: {
    title: 'Class of player A',
    sentence: 'The class player A starts with when there is no draft.',
    values: classChoices,
  },
  classB: {
    title: 'Class of player B',
    sentence: 'The class player B starts with when there is no draft.',
    values: classChoices,
  },
  firstPlayer: {
    title: 'First player',
    sentence: 'Who takes the first turn; in the draft the first player chooses last.',
    values: { random: 'At random', A: 'Player A', B: 'Player B' },
  },
  lanes: {
    title: 'Lanes',
    sentence: 'How many lanes run from one player to the other.',
    values: { 3: '3 lanes', 4: '4 lanes', 5: '5 lanes', 6: '6 lanes' },
  },
  rows: {
    title: 'Rows',
    sentence: 'How many rows lie between the players, their home rows included; 4 make a short game.',
    values: { 4: '4 rows', 5: '5 rows', 6: '6 rows', 7: '7 rows' },
  },
  movement: {
    title: 'First action',
    sentence: 'What a summon does first in battle.',
    values: { charging: 'Charging: advance, then attack', marching: 'Marching: attack, then advance' },
  },
  order: {
    title: 'Order within a lane',
    sentence: 'Which summon of a lane acts first.',
    values: { line: 'Line: the nearest to its player', aggressive: 'Aggressive: the farthest from its player' },
  },
  flow: {
    title: 'Flow of the battle',
    sentence: 'Whether each summon does both actions in a row, or all do the first before any does the second.',
    values: { cascade: 'Cascade: one summon after another', wave: 'Wave: one action after another' },
  },
  playerTarget: {
    title: 'Attacks on players',
    sentence: 'Whether a summon within reach of the opposing player prefers the foes around it.',
    values: { asFoe: 'The player counts as one more foe', lastResort: 'The player only if there is no foe' },
  },
  defendNeedsTarget: {
    title: 'Defending without a target',
    sentence: 'Whether a summon that has nothing to attack may defend.',
    values: { no: 'Allowed', yes: 'Not allowed' },
  },
  manaDecay: {
    title: 'Mana decay',
    sentence: 'How much mana is lost at the end of a turn; charges always stay.',
    values: { all: 'All of it', onePerColour: 'One of each colour', none: 'None' },
  },
  turnover: {
    title: 'Turnover',
    sentence: 'How long Turnover lasts.',
    values: { permanent: 'Until it is removed', oneBattle: 'One battle of its owner' },
  },
  turnoverDefends: {
    title: 'Defending under Turnover',
    sentence: 'May a summon under Turnover defend instead of attacking?',
    values: { no: 'No, it must attack', yes: 'Yes, its owner chooses' },
  },
  packTactics: {
    title: 'Pack Tactics',
    sentence: 'Does a defending summon with Pack Tactics threaten even summons of its own owner, under Turnover?',
    values: { always: 'Yes, always', choice: 'No, its owner would not choose to' },
  },
  neutralPick: {
    title: 'Neutral spell',
    sentence: 'How the neutral spell of a deck is drafted.',
    values: { open: 'Any of them', drawThree: 'One of three drawn at random' },
  },
  mirror: {
    title: 'Same class twice',
    sentence: 'Whether both players may have the same class.',
    values: { off: 'Not allowed', on: 'Allowed' },
  },
  tier2Spares: {
    title: 'Second copies of tier 2 summons',
    sentence: 'Where the second copy of each tier 2 Summon goes.',
    values: { out: 'Out of the game', tier3: 'Into the tier 3 market' },
  },
  roundLimit: {
    title: 'Round limit',
    sentence: 'After how many rounds the player with more life wins.',
    values: { standard: '50 rounds', custom: 'Another number', off: 'No limit' },
  },
};
