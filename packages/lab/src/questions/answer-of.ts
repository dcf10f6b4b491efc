// What is the answer, from what has been played so far? The same from the same deals, in whatever order they come.

import type { State } from '@duello/kernel';
import type { Game } from '../game/game.ts';
import type { Answer, Provenance } from './answer.ts';
import { cards } from './cards.ts';
import { rules, whatif } from './compare.ts';
import { health } from './health.ts';
import type { DealLines } from './match-line.ts';
import { matchups } from './matchups.ts';
import type { Found, Material } from './material.ts';
import type { Plan } from './plan.ts';
import { placedIn } from './played.ts';
import { settledBy } from './sequential.ts';

/** Each deal once: what was played twice is the same. */
function eachOnce({ deals: count }: Plan, deals: readonly DealLines[]): readonly DealLines[] {
  const byNumber = new Map(deals.map((one) => [one.deal, one]));
  return [...byNumber.values()].filter(({ deal }) => deal < count).sort((a, b) => a.deal - b.deal);
}

export function materialOf(plan: Plan, deals: readonly DealLines[]): Material {
  const once = eachOnce(plan, deals);
  return { plan, deals: once, placed: placedIn(plan, once) };
}

/** True when more deals would not change the answer. */
export function isAnswered({ plan, deals, placed }: Material): boolean {
  const { question } = plan;
  if (deals.length >= plan.deals) return true;
  return question.ask === 'rules' && settledBy(question, placed, plan.deals) !== null;
}

export function answerOf<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  plan: Plan,
  provenance: Provenance,
  deals: readonly DealLines[],
): Answer {
  const material = counted(materialOf(plan, deals));
  return {
    question: plan.question,
    provenance,
    arms: plan.arms.map(({ arm }) => arm),
    matches: material.placed.length,
    complete: isAnswered(material),
    ...foundIn(game, material),
  };
}

/** What was played after a comparison was settled does not count. */
function counted(material: Material): Material {
  const { plan, placed } = material;
  const { question } = plan;
  const settled = question.ask === 'rules' ? settledBy(question, placed, plan.deals) : null;
  if (settled === null) return material;
  const isIn = ({ deal }: { readonly deal: number }): boolean => deal < settled.deals;
  return { plan, deals: material.deals.filter(isIn), placed: placed.filter(isIn) };
}

function foundIn<S extends State, V, O, E>(game: Game<S, V, O, E>, material: Material): Found {
  const { question } = material.plan;
  switch (question.ask) {
    case 'health':
      return health(game, material);
    case 'matchups':
      return matchups(game, material);
    case 'cards':
      return cards(game, material);
    case 'rules':
      return rules(game, material, question);
    case 'whatif':
      return whatif(game, material);
  }
}
