// How does a server run as a process of its own? For whoever measures one or kills it: it waits until it is told what to serve,
// tells on which port it listens, and ends with whoever has started it.

import type { ChildOptions } from './child/child-server.ts';
import { startServer } from './start-server.ts';
import { openPostgresStore } from './store/postgres/postgres-store.ts';
import { openSqliteStore } from './store/sqlite/sqlite-store.ts';

const MANY = 1e9;
const ANY = { burst: MANY, perSecond: MANY };

async function serve({ store, port, host }: ChildOptions): Promise<void> {
  const server = await startServer({
    store: await ('db' in store ? openPostgresStore(store.db) : openSqliteStore(store.data)),
    port,
    ...(host === undefined ? {} : { host }),
    // Everybody comes from one address here, and as fast as they can.
    perMinute: MANY,
    perAddress: MANY,
    limits: { messages: ANY, others: ANY },
    report: (error) => console.error(error),
  });
  process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
  process.send?.({ port: server.port });
}

process.on('disconnect', () => process.exit(0));
// Ctrl+C reaches both: whoever has started it says when it ends.
process.on('SIGINT', () => {});
process.once('message', (options: ChildOptions) => void serve(options));
