// Which words of a table of Final Magic mean something, and what, in Italian? As they stand in questions and in the log.

import type { Words } from '../words.ts';

export const glossary: Words['glossary'] = {
  currency: {
    forms: ['valuta', 'monete', 'moneta'],
    meaning: 'Con questa compri carte: il Rame dà 1 moneta, l’Argento 2, l’Oro 3.',
  },
  gem: { forms: ['gemma', 'gemme'], meaning: 'Una carta che dà mana per le tue magie.' },
  mana: { forms: ['mana'], meaning: 'Il prezzo per lanciare una magia: lo danno le gemme, solo per questo round.' },
  coppers: { forms: ['Rame'], meaning: 'Valuta da 1 moneta: cominci con sette.' },
  feed: {
    forms: ['alimentare', 'alimenta'],
    meaning: 'Scarta carte dalla mano con questa magia: il suo effetto le conta.',
  },
  outcast: {
    forms: ['esiliare', 'esilia'],
    meaning: 'Togli una carta dalla partita: non torna più nel tuo mazzo.',
  },
  buyPhase: {
    forms: ['Fase Acquisto'],
    meaning: 'Compri carte: magie e gemme vanno subito in mano, la valuta nella pila degli scarti.',
  },
  actionPhase: {
    forms: ['Fase Azione'],
    meaning: 'Puoi lanciare magie Azione ed esiliare gemme per pescare; segue la Fase Acquisto.',
  },
  fight: {
    forms: ['scontro'],
    meaning:
      'I due piani si rivelano insieme: prima agiscono le magie con priorità, poi tutte le altre nello stesso istante.',
  },
  counter: {
    forms: ['annulla', 'contromagie'],
    meaning: 'Toglie l’effetto a una magia dell’avversario.',
  },
};
