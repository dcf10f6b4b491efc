// How is a server started that can be measured, or killed, from outside? As a child of this process, on loopback.

import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface ChildOptions {
  /** The folder of its store, or the address of a PostgreSQL. */
  readonly store: { readonly data: string } | { readonly db: string };
  /** 0 for any that is free. */
  readonly port: number;
  /** Loopback if nothing is said. */
  readonly host?: string;
}

export interface ChildServer {
  readonly url: string;
  readonly port: number;
  /** As a power cut would: nothing is said, nothing is written any more. */
  kill(): Promise<void>;
  /** As an operator would. */
  stop(): Promise<void>;
}

/** A process that waits to be told of which store it is the server: it starts sooner than one that is not there yet. */
export interface SpareServer {
  /** Resolves once it listens. */
  start(options: ChildOptions): Promise<ChildServer>;
  /** It is not needed any more. */
  end(): Promise<void>;
}

const SERVER = fileURLToPath(new URL('../server-process.ts', import.meta.url));

const hasPort = (message: unknown): message is { readonly port: number } =>
  typeof message === 'object' && message !== null && 'port' in message;

/** `through` is a command that starts it elsewhere, in a network of its own. */
export function spareServer(through: readonly string[] = []): SpareServer {
  const [command, ...words] = [...through, process.execPath, SERVER];
  const child = spawn(command, words, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // It starts again and again: what was compiled once is kept.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
  });
  const failed = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The server could not be started (it ended with ${code}).`)));
    child.once('error', reject);
  });
  failed.catch(() => {});
  return {
    async start(options) {
      const listening = new Promise<number>((resolve) => {
        child.on('message', (message) => {
          if (hasPort(message)) resolve(message.port);
        });
      });
      child.send(options);
      const port = await Promise.race([listening, failed]);
      return {
        url: `http://${options.host ?? '127.0.0.1'}:${port}`,
        port,
        kill: () => ended(child, 'SIGKILL'),
        stop: () => ended(child, 'SIGTERM'),
      };
    },
    end: () => ended(child, 'SIGKILL'),
  };
}

/** Resolves once it listens. */
export const startChildServer = (options: ChildOptions, through: readonly string[] = []): Promise<ChildServer> =>
  spareServer(through).start(options);

function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
