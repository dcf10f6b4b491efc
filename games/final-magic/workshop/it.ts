// What is each field of a card called in Italian?

import { type FormWords, KIT_WORDS } from '@duello/cards/form';
import type { Op } from '../cards/effects.ts';

const ops: Readonly<Record<Op, string>> = {
  damage: 'Infliggi danni',
  heal: 'Cura',
  block: 'Blocca',
  shield: 'Scudo che resta',
  halve: 'Dimezza i danni',
  evade: 'Schiva',
  putOut: 'Spegni un elemento',
  double: 'Raddoppia un elemento',
  feed: 'Alimenta con carte della mano',
  draw: 'Pesca',
  nextDraw: 'Pesca di più nel prossimo round',
  gain: 'Ottieni una carta',
  upgrade: 'Migliora valuta',
  outcast: 'Esilia una carta',
  counter: 'Contrasta un incantesimo nemico',
  ifCast: 'Se lanci un elemento…',
  byPhase: 'Secondo la fase…',
};

export const it: FormWords = {
  ops,
  words: {
    ...KIT_WORDS.it,
    ...{ spell: 'Incantesimo', gem: 'Gemma di mana', currency: 'Valuta', price: 'Prezzo in monete', mana: 'Mana' },
    ...{ coins: 'Monete', next: 'Grado successivo', recall: 'Carte pescate esiliandola', element: 'Elemento' },
    ...{ fire: 'Fuoco', water: 'Acqua', earth: 'Terra', air: 'Aria', phase: 'Si lancia in', action: 'Fase Azione' },
    ...{ fight: 'Combattimento', either: 'Entrambi', priority: 'Priorità', immune: 'Non si può contrastare' },
    ...{ cheaper: 'Costa meno con un altro elemento', by: 'Di meno', ifCast: 'Se lanci anche' },
    ...{
      frees: 'Rende gratuita questa carta',
      effects: 'Effetti',
      effect: 'Effetto',
      amount: 'Quanto',
      base: 'Di base',
    },
    ...{
      over: 'Tanto per ogni',
      each: 'Ciascuno vale',
      fed: 'carta usata per alimentarla',
      cast: 'tuo incantesimo in questo round',
    },
    ...{
      otherCast: 'altro tuo incantesimo in questo round',
      anyOtherCast: 'altro incantesimo di entrambi in questo round',
    },
    ...{ instead: 'Invece', to: 'A chi', foe: 'Il nemico', unblockable: 'Non si può bloccare' },
    ...{ ifHurt: 'Se hai subìto danni, invece', upTo: 'Fino a', who: 'Chi', you: 'Tu', more: 'Con più mana' },
  },
  problems: [
    [
      /works only in the Action Phase/,
      'Funziona solo nella Fase Azione: scegli quella fase, o un effetto secondo la fase.',
    ],
    [/works only in the fight/, 'Funziona solo nel combattimento: scegli quella fase, o un effetto secondo la fase.'],
    [/can’t stand inside another effect/, 'Non può stare dentro un altro effetto: mettilo nell’elenco.'],
    [
      /^can hold one of .* only$/,
      'Una carta chiede una cosa sola: alimentare, migliorare, esiliare e contrastare si escludono.',
    ],
    [
      /counts fed cards, but the card has no "feed"/,
      'Questa carta non si alimenta: aggiungi «Alimenta», o conta altro.',
    ],
    [/works in the fight only, and this spell is cast in the Action Phase/, 'Funziona solo nel combattimento.'],
    [/^must be the id of a card$/, 'Scegli una carta.'],
  ],
};
