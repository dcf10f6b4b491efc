// How does the terminal say in Italian how well a match was played?

import type { ReviewWords } from './words.ts';

const some = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const RESULTS = { won: 'ha vinto', lost: 'ha perso', drew: 'ha pareggiato' } as const;

export const review: ReviewWords = {
  head: (answers, level) =>
    `${some(answers, 'risposta giudicata', 'risposte giudicate')} come pensa un bot di livello ${level}, ` +
    'da ciò che il giocatore poteva sapere.',
  stopped: (done, all) => `Interrotta dopo ${done} risposte su ${all}; ecco che cosa si è trovato finora.`,
  nothing: 'In questa partita non c’era niente da scegliere.',
  chart: (name) => `Quanto spesso vince da lì il giocatore ${name}:`,
  opening: 'Apertura',
  marks: {
    inaccuracy: (count) => some(count, 'imprecisione', 'imprecisioni'),
    mistake: (count) => some(count, 'errore', 'errori'),
    blunder: (count) => some(count, 'errore grave', 'errori gravi'),
  },
  player: (name, marks) => `Giocatore ${name}: ${marks ?? 'nessun errore trovato'}`,
  drop: (mark, before, after) => `${mark}: ${before} → ${after}`,
  labels: { given: 'Risposta', best: 'Meglio', why: 'Perché', look: 'Guarda' },
  winsNow: 'Vince in questo turno, qualunque cosa sia nascosta.',
  wins: (best, given) => `Vince entro i prossimi turni nel ${best} dei casi, l’altra nel ${given}.`,
  losses: (best, given) => `Perde entro i prossimi turni nel ${best} dei casi, l’altra nel ${given}.`,
  gains: (terms) => `Meglio per: ${terms}.`,
  costs: (terms) => `Rinuncia a: ${terms}.`,
  feared: (cards) => `Da temere: ${cards}.`,
  luckHead: 'Fortuna e abilità, in punti di probabilità di vittoria',
  began: (name, start, result) => `Il giocatore ${name} è partito dal ${start} e ${RESULTS[result]}.`,
  answers: (name, points, theirs, own) =>
    `Risposte ${points}: l’altro ha ceduto ${theirs}, il giocatore ${name} ${own}.`,
  luck: (points) => `Fortuna ${points}: pescate, dadi e carte nascoste.`,
};
