// Which words of a table of Final Magic mean something, and what, in English? As they stand in questions and in the log.

import type { Words } from '../words.ts';

export const glossary: Words['glossary'] = {
  currency: {
    forms: ['currency', 'coins', 'coin'],
    meaning: 'What you buy cards with: Copper gives 1 coin, Silver 2, Gold 3.',
  },
  gem: { forms: ['gem', 'gems'], meaning: 'A card that gives mana for your spells.' },
  mana: { forms: ['mana'], meaning: 'What casting a spell costs; gems give it.' },
  coppers: { forms: ['Copper', 'Coppers'], meaning: 'Currency worth 1 coin: you begin with it.' },
  feed: { forms: ['feed', 'fed'], meaning: 'Discard cards from your hand with this spell: its effect counts them.' },
  outcast: { forms: ['outcast', 'outcasts'], meaning: 'Take a card out of your deck until the game ends.' },
  buyPhase: {
    forms: ['Buy Phase'],
    meaning: 'You spend currency on cards of the buy zone; they go to your discard pile and are drawn later.',
  },
  actionPhase: { forms: ['Action Phase'], meaning: 'You play gems and the spells that work before the fight.' },
  fight: { forms: ['fight'], meaning: 'Both plans are revealed at once, and their spells work together.' },
  counter: { forms: ['counter', 'counters'], meaning: 'It takes the effect away from a spell of the opponent.' },
};
