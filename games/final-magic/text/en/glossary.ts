// Which words of a table of Final Magic mean something, and what, in English? As they stand in questions and in the log.

import type { Words } from '../words.ts';

export const glossary: Words['glossary'] = {
  currency: {
    forms: ['currency', 'coins', 'coin'],
    meaning: 'What you buy cards with: Copper gives 1 coin, Silver 2, Gold 3.',
  },
  gem: { forms: ['gem', 'gems'], meaning: 'A card that gives mana for your spells.' },
  mana: { forms: ['mana'], meaning: 'What casting a spell costs: gems give it, for this round only.' },
  coppers: { forms: ['Copper', 'Coppers'], meaning: 'Currency worth 1 coin: you begin with seven.' },
  feed: { forms: ['feed', 'fed'], meaning: 'Discard cards from your hand with this spell: its effect counts them.' },
  outcast: {
    forms: ['outcast', 'outcasts'],
    meaning: 'Remove a card from the match: it never comes back to your deck.',
  },
  buyPhase: {
    forms: ['Buy Phase'],
    meaning: 'You buy cards: spells and gems go straight to your hand, currency to your discard pile.',
  },
  actionPhase: {
    forms: ['Action Phase'],
    meaning: 'You can cast Action spells and outcast gems to draw cards; the Buy Phase follows.',
  },
  fight: {
    forms: ['fight'],
    meaning: 'Both plans are revealed together: first spells with priority strike, then all the others at once.',
  },
  counter: { forms: ['counter', 'counters'], meaning: 'It takes the effect away from a spell of the opponent.' },
};
