// What may the tests of other rooms use of the server? A real PostgreSQL.

export { type PostgresForTests, startPostgres } from './postgres-for-tests.ts';
