// What can be set before a game, in Italian?

import type { Words } from '../words.ts';

export const settings: Words['settings'] = {
  supply: {
    title: 'Riserva',
    sentence: 'Come si scelgono le 16 magie elementali della partita?',
    values: { random: 'A caso', handPicked: 'Scelte a mano', preset: 'Un set già pronto' },
  },
  firstPlayer: {
    title: 'Primo giocatore',
    sentence: 'Chi agisce per primo in ogni round?',
    values: { fixed: 'Sempre il giocatore A', alternate: 'Un round a testa' },
  },
  grandGems: {
    title: 'Gemme di Mana Supreme',
    sentence: 'Quante Gemme di Mana Supreme ci sono in tutta la partita?',
    values: { 6: '6 gemme', 4: '4 gemme' },
  },
  healthCap: {
    title: 'Vita massima',
    sentence: 'Le cure si fermano alla vita iniziale (50, o 20 nella morte improvvisa)?',
    values: { start: 'La vita iniziale', none: 'Nessun massimo' },
  },
  gemOutcast: {
    title: 'Esiliare le gemme',
    sentence: 'Una gemma dà mana o carte, oppure può dare entrambi?',
    values: { instead: 'Mana o carte', also: 'Prima mana, poi anche carte' },
  },
  change: {
    title: 'Resto',
    sentence: 'Che cosa succede alle monete avanzate da un acquisto?',
    values: { keep: 'Restano per la tua Fase Acquisto', lost: 'Si perdono subito' },
  },
  counterReactions: {
    title: 'Risposte alle azioni',
    sentence: 'Contromagia può rispondere alle magie azione? Senza risposte si gioca più in fretta.',
    values: { on: 'Permesse', off: 'Non permesse' },
  },
  tsunamiPutsOut: {
    title: 'Tsunami spegne',
    sentence: 'Tsunami spegne anche le magie di Fuoco di chi lo lancia?',
    values: { all: 'Tutte le magie di Fuoco', enemy: 'Solo le magie di Fuoco avversarie' },
  },
  spiritStacks: {
    title: 'Più Spiriti della Terra',
    sentence: 'Ogni Spirito della Terra in più raddoppia ancora?',
    values: { multiply: 'Ognuno raddoppia ancora', once: 'Raddoppiano una volta sola' },
  },
  mistCounts: {
    title: 'Nebbia Rigenerante conta',
    sentence: 'Quali altre magie conta Nebbia Rigenerante?',
    values: { own: 'Solo le tue', all: 'Quelle di entrambi i giocatori' },
  },
  priorityKills: {
    title: 'Cadere per una magia con priorità',
    sentence: 'La partita finisce subito se i danni con priorità portano un giocatore a 0?',
    values: { atOnce: 'Sì, subito', afterFight: 'No, conta l’intero scontro' },
  },
  roundLimit: {
    title: 'Limite di round',
    sentence: 'Dopo quanti round vince chi ha più vita?',
    values: { standard: '60 round, 30 nella morte improvvisa', custom: 'Altri numeri', off: 'Nessun limite' },
  },
};

export const presets: Words['presets'] = {
  firstSparks: {
    name: 'Prime Scintille',
    sentence: 'Una prima partita senza complicazioni: danni, cure e blocchi.',
  },
  stoneAndStorm: {
    name: 'Pietra e Tempesta',
    sentence: 'Gli scudi reggono mentre la Terra raddoppia le forze e carica i Proiettili d’Aria.',
  },
  bonfire: {
    name: 'Falò',
    sentence: 'Le tue carte sono il combustibile: alimenta le magie, scarta e pesca ancora.',
  },
};
