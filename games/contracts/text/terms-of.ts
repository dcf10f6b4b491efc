// Which words of a contract want a reminder beside it?

import type { Contract } from '../cards/contract.ts';
import { STATUSES } from '../cards/vocabulary.ts';
import { asPrinted } from './as-printed.ts';
import { TERMS, type Term } from './words.ts';

const isTerm = (name: string): name is Term => TERMS.some((term) => term === name);

/** The words of its text that want a reminder. */
export function termsOf(card: Contract): readonly Term[] {
  const contract = asPrinted(card);
  const text = JSON.stringify([contract.effects, contract.when, contract.gives]);
  const named = [
    ...contract.keywords,
    ...Object.keys(contract.when),
    ...(contract.magic > 0 || text.includes('"magic":1') || text.includes('"magic":2') ? ['magicDamage'] : []),
    ...STATUSES.filter((status) => text.includes(`"status":"${status}"`)),
    ...['fade', 'disarm', 'fetch', 'draw'].filter((op) => text.includes(`"op":"${op}"`)),
    ...(contract.type === 'orb' ? ['orb'] : []),
  ];
  return [...new Set(named)].filter(isTerm);
}
