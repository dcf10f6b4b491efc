// What stands around an Italian table: names, nouns, questions and the labels of options?

import { italian, type NameOf, say } from '@duello/language';
import type { Colour } from '../../cards/vocabulary.ts';
import type { QuestionName } from '../../rules/state/frames.ts';
import { readOption, type Spot } from '../../rules/state/option-keys.ts';
import type { OptionRows } from '../row-types.ts';
import type { Words } from '../words.ts';
import { elements } from './nouns.ts';

export const colours: Words['colours'] = { red: 'Rosso', blue: 'Blu', yellow: 'Giallo', pure: 'Grigio' };

/** An extractor, a tank or mana of the element. */
export const OF: Readonly<Record<Colour, string>> = {
  red: 'di fuoco',
  blue: 'd’acqua',
  yellow: 'di luce',
  pure: 'puro',
};

export const sources: Words['sources'] = {
  red: `Estrattore ${OF.red}`,
  blue: `Estrattore ${OF.blue}`,
  yellow: `Estrattore ${OF.yellow}`,
  pure: `Estrattore ${OF.pure}`,
  redTank: `Serbatoio ${OF.red}`,
  blueTank: `Serbatoio ${OF.blue}`,
  yellowTank: `Serbatoio ${OF.yellow}`,
  tank: 'Serbatoio',
};

export const phases: Words['phases'] = {
  setup: 'Preparativi',
  start: 'Inizio del turno',
  main: 'Fase principale',
  end: 'Fine del turno',
  over: 'Partita finita',
};

export const nouns: Words['nouns'] = {
  contract: 'Contratto',
  contracts: 'Contratti',
  creature: 'Creatura',
  creatures: 'Creature',
  spell: 'Incantesimo',
  orb: 'Globo',
  rune: 'Runa',
  health: 'Salute',
  attack: 'Attacco',
  durability: 'Durabilità',
  magicDamage: 'Danni magici',
  cost: 'Costo',
  useCost: 'Costo di attivazione',
  mana: 'Mana',
  extractors: 'Estrattori',
  tanks: 'Serbatoi',
  full: 'Pieno',
  empty: 'Vuoto',
  deck: 'Mazzo',
  hand: 'Mano',
  discardPile: 'Pila degli scarti',
  line: 'Linea',
  place: 'Posto',
  field: 'Campo',
  burnout: 'Esaurimento',
  nextBurnout: 'Prossimo esaurimento',
  specialDraw: 'Pescata speciale',
  used: 'Non più disponibile',
  unused: 'Disponibile',
  active: 'Attivo',
  faded: 'Sbiadito',
  acted: 'Ha già agito',
  justCame: 'In campo da questo turno',
  mustBeAttacked: 'Da attaccare per forza',
  turn: 'Turno',
  phase: 'Fase',
  you: 'Tu',
  opponent: 'Avversario',
  playerA: 'Giocatore A',
  playerB: 'Giocatore B',
};

export const table: Words['table'] = {
  yourTurn: 'tocca a te',
  theirTurn: (who) => `tocca ${italian.to(who, nouns)}`,
  known: 'Mano nota',
  discards: 'Scarti',
  special: { used: 'già usata', left: 'disponibile' },
  orbActive: 'attivo: risponde al prossimo attacco',
  toUse: (cost) => `l’uso costa ${cost}`,
  used: 'già usato/a in questo turno',
  faded: 'Sbiadita: senza testo',
  damage: (damage) => (damage === 1 ? '1 danno' : `${damage} danni`),
  gained: (change) => `guadagnato ${change}`,
  thisTurn: (change) => `${change} in questo turno`,
  given: (change) => `fornito ${change}`,
  acted: 'ha agito',
  isNew: 'appena entrata',
};

export const questions: Words['questions'] = {
  replace: {
    ask: 'Metti da parte i contratti che non vuoi: ne estrai altrettanti nuovi.',
    busy: 'scegliendo la mano iniziale',
  },
  colour: { ask: 'Scegli l’elemento del tuo nuovo estrattore.', busy: 'scegliendo un estrattore' },
  swap: {
    ask: 'Sostituisci uno dei tuoi estrattori, oppure tienili tutti.',
    busy: 'valutando se sostituire un estrattore',
  },
  draw: {
    ask: 'Pesca: scegli quanti contratti guardare. Quelli che lasci si scartano.',
    busy: 'scegliendo come pescare',
  },
  look: {
    ask: 'Pesca: scegli quanti contratti guardare. Quelli che lasci si scartano.',
    busy: 'scegliendo come pescare',
  },
  take: { ask: 'Aggiungi un contratto alla tua mano; quelli che lasci si scartano.', busy: 'guardando dei contratti' },
  act: {
    ask: 'Gioca contratti, attacca e utilizza la tua Runa e il tuo Globo, oppure termina il turno.',
    busy: 'scegliendo un’azione',
  },
  lighten: { ask: 'Scegli l’elemento che costa 1 in meno.', busy: 'pagando' },
  payElement: { ask: 'Scegli con che cosa pagare l’elemento.', busy: 'pagando' },
  pay: { ask: 'Scegli con che cosa pagare il mana puro.', busy: 'pagando' },
  place: { ask: 'Scegli un posto nella tua linea.', busy: 'piazzando una Creatura' },
  target: { ask: 'Scegli un bersaglio.', busy: 'scegliendo un bersaglio' },
  may: { ask: 'Vuoi applicare questo effetto?', busy: 'valutando un effetto' },
  takeBack: {
    ask: 'Prendi in mano un contratto dalla tua pila degli scarti.',
    busy: 'scegliendo dalla pila degli scarti',
  },
  extractor: { ask: 'Scegli l’elemento dell’estrattore che guadagni.', busy: 'scegliendo un estrattore' },
  move: { ask: 'Scegli il nuovo posto della Creatura nella sua linea.', busy: 'spostando una Creatura' },
  stance: {
    ask: 'Vuoi lasciare attivo il tuo Globo nel turno dell’avversario?',
    busy: 'decidendo se lasciare attivo un Globo',
  },
  store: { ask: 'Scegli il mana da conservare nei serbatoi.', busy: 'conservando il mana' },
  storeLess: { ask: 'Scegli il mana da conservare nei serbatoi, anche nessuno.', busy: 'conservando il mana' },
};

const opposing = (spot: Spot): string => (spot === 'player' ? 'l’avversario' : `la Creatura avversaria ${spot}`);

const rows: OptionRows = {
  play: ({ card }, nameOf) => `Gioca ${nameOf(card)}`,
  setAside: ({ card }, nameOf) => `Metti da parte ${nameOf(card)}`,
  take: ({ card }, nameOf) => `Prendi ${nameOf(card)}`,
  takeBack: ({ card }, nameOf) => `Riprendi ${nameOf(card)}`,
  attack: ({ attacker, target }) =>
    `${attacker === 'player' ? 'Attacca tu' : `La Creatura ${attacker} attacca`} ${opposing(target)}`,
  magnetize: ({ place }) => `La Creatura ${place} guadagna Magnetizzato`,
  orb: ({ target }) =>
    `Utilizza il tuo Globo ${target === 'player' ? 'sull’avversario' : `sulla Creatura avversaria ${target}`}`,
  rune: () => 'Utilizza la tua Runa',
  end: () => 'Termina il turno',
  storeLess: () => 'Termina il turno e conserva meno mana',
  keep: () => 'Tieni i tuoi estrattori',
  yes: () => 'Sì',
  no: () => 'No',
  active: () => 'Lascialo attivo',
  resting: () => 'Lascialo riposare',
  colour: ({ colour }) => `${elements[colour]} (${colours[colour].toLowerCase()})`,
  lighten: ({ colour }) => `1 ${elements[colour].toLowerCase()} in meno`,
  swap: ({ from, to }) => `Sostituisci ${elements[from].toLowerCase()} con ${elements[to].toLowerCase()}`,
  draw: ({ count }) => (count === 1 ? 'Prendi il primo contratto' : `Guardane ${count}, prendine 1`),
  special: ({ count }) => `Pescata speciale: guardane ${count}, prendine 2`,
  source: ({ source }) => sources[source],
  store: ({ colour }) => `Mana ${OF[colour]}`,
  place: ({ place }) => `Posto ${place}`,
  target({ side, spot }) {
    if (side === 'own') return spot === 'player' ? 'Tu' : `La tua Creatura ${spot}`;
    return spot === 'player' ? 'L’avversario' : `La Creatura avversaria ${spot}`;
  },
  other: ({ card }, nameOf) => nameOf(card),
};

export function option(question: QuestionName, key: string, nameOf: NameOf): string {
  const read = readOption(question, key);
  return say(rows, read.word, read, nameOf);
}

export const left: Words['left'] = {
  attack: ({ count, ids }, nameOf) =>
    count === 1 ? `${nameOf(ids[0])} può ancora attaccare.` : `${count} Creature possono ancora attaccare.`,
  strike: () => 'Puoi ancora attaccare.',
  play: ({ count, ids }, nameOf) =>
    count === 1 ? `Puoi ancora giocare ${nameOf(ids[0])}.` : `Puoi ancora giocare ${count} dei tuoi contratti.`,
  orb: ({ ids }, nameOf) => `Puoi ancora utilizzare il tuo Globo: ${nameOf(ids[0])}.`,
  rune: ({ ids }, nameOf) => `Puoi ancora utilizzare la tua Runa: ${nameOf(ids[0])}.`,
};
