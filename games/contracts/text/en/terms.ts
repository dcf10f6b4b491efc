// What does every word with a rule behind it mean, in one English sentence?

import type { Words } from '../words.ts';
import { labels } from './cards.ts';
import { elements, statuses } from './nouns.ts';

export const terms: Words['terms'] = {
  magnetized: {
    name: statuses.magnetized,
    reminder:
      'The opponent and their Creatures can attack only Magnetized or Magnetic targets; it ends at the start of its controller’s turn.',
  },
  magnetic: {
    name: statuses.magnetic,
    reminder: 'The opponent and their Creatures can attack only Magnetized or Magnetic targets.',
  },
  paramagnetic: {
    name: statuses.paramagnetic,
    reminder: 'This Creature can gain Magnetized even in the turn it comes into play.',
  },
  adrenaline: {
    name: statuses.adrenaline,
    reminder: 'This Creature can attack even in the turn it comes into play.',
  },
  impetus: {
    name: statuses.impetus,
    reminder: 'This Creature can attack even in the turn it comes into play, but only opposing Creatures.',
  },
  fog: { name: statuses.fog, reminder: 'Spells can’t target this Creature or player.' },
  summon: { name: labels.summon, reminder: 'This happens when the Creature is played from hand.' },
  recycling: {
    name: labels.recycling,
    reminder: 'This happens when the contract goes from the field to the discard pile.',
  },
  startTurn: {
    name: labels.startTurn,
    reminder: 'This happens at the start of your turn, before you gain an extractor.',
  },
  endTurn: { name: labels.endTurn, reminder: 'This happens at the end of your turn.' },
  ambush: {
    name: labels.ambush,
    reminder: 'This happens as soon as you draw or fetch the contract, even if your hand is full.',
  },
  attack: { name: 'On attack', reminder: 'This happens when the Creature attacks, before the fight.' },
  hurt: { name: 'On damage', reminder: 'This happens when the Creature takes damage and is still there.' },
  discard: {
    name: 'On discard',
    reminder: 'This happens when one of your draws puts contracts into your discard pile.',
  },
  burnout: {
    name: 'Burnout',
    reminder:
      'Once your deck is empty, each contract you would fetch or look at deals you damage instead: 1, then 2, then 3, and so on.',
  },
  magicDamage: {
    name: 'Magic Damage',
    reminder: 'Every damage number of your Spells is higher by this much.',
  },
  fade: {
    name: 'Fade',
    reminder:
      'Whoever Fades loses everything gained, good or bad, and a Creature its own text too; damage and what others give stay.',
  },
  faded: { name: 'Faded', reminder: 'This Creature has lost its text for as long as it stays on the field.' },
  disarm: { name: 'Disarm', reminder: 'Destroy the Orb of that player.' },
  give: {
    name: 'Give',
    reminder: 'What is given lasts while the giver is on the field and has not Faded.',
  },
  gain: { name: 'Gain', reminder: 'What is gained stays until it runs out or its bearer Fades.' },
  draw: {
    name: 'Draw',
    reminder: 'Look at 1 to 3 contracts on top of your deck, take 1 and put the others into your discard pile.',
  },
  fetch: { name: 'Fetch', reminder: 'Take the top contract of your deck into your hand.' },
  specialDraw: {
    name: 'Special draw',
    reminder:
      'Once per game, instead of your draw at the start of your turn: look at 2 to 4 contracts, take 2, and take 1 damage for each of the others.',
  },
  use: { name: 'Use', reminder: 'Once per turn you can pay this cost to get the effect of your Rune.' },
  orb: {
    name: 'Orb',
    reminder:
      'Once per turn it deals damage up to its attack, never more than the target’s health; you lose as much health and it loses 1 durability.',
  },
  activeOrb: {
    name: 'Active Orb',
    reminder: 'In the opponent’s turn it strikes back after the first attack on you.',
  },
  token: {
    name: 'Token',
    reminder: 'A Creature that only effects summon; when it leaves the field it is gone.',
  },
  pure: { name: elements.pure, reminder: 'Mana of any colour pays for it.' },
};
