// What does a draft of Sun & Moon say in English?

export const draft = {
  'sunMoon.draft.class': 'Sun or Moon?',
  'sunMoon.draft.pick': 'Pick {pick} of {all}',
  'sunMoon.draft.pile': '{n, plural, one {# card} other {# cards}} left in the pile',
  'sunMoon.draft.open': 'Open draft: both see what is taken',
  'sunMoon.draft.private': 'Private draft: nobody sees what the other takes',
  'sunMoon.draft.choose': 'Choose one: 1, 2 or 3',
  'sunMoon.draft.chooseSide': 'Choose a side',
  'sunMoon.draft.takeSide': 'Play the {name}',
  'sunMoon.draft.take': 'Take {name}',
  'sunMoon.draft.owned': 'you have {n}',
  'sunMoon.draft.took': '{name}, pick {pick}: {known, select, yes {{card}} other {a card}}',
  'sunMoon.draft.yourDeck': 'Your deck',
  'sunMoon.draft.deckOf': '{name}',
  'sunMoon.draft.empty': 'Nothing yet.',
  'sunMoon.draft.secret': '{n, plural, one {# card} other {# cards}}, in secret: this draft is private.',
} as const;
