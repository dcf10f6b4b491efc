// What might a custom contract look like? Any that the effect language allows; for fuzzing.

import { type Chance, drawNumber, flip, NO_EFFECTS, randomEffects } from '@duello/cards';
import { below, type Json, type Rng } from '@duello/kernel';
import { pick } from '@duello/language';
import type { Context } from '../context.ts';
import { GRAMMAR } from '../effects.ts';
import { give } from '../gives.ts';
import { type CardId, KEYWORDS, MOMENTS, type Moment } from '../vocabulary.ts';

/** One contract in so many is extreme: every number as large as can be. */
const EXTREME_ONCE_IN = 6;

/** What a contract is drawn from. */
interface Making {
  readonly chance: Chance;
  readonly context: Context;
}

const some = ({ chance, context }: Making, length: number): readonly Json[] =>
  randomEffects(GRAMMAR, length, chance, context);

const FIELD_MOMENTS: readonly Moment[] = ['recycling', 'startTurn', 'endTurn', 'ambush', 'discard', 'burnout'];
const TOKEN_MOMENTS: readonly Moment[] = ['startTurn', 'endTurn', 'attack', 'hurt', 'discard', 'burnout'];

function moments({ chance, context }: Making, from: readonly Moment[], most: number): Json {
  const { rng } = chance;
  const chosen = Array.from({ length: below(rng, most + 1) }, () => pick(rng, from));
  return Object.fromEntries(
    chosen.map((moment) => {
      const at = { ...context, discards: moment === 'discard' };
      return [moment, some({ chance, context: at }, 1 + below(rng, 2))];
    }),
  );
}

const gives = ({ chance, context }: Making): Json =>
  flip(chance, 3) ? [give.random({ ...chance, ...NO_EFFECTS }, context)] : [];
const keywords = (chance: Chance): Json => KEYWORDS.filter(() => flip(chance, 5));

/** Cheap, so that it is played often. */
function cost(rng: Rng): Json {
  return { [pick(rng, ['red', 'blue', 'yellow', 'pure'])]: below(rng, 3), pure: below(rng, 3) };
}

const makingOf = (chance: Chance, isCreature: boolean, tokens: readonly CardId[]): Making => ({
  chance,
  context: { isCreature, discards: false, tokens: new Set(tokens), it: null, deep: 0 },
});

/** A contract in JSON, as somebody might write it. */
export function randomCard(rng: Rng, tokens: readonly CardId[], mostCopies: number): Json {
  const type = pick(rng, ['creature', 'creature', 'spell', 'spell', 'orb', 'rune']);
  const chance = { rng, extreme: below(rng, EXTREME_ONCE_IN) === 0 };
  const making = makingOf(chance, type === 'creature', tokens);
  const card = { type, cost: cost(rng), copies: 1 + below(rng, mostCopies) };
  if (type === 'spell')
    return { ...card, effects: some(making, 1 + below(rng, 3)), when: moments(making, ['ambush'], 1) };
  const field = { ...card, gives: gives(making), magic: flip(chance, 4) ? 1 : 0 };
  if (type === 'rune') {
    const used = { activation: cost(rng), effects: some(making, below(rng, 3)) };
    return { ...field, ...used, when: moments(making, FIELD_MOMENTS, 2) };
  }
  const numbers = { attack: drawNumber(chance, {}), health: 1 + below(rng, 5) };
  if (type === 'orb') return { ...field, ...numbers, when: moments(making, FIELD_MOMENTS, 2) };
  return { ...field, ...numbers, keywords: keywords(chance), when: moments(making, MOMENTS, 3) };
}

export function randomToken(rng: Rng, tokens: readonly CardId[]): Json {
  const chance = { rng, extreme: false };
  const making = makingOf(chance, true, tokens);
  const numbers = { attack: below(rng, 3), health: 1 + below(rng, 3) };
  const text = { keywords: keywords(chance), gives: gives(making), when: moments(making, TOKEN_MOMENTS, 2) };
  return { type: 'creature', token: true, ...numbers, ...text };
}

/** Contracts that set each other off without end, as far as they are let. */
export function randomLoopingCards(rng: Rng): Json {
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
  const some = (): readonly Json[] => extra.filter(() => below(rng, 4) === 0).slice(0, 5);
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
