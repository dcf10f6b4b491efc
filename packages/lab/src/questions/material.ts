// What does an answer look at, and what does it find? The same shape for every question.

import type { Answer } from './answer.ts';
import type { DealLines } from './match-line.ts';
import type { Plan } from './plan.ts';
import type { Placed } from './played.ts';

export interface Material {
  readonly plan: Plan;
  readonly deals: readonly DealLines[];
  readonly placed: readonly Placed[];
}

export type Found = Pick<Answer, 'headlines' | 'pictures' | 'findings'>;
