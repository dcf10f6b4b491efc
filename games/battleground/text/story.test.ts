// Does a battle read as a story?

import { expect, test } from 'vitest';
import { namesIn, words } from './all.ts';

const guard = { seat: 0, id: 3, card: 'guard', field: 'c3' } as const;
const imp = { seat: 1, id: 4, card: 'crazyImp', field: 'c4' } as const;
const attack = { by: 'attack', seat: 0, card: 'guard' } as const;

const STORY = {
  en: [
    'Your battle begins.',
    'Your Guard advances from c2 to c3.',
    'Your Guard (c3) attacks the opponent’s Crazy Imp (c4).',
    'The opponent’s Crazy Imp (c4) takes 1 damage (HP 0).',
    'The opponent’s Crazy Imp (c4) dies.',
  ],
  it: [
    'Inizia la tua battaglia.',
    'Guardia avanza da c2 a c3.',
    'Guardia (c3) attacca Diavoletto Fuori di Sé (c4) dell’avversario.',
    'Diavoletto Fuori di Sé (c4) dell’avversario subisce 1 danno (PV 0).',
    'Diavoletto Fuori di Sé (c4) dell’avversario muore.',
  ],
} as const;

test.each(['en', 'it'] as const)('move, attack, damage and death follow each other in %s', (lang) => {
  const { event } = words[lang];
  const nameOf = namesIn(lang);
  const told = [
    event({ kind: 'phaseBegan', seat: 0, phase: 'battle' }, 0, nameOf),
    event({ kind: 'advanced', target: guard, from: 'c2' }, 0, nameOf),
    event({ kind: 'attackDeclared', target: guard, foe: imp, range: 1 }, 0, nameOf),
    event({ kind: 'damageDealt', target: imp, amount: 1, left: 0, cause: attack }, 0, nameOf),
    event({ kind: 'summonDied', target: imp, credit: 0 }, 0, nameOf),
  ];
  expect(told).toEqual(STORY[lang]);
});
