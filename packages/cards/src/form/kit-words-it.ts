// What are the fields that every form has called in Italian?

export const it: Readonly<Record<string, string>> = {
  name: 'Nome',
  picture: 'Illustrazione',
  type: 'Tipo',
  count: 'Che cosa si conta',
  'count:amount': 'Quanti',
  'count:whole': 'Quanti',
  'count:way': 'Tanto per ogni…',
  each: 'Ciascuno vale',
  plus: 'Più',
  atMost: 'Al massimo',
  copies: 'Copie',
  instead: 'Al posto di',
  card: 'Carta',
  seat: 'Mazzo di chi',
  A: 'Giocatore A',
  B: 'Giocatore B',
};
