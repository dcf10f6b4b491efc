// What does a server write down for whoever runs it? Lines of JSON: what has gone wrong and where in the program, never a name, a
// key, an address, or what somebody holds.

import { Problem } from '@duello/protocol';
import { type DestinationStream, pino } from 'pino';
import { StoreError } from './store/store-error.ts';

export interface ServerLog {
  /** An error that nobody expected. */
  report(error: unknown): void;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
function codeOf(error: Error): string | null {
  if (error instanceof StoreError) return error.fault;
  return 'code' in error ? textOf(error.code) : null;
}
const isOfSystem = (error: Error): boolean => 'syscall' in error && textOf(error.syscall) !== null;

/** Only what the system, the store and the protocol say is free of what players have said. */
const saysNothingOfPlayers = (error: Error): boolean =>
  isOfSystem(error) || error instanceof StoreError || error instanceof Problem;

/** Where it happened, without what was said there. */
const placesOf = ({ stack = '' }: Error): readonly string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));

function toldError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    code: codeOf(error),
    ...(saysNothingOfPlayers(error) ? { message: error.message } : {}),
    at: placesOf(error),
  };
}

/** Without a destination, to the standard error stream. */
export function newServerLog(destination: DestinationStream = pino.destination(2)): ServerLog {
  // The machine's name and the process are for whoever collects the lines to add.
  const log = pino({ base: null, formatters: { level: (level) => ({ level }) } }, destination);
  return { report: (error) => log.error({ error: toldError(error) }, 'error') };
}
