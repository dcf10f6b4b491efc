// How does Italian say why something can't be done?

import type { Reason } from '@duello/kernel';
import { OF } from './it-table.ts';
import { type Given, has, type ReasonRows, reasonOf } from './rows.ts';
import type { NameOf } from './words.ts';

const missing = (given: Given, what: string): string => {
  const n = given.number('missing');
  return n === null ? `${what} insufficiente` : `${n === 1 ? 'manca' : 'mancano'} ${n} ${what}`;
};

const rows: ReasonRows = {
  manaMissing: (given) => missing(given, 'mana'),
  colourMissing(given) {
    const colour = given.text('colour');
    return missing(given, has(OF, colour) ? `mana ${OF[colour]}` : "mana dell'elemento richiesto");
  },
  lineFull: () => 'la tua linea è piena: al massimo 8 Creature',
  noTarget(given) {
    const card = given.card('');
    return card === '' ? "non c'è nessun bersaglio" : `non c'è nessun bersaglio per ${card}`;
  },
  notInHand: (given) => `non hai ${given.card('questo contratto')} in mano`,
  justCame: (given) => `${given.card('questa Creatura')} è in campo da questo turno e non può ancora agire`,
  actedAlready: (given) => `${given.card('questa Creatura')} ha già agito in questo turno`,
  isMagnetized: (given) => `${given.card('questa Creatura')} ha già Magnetizzato`,
  mustAttackMagnetic: () => 'devi attaccare un bersaglio Magnetizzato o Magnetico',
  impetusOnly: (given) =>
    `${given.card('questa Creatura')} è in campo da questo turno: con Impeto può attaccare solo Creature`,
  noAttack: () => 'non hai un valore di attacco, quindi non puoi attaccare',
  attackedAlready: () => 'hai già attaccato in questo turno',
  orbUsed: () => 'hai già utilizzato il tuo Globo in questo turno',
  orbTooWeak: () => 'il tuo Globo non ha attacco',
  noOrb: () => 'non hai un Globo',
  runeUsed: () => 'hai già utilizzato la tua Runa in questo turno',
  noRune: () => 'non hai una Runa',
  specialUsed: () => 'hai già utilizzato la pescata speciale in questa partita',
  fog: (given) => `${given.card('questo bersaglio')} ha Nebbia e gli Incantesimi non possono bersagliare chi ce l'ha`,
  sameColour: () => 'il nuovo estrattore deve essere di un altro colore',
  over: () => 'la partita è finita',
  notAsked: () => 'non tocca a te rispondere',
  stale: () => 'la partita è andata avanti dopo questa domanda',
  notOffered: () => 'questa scelta non è possibile ora',
  outOfRange: (given) => `scegli un numero da ${given.text('min')} a ${given.text('max')}`,
  notAnOrder: () => 'metti in ordine tutte le opzioni, ciascuna una volta sola',
  tooFew: (given) => `scegline almeno ${given.text('min')}`,
  tooMany: (given) => `scegline al massimo ${given.text('max')}`,
  unknownOption: (given) => `qui non c'è nessuna opzione "${given.text('key')}"`,
  notAWholeNumber: () => 'serve un numero intero',
  otherShape: () => 'questa domanda vuole un altro tipo di risposta',
};

export const reason = (why: Reason, nameOf: NameOf): string =>
  reasonOf(rows, why, nameOf) ?? `Ora non è possibile (${why.code}).`;
