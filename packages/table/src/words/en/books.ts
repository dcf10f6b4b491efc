// What do set-up, rulebook and gallery of every game say in English?

export const books = {
  options: 'Game options',
  optionsChanged: '{count, plural, =0 {all at default} one {# changed} other {# changed}}',
  optionsReset: 'Reset',
  standard: 'default',
  'rules.intro': 'How to play, in two minutes',
  'rules.tips': 'Good to know',
  'rules.full': 'Every rule, to the letter.',
  'cards.search': 'Search the cards',
  'cards.searchHint': 'a name or a word of the text',
  'cards.filters': '{n, plural, =0 {Filters} other {Filters (#)}}',
  'cards.clear': 'Clear',
  'cards.count': '{n, plural, =0 {No cards} one {# card} other {# cards}}{some, select, yes { of {all}} other {}}',
  'cards.none': 'No card matches every filter.',
  rulebook: 'Rulebook',
  replay: 'Replay',
} as const;
