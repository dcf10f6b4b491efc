// What stands around an English table: names, nouns, questions and the labels of options?

import { capital, type NameOf, say } from '@duello/language';
import type { QuestionName } from '../../rules/state/frames.ts';
import { readOption, type Spot } from '../../rules/state/option-keys.ts';
import type { OptionRows } from '../row-types.ts';
import type { Words } from '../words.ts';
import { classes, keywords, skillNames } from './nouns.ts';

export const phases: Words['phases'] = {
  setup: 'Setup',
  draft: 'Draft',
  mulligan: 'Mulligan',
  start: 'Start of turn',
  main: 'Actions',
  end: 'End of turn',
  over: 'Game over',
};

export const nouns: Words['nouns'] = {
  card: 'Card',
  cards: 'Cards',
  summoning: 'Summoning',
  summonings: 'Summonings',
  spell: 'Spell',
  enchantment: 'Enchantment',
  enchantments: 'Enchantments',
  skill: 'Skill',
  skills: 'Skills',
  skillCard: 'Skill card',
  ability: 'Ability',
  abilities: 'Abilities',
  attack: 'Attack',
  defense: 'Defence',
  damage: 'Damage',
  cost: 'Cost',
  price: 'Price',
  life: 'Life',
  fatigue: 'Fatigue',
  deck: 'Deck',
  hand: 'Hand',
  discardArea: 'Discard area',
  inPlay: 'In play',
  tapped: 'Tapped',
  untapped: 'Untapped',
  used: 'Used this turn',
  untilEnd: 'Until end of turn',
  chain: 'Chain',
  response: 'Response',
  attacker: 'Attacker',
  defender: 'Defender',
  target: 'Target',
  option: 'Option',
  class: 'Class',
  rarity: 'Rarity',
  edition: 'Edition',
  draft: 'Draft',
  constructed: 'Constructed',
  draftPile: 'Draft pile',
  triple: 'Triple',
  pick: 'Pick',
  taken: 'Taken',
  out: 'Not taken',
  list: 'Deck list',
  unseen: 'Not seen yet',
  setAside: 'Set aside',
  match: 'Match',
  tournament: 'Tournament',
  starter: 'Goes first',
  turn: 'Turn',
  phase: 'Phase',
  you: 'You',
  opponent: 'Opponent',
  playerA: 'Player A',
  playerB: 'Player B',
};

export const questions: Words['questions'] = {
  class: { ask: 'Choose your class; the opponent gets the other one.', busy: 'choosing a class' },
  pick: { ask: 'Take one of these cards into your deck; the others are out.', busy: 'making a draft pick' },
  mulligan: {
    ask: 'Set aside the cards you don’t want; you draw as many new ones.',
    busy: 'choosing an opening hand',
  },
  starter: { ask: 'Do you go first or second?', busy: 'choosing who goes first' },
  act: { ask: 'Play a card, use a skill or an ability, attack, or end your turn.', busy: 'choosing an action' },
  respond: { ask: 'Respond with a skill, an ability or a Fast card, or pass.', busy: 'considering a response' },
  x: { ask: 'Choose X.', busy: 'choosing X' },
  mode: { ask: 'Choose one.', busy: 'choosing an option' },
  target: { ask: 'Choose a target.', busy: 'choosing a target' },
  price: { ask: 'Choose the cards you discard as the price.', busy: 'paying' },
  defender: { ask: 'Choose whom to attack.', busy: 'choosing whom to attack' },
  block: { ask: 'Choose who is attacked.', busy: 'choosing who is attacked' },
  aim: { ask: 'Choose a target for this effect.', busy: 'choosing a target' },
  discard: { ask: 'Choose what to discard.', busy: 'choosing what to discard' },
  takeBack: { ask: 'Take a card from your discard area into your hand.', busy: 'choosing from the discard area' },
  may: { ask: 'Do you want this effect?', busy: 'considering an effect' },
};

export const table: Words['table'] = {
  match: (number, [own, other]) => `Match ${number}${own + other === 0 ? '' : ` (${own} to ${other})`}`,
  yourTurn: 'your turn',
  theirTurn: (who) => `${who}’s turn`,
  pick: (number, of) => `pick ${number} of ${of}`,
  known: 'Hand known',
  discards: 'Discards',
  byCost: 'By cost',
  nextTurn: (fatigue) => `next turn ${fatigue}`,
  skill: { ready: 'ready', tapped: 'tapped', used: 'used this turn' },
  skillCard: (state) => `skill card ${state}`,
  tapped: 'tapped',
  damage: (damage) => `${damage} damage`,
  thisTurn: (change) => `${change} this turn`,
  given: (change) => `${change} from enchantments`,
  with: (name) => `with ${name}`,
  of: (who) => `of ${who}`,
  does: {
    play: (name) => `plays ${name}`,
    skill: (name) => `uses ${name}`,
    ability: (name) => `uses ${name}`,
    attack: (name) => `attacks with ${name}`,
    trigger: (name) => `${name} acts by itself`,
  },
  happensFirst: 'happens first',
};

function spotText({ side, place, enchantment }: Spot): string {
  if (place === null) return side === 'own' ? 'you' : 'the opponent';
  const summoning = `${side === 'own' ? 'your' : 'enemy'} summoning ${place}`;
  return enchantment === null ? summoning : `enchantment ${enchantment} on ${summoning}`;
}

const rows: OptionRows = {
  play: ({ card }, nameOf) => `Play ${nameOf(card)}`,
  setAside: ({ card }, nameOf) => `Set ${nameOf(card)} aside`,
  discard: ({ card }, nameOf) => `Discard ${nameOf(card)}`,
  takeBack: ({ card }, nameOf) => `Take ${nameOf(card)} back`,
  pick: ({ card, place }, nameOf) => `${place}: ${nameOf(card)}`,
  skill: ({ skill }) => `Use ${skillNames[skill]}`,
  use: ({ spot, ability }) =>
    ability === 'harden' ? `${keywords.harden} ${spotText(spot)}` : `Use ability ${ability} of ${spotText(spot)}`,
  attack: ({ place }) => `Attack with summoning ${place}`,
  spot: ({ spot }) => capital(spotText(spot)),
  class: ({ class: clan }) => classes[clan],
  x: ({ n }) => `X = ${n}`,
  mode: ({ n }) => `Option ${n}`,
  noEffect: () => 'Play it without its effect',
  end: () => 'End your turn',
  pass: () => 'Pass',
  yes: () => 'Yes',
  no: () => 'No',
  first: () => 'Go first',
  second: () => 'Go second',
  fight: () => 'Attack a summoning',
  other: ({ card }, nameOf) => nameOf(card),
};

export function option(question: QuestionName, key: string, nameOf: NameOf): string {
  const read = readOption(question, key);
  return say(rows, read.word, read, nameOf);
}

export const left: Words['left'] = {
  attack: ({ count, ids }, nameOf) =>
    count === 1 ? `${nameOf(ids[0])} can still attack.` : `${count} summonings can still attack.`,
  play: ({ count, ids }, nameOf) =>
    count === 1 ? `You can still play ${nameOf(ids[0])}.` : `You can still play ${count} of your cards.`,
};
