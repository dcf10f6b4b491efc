// What stands around an Italian table: names, nouns, questions and the labels of options?

import { type NameOf, say } from '@duello/language';
import type { QuestionName } from '../../rules/state/frames.ts';
import { readOption } from '../../rules/state/option-keys.ts';
import type { OptionRows } from '../row-types.ts';
import type { Words } from '../words.ts';

export const names: Words['names'] = {
  copper: 'Rame',
  silver: 'Argento',
  gold: 'Oro',
  lesserGem: 'Gemma di Mana Minore',
  greaterGem: 'Gemma di Mana Maggiore',
  grandGem: 'Gemma di Mana Suprema',
  counterspell: 'Contromagia',
  manaChanneling: 'Canalizzazione del Mana',
  fireball: 'Palla di Fuoco',
  firestorm: 'Tempesta di Fuoco',
  explode: 'Esplosione',
  flamethrower: 'Lanciafiamme',
  nuke: 'Bomba Atomica',
  barrelingFire: 'Fuoco Travolgente',
  sacrificialFlame: 'Fiamma Sacrificale',
  pyromorphicSmelting: 'Fusione Piromorfica',
  waterBlast: 'Getto d’Acqua',
  shower: 'Acquazzone',
  tsunami: 'Tsunami',
  healingStream: 'Ruscello Curativo',
  rejuvenatingMist: 'Nebbia Rigenerante',
  purification: 'Purificazione',
  mudBall: 'Palla di Fango',
  waterSling: 'Fionda d’Acqua',
  rockToss: 'Lancio di Rocce',
  rockShield: 'Scudo di Roccia',
  earthquake: 'Terremoto',
  earthenSpirit: 'Spirito della Terra',
  rockSmash: 'Schianto di Roccia',
  naturesShield: 'Scudo della Natura',
  stoneSkin: 'Pelle di Pietra',
  seismicSense: 'Senso Sismico',
  airSwipe: 'Sferzata d’Aria',
  cyclone: 'Ciclone',
  glide: 'Planata',
  flight: 'Volo',
  fleetingAgility: 'Agilità Fugace',
  airCurrents: 'Correnti d’Aria',
  airBullets: 'Proiettili d’Aria',
};

export const phases: Words['phases'] = {
  draw: 'Fase Pesca',
  action: 'Fase Azione',
  buy: 'Fase Acquisto',
  fight: 'Fase Scontro',
  cleanup: 'Fine round',
};

export const nouns: Words['nouns'] = {
  health: 'Vita',
  mana: 'Mana',
  coins: 'Monete',
  price: 'Prezzo',
  hand: 'Mano',
  deck: 'Mazzo',
  discardPile: 'Scarti',
  outcastPile: 'Esilio',
  inPlay: 'In gioco',
  standingShields: 'Scudi persistenti',
  supply: 'Riserva',
  buyZone: 'Mercato',
  round: 'Round',
  nextDraw: 'Prossima pescata',
  suddenDeath: 'Morte improvvisa',
  plan: 'Piano',
  you: 'Tu',
  opponent: 'Avversario',
  playerA: 'Giocatore A',
  playerB: 'Giocatore B',
};

export const table: Words['table'] = {
  yourPhase: (phase) => `La tua ${phase}`,
  theirPhase: (who, phase) => `${phase}: ${who}`,
  known: 'Mano nota',
  discards: 'Scarti',
  outcast: 'Esilio',
  bought: 'Comprate',
  shields: 'Scudi',
  blocks: (capacity) => `blocca ancora ${capacity}`,
  revealed: 'Rivelato',
  fedWith: (cards) => `alimentata con ${cards}`,
  exchange: 'In corso',
};

export const questions: Words['questions'] = {
  action: { ask: 'Gioca gemme e lancia magie, o termina la tua Fase Azione.', busy: 'scegliendo un’azione' },
  feed: {
    ask: 'Scegli le carte con cui alimentare questa magia.',
    busy: 'scegliendo le carte per alimentare una magia',
  },
  upgrade: { ask: 'Scegli una coppia di carte valuta da migliorare.', busy: 'scegliendo la valuta da migliorare' },
  outcast: { ask: 'Scegli una carta della tua mano da esiliare.', busy: 'scegliendo una carta da esiliare' },
  react: { ask: 'Annulla questa magia, o lasciala passare.', busy: 'valutando una risposta' },
  buy: { ask: 'Spendi valuta e compra carte, o termina la tua Fase Acquisto.', busy: 'comprando carte' },
  plan: {
    ask: 'Prepara lo scontro: gemme, magie in ordine e carte per alimentarle.',
    busy: 'preparando lo scontro',
  },
  aim: { ask: 'Scegli i bersagli delle tue contromagie.', busy: 'scegliendo i bersagli' },
};

const rows: OptionRows = {
  gem: ({ card }, nameOf) => `Gioca ${nameOf(card)}`,
  outcastGem: ({ card }, nameOf) => `Esilia ${nameOf(card)} per pescare`,
  outcastPlayed: ({ card }, nameOf) => `Esilia ${nameOf(card)}, già in gioco, per pescare`,
  cast: ({ card }, nameOf) => `Lancia ${nameOf(card)}`,
  castMore: ({ card }, nameOf) => `Lancia ${nameOf(card)} con più mana`,
  counter: ({ card }, nameOf) => `Rispondi con ${nameOf(card)}`,
  counterShield: ({ card, place }, nameOf) => `Lancia ${nameOf(card)} contro lo scudo avversario ${place}`,
  coin: ({ card }, nameOf) => `Spendi ${nameOf(card)}`,
  buy: ({ card }, nameOf) => `Compra ${nameOf(card)}`,
  feed: ({ card }, nameOf) => `Alimenta con ${nameOf(card)}`,
  feedSpell: ({ card, place }, nameOf) => `Alimenta la magia ${place} con ${nameOf(card)}`,
  outcast: ({ card }, nameOf) => `Esilia ${nameOf(card)}`,
  pair: ({ card }, nameOf) => `Migliora ${nameOf(card)} ×2`,
  aimSpell: ({ card, place }, nameOf) => `${nameOf(card)} (magia avversaria ${place})`,
  aimShield: ({ card, place }, nameOf) => `${nameOf(card)} (scudo avversario ${place})`,
  endAction: () => 'Termina la Fase Azione',
  endBuy: () => 'Termina la Fase Acquisto',
  pass: () => 'Lascia passare',
  keepPairs: () => 'Non migliorare nulla',
  keepHand: () => 'Non esiliare nulla',
  noAim: () => 'Nessun bersaglio',
  other: ({ card }, nameOf) => nameOf(card),
};

export function option(question: QuestionName, key: string, nameOf: NameOf): string {
  const read = readOption(question, key);
  return say(rows, read.word, read, nameOf);
}

export const left: Words['left'] = {
  cast: ({ count, ids }, nameOf) =>
    count === 1 ? `Puoi ancora lanciare ${nameOf(ids[0])}.` : `Puoi ancora lanciare ${count} delle tue magie.`,
  buy: ({ count }) => `Puoi ancora spendere ${count} ${count === 1 ? 'moneta' : 'monete'}.`,
};
