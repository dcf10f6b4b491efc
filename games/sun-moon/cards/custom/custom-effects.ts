// Which effects does a text in JSON have? One list, or several to choose from; each must say something.

import { readEffects } from '@duello/cards';
import { BadInput } from '@duello/kernel';
import { isRecord, list } from '@duello/language';
import type { Context } from '../context.ts';
import { type Effects, GRAMMAR, type Modes } from '../effects.ts';

export const MOST_MODES = 4;

/** One list of effects, or a list of such lists of which one is chosen (S1305). */
export function readModes(input: unknown, path: string, context: Context): Modes {
  const given = list(input ?? []);
  if (given.length === 0) return [];
  if (!given.some((one) => Array.isArray(one))) return [readSome(input, path, context)];
  if (given.length > MOST_MODES) throw new BadInput(path, `must be at most ${MOST_MODES} options`);
  return given.map((one, index) => readSome(one, `${path}[${index}]`, context));
}

const aims = (input: unknown): boolean => isRecord(input) && isRecord(input.to) && 'target' in input.to;

/** A whole list; where an enchantment aims at nothing else, `it` is its bearer. */
export function readSome(input: unknown, path: string, context: Context): Effects {
  const aimless = context.type === 'enchantment' && !list(input ?? []).some(aims);
  const effects = readEffects(GRAMMAR, input, path, { ...context, aimless, it: aimless ? 'summoning' : null });
  if (effects.length === 0) throw new BadInput(path, GRAMMAR.empty);
  return effects;
}
