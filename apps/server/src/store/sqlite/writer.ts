// What does the thread do that writes a store? One batch after the other: a sync of the disk takes its time, and nobody who
// plays shall wait for that of others.

import { parentPort, workerData } from 'node:worker_threads';
import type { Statement } from '../database.ts';
import { batchWriter } from './batch.ts';
import { connect } from './connect.ts';

const connection = connect(workerData);
const write = batchWriter(connection);

parentPort?.on('message', (batch: readonly (readonly Statement[])[] | null) => {
  if (batch !== null) return parentPort?.postMessage(write(batch));
  connection.close();
  return parentPort?.close();
});
