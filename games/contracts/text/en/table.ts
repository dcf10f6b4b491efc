// What stands around an English table: names, nouns, questions and the labels of options?

import { capital, type NameOf, say } from '@duello/language';
import type { QuestionName } from '../../rules/state/frames.ts';
import { readOption, type Spot } from '../../rules/state/option-keys.ts';
import type { OptionRows } from '../row-types.ts';
import type { Words } from '../words.ts';
import { elements } from './nouns.ts';

export const colours: Words['colours'] = { red: 'Red', blue: 'Blue', yellow: 'Yellow', pure: 'Grey' };

export const sources: Words['sources'] = {
  red: 'Fire extractor',
  blue: 'Water extractor',
  yellow: 'Light extractor',
  pure: 'Pure extractor',
  redTank: 'Tank of fire',
  blueTank: 'Tank of water',
  yellowTank: 'Tank of light',
  tank: 'Tank',
};

export const phases: Words['phases'] = {
  setup: 'Setup',
  start: 'Start of turn',
  main: 'Main phase',
  end: 'End of turn',
  over: 'Game over',
};

export const nouns: Words['nouns'] = {
  contract: 'Contract',
  contracts: 'Contracts',
  creature: 'Creature',
  creatures: 'Creatures',
  spell: 'Spell',
  orb: 'Orb',
  rune: 'Rune',
  health: 'Health',
  attack: 'Attack',
  durability: 'Durability',
  magicDamage: 'Magic Damage',
  cost: 'Cost',
  useCost: 'Cost to use',
  mana: 'Mana',
  extractors: 'Extractors',
  tanks: 'Tanks',
  full: 'Full',
  empty: 'Empty',
  deck: 'Deck',
  hand: 'Hand',
  discardPile: 'Discard pile',
  line: 'Line',
  place: 'Place',
  field: 'Field',
  burnout: 'Burnout',
  nextBurnout: 'Next burnout',
  specialDraw: 'Special draw',
  used: 'Used',
  unused: 'Not used yet',
  active: 'Active',
  faded: 'Faded',
  acted: 'Has acted',
  justCame: 'Came this turn',
  mustBeAttacked: 'Must be attacked',
  turn: 'Turn',
  phase: 'Phase',
  you: 'You',
  opponent: 'Opponent',
  playerA: 'Player A',
  playerB: 'Player B',
};

export const table: Words['table'] = {
  yourTurn: 'your turn',
  theirTurn: (who) => `${who}’s turn`,
  known: 'Hand known',
  discards: 'Discards',
  special: { used: 'used', left: 'left' },
  orbActive: 'active: answers the next attack',
  toUse: (cost) => `costs ${cost} to use`,
  used: 'used this turn',
  faded: 'Faded: no text',
  damage: (damage) => `${damage} damage`,
  gained: (change) => `gained ${change}`,
  thisTurn: (change) => `${change} this turn`,
  given: (change) => `given ${change}`,
  acted: 'has acted',
  isNew: 'new',
};

export const questions: Words['questions'] = {
  replace: {
    ask: 'Set aside the contracts you don’t want; you fetch as many new ones.',
    busy: 'choosing an opening hand',
  },
  colour: { ask: 'Choose the element of your new extractor.', busy: 'choosing an extractor' },
  swap: { ask: 'Exchange one of your extractors, or keep them all.', busy: 'considering an exchange of extractors' },
  draw: {
    ask: 'Draw: choose how many contracts to look at. Those you leave are discarded.',
    busy: 'choosing how to draw',
  },
  look: {
    ask: 'Draw: choose how many contracts to look at. Those you leave are discarded.',
    busy: 'choosing how to draw',
  },
  take: { ask: 'Take a contract into your hand; those you leave are discarded.', busy: 'looking at contracts' },
  act: { ask: 'Play contracts, attack and use your Rune and Orb, or end your turn.', busy: 'choosing an action' },
  lighten: { ask: 'Choose the element that costs 1 less.', busy: 'paying' },
  payElement: { ask: 'Choose what pays for the element.', busy: 'paying' },
  pay: { ask: 'Choose what pays for the pure mana.', busy: 'paying' },
  place: { ask: 'Choose a place in your line.', busy: 'placing a Creature' },
  target: { ask: 'Choose a target.', busy: 'choosing a target' },
  may: { ask: 'Do you want this effect?', busy: 'considering an effect' },
  takeBack: {
    ask: 'Take a contract from your discard pile into your hand.',
    busy: 'choosing from the discard pile',
  },
  extractor: { ask: 'Choose the element of the extractor you gain.', busy: 'choosing an extractor' },
  move: { ask: 'Choose where the Creature goes in its line.', busy: 'moving a Creature' },
  stance: {
    ask: 'Do you leave your Orb active for the opponent’s turn?',
    busy: 'deciding whether to leave an Orb active',
  },
  store: { ask: 'Choose the mana to keep in your tanks.', busy: 'storing mana' },
  storeLess: { ask: 'Choose the mana to keep in your tanks, as little as you like.', busy: 'storing mana' },
};

export const element = (colour: keyof typeof elements): string => elements[colour].toLowerCase();

const own = (spot: Spot): string => (spot === 'player' ? 'You' : `Your Creature ${spot}`);
const opposing = (spot: Spot): string => (spot === 'player' ? 'the opponent' : `opposing Creature ${spot}`);

const rows: OptionRows = {
  play: ({ card }, nameOf) => `Play ${nameOf(card)}`,
  setAside: ({ card }, nameOf) => `Set ${nameOf(card)} aside`,
  take: ({ card }, nameOf) => `Take ${nameOf(card)}`,
  takeBack: ({ card }, nameOf) => `Take ${nameOf(card)} back`,
  attack: ({ attacker, target }) =>
    `${attacker === 'player' ? 'You attack' : `Creature ${attacker} attacks`} ${opposing(target)}`,
  magnetize: ({ place }) => `Creature ${place} gains Magnetized`,
  orb: ({ target }) => `Use your Orb on ${opposing(target)}`,
  rune: () => 'Use your Rune',
  end: () => 'End your turn',
  storeLess: () => 'End your turn and store less mana',
  keep: () => 'Keep your extractors',
  yes: () => 'Yes',
  no: () => 'No',
  active: () => 'Leave it active',
  resting: () => 'Let it rest',
  colour: ({ colour }) => `${elements[colour]} (${colours[colour].toLowerCase()})`,
  lighten: ({ colour }) => `1 ${element(colour)} less`,
  swap: ({ from, to }) => `Exchange ${element(from)} for ${element(to)}`,
  draw: ({ count }) => (count === 1 ? 'Take the top contract' : `Look at ${count}, take 1`),
  special: ({ count }) => `Special draw: look at ${count}, take 2`,
  source: ({ source }) => sources[source],
  store: ({ colour }) => `${elements[colour]} mana`,
  place: ({ place }) => `Place ${place}`,
  target: ({ side, spot }) => (side === 'own' ? own(spot) : capital(opposing(spot))),
  other: ({ card }, nameOf) => nameOf(card),
};

export function option(question: QuestionName, key: string, nameOf: NameOf): string {
  const read = readOption(question, key);
  return say(rows, read.word, read, nameOf);
}

export const left: Words['left'] = {
  attack: ({ count, ids }, nameOf) =>
    count === 1 ? `${nameOf(ids[0])} can still attack.` : `${count} Creatures can still attack.`,
  strike: () => 'You can still attack.',
  play: ({ count, ids }, nameOf) =>
    count === 1 ? `You can still play ${nameOf(ids[0])}.` : `You can still play ${count} of your contracts.`,
  orb: ({ ids }, nameOf) => `You can still use your Orb: ${nameOf(ids[0])}.`,
  rune: ({ ids }, nameOf) => `You can still use your Rune: ${nameOf(ids[0])}.`,
};
