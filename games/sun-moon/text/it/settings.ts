// What can be set before a game, in Italian?

import type { ReadyDeckId } from '../../cards/box/ready-decks.ts';
import type { Words } from '../words.ts';
import { readyDeckNames } from './names.ts';

const deckNames: Readonly<Record<ReadyDeckId, string>> = {
  noonfire: readyDeckNames.noonfire.name,
  debtOfAsh: readyDeckNames.debtOfAsh.name,
  silverBulwark: readyDeckNames.silverBulwark.name,
  tidewatch: readyDeckNames.tidewatch.name,
};

export const settings: Words['settings'] = {
  mode: {
    title: 'Modalità',
    sentence: 'Porti un mazzo, o lo scegli in un draft e giochi al meglio delle tre?',
    values: { constructed: 'Costruito', draft: 'Draft' },
  },
  deckA: { title: 'Mazzo del giocatore A', sentence: 'Le 30 carte che porta il giocatore A.', values: deckNames },
  deckB: { title: 'Mazzo del giocatore B', sentence: 'Le 30 carte che porta il giocatore B.', values: deckNames },
  skillRefresh: {
    title: 'Carta dei talenti',
    sentence: 'La tua carta dei talenti si stappa solo all’inizio del tuo turno o di ogni turno?',
    values: { ownTurn: 'Si stappa nei tuoi turni', everyTurn: 'Si stappa in ogni turno' },
  },
  endTurnWindow: {
    title: 'Fine del turno',
    sentence: 'L’avversario può rispondere quando un turno finisce?',
    values: { off: 'Nessuna risposta', on: 'Si può rispondere' },
  },
  responses: {
    title: 'Risposte',
    sentence: 'Si può rispondere a una risposta?',
    values: { nested: 'Si può rispondere', single: 'Non si può rispondere' },
  },
  draftVisibility: {
    title: 'Draft',
    sentence: 'Entrambi i giocatori vedono terne e scelte di un draft?',
    values: { open: 'Aperto', private: 'Privato' },
  },
  lifeCap: {
    title: 'Vita massima',
    sentence: 'La vita può superare 15?',
    values: { none: 'Senza limite', 15: 'Al massimo 15' },
  },
  defender: {
    title: 'Difensore',
    sentence: 'Chi sceglie quale evocazione viene attaccata?',
    values: { attackerChooses: 'Chi attacca', defenderChooses: 'Chi difende' },
  },
  ambush: {
    title: 'Agguato',
    sentence: 'Un’evocazione Rapida può fermare un attacco al suo giocatore?',
    values: { on: 'Può fermarlo', off: 'Non può fermarlo' },
  },
  constructedMirror: {
    title: 'Stessa classe',
    sentence: 'Nel Costruito i due giocatori possono avere la stessa classe?',
    values: { allowed: 'Permessa', forbidden: 'Non permessa' },
  },
  constructedMatches: {
    title: 'Partite nel Costruito',
    sentence: 'Il Costruito è una partita sola o un torneo?',
    values: { 1: 'Una partita', bestOf3: 'Al meglio delle tre' },
  },
  classA: {
    title: 'Classe del giocatore A',
    sentence: 'Chi è lo Stregone in un draft? Sceglie chi vince il lancio della moneta, o ci si accorda prima.',
    values: { toss: 'Decide il lancio', warlock: 'Stregone', paladin: 'Paladino' },
  },
  firstPlayer: {
    title: 'Primo giocatore',
    sentence: 'Chi comincia la prima partita? Sceglie chi vince il lancio della moneta, o ci si accorda prima.',
    values: { toss: 'Decide il lancio', A: 'Giocatore A', B: 'Giocatore B' },
  },
};
