// What stands around an English table: names, nouns, questions and the labels of options?

import { type NameOf, say } from '@duello/language';
import type { QuestionName } from '../../rules/state/frames.ts';
import { readOption } from '../../rules/state/option-keys.ts';
import type { OptionRows } from '../row-types.ts';
import type { Words } from '../words.ts';
import { classes, colour, colours } from './nouns.ts';

export const phases: Words['phases'] = {
  draft: 'Draft',
  enchantments: 'Enchantments',
  spellcasting: 'Spellcasting',
  battle: 'Battle',
  upkeep: 'Upkeep',
  over: 'Game over',
};

export const nouns: Words['nouns'] = {
  spell: 'Spell',
  spells: 'Spells',
  summon: 'Summon',
  summons: 'Summons',
  life: 'Life',
  hp: 'HP',
  attack: 'Attack',
  defence: 'Defence',
  range: 'Range',
  tier: 'Tier',
  cost: 'Cost',
  mana: 'Mana',
  exp: 'Exp',
  coin: 'Coin',
  coins: 'Coins',
  coinPool: 'Coins in the pool',
  deck: 'Deck',
  hand: 'Hand',
  discardPile: 'Discard pile',
  retained: 'Retained',
  prepared: 'Prepared',
  slot: 'Slot',
  charges: 'Charges',
  playArea: 'Play area',
  tokens: 'Tokens',
  conditions: 'Conditions',
  battleground: 'Battleground',
  field: 'Field',
  lane: 'Lane',
  row: 'Row',
  homeRow: 'Home row',
  defending: 'Defending',
  threatened: 'Threatened',
  owner: 'Owner',
  class: 'Class',
  draft: 'Draft',
  market: 'Market',
  marketRow: 'Market row',
  marketDeck: 'Market deck',
  marketPile: 'Market discard pile',
  crystals: 'Crystals',
  locked: 'Not open yet',
  oldest: 'Oldest',
  newest: 'Newest',
  removed: 'Out of the game',
  unseen: 'Not seen',
  turn: 'Turn',
  round: 'Round',
  phase: 'Phase',
  gamePhase: 'Phase of the game',
  south: 'South',
  north: 'North',
  you: 'You',
  opponent: 'Opponent',
  playerA: 'Player A',
  playerB: 'Player B',
};

export const table: Words['table'] = {
  yourTurn: 'your turn',
  theirTurn: (who) => `${who}’s turn`,
  discards: 'Discards',
  inPlay: 'In play',
  freeSlot: 'free',
  faceDown: (round) => `face down since round ${round}`,
  charged: (charges) => `charged ${charges}`,
  marketHead: (phase, left) =>
    left === null
      ? `phase ${phase}, no limit of coins`
      : `phase ${phase}, ${left === 1 ? '1 coin' : `${left} coins`} left in its pool`,
  order: 'Order',
  leaves: 'the first of a row leaves when this turn ends; the newest is last',
  opensAfter: (coins) => `opens with the last of ${coins === 1 ? '1 coin' : `${coins} coins`}`,
  opensLater: 'opens in phase 3',
  inDeck: (count, coming) => `deck ${count}${coming === null ? '' : `, then ${coming}`}`,
  tierDiscards: (tier) => `tier ${tier}, discards`,
};

export const questions: Words['questions'] = {
  class: { ask: 'Choose your class: you start with its Unique spell.', busy: 'choosing a class' },
  spells: { ask: 'Choose the class spells of your deck, at least one.', busy: 'choosing class spells' },
  neutral: { ask: 'Choose a neutral spell for your deck.', busy: 'choosing a neutral spell' },
  crystals: { ask: 'Fill your deck with crystals.', busy: 'choosing crystals' },
  enchantment: { ask: 'Choose the enchantment that takes effect next.', busy: 'choosing an enchantment' },
  act: { ask: 'Cast, prepare and charge spells, or end Spellcasting.', busy: 'casting spells' },
  field: { ask: 'Choose a free field of your home row.', busy: 'placing a summon' },
  target: { ask: 'Choose a target.', busy: 'choosing a target' },
  point: { ask: 'Choose where the spell takes effect.', busy: 'choosing a place' },
  stance: { ask: 'Does this summon attack or defend?', busy: 'choosing between attack and defence' },
  buy: { ask: 'Buy spells for 1 coin each, or stop.', busy: 'buying spells' },
  may: { ask: 'Do you want this effect?', busy: 'deciding on an effect' },
  either: { ask: 'Choose one of the two effects.', busy: 'choosing between two effects' },
  retain: { ask: 'Choose what to retain from your hand.', busy: 'choosing what to retain' },
  mana: { ask: 'Choose the colour of the mana.', busy: 'choosing mana' },
  crystal: { ask: 'Choose the colour of the crystal.', busy: 'choosing a crystal' },
  revive: { ask: 'Choose a Summon in your discard pile.', busy: 'choosing from the discard pile' },
  end: { ask: 'Choose the enchantment to end.', busy: 'choosing an enchantment to end' },
};

const ORDINALS = ['', '1st', '2nd', '3rd'];
const ordinal = (n: number): string => ORDINALS[n] ?? `${n}th`;

const rows: OptionRows = {
  class: ({ class: chosen }) => classes[chosen],
  draft: ({ card }, nameOf) => nameOf(card),
  keep: ({ card }, nameOf) => nameOf(card),
  takeCrystal: ({ colour: one }) => `${colours[one]} crystal`,
  resolve: ({ card, place }, nameOf) => `${nameOf(card)} (no. ${place} in play)`,
  endOne: ({ side, card, place }, nameOf) =>
    `${side === 'own' ? 'Your' : 'The opponent’s'} ${nameOf(card)} (no. ${place} in play)`,
  cast: ({ card }, nameOf) => `Cast ${nameOf(card)}`,
  castSlot: ({ slot }) => `Cast the spell in slot ${slot}`,
  prepare: ({ card, slot }, nameOf) => `Prepare ${nameOf(card)} in slot ${slot}`,
  charge: ({ slot, colour: one }) => `Charge slot ${slot} with ${colour(one)} mana`,
  endCasting: () => 'End Spellcasting',
  field: ({ field }) => `Field ${field}`,
  summonOn: ({ field }) => `The summon on ${field}`,
  intersection: ({ fields: [one, two] }) => `The intersection between ${one} and ${two}`,
  you: () => 'You',
  opponent: () => 'The opponent',
  attack: () => 'Attack',
  defend: () => 'Defend',
  buy: ({ tier, place }) => `Buy the ${ordinal(place)} spell of tier ${tier}`,
  buyCrystal: ({ colour: one }) => `Buy a ${colour(one)} crystal`,
  stop: () => 'Stop buying',
  yes: () => 'Yes',
  no: () => 'No',
  first: () => 'The first effect',
  second: () => 'The second effect',
  retain: ({ card }, nameOf) => `Retain ${nameOf(card)}`,
  mana: ({ colour: one }) => `${colours[one]} mana`,
  gainCrystal: ({ colour: one }) => `${colours[one]} crystal`,
  revive: ({ card }, nameOf) => `Summon ${nameOf(card)}`,
  other: ({ card }, nameOf) => nameOf(card),
};

export function option(question: QuestionName, key: string, nameOf: NameOf): string {
  const read = readOption(question, key);
  return say(rows, read.word, read, nameOf);
}

export const left: Words['left'] = {
  cast: ({ count, ids }, nameOf) =>
    count === 1 ? `You can still cast ${nameOf(ids[0])}.` : `You can still cast ${count} of your spells.`,
  prepare: ({ count, ids }, nameOf) =>
    count === 1
      ? `${nameOf(ids[0])} can still be prepared in a free slot.`
      : `${count} of your spells can still be prepared in a free slot.`,
  mana: ({ count }) => `${count} unspent mana will be lost.`,
};
