// What does an effect in JSON say? Each op with its fields, its defaults, and whom it can work on.

import { BadInput } from '@duello/kernel';
import { type Fields, fields, isRecord, list, oneOf, whole } from '@duello/language';
import { COLOURS, CONDITIONS, type Colour, type Effect, type Op, type Test, type To, TYPES } from '../effects.ts';
import { readAmount, readCount } from './custom-amounts.ts';
import {
  aimedAt,
  type Context,
  hasIt,
  MOST,
  orNull,
  readTo,
  refuse,
  type Where,
  whyNotChoose,
} from './custom-targets.ts';

const MOST_EFFECTS = 8;
const MOST_DEEP = 3;
const MOST_MANA = 20;

const EFFECT_FIELDS: { readonly [O in Op]: readonly string[] } = {
  damage: ['amount', 'to'],
  heal: ['amount', 'to'],
  gain: ['attack', 'hp', 'to'],
  place: ['condition', 'count', 'to'],
  cleanse: ['condition', 'to'],
  kill: ['to'],
  enchant: ['count', 'to'],
  unenchant: ['to'],
  end: [],
  endAnother: ['whose'],
  attack: ['to'],
  defend: ['to'],
  move: ['to', 'where'],
  draw: ['count'],
  retain: ['count', 'type'],
  mana: ['colour', 'count'],
  gainCrystal: ['colour', 'into'],
  revive: ['maxTier'],
  may: ['effects'],
  either: ['first', 'second'],
  if: ['test', 'then', 'otherwise'],
};
const isOp = (input: unknown): input is Op => typeof input === 'string' && Object.hasOwn(EFFECT_FIELDS, input);
export const OPS: readonly Op[] = Object.keys(EFFECT_FIELDS).filter(isOp);

/** Ops of a card that has tokens of its own. */
const OF_ENCHANTMENTS: readonly Op[] = ['enchant', 'unenchant', 'end'];
/** Ops that ask somebody, whatever else they say. */
const ASKING: readonly Op[] = ['endAnother', 'retain', 'revive', 'may', 'either'];

/** One effect, or a list of them; each knows what those before it have chosen. */
export function readEffects(input: unknown, where: Where): readonly Effect[] {
  const { path } = where;
  const given = list(input ?? []);
  if (given.length > MOST_EFFECTS) throw new BadInput(path, `must be at most ${MOST_EFFECTS} effects`);
  if (where.deep > MOST_DEEP) throw new BadInput(path, `effects stand inside each other at most ${MOST_DEEP} deep`);
  let { chosen } = where;
  let ended = false;
  return given.map((one, index) => {
    const at = Array.isArray(input) ? `${path}[${index}]` : path;
    if (ended) throw new BadInput(at, 'comes after "end", when the enchantment is gone; put it before');
    const effect = readEffect(one, { ...where, path: at, chosen });
    if ('to' in effect) chosen = aimedAt(effect.to) ?? chosen;
    ended = effect.op === 'end';
    return effect;
  });
}

/** A list that must say something. */
export function readSome(input: unknown, where: Where): readonly Effect[] {
  const effects = readEffects(input, where);
  if (effects.length === 0) throw new BadInput(where.path, 'must be at least one effect');
  return effects;
}

export function whyNotOp(op: Op, context: Context): string | null {
  if (OF_ENCHANTMENTS.includes(op) && !context.hasEnchantment) {
    return `"${op}" speaks of tokens: give the card an "enchantment"`;
  }
  if (op === 'end' && context.moment === 'text') {
    return 'the card is not in play yet; put "end" into its enchantment or an Aura';
  }
  return ASKING.includes(op) ? whyNotChoose(context) : null;
}

function readEffect(input: unknown, where: Where): Effect {
  const { path } = where;
  const op = isRecord(input) ? input.op : undefined;
  if (!isOp(op)) throw new BadInput(`${path}.op`, `must be one of ${OPS.join(', ')}`);
  const given = fields(input, path, ['op', ...EFFECT_FIELDS[op]]);
  refuse(`${path}.op`, whyNotOp(op, where));
  switch (op) {
    case 'may':
    case 'either':
    case 'if':
      return readNested(op, given, where);
    case 'end':
    case 'endAnother':
    case 'draw':
    case 'retain':
    case 'mana':
    case 'gainCrystal':
    case 'revive':
      return readPlain(op, given, where);
    default:
      return readAimed(op, given, where);
  }
}

function readNested(op: 'may' | 'either' | 'if', given: Fields, where: Where): Effect {
  const { path } = where;
  const inside = (name: string): Where => ({ ...where, path: `${path}.${name}`, deep: where.deep + 1 });
  if (op === 'may') return { op, effects: readSome(given.effects, inside('effects')) };
  if (op === 'either') {
    return { op, first: readSome(given.first, inside('first')), second: readSome(given.second, inside('second')) };
  }
  const test = readTest(given.test, `${path}.test`, where);
  const then = readEffects(given.then, inside('then'));
  const otherwise = readEffects(given.otherwise, inside('otherwise'));
  if (then.length + otherwise.length === 0) throw new BadInput(path, 'must have effects in "then" or "otherwise"');
  return { op, test, then, otherwise };
}

/** Ops that work on nobody. */
type Plain = 'end' | 'endAnother' | 'draw' | 'retain' | 'mana' | 'gainCrystal' | 'revive';

function readPlain(op: Plain, given: Fields, where: Where): Effect {
  const at = (name: string): string => `${where.path}.${name}`;
  switch (op) {
    case 'end':
      return { op };
    case 'endAnother':
      return { op, whose: oneOf(given.whose ?? 'any', at('whose'), ['own', 'opposing', 'any']) };
    case 'draw':
      return { op, count: readAmount(given.count ?? 1, at('count'), where, 1) };
    case 'retain': {
      const type = orNull(given.type, (value) => oneOf(value, at('type'), TYPES));
      return { op, count: whole(given.count ?? 1, at('count'), 1, MOST), type };
    }
    case 'mana': {
      const count = readAmount(given.count ?? 1, at('count'), where, 1, MOST_MANA);
      return { op, colour: readColour(given.colour, at('colour'), where), count };
    }
    case 'gainCrystal': {
      const into = oneOf(given.into ?? 'pile', at('into'), ['pile', 'hand']);
      return { op, colour: readColour(given.colour ?? 'any', at('colour'), where), into };
    }
    case 'revive':
      return { op, maxTier: orNull(given.maxTier, (value) => whole(value, at('maxTier'), 1, 3)) };
  }
}

function readColour(input: unknown, path: string, where: Where): Colour | 'any' {
  const colour = oneOf(input, path, [...COLOURS, 'any']);
  if (colour === 'any') refuse(path, whyNotChoose(where));
  return colour;
}

/** Ops that work on somebody. */
type Aimed = Extract<Effect, { readonly to: To }>['op'];

function readAimed(op: Aimed, given: Fields, where: Where): Effect {
  const { path } = where;
  const at = (name: string): string => `${path}.${name}`;
  const to = readTo(given.to, at('to'), op, where);
  // An effect that chooses may count on what it has chosen.
  const on: Where = { ...where, chosen: aimedAt(to) ?? where.chosen };
  switch (op) {
    case 'damage':
    case 'heal':
      return { op, amount: readAmount(given.amount, at('amount'), on), to };
    case 'gain': {
      const attack = readAmount(given.attack ?? 0, at('attack'), on, -MOST);
      const hp = readAmount(given.hp ?? 0, at('hp'), on, -MOST);
      if (attack === 0 && hp === 0) throw new BadInput(path, 'must gain some "attack" or "hp"');
      return { op, attack, hp, to };
    }
    case 'place': {
      const condition = oneOf(given.condition, at('condition'), CONDITIONS);
      return { op, condition, count: readAmount(given.count ?? 1, at('count'), on, 1), to };
    }
    case 'cleanse':
      return { op, condition: oneOf(given.condition ?? 'all', at('condition'), [...CONDITIONS, 'all']), to };
    case 'enchant':
      return { op, count: whole(given.count ?? 1, at('count'), 1, MOST), to };
    case 'move':
      return { op, to, where: oneOf(given.where, at('where'), ['forward', 'back', 'left', 'right']) };
    default:
      return { op, to };
  }
}

export const IT_IS = ['flanked', 'defending', 'enchanted', 'alive', 'ally'] as const;

export function whyNotTest(what: (typeof IT_IS)[number], context: Context): string | null {
  if (!hasIt(context)) return `"${what}" asks about a target; choose one before`;
  const no = what === 'enchanted' && !context.hasEnchantment;
  return no ? '"enchanted" speaks of tokens: give the card an "enchantment"' : null;
}

/** `{"count": "allies", "atLeast": 3}`, or a word about what was chosen: `"flanked"`. */
function readTest(input: unknown, path: string, where: Where): Test {
  const words = typeof input === 'string' ? { what: input } : input;
  if (isRecord(words) && (words.test === 'count' || words.count !== undefined)) {
    const given = fields(words, path, ['test', 'count', 'atLeast']);
    const count = readCount(given.count, `${path}.count`, where);
    return { test: 'count', count, atLeast: whole(given.atLeast ?? 1, `${path}.atLeast`, 1, MOST) };
  }
  if (!isRecord(words)) {
    throw new BadInput(path, `must be like {"count": "allies", "atLeast": 2}, or one of ${IT_IS.join(', ')}`);
  }
  const given = fields(words, path, ['test', 'what']);
  const what = oneOf(given.what, typeof input === 'string' ? path : `${path}.what`, IT_IS);
  refuse(path, whyNotTest(what, where));
  return { test: 'itIs', what };
}
