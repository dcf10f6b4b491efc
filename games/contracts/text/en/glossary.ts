// Which words of a table of Contracts mean something, and what, in English? As they stand in questions and in the log.

import type { Words } from '../words.ts';

export const glossary: Words['glossary'] = {
  extractor: {
    forms: ['extractor', 'extractors'],
    meaning: 'It gives you 1 mana of its colour each turn; you gain one a turn, up to ten.',
  },
  tank: {
    forms: ['tank', 'tanks'],
    meaning: 'It keeps 1 mana you did not spend for later turns; that mana is pure and pays no element.',
  },
  mana: { forms: ['mana'], meaning: 'What contracts cost: your extractors give it each turn.' },
  pureMana: {
    forms: ['pure mana'],
    meaning: 'Grey mana: it pays for no element. A pure cost takes mana of any colour.',
  },
  element: { forms: ['element', 'elements'], meaning: 'Fire, water or light: only extractors of that element pay it.' },
  contract: { forms: ['contract', 'contracts'], meaning: 'A card: a Creature, a Spell, a Rune or an Orb.' },
  rune: { forms: ['Rune', 'Runes'], meaning: 'It lies beside your line; once per turn you can pay to use it.' },
  orb: { forms: ['Orb'], meaning: 'Once per turn it deals damage: you lose as much health, and the Orb 1 durability.' },
  line: { forms: ['line'], meaning: 'Your Creatures, side by side: eight at most.' },
  discard: {
    forms: ['discard', 'discarded', 'discard pile'],
    meaning: 'It goes to its owner’s discard pile, which is never shuffled back into the deck.',
  },
  fetch: { forms: ['fetch', 'fetches'], meaning: 'Take the top contract of the deck into the hand.' },
  burnout: {
    forms: ['burnout'],
    meaning:
      'Your deck is empty: the first contract you should look at or fetch deals you 1 damage, the next 2, then 3, and so on.',
  },
};
