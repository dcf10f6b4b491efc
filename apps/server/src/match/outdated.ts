// What becomes of a match whose rules have changed? It is closed, and stays readable as far as the rules of today play it.

import type { Tools } from '@duello/bots';
import { BadInput, Refused, type State } from '@duello/kernel';
import { underVersion } from '@duello/language';
import { withGame } from '../games/games.ts';
import type { Store, StoredEntry, TableRow } from '../store/store.ts';
import { hasBegun, type MatchRow, openCourse } from './course.ts';

/** The text of a link, under the version it was played by; empty where today’s rules do not even know its options. */
function readableText<S extends State, V, O, E>(
  tools: Tools<S, V, O, E>,
  row: MatchRow,
  entries: readonly StoredEntry[],
): string {
  try {
    const course = openCourse(tools, row);
    for (const stored of entries) {
      if (!fits(() => course.apply(stored, []))) break;
    }
    return underVersion(course.text(), row.begun.version);
  } catch (error) {
    if (error instanceof BadInput) return '';
    throw error;
  }
}

/** Whether today’s rules take it. */
function fits(play: () => void): boolean {
  try {
    play();
    return true;
  } catch (error) {
    if (error instanceof Refused || error instanceof BadInput) return false;
    throw error;
  }
}

/** True when it was closed, here or on another server. */
export async function closeIfOutdated(store: Store, row: TableRow, now: number): Promise<boolean> {
  if (!hasBegun(row) || row.state !== 'running') return false;
  const entries = await store.entries(row.id, 0);
  const text = await withGame(row.terms.game, (tools) =>
    tools.rules.version === row.begun.version ? null : readableText(tools, row, entries),
  );
  if (text === null) return false;
  const last = entries.at(-1);
  const at = Math.max(now, last?.at ?? 0);
  await store.append({
    ...{ match: row.id, number: (last?.number ?? 0) + 1, at, due: null },
    entry: { kind: 'closed', why: 'rules' },
    ended: { at, winner: null, why: 'closed', text },
  });
  return true;
}
