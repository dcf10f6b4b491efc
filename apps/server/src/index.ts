// The server: online play for everybody who has its address.

export type { Figures } from './load/figures.ts';
export { type LoadOptions, load, loadOn } from './load/load.ts';
export { type RunningServer, type ServerOptions, startServer } from './start-server.ts';
export { migrate } from './store/postgres/migrate.ts';
export { openPostgresStore } from './store/postgres/postgres-store.ts';
export { openSqliteStore } from './store/sqlite/sqlite-store.ts';
export type { Store } from './store/store.ts';
export { StoreError } from './store/store-error.ts';
export { type TortureOptions, type TortureReport, torture } from './torture/torture.ts';
