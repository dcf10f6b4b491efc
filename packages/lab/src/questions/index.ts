// Questions of a designer and their answers, for whoever plays them: no file, no thread, no clock. Imported as
// `@duello/lab/questions`.
//
//   const dealer = dealerOf(game, question);                         // throws BadInput for a question that can’t be played
//   const provenance = provenanceOf(game, dealer.plan);
//   deals.push(dealer.play(0));                                      // deals 0 to dealer.plan.deals - 1, in any order
//   const answer = answerOf(game, dealer.plan, provenance, deals);   // as often as there is something new
//   const record = dealer.again(answer.headlines[0].matches[0]);     // a match to watch

export * from './answer.ts';
export { answerOf, isAnswered, materialOf } from './answer-of.ts';
export { BANDS, bandOf } from './bands.ts';
export { type Coverage, coverageOf } from './coverage.ts';
export { type Figure, healthOf } from './headlines.ts';
export type { CardLine, CardLines, DealLines, MatchLine } from './match-line.ts';
export type { Material } from './material.ts';
export { HEADLINES, type HeadlineName, LABELS, type LabelWord, PICTURES, type PictureName } from './names.ts';
export { type Plan, type PlannedArm, planOf } from './plan.ts';
export { type Dealer, dealerOf } from './play-deal.ts';
export { provenanceOf } from './provenance.ts';
export * from './question.ts';
