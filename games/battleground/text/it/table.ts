// What stands around an Italian table: names, nouns, questions and the labels of options?

import { italian, type NameOf, say } from '@duello/language';
import type { QuestionName } from '../../rules/state/frames.ts';
import { readOption } from '../../rules/state/option-keys.ts';
import type { OptionRows } from '../row-types.ts';
import type { Words } from '../words.ts';
import { classes, colour } from './nouns.ts';

export const phases: Words['phases'] = {
  draft: 'Draft',
  enchantments: 'Incantamenti',
  spellcasting: 'Lancio',
  battle: 'Battaglia',
  upkeep: 'Mantenimento',
  over: 'Partita finita',
};

export const nouns: Words['nouns'] = {
  spell: 'Magia',
  spells: 'Magie',
  summon: 'Evocazione',
  summons: 'Evocazioni',
  life: 'Vita',
  hp: 'PV',
  attack: 'Attacco',
  defence: 'Difesa',
  range: 'Distanza',
  tier: 'Livello',
  cost: 'Costo',
  mana: 'Mana',
  exp: 'Punti esperienza',
  coin: 'Moneta',
  coins: 'Monete',
  coinPool: 'Monete nella riserva',
  deck: 'Mazzo',
  hand: 'Mano',
  discardPile: 'Pila degli scarti',
  retained: 'Trattenute',
  prepared: 'Preparate',
  slot: 'Spazio',
  charges: 'Cariche',
  playArea: 'Area di gioco',
  tokens: 'Segnalini',
  conditions: 'Condizioni',
  battleground: 'Campo di battaglia',
  field: 'Campo',
  lane: 'Corsia',
  row: 'Riga',
  homeRow: 'Riga di casa',
  defending: 'In difesa',
  threatened: 'Minacciata',
  owner: 'Proprietario',
  class: 'Classe',
  draft: 'Draft',
  market: 'Mercato',
  marketRow: 'Riga del mercato',
  marketDeck: 'Mazzo del mercato',
  marketPile: 'Scarti del mercato',
  crystals: 'Cristalli',
  locked: 'Non ancora aperto',
  oldest: 'Da più tempo',
  newest: 'Appena arrivata',
  removed: 'Fuori dalla partita',
  unseen: 'Non viste',
  turn: 'Turno',
  round: 'Round',
  phase: 'Fase',
  gamePhase: 'Fase della partita',
  south: 'Sud',
  north: 'Nord',
  you: 'Tu',
  opponent: 'Avversario',
  playerA: 'Giocatore A',
  playerB: 'Giocatore B',
};

export const table: Words['table'] = {
  yourTurn: 'tocca a te',
  theirTurn: (who) => `tocca ${italian.to(who, nouns)}`,
  discards: 'Scarti',
  inPlay: 'In gioco',
  freeSlot: 'libero',
  faceDown: (round) => `coperta dal round ${round}`,
  charged: (charges) => `cariche ${charges}`,
  marketHead: (phase, left) =>
    left === null
      ? `fase ${phase}, monete senza limite`
      : `fase ${phase}, ${left === 1 ? 'resta 1 moneta' : `restano ${left} monete`} nella riserva`,
  order: 'Ordine',
  leaves: 'la prima di una riga esce alla fine di questo turno; l’ultima è la più recente',
  opensAfter: (coins) => (coins === 1 ? 'si apre con l’ultima moneta' : `si apre con l’ultima di ${coins} monete`),
  opensLater: 'si apre nella fase 3',
  inDeck: (count, coming) => `mazzo ${count}${coming === null ? '' : `, poi ${coming}`}`,
  tierDiscards: (tier) => `livello ${tier}, scarti`,
};

export const questions: Words['questions'] = {
  class: { ask: 'Scegli la tua classe: inizi con la sua magia Unica.', busy: 'scegliendo una classe' },
  spells: { ask: 'Scegli le magie di classe del tuo mazzo, almeno una.', busy: 'scegliendo le magie di classe' },
  neutral: { ask: 'Scegli una magia neutrale per il tuo mazzo.', busy: 'scegliendo una magia neutrale' },
  crystals: { ask: 'Completa il tuo mazzo con i cristalli.', busy: 'scegliendo i cristalli' },
  enchantment: { ask: 'Scegli il prossimo Incantamento che ha effetto.', busy: 'scegliendo un Incantamento' },
  act: { ask: 'Lancia, prepara e carica magie, oppure termina la fase Lancio.', busy: 'lanciando magie' },
  field: { ask: 'Scegli un campo libero della tua riga di casa.', busy: 'piazzando un’evocazione' },
  target: { ask: 'Scegli un bersaglio.', busy: 'scegliendo un bersaglio' },
  point: { ask: 'Scegli dove la magia ha effetto.', busy: 'scegliendo un punto' },
  stance: { ask: 'Questa evocazione attacca o difende?', busy: 'scegliendo tra attacco e difesa' },
  buy: { ask: 'Compra magie per 1 moneta ciascuna, oppure smetti.', busy: 'comprando magie' },
  may: { ask: 'Vuoi applicare questo effetto?', busy: 'valutando un effetto' },
  either: { ask: 'Scegli uno dei due effetti.', busy: 'scegliendo tra due effetti' },
  retain: { ask: 'Scegli che cosa trattenere della tua mano.', busy: 'scegliendo che cosa trattenere' },
  mana: { ask: 'Scegli il colore del mana.', busy: 'scegliendo il mana' },
  crystal: { ask: 'Scegli il colore del cristallo.', busy: 'scegliendo un cristallo' },
  revive: { ask: 'Scegli un’Evocazione nella tua pila degli scarti.', busy: 'scegliendo dalla pila degli scarti' },
  end: { ask: 'Scegli l’Incantamento da terminare.', busy: 'scegliendo quale Incantamento terminare' },
};

const rows: OptionRows = {
  class: ({ class: chosen }) => classes[chosen],
  draft: ({ card }, nameOf) => nameOf(card),
  keep: ({ card }, nameOf) => nameOf(card),
  takeCrystal: ({ colour: one }) => `Cristallo ${colour(one)}`,
  resolve: ({ card, place }, nameOf) => `${nameOf(card)} (n. ${place} in gioco)`,
  endOne: ({ side, card, place }, nameOf) =>
    side === 'own'
      ? `${nameOf(card)} (tuo n. ${place} in gioco)`
      : `${nameOf(card)} (n. ${place} in gioco dell’avversario)`,
  cast: ({ card }, nameOf) => `Lancia ${nameOf(card)}`,
  castSlot: ({ slot }) => `Lancia la magia nello spazio ${slot}`,
  prepare: ({ card, slot }, nameOf) => `Prepara ${nameOf(card)} nello spazio ${slot}`,
  charge: ({ slot, colour: one }) => `Carica lo spazio ${slot} con mana ${colour(one)}`,
  endCasting: () => 'Termina la fase Lancio',
  field: ({ field }) => `Campo ${field}`,
  summonOn: ({ field }) => `L’evocazione su ${field}`,
  intersection: ({ fields: [one, two] }) => `L’incrocio tra ${one} e ${two}`,
  you: () => 'Tu',
  opponent: () => 'L’avversario',
  attack: () => 'Attacca',
  defend: () => 'Difende',
  buy: ({ tier, place }) => `Compra la ${place}ª magia di livello ${tier}`,
  buyCrystal: ({ colour: one }) => `Compra un cristallo ${colour(one)}`,
  stop: () => 'Smetti di comprare',
  yes: () => 'Sì',
  no: () => 'No',
  first: () => 'Il primo effetto',
  second: () => 'Il secondo effetto',
  retain: ({ card }, nameOf) => `Trattieni ${nameOf(card)}`,
  mana: ({ colour: one }) => `Mana ${colour(one)}`,
  gainCrystal: ({ colour: one }) => `Cristallo ${colour(one)}`,
  revive: ({ card }, nameOf) => `Evoca ${nameOf(card)}`,
  other: ({ card }, nameOf) => nameOf(card),
};

export function option(question: QuestionName, key: string, nameOf: NameOf): string {
  const read = readOption(question, key);
  return say(rows, read.word, read, nameOf);
}

export const left: Words['left'] = {
  cast: ({ count, ids }, nameOf) =>
    count === 1 ? `Puoi ancora lanciare ${nameOf(ids[0])}.` : `Puoi ancora lanciare ${count} delle tue magie.`,
  prepare: ({ count, ids }, nameOf) =>
    count === 1
      ? `Puoi ancora preparare ${nameOf(ids[0])} in uno spazio libero.`
      : `Puoi ancora preparare ${count} delle tue magie in uno spazio libero.`,
  mana: ({ count }) => (count === 1 ? '1 mana non speso andrà perso.' : `${count} mana non spesi andranno persi.`),
};
