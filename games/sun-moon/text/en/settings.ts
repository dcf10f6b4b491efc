// What can be set before a game, in English?

import type { ReadyDeckId } from '../../cards/box/ready-decks.ts';
import type { Words } from '../words.ts';
import { readyDeckNames } from './names.ts';

const deckNames: Readonly<Record<ReadyDeckId, string>> = {
  noonfire: readyDeckNames.noonfire.name,
  debtOfAsh: readyDeckNames.debtOfAsh.name,
  silverBulwark: readyDeckNames.silverBulwark.name,
  tidewatch: readyDeckNames.tidewatch.name,
};

export const settings: Words['settings'] = {
  mode: {
    title: 'Mode',
    sentence: 'Do you bring a deck, or draft one and play a best of three with it?',
    values: { constructed: 'Constructed', draft: 'Draft' },
  },
  deckA: { title: 'Deck of player A', sentence: 'The 30 cards player A brings.', values: deckNames },
  deckB: { title: 'Deck of player B', sentence: 'The 30 cards player B brings.', values: deckNames },
  skillRefresh: {
    title: 'Skill card',
    sentence: 'Does your skill card untap only when your turn begins, or when any turn does?',
    values: { ownTurn: 'Untaps in your turns', everyTurn: 'Untaps in every turn' },
  },
  endTurnWindow: {
    title: 'End of turn',
    sentence: 'May the opponent respond when a turn ends?',
    values: { off: 'No response', on: 'Can be answered' },
  },
  responses: {
    title: 'Responses',
    sentence: 'Can a response be answered in turn?',
    values: { nested: 'Can be answered', single: 'Can’t be answered' },
  },
  draftVisibility: {
    title: 'Draft',
    sentence: 'Do both players see the triples and picks of a draft?',
    values: { open: 'Open', private: 'Private' },
  },
  lifeCap: {
    title: 'Life cap',
    sentence: 'Can life rise above 15?',
    values: { none: 'No limit', 15: 'At most 15' },
  },
  defender: {
    title: 'Defender',
    sentence: 'Who chooses which summoning is attacked?',
    values: { attackerChooses: 'The attacking player', defenderChooses: 'The defending player' },
  },
  ambush: {
    title: 'Ambush',
    sentence: 'Can a Fast summoning stop an attack on its player?',
    values: { on: 'It can', off: 'It can’t' },
  },
  constructedMirror: {
    title: 'Same class twice',
    sentence: 'In Constructed, may both players have the same class?',
    values: { allowed: 'Allowed', forbidden: 'Not allowed' },
  },
  constructedMatches: {
    title: 'Matches in Constructed',
    sentence: 'Is Constructed one match or a tournament?',
    values: { 1: 'One match', bestOf3: 'Best of three' },
  },
  classA: {
    title: 'Class of player A',
    sentence: 'Who is the Warlock in a draft? The winner of a toss chooses, or you agree beforehand.',
    values: { toss: 'A toss decides', warlock: 'Warlock', paladin: 'Paladin' },
  },
  firstPlayer: {
    title: 'First player',
    sentence: 'Who starts the first match? The winner of a toss chooses, or you agree beforehand.',
    values: { toss: 'A toss decides', A: 'Player A', B: 'Player B' },
  },
};
