// Which answers does the table give for somebody who has already shown whom is meant, or has no other choice?

import type { AnswerBody, Decision } from '@duello/kernel';
import type { View } from '../../index.ts';
import type { Intent } from './answering.ts';

/** An enemy's own self: whose an enchantment is, or whether one's own is to be hit, is the player's word. */
const ENEMY = /^enemy:(player|\d+)$/;

/** What is answered without asking while something is announced; null when the player has to. The price always is the player's word. */
export function unasked(decision: Decision | null, view: View, intent: Intent | null): AnswerBody | null {
  if (decision === null || view.announcement === null) return null;
  const { what, options } = decision;
  const isAimed = what === 'target' || what === 'defender';
  // Only for what was announced with it, and only for the first target.
  if (isAimed && intent !== null && decision.id > intent.since && view.announcement.targets.length === 0)
    return options.some(({ key }) => key === intent.target) ? { pick: intent.target } : null;
  if (options.length !== 1) return null;
  const [{ key }] = options;
  return what === 'mode' || what === 'defender' || (what === 'target' && ENEMY.test(key)) ? { pick: key } : null;
}
