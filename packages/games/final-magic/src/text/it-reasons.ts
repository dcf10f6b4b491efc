// How does Italian say why something can't be done?

import type { Reason } from '@duello/kernel';
import { cards, coins } from './it-cards.ts';
import { type ReasonRows, reasonOf } from './rows.ts';
import type { NameOf } from './words.ts';

const mana = (missing: number | null): string => {
  if (missing === null) return 'mana insufficiente';
  return `${missing === 1 ? 'manca' : 'mancano'} ${missing} mana`;
};

const rows: ReasonRows = {
  manaMissing: (given) => mana(given.number('missing')),
  fightOnly: (given) => `puoi lanciare ${given.card('questa magia')} solo nello scontro`,
  actionOnly: (given) => `puoi lanciare ${given.card('questa magia')} solo nella Fase Azione`,
  currencyInFight: () => 'la valuta non si può usare nello scontro',
  noTarget: () => "l'avversario non ha scudi persistenti da colpire",
  onlyCounters: () => 'si può rispondere solo con una contromagia',
  coinsMissing(given) {
    const missing = given.number('missing');
    return missing === null ? 'monete insufficienti' : `${missing === 1 ? 'manca' : 'mancano'} ${coins(missing)}`;
  },
  boughtAlready: (given) => `hai già comprato ${given.card('questa carta')} in questo round`,
  pileEmpty: (given) => `la pila di ${given.card('questa carta')} è esaurita`,
  grandGemsGone: (given, nameOf) => `la pila di ${given.card(nameOf('grandGem'))} è limitata e si è esaurita`,
  notInSupply: (given) => `in questa partita non si può comprare ${given.card('questa carta')}`,
  notInHand(given) {
    const have = given.number('have');
    const card = given.card('questa carta');
    if (have === null || have === 0) return `non hai ${card} in mano`;
    return `in mano hai solo ${have} ${have === 1 ? 'copia' : 'copie'} di ${card}`;
  },
  planTooDear: (given) => `questo piano costa troppo: ${mana(given.number('missing'))}`,
  doesNotFeed: (given) => `qui nessuna magia si alimenta con ${given.card('questa carta')}`,
  feedTooMany(given) {
    const most = given.number('max');
    const card = given.card('questa magia');
    return most === null
      ? `non puoi alimentare ${card} con così tante carte`
      : `puoi alimentare ${card} con al massimo ${cards(most)}`;
  },
  immune: (given) => `nessuna contromagia può annullare ${given.card('questa magia')}`,
  notAGem: (given) => `${given.card('questa carta')} non è una gemma di mana`,
  notASpell: (given) => `${given.card('questa carta')} non è una magia`,
  planTooLong(given) {
    const most = given.number('max');
    return `questo piano è troppo lungo${most === null ? '' : `: al massimo ${most} voci`}`;
  },
  badPlan: (given) => `questo piano non si può leggere: ${given.text('what')}`,
  aimTooMany(given) {
    const most = given.number('max');
    return `scegli un bersaglio per contromagia${most === null ? '' : `, al massimo ${most}`}`;
  },
  noSuchTarget: () => "lì non c'è nessun bersaglio",
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
