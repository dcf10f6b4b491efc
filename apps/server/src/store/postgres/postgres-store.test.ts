// Does PostgreSQL keep the contract, shared by several servers, and when it is started again?

import { afterAll, beforeAll, describe } from 'vitest';
import { type PostgresForTests, startPostgres } from '../../../tests/postgres-for-tests.ts';
import { storeContract } from '../store-contract-for-tests.ts';
import { migrate } from './migrate.ts';
import { openPostgresStore } from './postgres-store.ts';

let server: PostgresForTests;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

describe('a store in PostgreSQL', () => {
  storeContract(async () => {
    const url = await server.newUrl();
    await migrate(url);
    return { open: () => openPostgresStore(url), remove: async () => {} };
  });
});
