// Which servers are tortured? One over a folder, or two over one PostgreSQL; each starts again over the same store.

import { type ChildOptions, type ChildServer, spareServer } from '../child/child-server.ts';

export interface Servers {
  readonly count: number;
  /** Where somebody connects who has failed so often; whoever is at home elsewhere begins there. */
  urlFor(home: number, tries: number): string;
  /** As a power cut would, and starts it again after something else was done. */
  kill(index: number, meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export async function startServers(store: ChildOptions['store'], count: number): Promise<Servers> {
  /** While one is tortured, the process that takes its place is made ready. */
  let spare = spareServer();
  // On another port each time: whoever tries to connect while nobody listens may itself come to have the old one.
  const start = (): Promise<ChildServer> => {
    const next = spare;
    spare = spareServer();
    return next.start({ store, port: 0 });
  };
  const running = await Promise.all(Array.from({ length: count }, start));
  return {
    count,
    urlFor: (home, tries) => running[(home + tries) % count].url,
    async kill(index, meanwhile) {
      await running[index].kill();
      await meanwhile();
      running[index] = await start();
    },
    async stop() {
      await Promise.all([spare.end(), ...running.map((server) => server.stop())]);
    },
  };
}
