// Which question does a file ask? The same fields as somebody asks by hand, each checked.

import type { Json } from '@duello/kernel';
import { oneOf } from '@duello/language';
import type { Arm } from '../questions/answer.ts';
import { ASKS, MEASURES, type Question } from '../questions/question.ts';
import { each, json, number, object, text } from './read-parts.ts';

export function readQuestion(input: unknown, path: string): Question {
  const given = object(input, path);
  const at = (name: string): string => `${path}.${name}`;
  const common = {
    game: text(given.game, at('game')),
    level: text(given.level, at('level')),
    confirm: given.confirm === null ? null : text(given.confirm, at('confirm')),
    matches: number(given.matches, at('matches')),
    seed: text(given.seed, at('seed')),
    options: json(given.options, at('options')),
  };
  const ask = oneOf(given.ask, at('ask'), ASKS);
  switch (ask) {
    case 'health':
    case 'matchups':
      return { ...common, ask };
    case 'cards': {
      const cards = given.cards === null ? null : each(given.cards, at('cards'), text);
      return { ...common, ask, cards, removal: oneOf(given.removal, at('removal'), ['swap', 'forbid']) };
    }
    case 'rules': {
      const [a, b] = [json(given.a, at('a')), json(given.b, at('b'))];
      const measure = oneOf(given.measure, at('measure'), MEASURES);
      return { ...common, ask, a, b, measure, within: number(given.within, at('within')) };
    }
    case 'whatif': {
      const changes: { readonly [card: string]: Json } = Object.fromEntries(
        Object.entries(object(given.changes, at('changes'))).map(([card, change]) => [
          card,
          json(change, at(`changes.${card}`)),
        ]),
      );
      return { ...common, ask, changes };
    }
  }
}

export function readArm(input: unknown, path: string): Arm {
  const given = object(input, path);
  const [one, two] = each(given.bots, `${path}.bots`, text);
  const picks = each(given.given, `${path}.given`, (found, at) =>
    Object.fromEntries(Object.entries(object(found, at)).map(([question, pick]) => [question, text(pick, at)])),
  );
  return {
    name: text(given.name, `${path}.name`),
    bots: [text(one, `${path}.bots`), text(two, `${path}.bots`)],
    options: json(given.options, `${path}.options`),
    swapped: json(given.swapped, `${path}.swapped`),
    given: [picks[0] ?? {}, picks[1] ?? {}],
    forbidden: each(given.forbidden, `${path}.forbidden`, text),
  };
}
