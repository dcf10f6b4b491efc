// What is the process outside? Its streams as Io: lines out, lines in, colours only where they are wanted.

import { createInterface, type Interface } from 'node:readline';
import { printable, WIDTH } from '@duello/terminal';
import { INTERRUPTED, type Io } from './command.ts';
import { progressBar, SILENT } from './progress.ts';

/** The process as Io; `close` lets go of the input so that the process can end. */
export function processIo(): { readonly io: Io; close(): void } {
  const { stdin, stdout, stderr } = process;
  stdout.on('error', leaveOn);
  // Nobody is left to be told.
  stderr.on('error', () => {});
  const interrupted = interruption();
  const input = lineReader(stdin.isTTY === true, interrupted);
  const io: Io = {
    out: (text) => void stdout.write(`${printable(text)}\n`),
    err: (text) => void stderr.write(`${printable(text)}\n`),
    ask: (prompt) => input.ask(prompt),
    interrupted,
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

/** A reader that closed the pipe early (`duello cards | head`) has had enough; anything else is worth a sentence. */
function leaveOn(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`the output can not be written (${error.code ?? error.message}).\n`);
  process.exit(1);
}

/** From the first call on signals no longer end the process at once; a second one does. */
function interruption(): () => AbortSignal {
  const stop = new AbortController();
  const { signal } = stop;
  const hear = (): void => (signal.aborted ? process.exit(INTERRUPTED) : stop.abort());
  return () => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      if (process.listenerCount(name) === 0) process.on(name, hear);
    }
    return signal;
  };
}

/** Lines of stdin, one at a time; opened at the first question so that other commands never touch it. */
function lineReader(
  typed: boolean,
  interrupted: () => AbortSignal,
): {
  ask(prompt: string): Promise<string | null>;
  close(): void;
} {
  let reader: Interface | null = null;
  let lines: AsyncIterator<string> | null = null;
  const open = (): Interface => {
    const { stdin: input, stdout: output } = process;
    const opened = createInterface({ input, output, terminal: typed });
    // While a line is typed Ctrl+C is a key.
    opened.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    return opened;
  };
  return {
    async ask(prompt) {
      const signal = interrupted();
      if (signal.aborted) return null;
      reader ??= open();
      lines ??= reader[Symbol.asyncIterator]();
      reader.setPrompt(printable(prompt));
      reader.prompt();
      const stopped = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
      const next = await Promise.race([lines.next(), stopped]);
      const line = next === null || next.done === true ? null : next.value;
      // What was piped in shows in the transcript as if it had been typed.
      if (line === null || !typed) process.stdout.write(line === null ? '\n' : `${printable(line)}\n`);
      return line;
    },
    close: () => reader?.close(),
  };
}
