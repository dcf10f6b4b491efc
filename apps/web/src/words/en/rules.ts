// What do the rulebook and the card gallery say in English?

export const rules = {
  'rules.title': '{game}: the rules',
  'rules.allCards': 'All the cards',
  'rules.print': 'Print',
  'rules.search': 'Search the rules',
  'rules.searchHint': 'a word, a card, F602 …',
  'rules.contents': 'Contents',
  'rules.count': '{n, plural, =0 {Nothing found} one {# rule found} other {# rules found}}',
  'rules.nothing': 'Nothing found. Try fewer letters or another word.',
  'rules.rulings': 'Rulings:',
  'cards.title': '{game}: the cards',
  'cards.workshop': 'Open in the workshop',
  'cards.close': 'Close',
  'cards.previous': 'Previous card',
  'cards.next': 'Next card',
  'cards.rule': 'The rule',
  'cards.rulings': 'Rulings',
  'cards.reminders': 'What the words mean',
  'cards.rulebook': 'Open the rulebook',
} as const;
