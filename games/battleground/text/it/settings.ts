// What can be set before a game, in Italian?

import type { Words } from '../words.ts';
import { classes } from './nouns.ts';

const classChoices = { any: 'A caso', ...classes };

export const settings: Words['settings'] = {
  start: {
    title: 'Inizio',
    sentence: 'I mazzi si scelgono in un draft o sono già pronti?',
    values: { draft: 'Draft', quick: 'Inizio rapido' },
  },
  classA: {
    title: 'Classe del giocatore A',
    sentence: 'La classe del giocatore A nell’inizio rapido.',
    values: classChoices,
  },
  classB: {
    title: 'Classe del giocatore B',
    sentence: 'La classe del giocatore B nell’inizio rapido.',
    values: classChoices,
  },
  firstPlayer: {
    title: 'Primo giocatore',
    sentence: 'Chi gioca il primo turno? Nel draft il primo giocatore sceglie per secondo.',
    values: { random: 'A caso', A: 'Giocatore A', B: 'Giocatore B' },
  },
  lanes: {
    title: 'Corsie',
    sentence: 'Quante corsie vanno da un giocatore all’altro?',
    values: { 3: '3 corsie', 4: '4 corsie', 5: '5 corsie', 6: '6 corsie' },
  },
  rows: {
    title: 'Righe',
    sentence: 'Quante righe ci sono tra i giocatori, comprese quelle di casa? Con quattro la partita è breve.',
    values: { 4: '4 righe', 5: '5 righe', 6: '6 righe', 7: '7 righe' },
  },
  movement: {
    title: 'Prima azione',
    sentence: 'Che cosa fa prima un’evocazione in battaglia?',
    values: { charging: 'Assalto: avanza, poi attacca', marching: 'Marcia: attacca, poi avanza' },
  },
  order: {
    title: 'Ordine nella corsia',
    sentence: 'Quale evocazione di una corsia agisce per prima?',
    values: {
      line: 'In linea: la più vicina al suo giocatore',
      aggressive: 'Aggressivo: la più lontana dal suo giocatore',
    },
  },
  flow: {
    title: 'Svolgimento della battaglia',
    sentence: 'Ogni evocazione compie le due azioni di seguito, o tutte compiono la prima e poi tutte la seconda?',
    values: { cascade: 'A cascata: un’evocazione dopo l’altra', wave: 'A ondata: un’azione dopo l’altra' },
  },
  playerTarget: {
    title: 'Attacchi ai giocatori',
    sentence: 'Un’evocazione che può colpire l’avversario attacca prima le nemiche intorno?',
    values: {
      asFoe: 'Il giocatore vale come una nemica',
      lastResort: 'Il giocatore solo se non ci sono nemiche',
    },
  },
  defendNeedsTarget: {
    title: 'Difendere senza bersaglio',
    sentence: 'Un’evocazione che non ha nulla da attaccare può difendere?',
    values: { no: 'Permesso', yes: 'Non permesso' },
  },
  manaDecay: {
    title: 'Decadimento del mana',
    sentence: 'Quanto mana si perde alla fine del turno? Le cariche restano sempre.',
    values: { all: 'Tutto', onePerColour: 'Uno per colore', none: 'Nessuno' },
  },
  turnover: {
    title: 'Voltafaccia',
    sentence: 'Quanto dura Voltafaccia?',
    values: { permanent: 'Finché non viene tolto', oneBattle: 'Una battaglia del proprietario' },
  },
  turnoverDefends: {
    title: 'Difendere sotto Voltafaccia',
    sentence: 'Un’evocazione sotto Voltafaccia può difendere invece di attaccare?',
    values: { no: 'No, deve attaccare', yes: 'Sì, sceglie il proprietario' },
  },
  packTactics: {
    title: 'Tattica di branco',
    sentence:
      'Un’evocazione in difesa con Tattica di branco minaccia anche quelle del suo proprietario, sotto Voltafaccia?',
    values: { always: 'Sì, sempre', choice: 'No, il proprietario non lo sceglierebbe' },
  },
  neutralPick: {
    title: 'Magia neutrale',
    sentence: 'Come si sceglie la magia neutrale?',
    values: { open: 'Tra tutte', drawThree: 'Tra tre pescate a caso' },
  },
  mirror: {
    title: 'Stessa classe',
    sentence: 'I due giocatori possono avere la stessa classe?',
    values: { off: 'Non permesso', on: 'Permesso' },
  },
  tier2Spares: {
    title: 'Seconde copie delle Evocazioni di livello 2',
    sentence: 'Dove va la seconda copia di ogni Evocazione di livello 2?',
    values: { out: 'Fuori dalla partita', tier3: 'Nel mercato di livello 3' },
  },
  roundLimit: {
    title: 'Limite di round',
    sentence: 'Dopo quanti round vince chi ha più punti vita?',
    values: { standard: '50 round', custom: 'Un altro numero', off: 'Nessun limite' },
  },
};
