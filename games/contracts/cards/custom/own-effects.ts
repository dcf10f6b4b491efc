// What does an effect in JSON say? Each op with its fields, its defaults, and whom it can work on.

import { BadInput } from '@duello/kernel';
import { type Fields, fields, flag, isRecord, list, oneOf, whole } from '@duello/language';
import {
  type Amount,
  type CardId,
  COUNTS,
  type Count,
  type Effect,
  type Filter,
  type Give,
  KEYWORDS,
  type Op,
  type Status,
  type To,
  TYPES,
  type Until,
} from '../effects.ts';

/** No number of a contract is larger. */
export const MOST = 99;
const MOST_EFFECTS = 8;
const MOST_DEEP = 3;
const MOST_TIMES = 20;

/** What can stand where an effect is read. */
export interface Where {
  readonly path: string;
  /** The source is a Creature: it can mean itself and its neighbours. */
  readonly isCreature: boolean;
  /** The moment is `discard`, which knows how many. */
  readonly discards: boolean;
  readonly tokens: ReadonlySet<CardId>;
  /** What an effect before has chosen. */
  readonly it: Filter['what'] | null;
  readonly deep: number;
}

const STATUSES: readonly Status[] = [...KEYWORDS, 'magnetized'];
const UNTIL: readonly Until[] = ['always', 'turn'];
const WHAT = ['creature', 'player', 'creatureOrPlayer'] as const;
const WORDS = ['this', 'you', 'opponent', 'eachPlayer', 'adjacent', 'it', 'besideIt'] as const;
type Word = (typeof WORDS)[number];
const OF_THIS: readonly Word[] = ['this', 'adjacent'];
const OF_IT: readonly Word[] = ['it', 'besideIt'];
const PLAYERS: readonly Word[] = ['you', 'opponent', 'eachPlayer'];

const EFFECT_FIELDS: { readonly [O in Op]: readonly string[] } = {
  damage: ['amount', 'to', 'times'],
  heal: ['amount', 'to'],
  gain: ['attack', 'health', 'magic', 'to', 'until'],
  become: ['status', 'to', 'until'],
  blunt: ['to', 'until'],
  fade: ['to'],
  disarm: ['to'],
  destroy: ['to'],
  return: ['to'],
  summon: ['token', 'count', 'for'],
  fetch: ['count', 'who'],
  draw: ['times'],
  takeBack: ['type'],
  fillTanks: ['count'],
  extractor: ['full'],
  move: ['to', 'where'],
  may: ['effects'],
  if: ['count', 'atLeast', 'then', 'otherwise'],
};
const OPS: readonly string[] = Object.keys(EFFECT_FIELDS);
const isOp = (input: unknown): input is Op => typeof input === 'string' && OPS.includes(input);

/** Ops that only a Creature, or only a player, can undergo. */
const ON_CREATURES: readonly Op[] = ['blunt', 'destroy', 'return', 'move'];
const ON_PLAYERS: readonly Op[] = ['disarm'];

function readCount(input: unknown, path: string, { it, discards }: Where): Count {
  const count = oneOf(input, path, COUNTS);
  if (count === 'discarded' && !discards) throw new BadInput(path, 'is known only in "discard", when a draw discards');
  if ((count === 'itsAttack' || count === 'itsHealth') && it === null) {
    throw new BadInput(path, 'needs an effect with "choose" before it, or in the same effect');
  }
  return count;
}

/** A number, or what is counted: `{"count": "fullTanks", "plus": 1}`. */
function readAmount(input: unknown, path: string, where: Where, min = 0, max = MOST): Amount {
  if (typeof input === 'number') return whole(input, path, min, max);
  if (!isRecord(input)) throw new BadInput(path, 'must be a number, or an amount such as {"count": "ownCreatures"}');
  const given = fields(input, path, ['count', 'each', 'plus', 'atMost']);
  return {
    count: readCount(given.count, `${path}.count`, where),
    each: whole(given.each ?? 1, `${path}.each`, -MOST, MOST),
    plus: whole(given.plus ?? 0, `${path}.plus`, -MOST, MOST),
    atMost: orNull(given.atMost, (value) => whole(value, `${path}.atMost`, 0, MOST)),
  };
}

const orNull = <T>(input: unknown, read: (value: unknown) => T): T | null =>
  input === undefined || input === null ? null : read(input);

const FILTER_FIELDS = ['what', 'side', 'other', 'maxAttack', 'maxHealth', 'hurt'];

/** `"creature"` alone, or with more: `{"what": "creature", "side": "opposing", "maxHealth": 2}`. */
function readFilter(input: unknown, path: string): Filter {
  const given = typeof input === 'string' ? { what: input } : fields(input, path, FILTER_FIELDS);
  const what = oneOf(given.what ?? 'creature', `${path}.what`, WHAT);
  const limit = (name: string): number | null =>
    orNull(given[name], (value) => whole(value, `${path}.${name}`, 0, MOST));
  return {
    what,
    side: oneOf(given.side ?? 'both', `${path}.side`, ['own', 'opposing', 'both']),
    other: flag(given.other, `${path}.other`),
    maxAttack: limit('maxAttack'),
    maxHealth: limit('maxHealth'),
    hurt: flag(given.hurt, `${path}.hurt`),
  };
}

function readTo(input: unknown, path: string, op: Op, where: Where): To {
  const to = isRecord(input) ? readSelector(input, path) : readWord(input, path, where);
  const what = whatOf(to, where);
  if (ON_CREATURES.includes(op) && what !== 'creature') throw new BadInput(path, `"${op}" works on Creatures only`);
  if (ON_PLAYERS.includes(op) && what !== 'player') throw new BadInput(path, `"${op}" works on players only`);
  return to;
}

function readSelector(input: Fields, path: string): To {
  const given = fields(input, path, ['choose', 'all']);
  if ('choose' in given === 'all' in given) throw new BadInput(path, 'must have either "choose" or "all"');
  return 'choose' in given
    ? { choose: readFilter(given.choose, `${path}.choose`) }
    : { all: readFilter(given.all, `${path}.all`) };
}

function readWord(input: unknown, path: string, { isCreature, it }: Where): Word {
  const word = WORDS.find((one) => one === input);
  if (word === undefined) {
    throw new BadInput(
      path,
      `must be one of ${WORDS.join(', ')}, or like {"choose": {"what": "creature"}} or {"all": {}}`,
    );
  }
  if (!isCreature && OF_THIS.includes(word)) throw new BadInput(path, `"${word}" works on a Creature's contract only`);
  if (it === null && OF_IT.includes(word))
    throw new BadInput(path, `"${word}" needs an effect with "choose" before it`);
  return word;
}

function whatOf(to: To, { it }: Where): Filter['what'] | null {
  if (typeof to !== 'string') return 'choose' in to ? to.choose.what : to.all.what;
  if (to === 'it') return it;
  return PLAYERS.includes(to) ? 'player' : 'creature';
}

/** One effect, or a list of them. */
export function readEffects(input: unknown, where: Where): readonly Effect[] {
  const { path } = where;
  const given = list(input ?? []);
  if (given.length > MOST_EFFECTS) throw new BadInput(path, `must be at most ${MOST_EFFECTS} effects`);
  if (where.deep > MOST_DEEP) throw new BadInput(path, `effects stand inside each other at most ${MOST_DEEP} deep`);
  let { it } = where;
  return given.map((one, index) => {
    const at = Array.isArray(input) ? `${path}[${index}]` : path;
    const effect = readEffect(one, { ...where, path: at, it });
    it = chosenBy(effect) ?? it;
    return effect;
  });
}

/** What the effect leaves chosen for those after it; each run of a repeated one chooses for itself. */
function chosenBy(effect: Effect): Filter['what'] | null {
  if (!('to' in effect) || typeof effect.to === 'string' || !('choose' in effect.to)) return null;
  return effect.op === 'damage' && effect.times !== 1 ? null : effect.to.choose.what;
}

/** Amounts of an effect that chooses are counted on what it has chosen. */
function withTarget(where: Where, to: To): Where {
  return typeof to === 'string' || !('choose' in to) ? where : { ...where, it: to.choose.what };
}

function readEffect(input: unknown, where: Where): Effect {
  const { path } = where;
  const op = isRecord(input) ? input.op : undefined;
  if (!isOp(op)) throw new BadInput(`${path}.op`, `must be one of ${OPS.join(', ')}`);
  const given = fields(input, path, ['op', ...EFFECT_FIELDS[op]]);
  const inner = (name: string): readonly Effect[] =>
    readEffects(given[name], { ...where, path: `${path}.${name}`, deep: where.deep + 1 });
  const count = (name: string, most: number): Amount => readAmount(given[name] ?? 1, `${path}.${name}`, where, 1, most);
  switch (op) {
    case 'summon':
      return {
        op,
        token: readToken(given.token, where),
        count: count('count', MOST_EFFECTS),
        for: readSide(given, where),
      };
    case 'fetch': {
      const who = oneOf(given.who ?? 'you', `${path}.who`, ['you', 'opponent', 'eachPlayer']);
      return { op, count: count('count', MOST_TIMES), who };
    }
    case 'draw':
      return { op, times: whole(given.times ?? 1, `${path}.times`, 1, 9) };
    case 'takeBack':
      return { op, type: orNull(given.type, (type) => oneOf(type, `${path}.type`, TYPES)) };
    case 'fillTanks':
      return { op, count: count('count', MOST) };
    case 'extractor':
      return { op, full: flag(given.full, `${path}.full`) };
    case 'may': {
      const effects = inner('effects');
      if (effects.length === 0) throw new BadInput(`${path}.effects`, 'must be a list of effects');
      return { op, effects };
    }
    case 'if': {
      const atLeast = whole(given.atLeast ?? 1, `${path}.atLeast`, -MOST, MOST);
      const counted = readCount(given.count, `${path}.count`, where);
      const [then, otherwise] = [inner('then'), inner('otherwise')];
      return { op, count: counted, atLeast, then, otherwise };
    }
    default:
      return readAimed(op, given, where);
  }
}

/** Ops that work on somebody. */
type Aimed = Extract<Effect, { readonly to: To }>['op'];

function readAimed(op: Aimed, given: Fields, where: Where): Effect {
  const { path } = where;
  const to = readTo(given.to, `${path}.to`, op, where);
  const on = withTarget(where, to);
  const until = (): Until => oneOf(given.until ?? 'always', `${path}.until`, UNTIL);
  const change = (name: string): Amount => readAmount(given[name] ?? 0, `${path}.${name}`, on, -MOST);
  switch (op) {
    case 'damage': {
      const times = readAmount(given.times ?? 1, `${path}.times`, where, 1, MOST_TIMES);
      return { op, amount: readAmount(given.amount, `${path}.amount`, on), to, times };
    }
    case 'heal':
      return { op, amount: readAmount(given.amount, `${path}.amount`, on), to };
    case 'gain': {
      const magic = whole(given.magic ?? 0, `${path}.magic`, -MOST, MOST);
      return { op, attack: change('attack'), health: change('health'), magic, to, until: until() };
    }
    case 'become':
      return { op, status: oneOf(given.status, `${path}.status`, STATUSES), to, until: until() };
    case 'blunt':
      return { op, to, until: until() };
    case 'move': {
      const where = oneOf(given.where ?? 'anywhere', `${path}.where`, ['leftEnd', 'rightEnd', 'anywhere']);
      return { op, to, where };
    }
    default:
      return { op, to };
  }
}

const readSide = (given: Fields, { path }: Where): 'you' | 'opponent' =>
  oneOf(given.for ?? 'you', `${path}.for`, ['you', 'opponent']);

function readToken(input: unknown, { path, tokens }: Where): CardId {
  if (typeof input === 'string' && tokens.has(input)) return input;
  throw new BadInput(`${path}.token`, `must be the id of a token: ${[...tokens].join(', ')}`);
}

/** `{"to": "adjacent", "attack": 1}`, or `{"give": "discount", "type": "spell", "by": 1}`. */
export function readGive(input: unknown, path: string, isCreature: boolean): Give {
  const kind = oneOf(isRecord(input) ? (input.give ?? 'buff') : 'buff', `${path}.give`, ['buff', 'discount']);
  if (kind === 'discount') {
    const given = fields(input, path, ['give', 'type', 'by']);
    const type = orNull(given.type, (value) => oneOf(value, `${path}.type`, TYPES));
    return { give: kind, type, by: whole(given.by ?? 1, `${path}.by`, 1, MOST) };
  }
  const given = fields(input, path, ['give', 'to', 'attack', 'health', 'magic', 'status']);
  const reach = isCreature ? (['adjacent', 'others', 'own', 'you'] as const) : (['own', 'you'] as const);
  return {
    give: kind,
    to: oneOf(given.to, `${path}.to`, reach),
    attack: whole(given.attack ?? 0, `${path}.attack`, -MOST, MOST),
    health: whole(given.health ?? 0, `${path}.health`, -MOST, MOST),
    magic: whole(given.magic ?? 0, `${path}.magic`, -MOST, MOST),
    status: orNull(given.status, (value) => oneOf(value, `${path}.status`, KEYWORDS)),
  };
}
