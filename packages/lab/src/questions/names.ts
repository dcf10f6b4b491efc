// What can an answer speak of? Every name it may use: a language that lacks the words for one does not compile.

/** Figures at the top of an answer, each with an interval and a band. */
export const HEADLINES = [
  'firstPlayer',
  'length',
  'lengthSpread',
  'leadChanges',
  'comebacks',
  'choices',
  'deadTurns',
  'snowball',
  'skill',
  'seatDrift',
  'draws',
  'limit',
  'widestMatchup',
  'heaviestDeck',
  'cyclic',
  'difference',
] as const;
export type HeadlineName = (typeof HEADLINES)[number];

export const PICTURES = [
  'firstPlayer',
  'length',
  'chances',
  'matchups',
  'field',
  'cards',
  'cardEffects',
  'cardUse',
  'cardWins',
  'compared',
  'deckChanges',
] as const;
export type PictureName = (typeof PICTURES)[number];

/** What is written beside a bar that belongs to no deck, card, option or bot. */
export const LABELS = ['firstPlayer', 'secondPlayer', 'before', 'after', 'A', 'B'] as const;
export type LabelWord = (typeof LABELS)[number];
