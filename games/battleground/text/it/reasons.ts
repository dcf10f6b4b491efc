// How does Italian say why something can't be done?

import { type Given, has, italian } from '@duello/language';
import type { ReasonRows } from '../row-types.ts';
import { colour, colours } from './nouns.ts';

/** "mana bianco", or "mana". */
const manaOf = (given: Given, n = 1): string => {
  const one = given.text('colour');
  return has(colours, one) ? `mana ${colour(one, n)}` : 'mana';
};

const rows: ReasonRows = {
  notEnoughMana(given) {
    const n = given.number('missing');
    return n === null ? `${manaOf(given)} insufficiente` : `${n === 1 ? 'manca' : 'mancano'} ${n} ${manaOf(given, n)}`;
  },
  noTarget(given) {
    const card = given.name('card', '');
    return card === '' ? 'non c’è nessun bersaglio' : `non c’è nessun bersaglio per ${card}`;
  },
  noFreeField: () => 'nella tua riga di casa non ci sono campi liberi',
  noRoom: () => 'in gioco non c’è posto',
  chargeUseless: () => 'questa carica non riduce ciò che resta da pagare',
  noMana: (given) => `non hai ${manaOf(given)}`,
  marketClosed: () => 'si compra nel Mantenimento, dopo la battaglia',
  supplyEmpty(given) {
    const one = given.text('colour');
    return has(colours, one) ? `non ci sono più cristalli ${colour(one, 2)}` : 'non ce ne sono più';
  },
  classTaken: () => 'l’altro giocatore ha già scelto questa classe',
};

export const reason = italian.reasons(rows);
