// What can be set before a game, in Italian?

import type { DeckId } from '../../cards/box/catalogue.ts';
import type { Words } from '../words.ts';
import { deckTexts } from './names.ts';

const deckNames: Readonly<Record<DeckId, string>> = {
  emberPact: deckTexts.emberPact.name,
  boilingInk: deckTexts.boilingInk.name,
  lighthouseCovenant: deckTexts.lighthouseCovenant.name,
  greyRegistry: deckTexts.greyRegistry.name,
};

export const settings: Words['settings'] = {
  deckA: { title: 'Mazzo del giocatore A', sentence: 'I 40 contratti del giocatore A.', values: deckNames },
  deckB: { title: 'Mazzo del giocatore B', sentence: 'I 40 contratti del giocatore B.', values: deckNames },
  firstPlayer: {
    title: 'Primo giocatore',
    sentence: 'Chi gioca il primo turno? All’altro va l’estrattore puro.',
    values: { random: 'A caso', A: 'Giocatore A', B: 'Giocatore B' },
  },
  allowMirror: {
    title: 'Stesso mazzo',
    sentence: 'I due giocatori possono usare lo stesso mazzo?',
    values: { on: 'Permesso', off: 'Non permesso' },
  },
  tankColour: {
    title: 'Mana nei serbatoi',
    sentence: 'Il mana conservato diventa puro o mantiene il colore del suo estrattore?',
    values: { pure: 'Diventa puro', keep: 'Mantiene il colore' },
  },
  pureManaIsWild: {
    title: 'Mana puro per gli elementi',
    sentence: 'Il mana puro può pagare anche fuoco, acqua e luce?',
    values: { off: 'Paga solo i costi puri', on: 'Paga tutto' },
  },
  pureExtractorCountsToCap: {
    title: 'Estrattore puro e limite',
    sentence: 'L’estrattore puro è uno dei 10 che un giocatore può avere?',
    values: { on: 'È uno dei 10', off: 'È l’undicesimo' },
  },
  ambushInSetup: {
    title: 'Imboscata prima del primo turno',
    sentence: 'Imboscata si attiva per i contratti estratti nella mano iniziale?',
    values: { on: 'Si attiva', off: 'Non si attiva' },
  },
  lostHealthBuff: {
    title: 'Perdere salute aggiunta',
    sentence: 'Una Creatura danneggiata può morire quando perde salute fornita o guadagnata?',
    values: { recompute: 'Può morire', cap: 'Conserva quella che il nuovo massimo permette' },
  },
  orbGuardAfterUse: {
    title: 'Globo attivo dopo l’uso',
    sentence: 'Un Globo utilizzato in questo turno può comunque restare attivo?',
    values: { on: 'Sì', off: 'Solo se non è stato utilizzato' },
  },
  disarmOwnOrb: {
    title: 'Disarmare quando solo tu hai un Globo',
    sentence: 'Se l’avversario non ha Globi, «Disarma l’avversario» distrugge il tuo?',
    values: { off: 'No, non succede nulla', on: 'Sì, come nel regolamento italiano' },
  },
};
