// What does `duello lab --json` print? The figures that everybody asks for by name, and the whole answer.

import { healthOf } from '@duello/lab/questions';
import type { Asked } from './ask.ts';

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

export function jsonOf({ answer, material, coverage, played, seconds, stopped }: Asked): object {
  const matchesPerSecond = seconds === 0 ? 0 : rounded(played / seconds, 2);
  const own = material.placed.filter(({ of: { role } }) => role === 'level' || role === 'a' || role === 'b');
  const speed = { matches: own.length, played, seconds: rounded(seconds, 2), matchesPerSecond };
  const common = { game: answer.question.game, ask: answer.question.ask, ...speed, ...(stopped ? { stopped } : {}) };
  return { ...common, ...figuresOf(material, answer.question.level), coverage, answer };
}

/** Over all deals, those held out as well. */
function figuresOf(material: Asked['material'], level: string): object {
  if (material.plan.question.ask !== 'health') return {};
  const figures = healthOf(material.plan)(material.placed).filter((one) => one.name === 'skill' || one.level === level);
  return Object.fromEntries(figures.map(({ name, value, low, high }) => [name, { value, low, high }]));
}
