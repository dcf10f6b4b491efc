// How does the terminal say in English how well a match was played?

import type { ReviewWords } from './words.ts';

const some = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const RESULTS = { won: 'won', lost: 'lost', drew: 'drew' } as const;

export const review: ReviewWords = {
  head: (answers, level) =>
    `${some(answers, 'answer', 'answers')}, each judged as the ${level} bot thinks, from what its player could know.`,
  stopped: (done, all) => `Stopped after ${done} of ${all} answers; this is what was found so far.`,
  nothing: 'There was nothing to choose in this match.',
  chart: (name) => `How often player ${name} wins from there:`,
  opening: 'Opening',
  marks: {
    inaccuracy: (count) => some(count, 'inaccuracy', 'inaccuracies'),
    mistake: (count) => some(count, 'mistake', 'mistakes'),
    blunder: (count) => some(count, 'blunder', 'blunders'),
  },
  player: (name, marks) => `Player ${name}: ${marks ?? 'no mistakes found'}`,
  drop: (mark, before, after) => `${mark}: ${before} → ${after}`,
  labels: { given: 'Answered', best: 'Better', why: 'Why', look: 'See it' },
  winsNow: 'It wins this turn, whatever is hidden.',
  wins: (best, given) => `It wins within the next turns ${best} of the time, the other ${given}.`,
  losses: (best, given) => `It loses within the next turns ${best} of the time, the other ${given}.`,
  gains: (terms) => `Better by: ${terms}.`,
  costs: (terms) => `It gives up: ${terms}.`,
  feared: (cards) => `What to fear: ${cards}.`,
  luckHead: 'Luck and skill, in points of the chance to win',
  began: (name, start, result) => `Player ${name} began with ${start} and ${RESULTS[result]}.`,
  answers: (name, points, theirs, own) => `Answers ${points}: the other gave away ${theirs}, player ${name} ${own}.`,
  luck: (points) => `Luck ${points}: draws, dice and hidden cards.`,
};
