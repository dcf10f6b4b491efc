// What decided the numbers? Hashes of cards, bots and code, so that nobody adds up what does not belong together.

import { LEVELS } from '@duello/bots';
import type { State } from '@duello/kernel';
import { stream } from '@duello/kernel';
import type { Game } from '../game/game.ts';
import type { Arm, Provenance } from './answer.ts';
import type { Plan, Role } from './plan.ts';
import { playArm, readyArm } from './play-match.ts';

/** 64 bits of a text, the same on every machine. */
function hashOf(text: string): string {
  const words = stream(text);
  return [...words.subarray(0, 2)].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Known as long as the game is: the same bots and options play the same. */
const fingerprints = new WeakMap<object, Map<string, Fingerprint>>();
type Fingerprint = Pick<Provenance, 'bots' | 'engine'>;

/**
 * Code and weights are told apart by what they do: the same bots play the same match to the last answer, and random play
 * goes through more of the rules.
 */
function fingerprintOf<S extends State, V, O, E>(game: Game<S, V, O, E>, arm: Arm): Fingerprint {
  const known = fingerprints.get(game) ?? new Map<string, Fingerprint>();
  fingerprints.set(game, known);
  const key = JSON.stringify([arm.options, arm.given]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const { wonOf = [], spend = {}, scale } = game;
  const played = (bot: string, match: 0 | 1): unknown =>
    playArm(game, readyArm(game, { ...arm, bots: [bot, bot], forbidden: [] }), 'provenance', match).record;
  const made = {
    bots: hashOf(JSON.stringify([{ levels: LEVELS, wonOf, spend, scale }, played('club', 0)])),
    engine: hashOf(JSON.stringify([played('random', 0), played('random', 1)])),
  };
  known.set(key, made);
  return made;
}

/** Whichever ways a question plays, each is told apart: a change that only the other side of a comparison meets counts as well. */
function fingerprintOfAll<S extends State, V, O, E>(game: Game<S, V, O, E>, { arms }: Plan): Fingerprint {
  const ways = WAYS.flatMap((role) => arms.find((one) => one.role === role) ?? []);
  const all = ways.map(({ arm }) => fingerprintOf(game, arm));
  const [first] = all;
  if (all.length === 1) return first;
  return { bots: hashOf(all.map(({ bots }) => bots).join()), engine: hashOf(all.map(({ engine }) => engine).join()) };
}
const WAYS = ['level', 'a', 'b'] as const satisfies readonly Role[];

export function provenanceOf<S extends State, V, O, E>(game: Game<S, V, O, E>, plan: Plan): Provenance {
  const { rules, cards } = game;
  return {
    rules: rules.version,
    cards: hashOf(JSON.stringify(cards.ids.map((id) => cards.json(id)))),
    ...fingerprintOfAll(game, plan),
    seed: plan.question.seed,
    deals: [0, plan.deals],
    heldOut: plan.heldOut,
  };
}
