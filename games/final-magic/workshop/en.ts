// What is each field of a card called in English?

import { type FormWords, KIT_WORDS } from '@duello/cards/form';
import type { Op } from '../cards/effects.ts';

const ops: Readonly<Record<Op, string>> = {
  damage: 'Deal damage',
  heal: 'Heal',
  block: 'Block',
  shield: 'Shield that stays',
  halve: 'Halve the damage',
  evade: 'Take no blockable damage',
  putOut: 'Negate the spells of an element',
  double: 'Double the spells of an element',
  feed: 'Feed hand cards',
  draw: 'Draw',
  nextDraw: 'Draw more next round',
  gain: 'Gain a card',
  upgrade: 'Upgrade currency',
  outcast: 'Outcast a card',
  counter: 'Negate an enemy spell',
  ifCast: 'If you cast an element…',
  byPhase: 'By phase…',
};

export const en: FormWords = {
  ops,
  words: {
    ...KIT_WORDS.en,
    ...{ spell: 'Spell', gem: 'Mana gem', currency: 'Currency', price: 'Price in coins', mana: 'Mana', coins: 'Coins' },
    ...{ next: 'Upgrades to', recall: 'Cards drawn when outcast', element: 'Element', fire: 'Fire', water: 'Water' },
    ...{ earth: 'Earth', air: 'Air', phase: 'Cast in', action: 'Action Phase', fight: 'Fight', either: 'Either' },
    ...{
      priority: 'Priority',
      immune: 'Can’t be countered',
      cheaper: 'Cheaper with another element',
      by: 'Cheaper by',
    },
    ...{ ifCast: 'If you also cast', frees: 'Makes this card free', effects: 'Effects', effect: 'Effect' },
    ...{
      amount: 'How much',
      base: 'To begin with',
      over: 'What is counted',
      'over:way': 'So much for each…',
      each: 'Each counts',
    },
    ...{ fed: 'card fed', cast: 'own spell this round', otherCast: 'other own spell this round' },
    ...{ anyOtherCast: 'other spell of both this round', instead: 'Instead', to: 'To whom', foe: 'The enemy' },
    ...{ unblockable: 'Can’t be blocked', ifHurt: 'If you were hurt, instead', upTo: 'Up to', who: 'Who', you: 'You' },
    ...{ more: 'For more mana' },
  },
  problems: [
    [
      /works only in the Action Phase/,
      'This works only in the Action Phase: choose that phase, or an effect by phase.',
    ],
    [/works only in the fight/, 'This works only in the fight: choose that phase, or an effect by phase.'],
    [/can’t stand inside another effect/, 'This can’t stand inside another effect: put it into the list.'],
    [/^can hold one of .* only$/, 'A card asks one thing: feed, upgrade, outcast and counter exclude each other.'],
    [
      /counts fed cards, but the card has no "feed"/,
      'Nothing is fed to this card: add “Feed hand cards”, or count something else.',
    ],
    [/works in the fight only, and this spell is cast in the Action Phase/, 'This works in the fight only.'],
    [/^must be the id of a card$/, 'Choose a card.'],
  ],
};
