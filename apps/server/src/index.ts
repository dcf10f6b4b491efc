// The server: online play for everybody who has its address.

export { type ChildServer, startChildServer } from './child/child-server.ts';
export { type AttackReport, attack } from './hostile/attack.ts';
export type { Figures } from './load/figures.ts';
export { type LoadOptions, load, loadOn } from './load/load.ts';
export { useOf } from './load/server-use.ts';
export { newServerLog, type ServerLog } from './server-log.ts';
export { type RunningServer, type ServerOptions, startServer } from './start-server.ts';
export { moveStore } from './store/move.ts';
export { openStore } from './store/open-store.ts';
export { migrate } from './store/postgres/migrate.ts';
export { type ReportTold, readReports } from './store/read-reports.ts';
export { backUp, restore } from './store/sqlite/backup.ts';
export type { Store } from './store/store.ts';
export { StoreError } from './store/store-error.ts';
export { type TortureOptions, type TortureReport, torture, tortureServers } from './torture/torture.ts';
