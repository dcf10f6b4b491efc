// Is the end really meant? Asked once, and only where it would leave something useful undone.

import type { State } from '@duello/kernel';
import { wrap } from '@duello/terminal';
import type { Session } from './session.ts';

/** `left` are sentences about what could still be done. */
export async function isEndMeant<S extends State, V, O, E>(
  { io, words, width, paint }: Session<S, V, O, E>,
  left: readonly string[],
): Promise<boolean> {
  if (left.length === 0) return true;
  for (const line of wrap(left.join(' '), width)) io.out(paint('yellow', line));
  const sure = await io.ask(words.endAsk);
  return sure !== null && words.yes.includes(sure.trim().toLowerCase());
}
