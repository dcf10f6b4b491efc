// How does the page look at a match again? Through a worker that plays its record once and hands out one moment at a time.

import type { ReplayHost } from '@duello/table';
import { openChannel } from './channel.ts';

export function replayHost(): ReplayHost {
  const { ask, close } = openChannel(() => {});
  return {
    open: (text) => ask({ type: 'open', text }),
    events: (eyes) => ask({ type: 'events', eyes }),
    views: (eyes, at) => ask({ type: 'views', eyes, at }),
    cut: (answers) => ask({ type: 'cut', answers }),
    close,
  };
}
