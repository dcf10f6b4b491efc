// What are the fields that every form has called in English?

export const en: Readonly<Record<string, string>> = {
  name: 'Name',
  picture: 'Picture',
  type: 'Type',
  count: 'What is counted',
  'count:amount': 'How many',
  'count:whole': 'How many',
  'count:way': 'So much for each…',
  each: 'Each counts',
  plus: 'Plus',
  atMost: 'At most',
  copies: 'Copies',
  instead: 'In the place of',
  card: 'Card',
  seat: 'Whose deck',
  A: 'Player A',
  B: 'Player B',
};
