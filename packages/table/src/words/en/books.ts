// What do set-up, rulebook and gallery of every game say in English?

export const books = {
  options: 'Options of the game',
  optionsChanged: '{count, plural, =0 {all as usual} one {# changed} other {# changed}}',
  optionsReset: 'All as usual',
  standard: 'usual',
  'rules.intro': 'How to play, in two minutes',
  'rules.tips': 'Good to know',
  'rules.full': 'And now every rule, to the letter.',
  'cards.search': 'Search the cards',
  'cards.searchHint': 'a name or a word of the text',
  'cards.filters': '{n, plural, =0 {Filters} other {Filters (#)}}',
  'cards.clear': 'Clear',
  'cards.count': '{n, plural, =0 {No card fits} one {# card} other {# cards}}{some, select, yes { of {all}} other {}}',
  'cards.none': 'No card is all of this at once. Take a filter away.',
  rulebook: 'Rulebook',
  replay: 'Replay',
} as const;
