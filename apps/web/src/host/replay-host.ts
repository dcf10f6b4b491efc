// How does the page look at a match again? Through a worker that plays its record once and hands out one moment at a time.

import { openChannel } from './channel.ts';
import type { ReplayHost } from './host.ts';

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
