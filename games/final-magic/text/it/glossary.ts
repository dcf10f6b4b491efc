// Which words of a table of Final Magic mean something, and what, in Italian? As they stand in questions and in the log.

import type { Words } from '../words.ts';

export const glossary: Words['glossary'] = {
  currency: {
    forms: ['valuta', 'monete', 'moneta'],
    meaning: "Con questa compri carte: il Rame dà 1 moneta, l'Argento 2, l'Oro 3.",
  },
  gem: { forms: ['gemma', 'gemme'], meaning: 'Una carta che dà mana per le tue magie.' },
  mana: { forms: ['mana'], meaning: 'Il prezzo per lanciare una magia; lo danno le gemme.' },
  coppers: { forms: ['Rame'], meaning: 'Valuta da 1 moneta: si comincia con questa.' },
  feed: {
    forms: ['alimentare', 'alimenta'],
    meaning: 'Scarta carte della mano con questa magia: il suo effetto le conta.',
  },
  outcast: {
    forms: ['esiliare', 'esilia'],
    meaning: 'Togliere una carta dal tuo mazzo fino alla fine della partita.',
  },
  buyPhase: {
    forms: ['Fase Acquisto'],
    meaning: 'Spendi la valuta per carte del mercato; vanno tra gli scarti e si pescano più avanti.',
  },
  actionPhase: { forms: ['Fase Azione'], meaning: 'Giochi gemme e le magie che agiscono prima dello scontro.' },
  fight: { forms: ['scontro'], meaning: 'I due piani si scoprono insieme, e le magie agiscono nello stesso istante.' },
  counter: {
    forms: ['annulla', 'contromagie'],
    meaning: "Annulla l'effetto di una magia dell'avversario.",
  },
};
