// What does an effect in JSON say? Each op with its fields, its defaults, and whom it can work on.

import { BadInput } from '@duello/kernel';
import { type Fields, fields, isRecord, list, oneOf, whole } from '@duello/language';
import { type Effect, type Effects, type Modes, type Op, type To, TRAITS, TYPES, type Who } from '../effects.ts';
import { readAmount, readCount } from './custom-amounts.ts';
import { aimedAt, MOST, orNull, readTo, refuse, WHO, type Where, whyNotWord } from './custom-targets.ts';

const MOST_EFFECTS = 8;
const MOST_DEEP = 3;
export const MOST_MODES = 4;

const EFFECT_FIELDS: { readonly [O in Op]: readonly string[] } = {
  damage: ['amount', 'to'],
  gainLife: ['amount', 'who'],
  loseLife: ['amount', 'who'],
  tire: ['amount', 'who'],
  rest: ['amount', 'who'],
  draw: ['amount', 'who'],
  discard: ['amount', 'who'],
  change: ['attack', 'defense', 'to'],
  grant: ['trait', 'to'],
  destroy: ['to'],
  return: ['to'],
  tap: ['to'],
  untap: ['to'],
  untapSkill: ['who'],
  takeBack: ['type'],
  may: ['effects'],
  if: ['count', 'atLeast', 'then', 'otherwise'],
};
const isOp = (input: unknown): input is Op => typeof input === 'string' && Object.hasOwn(EFFECT_FIELDS, input);
export const OPS: readonly Op[] = Object.keys(EFFECT_FIELDS).filter(isOp);

/** One list of effects, or a list of such lists of which one is chosen (S1305). */
export function readModes(input: unknown, where: Where): Modes {
  const given = list(input ?? []);
  if (given.length === 0) return [];
  if (!given.some((one) => Array.isArray(one))) return [readSome(input, where)];
  if (given.length > MOST_MODES) throw new BadInput(where.path, `must be at most ${MOST_MODES} options`);
  return given.map((one, index) => readSome(one, { ...where, path: `${where.path}[${index}]` }));
}

const aims = (input: unknown): boolean => isRecord(input) && isRecord(input.to) && 'target' in input.to;

/** A whole list, which must say something; where an enchantment aims at nothing else, `it` is its bearer. */
export function readSome(input: unknown, where: Where): Effects {
  const hasBearer = where.type === 'enchantment' && !list(input ?? []).some(aims);
  const effects = readEffects(input, { ...where, it: hasBearer ? 'summoning' : null, targets: 0, deep: 0 });
  if (effects.length === 0) throw new BadInput(where.path, 'must be at least one effect');
  return effects;
}

/** One effect, or a list of them; each knows what those before it have aimed at. */
function readEffects(input: unknown, where: Where): Effects {
  const { path } = where;
  const given = list(input ?? []);
  if (given.length > MOST_EFFECTS) throw new BadInput(path, `must be at most ${MOST_EFFECTS} effects`);
  if (where.deep > MOST_DEEP) throw new BadInput(path, `effects stand inside each other at most ${MOST_DEEP} deep`);
  let { it, targets } = where;
  return given.map((one, index) => {
    const at = Array.isArray(input) ? `${path}[${index}]` : path;
    const effect = readEffect(one, { ...where, path: at, it, targets });
    const aimed = 'to' in effect ? aimedAt(effect.to) : null;
    if (aimed !== null) targets++;
    it = aimed ?? it;
    return effect;
  });
}

function readEffect(input: unknown, where: Where): Effect {
  const { path } = where;
  const op = isRecord(input) ? input.op : undefined;
  if (!isOp(op)) throw new BadInput(`${path}.op`, `must be one of ${OPS.join(', ')}`);
  const given = fields(input, path, ['op', ...EFFECT_FIELDS[op]]);
  switch (op) {
    case 'may':
    case 'if':
      return readNested(op, given, where);
    case 'gainLife':
    case 'loseLife':
    case 'tire':
    case 'rest':
    case 'draw':
    case 'discard':
    case 'untapSkill':
      return readOnPlayer(op, given, where);
    case 'takeBack':
      return { op, type: orNull(given.type, (type) => oneOf(type, `${path}.type`, TYPES)) };
    default:
      return readAimed(op, given, where);
  }
}

function readNested(op: 'may' | 'if', given: Fields, where: Where): Effect {
  const { path } = where;
  const inside = (name: string): Effects =>
    readEffects(given[name], { ...where, path: `${path}.${name}`, deep: where.deep + 1 });
  if (op === 'may') {
    const effects = inside('effects');
    if (effects.length === 0) throw new BadInput(`${path}.effects`, 'must be at least one effect');
    return { op, effects };
  }
  const count = readCount(given.count, `${path}.count`, where);
  const atLeast = whole(given.atLeast ?? 1, `${path}.atLeast`, -MOST, MOST);
  const [then, otherwise] = [inside('then'), inside('otherwise')];
  if (then.length + otherwise.length === 0) throw new BadInput(path, 'must have effects in "then" or "otherwise"');
  return { op, count, atLeast, then, otherwise };
}

/** Ops that work on players, and on whom they do unless it is said. */
const USUAL_WHO = {
  gainLife: 'you',
  loseLife: 'opponent',
  tire: 'opponent',
  rest: 'you',
  draw: 'you',
  discard: 'opponent',
  untapSkill: 'you',
} as const satisfies { readonly [O in Op]?: Who };

function readOnPlayer(op: keyof typeof USUAL_WHO, given: Fields, where: Where): Effect {
  const { path } = where;
  const who = oneOf(given.who ?? USUAL_WHO[op], `${path}.who`, WHO);
  refuse(`${path}.who`, whyNotWord(who, where));
  if (op === 'untapSkill') return { op, who };
  const isCards = op === 'draw' || op === 'discard';
  return { op, amount: readAmount(isCards ? (given.amount ?? 1) : given.amount, `${path}.amount`, where, 1), who };
}

/** Ops that work on somebody in play. */
type Aimed = Extract<Effect, { readonly to: To }>['op'];

function readAimed(op: Aimed, given: Fields, where: Where): Effect {
  const { path } = where;
  const to = readTo(given.to, `${path}.to`, op, where);
  // An effect that aims may count on what it has aimed at.
  const on: Where = { ...where, it: aimedAt(to) ?? where.it };
  switch (op) {
    case 'damage':
      return { op, amount: readAmount(given.amount, `${path}.amount`, on, 1), to };
    case 'change': {
      const by = (name: string) => readAmount(given[name] ?? 0, `${path}.${name}`, on, -MOST);
      const [attack, defense] = [by('attack'), by('defense')];
      if (attack === 0 && defense === 0) throw new BadInput(path, 'must change some "attack" or "defense"');
      return { op, attack, defense, to };
    }
    case 'grant':
      return { op, trait: oneOf(given.trait, `${path}.trait`, TRAITS), to };
    default:
      return { op, to };
  }
}
