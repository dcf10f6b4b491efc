// What can be set before a game, in English?

import type { Words } from '../words.ts';
import { classes } from './nouns.ts';

const classChoices = { any: 'At random', ...classes } as const;

export const settings: Words['settings'] = {
  start: {
    title: 'Start',
    sentence: 'Do the players draft their decks, or start at once with ready-made ones?',
    values: { draft: 'Draft', quick: 'Quick start' },
  },
  classA: {
    title: 'Class of player A',
    sentence: 'The class player A has in a quick start.',
    values: classChoices,
  },
  classB: {
    title: 'Class of player B',
    sentence: 'The class player B has in a quick start.',
    values: classChoices,
  },
  firstPlayer: {
    title: 'First player',
    sentence: 'Who takes the first turn? In the draft the first player chooses last.',
    values: { random: 'At random', A: 'Player A', B: 'Player B' },
  },
  lanes: {
    title: 'Lanes',
    sentence: 'How many lanes run from one player to the other?',
    values: { 3: '3 lanes', 4: '4 lanes', 5: '5 lanes', 6: '6 lanes' },
  },
  rows: {
    title: 'Rows',
    sentence: 'How many rows lie between the players, home rows included? Four make a short game.',
    values: { 4: '4 rows', 5: '5 rows', 6: '6 rows', 7: '7 rows' },
  },
  movement: {
    title: 'First action',
    sentence: 'What does a summon do first in battle?',
    values: { charging: 'Charging: advance, then attack', marching: 'Marching: attack, then advance' },
  },
  order: {
    title: 'Order within a lane',
    sentence: 'Which summon in a lane acts first?',
    values: { line: 'Line: the nearest to its player', aggressive: 'Aggressive: the farthest from its player' },
  },
  flow: {
    title: 'Flow of the battle',
    sentence: 'Does each summon take both actions in a row, or do all take the first before any takes the second?',
    values: { cascade: 'Cascade: one summon after another', wave: 'Wave: one action after another' },
  },
  playerTarget: {
    title: 'Attacks on players',
    sentence: 'Does a summon that can reach the opponent attack the foes around it first?',
    values: { asFoe: 'The player counts as one more foe', lastResort: 'The player only if there is no foe' },
  },
  defendNeedsTarget: {
    title: 'Defending without a target',
    sentence: 'May a summon with nothing to attack defend?',
    values: { no: 'Allowed', yes: 'Not allowed' },
  },
  manaDecay: {
    title: 'Mana decay',
    sentence: 'How much mana is lost at the end of a turn? Charges always stay.',
    values: { all: 'All of it', onePerColour: 'One of each colour', none: 'None' },
  },
  turnover: {
    title: 'Turnover',
    sentence: 'How long does Turnover last?',
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
    sentence: 'How is the neutral spell drafted?',
    values: { open: 'Any of them', drawThree: 'One of three drawn at random' },
  },
  mirror: {
    title: 'Same class twice',
    sentence: 'May both players have the same class?',
    values: { off: 'Not allowed', on: 'Allowed' },
  },
  tier2Spares: {
    title: 'Second copies of tier 2 Summons',
    sentence: 'Where does the second copy of each tier 2 Summon go?',
    values: { out: 'Out of the game', tier3: 'Into the tier 3 market' },
  },
  roundLimit: {
    title: 'Round limit',
    sentence: 'After how many rounds does the player with more life win?',
    values: { standard: '50 rounds', custom: 'Another number', off: 'No limit' },
  },
};
