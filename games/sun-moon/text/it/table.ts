// What stands around an Italian table: names, nouns, questions and the labels of options?

import { capital, italian, type NameOf, say } from '@duello/language';
import type { QuestionName } from '../../rules/state/frames.ts';
import { readOption, type Spot } from '../../rules/state/option-keys.ts';
import type { OptionRows } from '../row-types.ts';
import type { Words } from '../words.ts';
import { classes, keywords, skillNames } from './nouns.ts';

export const phases: Words['phases'] = {
  setup: 'Preparativi',
  draft: 'Draft',
  mulligan: 'Mulligan',
  start: 'Inizio del turno',
  main: 'Azioni',
  end: 'Fine del turno',
  over: 'Partita finita',
};

export const nouns: Words['nouns'] = {
  card: 'Carta',
  cards: 'Carte',
  summoning: 'Evocazione',
  summonings: 'Evocazioni',
  spell: 'Magia',
  enchantment: 'Incantamento',
  enchantments: 'Incantamenti',
  skill: 'Talento',
  skills: 'Talenti',
  skillCard: 'Carta dei talenti',
  ability: 'Abilità',
  abilities: 'Abilità',
  attack: 'Attacco',
  defense: 'Difesa',
  damage: 'Danni',
  cost: 'Costo',
  price: 'Prezzo',
  life: 'Vita',
  fatigue: 'Fatica',
  deck: 'Mazzo',
  hand: 'Mano',
  discardArea: 'Area degli scarti',
  inPlay: 'In gioco',
  tapped: 'Tappata',
  untapped: 'Stappata',
  used: 'Usata in questo turno',
  untilEnd: 'Fino alla fine del turno',
  chain: 'Catena',
  response: 'Risposta',
  attacker: 'Attaccante',
  defender: 'Difensore',
  target: 'Bersaglio',
  option: 'Effetto',
  class: 'Classe',
  rarity: 'Rarità',
  edition: 'Edizione',
  draft: 'Draft',
  constructed: 'Costruito',
  draftPile: 'Pila del draft',
  triple: 'Terna',
  pick: 'Scelta',
  taken: 'Prese',
  out: 'Non prese',
  list: 'Lista del mazzo',
  unseen: 'Non ancora viste',
  setAside: 'Messe da parte',
  match: 'Partita',
  tournament: 'Torneo',
  starter: 'Comincia',
  turn: 'Turno',
  phase: 'Fase',
  you: 'Tu',
  opponent: 'Avversario',
  playerA: 'Giocatore A',
  playerB: 'Giocatore B',
};

export const questions: Words['questions'] = {
  class: { ask: 'Scegli la tua classe; l’altra va all’avversario.', busy: 'scegliendo una classe' },
  pick: {
    ask: 'Prendi una di queste carte per il tuo mazzo; le altre sono scartate.',
    busy: 'scegliendo una carta del draft',
  },
  mulligan: {
    ask: 'Metti da parte le carte che non vuoi: ne peschi altrettante nuove.',
    busy: 'scegliendo la mano iniziale',
  },
  starter: { ask: 'Vuoi giocare per primo o per secondo?', busy: 'scegliendo chi comincia' },
  act: {
    ask: 'Gioca una carta, usa un talento o un’abilità, attacca, oppure termina il turno.',
    busy: 'scegliendo un’azione',
  },
  respond: {
    ask: 'Rispondi con un talento, un’abilità o una carta Rapida, oppure passa.',
    busy: 'valutando se rispondere',
  },
  x: { ask: 'Scegli X.', busy: 'scegliendo X' },
  mode: { ask: 'Scegli un effetto.', busy: 'scegliendo un effetto' },
  target: { ask: 'Scegli un bersaglio.', busy: 'scegliendo un bersaglio' },
  price: { ask: 'Scegli le carte da scartare come prezzo.', busy: 'pagando' },
  defender: { ask: 'Scegli chi attaccare.', busy: 'scegliendo chi attaccare' },
  block: { ask: 'Scegli chi viene attaccato.', busy: 'scegliendo chi viene attaccato' },
  aim: { ask: 'Scegli un bersaglio per questo effetto.', busy: 'scegliendo un bersaglio' },
  discard: { ask: 'Scegli che cosa scartare.', busy: 'scegliendo che cosa scartare' },
  takeBack: {
    ask: 'Prendi in mano una carta dalla tua area degli scarti.',
    busy: 'scegliendo dall’area degli scarti',
  },
  may: { ask: 'Vuoi applicare questo effetto?', busy: 'valutando un effetto' },
};

export const table: Words['table'] = {
  match: (number, [own, other]) => `Partita ${number}${own + other === 0 ? '' : ` (${own} a ${other})`}`,
  yourTurn: 'tocca a te',
  theirTurn: (who) => `tocca ${italian.to(who, nouns)}`,
  pick: (number, of) => `scelta ${number} di ${of}`,
  known: 'Mano nota',
  discards: 'Scarti',
  byCost: 'Per costo',
  nextTurn: (fatigue) => `al prossimo turno ${fatigue}`,
  skill: { ready: 'pronta', tapped: 'tappata', used: 'già usata' },
  skillCard: (state) => `carta dei talenti ${state}`,
  tapped: 'tappata',
  damage: (damage) => (damage === 1 ? '1 danno' : `${damage} danni`),
  thisTurn: (change) => `${change} in questo turno`,
  given: (change) => `${change} dagli incantamenti`,
  with: (name) => `con ${name}`,
  of: (who) => `di ${who}`,
  does: {
    play: (name) => `gioca ${name}`,
    skill: (name) => `usa ${name}`,
    ability: (name) => `usa ${name}`,
    attack: (name) => `attacca con ${name}`,
    trigger: (name) => `${name} agisce da sé`,
  },
  happensFirst: 'avviene per prima',
};

const summoning = ({ side, place }: Spot): string =>
  side === 'own' ? `tua evocazione ${place}` : `evocazione nemica ${place}`;
/** "la tua evocazione 2", "l'incantamento 1 sull'evocazione nemica 2". */
function spotText(spot: Spot): string {
  const { side, place, enchantment } = spot;
  if (place === null) return side === 'own' ? 'tu' : 'l’avversario';
  if (enchantment === null) return `${side === 'own' ? 'la ' : 'l’'}${summoning(spot)}`;
  return `l’incantamento ${enchantment} ${side === 'own' ? 'sulla ' : 'sull’'}${summoning(spot)}`;
}
const ofSpot = (spot: Spot): string => spotText(spot).replace(/^la /, 'della ').replace(/^l’/, 'dell’');

const rows: OptionRows = {
  play: ({ card }, nameOf) => `Gioca ${nameOf(card)}`,
  setAside: ({ card }, nameOf) => `Metti da parte ${nameOf(card)}`,
  discard: ({ card }, nameOf) => `Scarta ${nameOf(card)}`,
  takeBack: ({ card }, nameOf) => `Riprendi ${nameOf(card)}`,
  pick: ({ card, place }, nameOf) => `${place}: ${nameOf(card)}`,
  skill: ({ skill }) => `Usa ${skillNames[skill]}`,
  use: ({ spot, ability }) =>
    ability === 'harden' ? `Usa ${keywords.harden} con ${spotText(spot)}` : `Usa l’abilità ${ability} ${ofSpot(spot)}`,
  attack: ({ place }) => `Attacca con l’evocazione ${place}`,
  spot: ({ spot }) => capital(spotText(spot)),
  class: ({ class: clan }) => classes[clan],
  x: ({ n }) => `X = ${n}`,
  mode: ({ n }) => `Effetto ${n}`,
  noEffect: () => 'Giocala senza il suo effetto',
  end: () => 'Termina il turno',
  pass: () => 'Passa',
  yes: () => 'Sì',
  no: () => 'No',
  first: () => 'Per primo',
  second: () => 'Per secondo',
  fight: () => 'Attacca un’evocazione',
  other: ({ card }, nameOf) => nameOf(card),
};

export function option(question: QuestionName, key: string, nameOf: NameOf): string {
  const read = readOption(question, key);
  return say(rows, read.word, read, nameOf);
}

export const left: Words['left'] = {
  attack: ({ count, ids }, nameOf) =>
    count === 1 ? `${nameOf(ids[0])} può ancora attaccare.` : `${count} evocazioni possono ancora attaccare.`,
  play: ({ count, ids }, nameOf) =>
    count === 1 ? `Puoi ancora giocare ${nameOf(ids[0])}.` : `Puoi ancora giocare ${count} delle tue carte.`,
};
