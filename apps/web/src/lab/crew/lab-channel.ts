// How does the page ask a worker of the lab?

import { talkWith } from '../../host/channel.ts';
import type { LabRequest } from './lab-worker.ts';

export const openLabWorker = (crashed: (message: string) => void) =>
  talkWith<LabRequest>(new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' }), (message) => {
    if (message.type === 'crash') crashed(message.crash.message);
  });
