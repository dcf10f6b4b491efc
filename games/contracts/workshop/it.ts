// What is each field of a contract called in Italian?

import { type FormWords, KIT_WORDS } from '@duello/cards/form';
import type { Op } from '../cards/effects.ts';

const ops: Readonly<Record<Op, string>> = {
  damage: 'Infliggi danni',
  heal: 'Cura',
  gain: 'Guadagna attacco, salute o Danni magici',
  become: 'Ottieni una parola chiave',
  blunt: 'L’attacco diventa 0',
  fade: 'Fai Sbiadire',
  disarm: 'Disarma',
  destroy: 'Distruggi',
  return: 'Riprendi in mano',
  summon: 'Evoca un token',
  fetch: 'Estrai',
  draw: 'Pesca',
  takeBack: 'Riprendi dalla pila degli scarti',
  fillTanks: 'Riempi serbatoi',
  extractor: 'Ottieni un estrattore',
  move: 'Sposta nella linea',
  may: 'Puoi…',
  if: 'Se…',
};

export const it: FormWords = {
  ops,
  words: {
    ...KIT_WORDS.it,
    ...{ creature: 'Creatura', spell: 'Incantesimo', orb: 'Globo', rune: 'Runa' },
    ...{ cost: 'Costo', red: 'Fuoco', blue: 'Acqua', yellow: 'Luce', pure: 'Puro', activation: 'Costo di utilizzo' },
    ...{ attack: 'Attacco', health: 'Salute', keywords: 'Parole chiave', magic: 'Danni magici', token: 'È un token' },
    ...{ magnetic: 'Magnetico', paramagnetic: 'Paramagnetico', adrenaline: 'Adrenalina', impetus: 'Impeto' },
    ...{ fog: 'Nebbia', magnetized: 'Magnetizzato', status: 'Parola chiave', effects: 'Effetti', when: 'Quando…' },
    ...{
      summon: 'Evocazione: quando viene giocata',
      recycling: 'Riciclo',
      startTurn: 'Inizio turno',
      endTurn: 'Fine turno',
    },
    ...{ ambush: 'Imboscata', hurt: 'Ai danni subìti', discard: 'Quando una pescata scarta', burnout: 'Esaurimento' },
    ...{ gives: 'Fornisce, finché è in campo', give: 'Che cosa fornisce', buff: 'Forza', discount: 'Sconto' },
    ...{ to: 'A chi', adjacent: 'Creature adiacenti', others: 'Le altre tue Creature', own: 'Tue', you: 'Te' },
    ...{ by: 'Costa di meno', amount: 'Quanto', times: 'Quante volte', until: 'Per quanto', always: 'Per sempre' },
    ...{
      turn: 'In questo turno',
      full: 'Pieno',
      for: 'Per chi',
      who: 'Chi',
      where: 'Dove',
      ifSo: 'Allora',
      otherwise: 'Altrimenti',
    },
    ...{ leftEnd: 'Estremo sinistro', rightEnd: 'Estremo destro', anywhere: 'Ovunque', atLeast: 'Almeno' },
    ...{
      this: 'Questa Creatura',
      opponent: 'L’avversario',
      eachPlayer: 'Ogni giocatore',
      it: 'Chi è stato scelto prima',
    },
    ...{
      besideIt: 'Accanto a chi è stato scelto prima',
      choose: 'Scegli',
      all: 'Tutti',
      what: 'Che cosa',
      side: 'Parte',
    },
    ...{ player: 'Giocatore', creatureOrPlayer: 'Creatura o giocatore', opposing: 'Avversarie', both: 'Entrambe' },
    ...{ other: 'Non questa stessa', maxAttack: 'Attacco al massimo', maxHealth: 'Salute al massimo' },
    ...{ ownCreatures: 'tua Creatura', otherOwnCreatures: 'altra tua Creatura' },
    ...{ opposingCreatures: 'Creatura avversaria', fullTanks: 'serbatoio pieno', ownPile: 'contratto nei tuoi scarti' },
    ...{
      spellsInOwnPile: 'Incantesimo nei tuoi scarti',
      hand: 'contratto nella tua mano',
      burnouts: 'esaurimento finora',
    },
    ...{ discarded: 'contratto scartato dalla pescata', ownAttack: 'punto del tuo attacco' },
    ...{ itsAttack: 'punto del suo attacco', itsHealth: 'punto della sua salute' },
  },
  problems: [
    [/^"(.+)" works on a Creature’s contract only$/, 'Solo il contratto di una Creatura può dirlo.'],
    [
      /needs an effect with "choose" before it/,
      'Prima non è stato scelto nessuno: metti davanti un effetto che sceglie.',
    ],
    [/^"(.+)" works on Creatures only$/, 'Riguarda solo le Creature: scegli solo Creature.'],
    [/^"(.+)" works on players only$/, 'Riguarda solo i giocatori: scegli solo giocatori.'],
    [/^is known only in "discard"/, 'Si sa solo quando una pescata scarta.'],
    [/^must be the id of a token/, 'Scegli un token.'],
    [/a token is in no deck/, 'Un token non sta in nessun mazzo: niente copie.'],
    [/^must have either "choose" or "all"/, 'Scegli, oppure tutti: non entrambi.'],
  ],
};
