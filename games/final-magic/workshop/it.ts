// What is each field of a card called in Italian?

import { type FormWords, KIT_WORDS } from '@duello/cards/form';
import type { Op } from '../cards/effects.ts';

const ops: Readonly<Record<Op, string>> = {
  damage: 'Infliggi danni',
  heal: 'Recupera punti vita',
  block: 'Blocca',
  shield: 'Scudo che resta',
  halve: 'Dimezza i danni',
  evade: 'Non subire danni bloccabili',
  putOut: 'Annulla le magie di un elemento',
  double: 'Raddoppia le magie di un elemento',
  feed: 'Scarta carte per alimentarla',
  draw: 'Pesca',
  nextDraw: 'Pesca di più nel prossimo round',
  gain: 'Ottieni una carta',
  upgrade: 'Migliora valuta',
  outcast: 'Esilia una carta',
  counter: 'Annulla una magia avversaria',
  ifCast: 'Se lanci un elemento…',
  byPhase: 'Secondo la fase…',
};

export const it: FormWords = {
  ops,
  words: {
    ...KIT_WORDS.it,
    ...{ spell: 'Magia', gem: 'Gemma di mana', currency: 'Valuta', price: 'Prezzo in monete', mana: 'Mana' },
    ...{ coins: 'Monete', next: 'Grado successivo', recall: 'Carte pescate esiliandola', element: 'Elemento' },
    ...{ fire: 'Fuoco', water: 'Acqua', earth: 'Terra', air: 'Aria', phase: 'Si lancia in', action: 'Fase Azione' },
    ...{ fight: 'Scontro', either: 'Azione o Scontro', priority: 'Priorità', immune: 'Non può essere annullata' },
    ...{ cheaper: 'Costa meno con un altro elemento', by: 'Di meno', ifCast: 'Se lanci anche' },
    ...{
      frees: 'Rende gratuita questa carta',
      effects: 'Effetti',
      effect: 'Effetto',
      amount: 'Quanto',
      base: 'Di base',
    },
    ...{
      over: 'Che cosa si conta',
      'over:way': 'Tanto per ogni…',
      each: 'Ciascuno vale',
      fed: 'carta scartata per alimentarla',
      cast: 'tua magia in questo round',
    },
    ...{
      otherCast: 'altra tua magia in questo round',
      anyOtherCast: 'altra magia di chiunque in questo round',
    },
    ...{ instead: 'Invece', to: 'A chi', foe: 'L’avversario', unblockable: 'Non si può bloccare' },
    ...{ ifHurt: 'Se hai subìto danni, invece', upTo: 'Fino a', who: 'Chi', you: 'Tu', more: 'Con più mana' },
  },
  problems: [
    [
      /works only in the Action Phase/,
      'Funziona solo nella Fase Azione: scegli quella fase, o un effetto secondo la fase.',
    ],
    [/works only in the fight/, 'Funziona solo nello Scontro: scegli quella fase, o un effetto secondo la fase.'],
    [/can’t stand inside another effect/, 'Non può stare dentro un altro effetto: mettilo nell’elenco.'],
    [
      /^can hold one of .* only$/,
      'Una carta chiede una cosa sola: alimentare, migliorare, esiliare e annullare si escludono.',
    ],
    [
      /counts fed cards, but the card has no "feed"/,
      'Questa carta non si alimenta: aggiungi «Scarta carte per alimentarla», o conta altro.',
    ],
    [/works in the fight only, and this spell is cast in the Action Phase/, 'Funziona solo nello Scontro.'],
    [/^must be the id of a card$/, 'Scegli una carta.'],
  ],
};
