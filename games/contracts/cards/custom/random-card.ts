// What might a contract of a match's own look like? Any that the effect language allows; for fuzzing.

import { below, type Json, type Rng } from '@duello/kernel';
import { pick } from '@duello/language';
import { type CardId, COUNTS, KEYWORDS, MOMENTS, type Moment, TYPES } from '../effects.ts';

const flip = (rng: Rng, chances = 2): boolean => below(rng, chances) === 0;

/** The largest number a contract can hold. */
const MOST = 99;
/** One contract in so many is extreme: every number as large as can be. */
const EXTREME_ONCE_IN = 6;

/** What the effects of a contract are drawn from. */
interface Making {
  readonly rng: Rng;
  readonly isCreature: boolean;
  readonly discards: boolean;
  readonly extreme: boolean;
  readonly tokens: readonly CardId[];
  readonly it: string | null;
  readonly deep: number;
}

const size = ({ rng, extreme }: Making, usual: number): number => (extreme ? MOST : below(rng, usual));

function count({ rng, discards, it }: Making): Json {
  return pick(
    rng,
    COUNTS.filter((one) => (discards || one !== 'discarded') && (it !== null || !one.startsWith('its'))),
  );
}

function amount(making: Making, usual: number): Json {
  const { rng } = making;
  if (flip(rng)) return size(making, usual);
  return {
    count: count(making),
    each: pick(rng, [1, 1, 2, -1]),
    plus: below(rng, 4),
    atMost: flip(rng) ? size(making, 9) : null,
  };
}

const WHAT = ['creature', 'player', 'creatureOrPlayer'] as const;
type What = (typeof WHAT)[number];

function filter({ rng }: Making, what: What): Json {
  return {
    what,
    side: pick(rng, ['own', 'opposing', 'both']),
    other: flip(rng, 3),
    maxAttack: flip(rng, 5) ? below(rng, 5) : null,
    maxHealth: flip(rng, 5) ? below(rng, 5) : null,
    hurt: flip(rng, 5),
  };
}

/** Whom, among those an op works on. */
function to(making: Making, only: What | null): { readonly to: Json; readonly it: string | null } {
  const { rng, isCreature, it } = making;
  const words: string[] = [];
  if (only !== 'creature') words.push('you', 'opponent', 'eachPlayer');
  if (only !== 'player' && isCreature) words.push('this', 'adjacent');
  if (it !== null && (only === null || only === it)) words.push('it', 'it');
  if (it !== null && only !== 'player') words.push('besideIt');
  if (words.length > 0 && flip(rng)) return { to: pick(rng, words), it };
  const what = only ?? pick(rng, WHAT);
  if (flip(rng)) return { to: { all: filter(making, what) }, it };
  return { to: { choose: filter(making, what) }, it: what };
}

const OPS = [
  ...['damage', 'damage', 'heal', 'gain', 'become', 'blunt', 'fade', 'disarm', 'destroy', 'return', 'summon'],
  ...['fetch', 'draw', 'takeBack', 'fillTanks', 'extractor', 'move', 'may', 'if'],
] as const;
const ON_CREATURES: readonly string[] = ['blunt', 'destroy', 'return', 'move'];

interface Made {
  readonly effect: Json;
  readonly it: string | null;
}

function effect(making: Making): Made {
  const { rng, tokens, it, deep } = making;
  const op = pick(
    rng,
    OPS.filter((one) => deep < 2 || (one !== 'may' && one !== 'if')),
  );
  const inner = { ...making, deep: deep + 1 };
  const made = (more: { readonly [name: string]: Json }): Made => ({ effect: { op, ...more }, it });
  switch (op) {
    case 'summon':
      return made({ token: pick(rng, tokens), count: 1 + below(rng, 3), for: pick(rng, ['you', 'you', 'opponent']) });
    case 'fetch':
      return made({ count: 1 + below(rng, 2), who: pick(rng, ['you', 'opponent', 'eachPlayer']) });
    case 'draw':
      return made({ times: 1 + below(rng, 2) });
    case 'takeBack':
      return made({ type: flip(rng) ? null : pick(rng, TYPES) });
    case 'fillTanks':
      return made({ count: 1 + below(rng, 5) });
    case 'extractor':
      return made({ full: flip(rng) });
    case 'may':
      return made({ effects: effects(inner, 1 + below(rng, 2)) });
    case 'if': {
      const then = effects(inner, below(rng, 3));
      return made({ count: count(making), atLeast: below(rng, 5), then, otherwise: effects(inner, below(rng, 2)) });
    }
    default:
      return aimed(making, op);
  }
}

function aimed(making: Making, op: string): Made {
  const { rng } = making;
  const only = ON_CREATURES.includes(op) ? 'creature' : op === 'disarm' ? 'player' : null;
  const target = to(making, only);
  const on = { ...making, it: target.it };
  const until = pick(rng, ['always', 'turn']);
  const made = (more: { readonly [name: string]: Json }): Made => ({
    effect: { op, to: target.to, ...more },
    it: target.it,
  });
  switch (op) {
    case 'damage': {
      if (!flip(rng, 4)) return made({ amount: amount(on, 5) });
      const times = flip(rng) ? 2 + below(rng, 3) : { count: count(making), atMost: 5 };
      return { ...made({ amount: amount(on, 5), times }), it: making.it };
    }
    case 'heal':
      return made({ amount: amount(on, 6) });
    case 'gain': {
      const change = (): Json => (flip(rng, 4) ? -below(rng, 4) : amount(on, 4));
      return made({ attack: change(), health: change(), magic: flip(rng, 3) ? below(rng, 3) : 0, until });
    }
    case 'become':
      return made({ status: pick(rng, [...KEYWORDS, 'magnetized']), until });
    case 'blunt':
      return made({ until });
    case 'move':
      return made({ where: pick(rng, ['leftEnd', 'rightEnd', 'anywhere', 'anywhere']) });
    default:
      return made({});
  }
}

/** So many effects, each knowing what those before it have chosen. */
function effects(making: Making, length: number): readonly Json[] {
  let { it } = making;
  return Array.from({ length }, () => {
    const made = effect({ ...making, it });
    it = made.it;
    return made.effect;
  });
}

const FIELD_MOMENTS: readonly Moment[] = ['recycling', 'startTurn', 'endTurn', 'ambush', 'discard', 'burnout'];
const TOKEN_MOMENTS: readonly Moment[] = ['startTurn', 'endTurn', 'attack', 'hurt', 'discard', 'burnout'];

function moments(making: Making, from: readonly Moment[], most: number): Json {
  const { rng } = making;
  const chosen = Array.from({ length: below(rng, most + 1) }, () => pick(rng, from));
  return Object.fromEntries(
    chosen.map((moment) => [moment, effects({ ...making, discards: moment === 'discard' }, 1 + below(rng, 2))]),
  );
}

function give({ rng, isCreature }: Making): Json {
  if (flip(rng, 4)) return { give: 'discount', type: flip(rng) ? null : pick(rng, TYPES), by: 1 + below(rng, 3) };
  return {
    to: pick(rng, isCreature ? ['adjacent', 'others', 'own', 'you'] : ['own', 'you']),
    attack: below(rng, 4) - 1,
    health: below(rng, 4) - 1,
    magic: below(rng, 2),
    status: flip(rng) ? null : pick(rng, KEYWORDS),
  };
}

const gives = (making: Making): Json => (flip(making.rng, 3) ? [give(making)] : []);
const keywords = (rng: Rng): Json => KEYWORDS.filter(() => flip(rng, 5));

/** Cheap, so that it is played often. */
function cost(rng: Rng): Json {
  return { [pick(rng, ['red', 'blue', 'yellow', 'pure'])]: below(rng, 3), pure: below(rng, 3) };
}

/** A contract in JSON, as somebody might write it. */
export function randomCard(rng: Rng, tokens: readonly CardId[], mostCopies: number): Json {
  const type = pick(rng, ['creature', 'creature', 'spell', 'spell', 'orb', 'rune']);
  const extreme = flip(rng, EXTREME_ONCE_IN);
  const making: Making = { rng, isCreature: type === 'creature', discards: false, extreme, tokens, it: null, deep: 0 };
  const card = { type, cost: cost(rng), copies: 1 + below(rng, mostCopies) };
  if (type === 'spell')
    return { ...card, effects: effects(making, 1 + below(rng, 3)), when: moments(making, ['ambush'], 1) };
  const field = { ...card, gives: gives(making), magic: flip(rng, 4) ? 1 : 0 };
  if (type === 'rune') {
    const used = { activation: cost(rng), effects: effects(making, below(rng, 3)) };
    return { ...field, ...used, when: moments(making, FIELD_MOMENTS, 2) };
  }
  const numbers = { attack: size(making, 5), health: 1 + below(rng, 5) };
  if (type === 'orb') return { ...field, ...numbers, when: moments(making, FIELD_MOMENTS, 2) };
  return { ...field, ...numbers, keywords: keywords(rng), when: moments(making, MOMENTS, 3) };
}

export function randomToken(rng: Rng, tokens: readonly CardId[]): Json {
  const making: Making = { rng, isCreature: true, discards: false, extreme: false, tokens, it: null, deep: 0 };
  const numbers = { attack: below(rng, 3), health: 1 + below(rng, 3), keywords: keywords(rng), gives: gives(making) };
  return { type: 'creature', token: true, ...numbers, when: moments(making, TOKEN_MOMENTS, 2) };
}

/** Contracts that set each other off without end, as far as they are let. */
export function randomNasty(rng: Rng): Json {
  const all = { all: { what: 'creature' } };
  const hurtAll: Json = { op: 'damage', amount: 1, to: all };
  const more: Json = { op: 'summon', token: 'swarm', count: 4 };
  const creature = { type: 'creature', cost: '', attack: 1, copies: 4 };
  const extra: readonly Json[] = [
    { op: 'fetch', count: 2 },
    { op: 'gain', health: 1, to: all },
    { op: 'heal', amount: 1, to: all },
    { op: 'return', to: all },
    { op: 'fetch', count: 2, who: 'eachPlayer' },
    { op: 'draw', times: 2 },
    { op: 'takeBack' },
    { op: 'damage', amount: 1, to: 'eachPlayer', times: 20 },
  ];
  const some = (): readonly Json[] => extra.filter(() => flip(rng, 4)).slice(0, 5);
  return {
    swarm: {
      type: 'creature',
      token: true,
      attack: 1,
      health: 2 + below(rng, 3),
      when: { hurt: [hurtAll, more, ...some()] },
    },
    mine: { ...creature, health: 1, when: { recycling: [...some(), hurtAll, more], summon: more } },
    nest: { ...creature, health: 9, when: { hurt: [...some(), more, hurtAll], startTurn: hurtAll, endTurn: some() } },
    well: {
      ...creature,
      health: 3,
      when: { ambush: [{ op: 'fetch', count: 2 }, ...some()], burnout: some(), discard: some() },
    },
    storm: { type: 'spell', cost: '', copies: 4, effects: [hurtAll, more, extra[7]], when: { ambush: some() } },
    drain: { type: 'orb', cost: '', copies: 2, attack: 1, durability: 1, when: { recycling: some(), burnout: some() } },
  };
}
