// Which words of a table of Contracts mean something, and what, in Italian? As they stand in questions and in the log.

import type { Words } from '../words.ts';

export const glossary: Words['glossary'] = {
  extractor: {
    forms: ['estrattore', 'estrattori'],
    meaning: 'Ti dà 1 mana del suo colore a ogni turno; ne ottieni uno per turno, fino a dieci.',
  },
  tank: {
    forms: ['serbatoio', 'serbatoi'],
    meaning: 'Conserva per i turni seguenti 1 mana non speso; quel mana è puro e non paga elementi.',
  },
  mana: { forms: ['mana'], meaning: 'Il prezzo dei contratti: te lo danno gli estrattori a ogni turno.' },
  pureMana: {
    forms: ['mana puro'],
    meaning: 'Mana grigio: non paga elementi. Un costo puro si paga con mana di qualsiasi colore.',
  },
  element: {
    forms: ['elemento'],
    meaning: 'Fuoco, acqua o luce: lo pagano solo gli estrattori di quell’elemento.',
  },
  contract: {
    forms: ['contratto', 'contratti'],
    meaning: 'Una carta: una Creatura, un Incantesimo, una Runa o un Globo.',
  },
  rune: { forms: ['Runa', 'Rune'], meaning: 'Sta accanto alla tua linea; una volta per turno puoi pagare per usarla.' },
  orb: {
    forms: ['Globo'],
    meaning: 'Una volta per turno infligge danni: tu perdi altrettanta salute, e il Globo 1 di durabilità.',
  },
  line: { forms: ['linea'], meaning: 'Le tue Creature, una accanto all’altra: otto al massimo.' },
  discard: {
    forms: ['scarti', 'scartano', 'pila degli scarti'],
    meaning: 'Va nella pila degli scarti del proprietario, che non si rimescola mai nel mazzo.',
  },
  fetch: { forms: ['estrai', 'estrae'], meaning: 'Prendi in mano il primo contratto del mazzo.' },
  burnout: {
    forms: ['esaurimento'],
    meaning:
      'Il tuo mazzo è vuoto: il primo contratto che dovresti guardare o estrarre ti infligge 1 danno, il secondo 2, il terzo 3 e così via.',
  },
};
