// How are several statements written as one? On connections that do nothing else and one transaction at a time: on those that
// others use too, the driver may let a foreign statement slip into a transaction (porsager/postgres#823).

import type { TransactionSql } from 'postgres';
import { type Connections, connectTo, disconnect } from './connections.ts';
import { isConnectionLost } from './postgres-error.ts';

export interface Transactions {
  run(work: (transaction: TransactionSql<{ time: number }>) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export function transactionsAt(url: string, count: number): Transactions {
  const all = Array.from({ length: count }, () => connectTo(url, 1));
  const idle = [...all];
  const waiting: ((free: Connections) => void)[] = [];

  const free = (sql: Connections): void => {
    const next = waiting.shift();
    if (next === undefined) idle.push(sql);
    else next(sql);
  };

  return {
    async run(work) {
      const sql = idle.pop() ?? (await new Promise<Connections>((resolve) => waiting.push(resolve)));
      // On a connection that is lost the driver would still roll back, which ends the process (porsager/postgres#1208). It is
      // told nothing of what fails there: the end of the connection ends the transaction too.
      const began = sql.begin((transaction) =>
        work(transaction).catch((error: unknown) => {
          if (isConnectionLost(error)) return new Promise<never>(() => {});
          throw error;
        }),
      );
      await began.finally(() => free(sql));
    },
    async close() {
      await Promise.all(all.map(disconnect));
    },
  };
}
