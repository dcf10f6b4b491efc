// What do flags ask? A question of the lab, with what is wrong in them said by the flag.

import { readFileSync } from 'node:fs';
import { BadInput, type Json, type State } from '@duello/kernel';
import type { CardTools } from '@duello/lab';
import { ASKS, type Ask, MEASURES, type Measure, type Question } from '@duello/lab/questions';
import type { TerminalGame } from '@duello/terminal';
import { readOptionFlags } from '../args/options-flag.ts';
import { botCalled } from '../games/bots.ts';
import type { Args, Flag } from '../io/command.ts';
import { cardCalled } from './voice.ts';

export const isAsk = (word: string): word is Ask => ASKS.some((one) => one === word);

export const QUESTION_FLAGS: { readonly [name: string]: Flag } = {
  matches: { kind: 'number', value: 'N', least: 2, help: 'matches of --level, two for each deal', fallback: 1000 },
  level: { kind: 'text', value: 'BOT', help: 'who plays both seats', fallback: 'club' },
  confirm: {
    kind: 'text',
    value: 'BOT',
    help: 'health, matchups: a stronger bot that plays one in eleven of the deals',
  },
  a: { kind: 'texts', value: 'K=V', help: 'rules: an option on one side; repeatable' },
  b: { kind: 'texts', value: 'K=V', help: 'rules: the same on the other; repeatable' },
  measure: {
    kind: 'text',
    value: 'WHAT',
    oneOf: MEASURES,
    help: 'rules: what both sides are compared by',
    fallback: 'firstPlayer',
  },
  within: {
    kind: 'text',
    value: 'X',
    help: 'rules: stop as soon as a difference of X is settled, in points, rounds or whatever the measure is in',
    fallback: '2',
  },
  card: { kind: 'texts', value: 'ID', help: 'cards: this card by id or name; repeatable; all without it' },
  swap: { kind: 'switch', help: 'cards: without a card means with a plain one of its cost in its place' },
  forbid: { kind: 'switch', help: 'cards: without a card means that one of the two may not play or buy it' },
  change: { kind: 'texts', value: 'C.F=V', help: 'whatif: field F of card C is V; repeatable' },
  changes: { kind: 'text', value: 'FILE', help: 'whatif: the same as JSON, fields by card' },
};

/** Flags of one question alone. */
const BELONGS: { readonly [flag: string]: readonly Ask[] } = {
  confirm: ['health', 'matchups'],
  a: ['rules'],
  b: ['rules'],
  card: ['cards'],
  swap: ['cards'],
  forbid: ['cards'],
  change: ['whatif'],
  changes: ['whatif'],
};

const isGiven = (args: Args, flag: string): boolean =>
  args.on(flag) || args.texts(flag).length > 0 || (QUESTION_FLAGS[flag].kind === 'text' && args.text(flag) !== null);

/** What of a game a question is made of. */
interface About<S extends State, V, O, E> {
  readonly face: TerminalGame<S, V, O, E>;
  readonly cards: Pick<CardTools<never, never>, 'ids' | 'json'>;
  readonly hasDecks: boolean;
}

export function questionOf<S extends State, V, O, E>(asked: Ask, args: Args, about: About<S, V, O, E>): Question {
  for (const [flag, asks] of Object.entries(BELONGS)) {
    if (isGiven(args, flag) && !asks.includes(asked)) {
      throw new BadInput('', `--${flag} belongs to ${asks.join(' and ')}; leave it out of ${asked}`);
    }
  }
  const [level, confirm] = [args.textOf('level'), args.text('confirm')];
  for (const name of [level, confirm]) if (name !== null) botCalled(name);
  if (confirm === level) throw new BadInput('', '--confirm wants another bot than --level');
  const game = about.face.tools.rules.id;
  const options = readOptionFlags(args.texts('option'));
  const common = { game, level, confirm, matches: args.numberOf('matches'), seed: args.textOf('seed'), options };
  switch (asked) {
    case 'health':
    case 'matchups':
      return { ...common, ask: asked };
    case 'cards':
      return { ...common, ask: asked, ...cardsIn(args, about) };
    case 'rules':
      return { ...common, ask: asked, ...sidesIn(args) };
    case 'whatif':
      return { ...common, ask: asked, changes: changesIn(args, about) };
  }
}

function cardsIn<S extends State, V, O, E>(args: Args, { face, hasDecks }: About<S, V, O, E>) {
  if (args.on('swap') && args.on('forbid')) throw new BadInput('', 'give --swap or --forbid, not both');
  const named = args.texts('card').map((text) => cardCalled(face, text));
  // Where both buy from the same cards a swapped one is missed by both alike, and nobody wins or loses by it.
  if (args.on('swap') && !hasDecks) {
    throw new BadInput('', `in ${face.tools.rules.id} both players have the same cards; use --forbid`);
  }
  const removal = args.on('swap') || (hasDecks && !args.on('forbid')) ? ('swap' as const) : ('forbid' as const);
  return { cards: named.length === 0 ? null : named, removal };
}

function sidesIn(args: Args) {
  const [a, b] = [readOptionFlags(args.texts('a')), readOptionFlags(args.texts('b'))];
  if (Object.keys(a).length + Object.keys(b).length === 0) {
    throw new BadInput('', 'duello lab rules needs two sides, such as --a order=line --b order=aggressive');
  }
  const measure = MEASURES.find((one) => one === args.textOf('measure')) ?? MEASURES[0];
  return { a, b, measure, within: withinOf(measure, args.textOf('within')) };
}

const SHARES: readonly Measure[] = ['firstPlayer', 'comebacks', 'draws'];

function withinOf(measure: Measure, text: string): number {
  const value = Number(text);
  if (!(Number.isFinite(value) && value > 0)) throw new BadInput('', `--within is a number above 0, not "${text}"`);
  return SHARES.includes(measure) ? value / 100 : value;
}

type Fields = { readonly [name: string]: Json };

function changesIn<S extends State, V, O, E>(
  args: Args,
  { face, cards }: About<S, V, O, E>,
): { readonly [card: string]: Json } {
  const changes = new Map<string, Fields>(Object.entries(changesFile(args.text('changes'))));
  for (const text of args.texts('change')) {
    const [where, value] = text.split(/=(.*)/s);
    const [name, ...path] = where.split('.');
    if (value === undefined || path.length === 0) {
      throw new BadInput('', `--change wants card.field=value such as kilnGiant.attack=4, not "${text}"`);
    }
    const card = cardCalled(face, name);
    if (!cards.ids.includes(card)) {
      throw new BadInput('', `${face.tools.rules.id} has no card "${name}" that could be changed`);
    }
    const before = changes.get(card) ?? {};
    const field = path[0];
    const whole: Json = before[field] ?? cards.json(card)[field] ?? null;
    changes.set(card, { ...before, [field]: withValue(whole, path.slice(1), valueIn(value), text) });
  }
  if (changes.size === 0) throw new BadInput('', 'duello lab whatif needs --change card.field=value or --changes FILE');
  return Object.fromEntries(changes);
}

const isFields = (json: Json): json is Fields => typeof json === 'object' && json !== null && !Array.isArray(json);

/** A field with another value somewhere within it. */
function withValue(json: Json, path: readonly string[], value: Json, text: string): Json {
  const [field, ...rest] = path;
  if (field === undefined) return value;
  if (Array.isArray(json)) {
    const list: readonly Json[] = json;
    if (!/^\d+$/.test(field) || Number(field) >= list.length) {
      throw new BadInput('', `in --change ${text}, ${field} is no place in the list`);
    }
    return list.map((one, i) => (i === Number(field) ? withValue(one, rest, value, text) : one));
  }
  if (!isFields(json)) throw new BadInput('', `in --change ${text}, there is no ${field} to change`);
  return { ...json, [field]: withValue(json[field] ?? null, rest, value, text) };
}

function valueIn(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function changesFile(file: string | null): { readonly [card: string]: Fields } {
  if (file === null) return {};
  const read = jsonIn(file);
  if (!isFields(read)) throw new BadInput(file, 'must be fields by card such as {"kilnGiant": {"attack": 4}}');
  return Object.fromEntries(
    Object.entries(read).map(([card, fields]) => {
      if (!isFields(fields)) throw new BadInput(file, `${card} must be fields by name such as {"attack": 4}`);
      return [card, fields];
    }),
  );
}

function jsonIn(file: string): Json {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadInput(file, `this is not JSON: ${error.message}`);
    throw new BadInput('', `${file} can’t be read (${error instanceof Error && 'code' in error ? error.code : error})`);
  }
}
