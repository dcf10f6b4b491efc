// How does Italian say why something can't be done?

import { type Given, italian, type ReasonRows } from '@duello/language';
import type { ReasonCode } from '../../rules/state/reasons.ts';
import { cards, coins } from './effects.ts';

const mana = (missing: number | null): string => {
  if (missing === null) return 'mana insufficiente';
  return `${missing === 1 ? 'manca' : 'mancano'} ${missing} mana`;
};

/** "Servono 5 monete; puoi spenderne 4." */
function short(given: Given, what: (n: number) => string, otherwise: string): string {
  const [needs, can] = [given.number('needs'), given.number('can')];
  if (needs === null || can === null) return otherwise;
  return `${needs === 1 ? 'serve' : 'servono'} ${what(needs)}; puoi spenderne ${can}`;
}

const rows: ReasonRows<ReasonCode> = {
  manaMissing: (given) => short(given, (n) => `${n} mana`, mana(given.number('missing'))),
  fightOnly: (given) => `puoi lanciare ${given.name('card', 'questa magia')} solo nello scontro`,
  actionOnly: (given) => `puoi lanciare ${given.name('card', 'questa magia')} solo nella Fase Azione`,
  currencyInFight: () => 'la valuta non si può usare nello scontro',
  noTarget: () => 'l’avversario non ha scudi persistenti da colpire',
  onlyCounters: () => 'si può rispondere solo con una contromagia',
  coinsMissing: (given) => short(given, coins, 'monete insufficienti'),
  buyPhaseOnly: () => 'si comprano carte e si spende la valuta nella Fase Acquisto',
  notInBuyPhase: (given) => `non puoi usare ${given.name('card', 'questa carta')} nella Fase Acquisto`,
  boughtAlready: (given) => `hai già comprato ${given.name('card', 'questa carta')} in questo round`,
  pileEmpty: (given) => `la pila di ${given.name('card', 'questa carta')} è esaurita`,
  grandGemsGone: (given, nameOf) => `la pila di ${given.name('card', nameOf('grandGem'))} è limitata e si è esaurita`,
  notInSupply: (given) => `in questa partita non si può comprare ${given.name('card', 'questa carta')}`,
  notInHand(given) {
    const have = given.number('have');
    const card = given.name('card', 'questa carta');
    if (have === null || have === 0) return `non hai ${card} in mano`;
    return `in mano hai solo ${have} ${have === 1 ? 'copia' : 'copie'} di ${card}`;
  },
  planTooDear: (given) => `questo piano costa troppo: ${mana(given.number('missing'))}`,
  doesNotFeed: (given) => `qui nessuna magia si alimenta con ${given.name('card', 'questa carta')}`,
  feedTooMany(given) {
    const most = given.number('max');
    const card = given.name('card', 'questa magia');
    return most === null
      ? `non puoi alimentare ${card} con così tante carte`
      : `puoi alimentare ${card} con al massimo ${cards(most)}`;
  },
  immune: (given) => `nessuna contromagia può annullare ${given.name('card', 'questa magia')}`,
  notAGem: (given) => `${given.name('card', 'questa carta')} non è una gemma di mana`,
  notASpell: (given) => `${given.name('card', 'questa carta')} non è una magia`,
  planTooLong(given) {
    const most = given.number('max');
    return `questo piano è troppo lungo${most === null ? '' : `: al massimo ${most} voci`}`;
  },
  badPlan: (given) => `questo piano non si può leggere: ${given.text('what')}`,
  aimTooMany(given) {
    const most = given.number('max');
    return `scegli un bersaglio per contromagia${most === null ? '' : `, al massimo ${most}`}`;
  },
  noSuchTarget: () => 'lì non c’è nessun bersaglio',
};

export const reason = italian.reasons(rows);
