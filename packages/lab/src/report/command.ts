// What is typed to ask the same in a terminal?

import type { Json } from '@duello/kernel';
import type { Question } from '../questions/question.ts';

type Fields = { readonly [name: string]: Json };
const fieldsOf = (json: Json): Fields => (typeof json === 'object' && json !== null && !isList(json) ? json : {});
const isList = (json: Json): json is readonly Json[] => Array.isArray(json);

/** As a shell takes it for one word. */
const word = (text: string): string => (/^[\w./:=,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
const value = (json: Json): string => (typeof json === 'string' ? json : JSON.stringify(json));
const each = (flag: string, fields: Fields, before = ''): readonly string[] =>
  Object.entries(fields).map(([name, json]) => `--${flag} ${word(`${before}${name}=${value(json)}`)}`);

/** Shares are told in points. */
const SHARES: readonly string[] = ['firstPlayer', 'comebacks', 'draws'];

function ownFlags(question: Question): readonly string[] {
  switch (question.ask) {
    case 'health':
    case 'matchups':
      return question.confirm === null ? [] : [`--confirm ${question.confirm}`];
    case 'cards':
      return [...(question.cards ?? []).map((card) => `--card ${word(card)}`), `--${question.removal}`];
    case 'rules': {
      const { a, b, measure, within } = question;
      const told = SHARES.includes(measure) ? Number((within * 100).toFixed(6)) : within;
      return [...each('a', fieldsOf(a)), ...each('b', fieldsOf(b)), `--measure ${measure}`, `--within ${told}`];
    }
    case 'whatif':
      return Object.entries(question.changes).flatMap(([card, change]) => each('change', fieldsOf(change), `${card}.`));
  }
}

export function commandOf(question: Question): string {
  const { ask, game, level, matches, seed, options } = question;
  const common = [`--level ${word(level)}`, `--matches ${matches}`, `--seed ${word(seed)}`];
  return ['npx duello lab', ask, game, ...ownFlags(question), ...each('option', fieldsOf(options)), ...common].join(
    ' ',
  );
}
