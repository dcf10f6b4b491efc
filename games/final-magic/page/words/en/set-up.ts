// What does the set-up of a match of Final Magic say in English?

export const setUp = {
  supply: 'Spells of this match',
  playerAIs: 'Player A is whoever goes first.',
  roundsNormal: 'Rounds',
  roundsSudden: 'Rounds in sudden death',
  roundsProblem: 'Both must be whole numbers from 1 to 9999.',
  picked: '{element}: {count} of 4 picked',
  pickHint: 'Pick four spells of each element. Each has three copies in the match.',
  pickMore: '{count, plural, one {# more to pick} other {# more to pick}}',
  pickFewer: '{count, plural, one {# too many: take it out} other {# too many: take them out}}',
  pickRest: 'Fill up at random',
  pickNone: 'Start over',
  showSpells: 'Show the 16 spells',
  randomSupplyText: 'A new mix of 16 spells each time.',
  pickedSupplyText: 'You choose all 16 spells yourselves.',
} as const;
