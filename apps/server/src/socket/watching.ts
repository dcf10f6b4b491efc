// Who may watch a match? As its terms say; once it is over, everybody who has its address.

import type { LiveMatch } from '../match/live-match.ts';

export async function mayWatch(match: LiveMatch): Promise<boolean> {
  const { kind } = match.row.terms.watch;
  if (kind === 'open' || kind === 'delayed') return true;
  return kind === 'after' && match.look((course) => course.around.end !== null);
}
