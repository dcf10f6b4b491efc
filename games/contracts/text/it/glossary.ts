// Which words of a table of Contracts mean something, and what, in Italian? As they stand in questions and in the log.

import type { Words } from '../words.ts';

export const glossary: Words['glossary'] = {
  extractor: {
    forms: ['estrattore', 'estrattori'],
    meaning: 'Ti dà 1 mana del suo elemento a ogni turno; ne ottieni uno per turno.',
  },
  tank: {
    forms: ['serbatoio', 'serbatoi'],
    meaning: 'Conserva per i turni seguenti 1 mana non speso; quel mana è puro e non paga elementi.',
  },
  mana: { forms: ['mana'], meaning: 'Il prezzo dei contratti: te lo danno gli estrattori a ogni turno.' },
  pureMana: { forms: ['mana puro'], meaning: 'Lo paga mana di qualsiasi colore.' },
  element: {
    forms: ['elemento'],
    meaning: "Fuoco, acqua o luce: lo pagano solo gli estrattori di quell'elemento.",
  },
  contract: {
    forms: ['contratto', 'contratti'],
    meaning: 'Una carta: una Creatura, un Incantesimo, una Runa o un Globo.',
  },
  rune: { forms: ['Runa', 'Rune'], meaning: 'Sta accanto alla tua linea; una volta per turno puoi pagare per usarla.' },
  orb: { forms: ['Globo'], meaning: 'Una volta per turno infligge danni, e tu perdi altrettanti punti vita.' },
  line: { forms: ['linea'], meaning: "Le tue Creature, una accanto all'altra: otto al massimo." },
  discard: {
    forms: ['scarti', 'scartano', 'pila degli scarti'],
    meaning: 'Va nella tua pila degli scarti e non torna nel mazzo.',
  },
  fetch: { forms: ['estrai', 'estrae'], meaning: 'Prendi in mano il primo contratto del mazzo.' },
  burnout: {
    forms: ['esaurimento'],
    meaning: 'Il mazzo è vuoto: ogni contratto che pescheresti ti costa 1 punto vita, poi 2, poi 3.',
  },
};
