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

const SERVER = fileURLToPath(new URL('../server-process.ts', import.meta.url));

const hasPort = (message: unknown): message is { readonly port: number } =>
  typeof message === 'object' && message !== null && 'port' in message;

/** Resolves once it listens; `through` is a command that starts it elsewhere, in a network of its own. */
export async function startChildServer(options: ChildOptions, through: readonly string[] = []): Promise<ChildServer> {
  const [command, ...words] = [...through, process.execPath, SERVER, JSON.stringify(options)];
  const child = spawn(command, words, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // It starts again and again: what was compiled once is kept.
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') },
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message) => {
      if (hasPort(message)) resolve(message.port);
    });
    child.once('exit', (code) => reject(new Error(`The server could not be started (it ended with ${code}).`)));
    child.once('error', reject);
  });
  return {
    url: `http://${options.host ?? '127.0.0.1'}:${port}`,
    port,
    kill: () => ended(child, 'SIGKILL'),
    stop: () => ended(child, 'SIGTERM'),
  };
}

function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
