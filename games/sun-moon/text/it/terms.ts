// What does every word with a rule behind it mean, in one Italian sentence?

import type { Words } from '../words.ts';
import { labels } from './cards.ts';
import { keywords, skillNames, traits, types } from './nouns.ts';

export const terms: Words['terms'] = {
  fast: {
    name: keywords.fast,
    reminder: 'Questa carta si può giocare anche come risposta; Contrattacco è un altro nome della stessa cosa.',
  },
  ready: { name: keywords.ready, reminder: 'Questa evocazione entra in gioco stappata.' },
  pierce: {
    name: keywords.pierce,
    reminder: 'Quando attacca un’evocazione, ciò che supera la difesa di quella colpisce il suo giocatore.',
  },
  ignoreSummoning: {
    name: keywords.ignoreSummoning,
    reminder: 'Questa evocazione può attaccare il giocatore anche se ci sono evocazioni a difenderlo.',
  },
  harden: {
    name: keywords.harden,
    reminder:
      'Paga X punti fatica: questa evocazione prende +X difesa fino alla fine del turno; puoi farlo quante volte vuoi.',
  },
  cantAttack: { name: traits.cantAttack, reminder: 'Questa evocazione può essere attaccata, ma non attaccare.' },
  cantDefend: {
    name: traits.cantDefend,
    reminder: 'Questa evocazione non può essere attaccata e non protegge il suo giocatore dagli attacchi.',
  },
  enchant: {
    name: 'Incanta un’evocazione',
    reminder: 'Questa carta si lega a un’evocazione e ha effetto finché quella resta in gioco.',
  },
  chooseOne: { name: 'Scegli un effetto', reminder: 'Scegli uno degli effetti quando la annunci.' },
  tap: { name: 'Tappa', reminder: 'Tappa questa carta come prezzo; deve essere stappata.' },
  played: {
    name: 'Quando la giochi',
    reminder: 'Avviene prima che l’evocazione entri in gioco, quindi non conta sé stessa e non può bersagliarsi.',
  },
  startTurn: {
    name: labels.startTurn,
    reminder: 'Avviene quando comincia il turno del suo controllore, dopo che la fatica si è dimezzata.',
  },
  destroyed: { name: labels.destroyed, reminder: 'Avviene quando l’evocazione è passata nell’area degli scarti.' },
  hits: {
    name: labels.hits,
    reminder: 'Avviene dopo un attacco di questa evocazione che ha fatto danni all’avversario, anche con Perforante.',
  },
  overflow: {
    name: labels.overflow,
    reminder: 'Avviene ogni volta che la fatica automatica oltre 6 è costata punti vita all’avversario.',
  },
  untilEnd: { name: 'Fino alla fine del turno', reminder: 'Finisce insieme a questo turno, di chiunque sia.' },
  inspire: {
    name: skillNames.inspire,
    reminder: 'Paga 2X punti fatica: una tua evocazione prende +X attacco fino alla fine del turno.',
  },
  medicate: { name: skillNames.medicate, reminder: 'Paga X punti fatica: guadagni X punti vita.' },
  ponder: { name: skillNames.ponder, reminder: 'Paga 2X punti fatica: peschi X carte.' },
  meditate: { name: skillNames.meditate, reminder: 'Scarta 2X carte dalla mano: recuperi X punti fatica.' },
  skillCard: {
    name: 'Carta dei talenti',
    reminder:
      'La tappi per usare uno dei suoi quattro talenti, nel tuo turno o come risposta, al massimo una volta per turno.',
  },
  x: { name: 'X', reminder: 'Un numero intero che scegli tu, almeno 1.' },
  fatigue: {
    name: 'Fatica',
    reminder: 'Paghi facendo salire la tua fatica, mai oltre 6, e all’inizio del tuo turno la dimezzi.',
  },
  automatic: {
    name: 'Fatica automatica',
    reminder:
      'La fatica che accumuli senza pagare un prezzo sale fino a 6, e il resto ti costa altrettanti punti vita.',
  },
  life: { name: 'Vita', reminder: 'Cominci con 15 punti vita, e con 0 o meno perdi la partita.' },
  damage: {
    name: 'Danni',
    reminder: 'A un giocatore tolgono altrettanti punti vita, a un’evocazione difesa fino alla fine del turno.',
  },
  summoning: { name: types.summoning, reminder: 'Entra in gioco tappata, a meno che sia Pronta, ci resta e combatte.' },
  spell: { name: types.spell, reminder: 'Ha effetto e si scarta, a meno che sia un incantamento.' },
  enchantment: { name: types.enchantment, reminder: 'Una magia che resta in gioco su un’evocazione.' },
  attack: { name: 'Attacco', reminder: 'I danni che un’evocazione infligge quando combatte.' },
  defense: { name: 'Difesa', reminder: 'Un’evocazione a cui ne resta 0 o meno è distrutta.' },
  tapped: {
    name: 'Tappata',
    reminder: 'Un’evocazione tappata non può attaccare, ma può essere attaccata e colpisce a sua volta.',
  },
  ability: {
    name: 'Abilità attivata',
    reminder: 'Puoi usarla ogni volta che ne paghi il prezzo, nel tuo turno o come risposta.',
  },
  target: { name: 'Bersaglio', reminder: 'Si indica quando si annuncia ciò che lo prende di mira.' },
  response: {
    name: 'Risposta',
    reminder: 'Un talento, un’abilità o una carta Rapida per reagire a un’azione; ha effetto prima dell’azione stessa.',
  },
  window: {
    name: 'Finestra',
    reminder: 'Il momento tra un’azione e il suo effetto in cui l’altro giocatore può rispondere o passare.',
  },
  chain: {
    name: 'Catena',
    reminder: 'Tutte le azioni che aspettano il loro effetto; l’ultima arrivata è la prima ad averlo.',
  },
  discardArea: {
    name: 'Area degli scarti',
    reminder: 'Dove stanno, scoperte, le tue carte usate, scartate e distrutte.',
  },
  controller: { name: 'Controllore', reminder: 'Il giocatore che ha giocato una carta e ne fa le scelte.' },
  mulligan: {
    name: 'Mulligan',
    reminder: 'Una volta, prima della partita, puoi cambiare quante carte vuoi della tua mano.',
  },
  draft: {
    name: 'Draft',
    reminder: 'I due giocatori costruiscono un mazzo prendendo una carta su tre, trenta volte.',
  },
  triple: {
    name: 'Terna',
    reminder: 'Le prime tre carte della tua pila del draft: ne prendi una, e le altre sono fuori dal torneo.',
  },
  match: { name: 'Partita', reminder: 'Un singolo scontro, fino a una vittoria o a un pareggio.' },
  tournament: {
    name: 'Torneo',
    reminder: 'Lo vince chi per primo vince due partite; dopo cinque partite al massimo è finito.',
  },
};
