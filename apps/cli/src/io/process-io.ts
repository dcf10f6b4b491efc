// What is the process outside? Its streams as Io: lines out, lines in, colours only where they are wanted.

import { createInterface, type Interface } from 'node:readline';
import { WIDTH } from '@duello/terminal';
import type { Io } from './command.ts';
import { progressBar, SILENT } from './progress.ts';

/** The process as Io; `close` lets go of the input so that the process can end. */
export function processIo(): { readonly io: Io; close(): void } {
  const { stdin, stdout, stderr } = process;
  // A reader that closed the pipe early (`duello cards | head`) has had enough; that is no error.
  stdout.on('error', (error) => {
    if (!('code' in error) || error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  const input = lineReader(stdin.isTTY === true);
  const io: Io = {
    out: (text) => void stdout.write(`${text}\n`),
    err: (text) => void stderr.write(`${text}\n`),
    ask: (prompt) => input.ask(prompt),
    isTerminal: stdin.isTTY === true && stdout.isTTY === true,
    columns: stdout.columns ?? WIDTH,
    colour: stdout.isTTY === true && (process.env.NO_COLOR ?? '') === '' && process.env.TERM !== 'dumb',
    progress: (label, total) =>
      stderr.isTTY === true
        ? progressBar(label, total, stderr.columns ?? WIDTH, (text) => void stderr.write(text), Date.now)
        : SILENT,
  };
  return { io, close: input.close };
}

/** Lines of stdin, one at a time; opened at the first question so that other commands never touch it. */
function lineReader(typed: boolean): {
  ask(prompt: string): Promise<string | null>;
  close(): void;
} {
  let reader: Interface | null = null;
  let lines: AsyncIterator<string> | null = null;
  return {
    async ask(prompt) {
      if (reader === null) reader = createInterface({ input: process.stdin, output: process.stdout, terminal: typed });
      lines ??= reader[Symbol.asyncIterator]();
      reader.setPrompt(prompt);
      reader.prompt();
      const { value, done } = await lines.next();
      // What was piped in shows in the transcript as if it had been typed.
      if (done === true || !typed) process.stdout.write(done === true ? '\n' : `${value}\n`);
      return done === true ? null : value;
    },
    close: () => reader?.close(),
  };
}
