// What can be set before a game, in English?

import type { DeckId } from '../../cards/box/catalogue.ts';
import type { Words } from '../words.ts';
import { deckTexts } from './names.ts';

const deckNames: Readonly<Record<DeckId, string>> = {
  emberPact: deckTexts.emberPact.name,
  boilingInk: deckTexts.boilingInk.name,
  lighthouseCovenant: deckTexts.lighthouseCovenant.name,
  greyRegistry: deckTexts.greyRegistry.name,
};

export const settings: Words['settings'] = {
  deckA: { title: 'Deck of player A', sentence: 'The 40 contracts player A brings.', values: deckNames },
  deckB: { title: 'Deck of player B', sentence: 'The 40 contracts player B brings.', values: deckNames },
  firstPlayer: {
    title: 'First player',
    sentence: 'Who takes the first turn? The other player gets the pure extractor.',
    values: { random: 'At random', A: 'Player A', B: 'Player B' },
  },
  allowMirror: {
    title: 'Same deck twice',
    sentence: 'May both players bring the same deck?',
    values: { on: 'Allowed', off: 'Not allowed' },
  },
  tankColour: {
    title: 'Mana in tanks',
    sentence: 'Does stored mana become pure, or keep the colour of its extractor?',
    values: { pure: 'Becomes pure', keep: 'Keeps its colour' },
  },
  pureManaIsWild: {
    title: 'Pure mana for elements',
    sentence: 'Can pure mana also pay for fire, water and light?',
    values: { off: 'Pays for pure costs only', on: 'Pays for everything' },
  },
  pureExtractorCountsToCap: {
    title: 'Pure extractor and the limit',
    sentence: 'Is the pure extractor one of the 10 a player can have?',
    values: { on: 'One of the 10', off: 'An 11th' },
  },
  ambushInSetup: {
    title: 'Ambush before the first turn',
    sentence: 'Does Ambush happen for contracts fetched into the opening hand?',
    values: { on: 'It happens', off: 'It doesn’t' },
  },
  lostHealthBuff: {
    title: 'Losing extra health',
    sentence: 'Can a damaged Creature die when it loses health that was given or gained?',
    values: { recompute: 'It can die', cap: 'It keeps what the new limit allows' },
  },
  orbGuardAfterUse: {
    title: 'Active Orb after use',
    sentence: 'Can an Orb used this turn still be left active?',
    values: { on: 'Yes', off: 'Only if it was not used' },
  },
  disarmOwnOrb: {
    title: 'Disarming when only you have an Orb',
    sentence: 'Does “Disarm the opponent” destroy your own Orb if the opponent has none?',
    values: { off: 'No, nothing happens', on: 'Yes, as in the Italian rulebook' },
  },
};
