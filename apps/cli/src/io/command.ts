// What is a command, and what does it know of the world outside? Everything it prints or reads goes through Io.

import { FIRST_LANG, LANGS } from '@duello/language';
import type { Progress } from './progress.ts';

/** A flag's kind decides how its value is read: `switch` takes none, `texts` may be given more than once. */
export interface Flag {
  readonly kind: 'switch' | 'text' | 'texts' | 'number';
  readonly help: string;
  /** The word for the value in the help, such as FILE. */
  readonly value?: string;
  /** The only values allowed (`text`). */
  readonly oneOf?: readonly string[];
  /** The least value allowed (`number`, whole); 0 when left out. */
  readonly least?: number;
  /** Used when the flag is not given; shown in the help. */
  readonly fallback?: string | number;
}

export interface Command {
  readonly name: string;
  /** What follows the name, such as `<game> [flags]`. */
  readonly usage: string;
  /** The names of the words it takes; a last one that ends in `...` takes any number, one in `[ ]` may be left out. */
  readonly words: readonly string[];
  readonly flags: { readonly [name: string]: Flag };
  /** Lines below the flags: examples, hints. */
  readonly notes?: readonly string[];
  /** Returns the exit code: 0 only when all is well. Throw BadInput for what the caller got wrong. */
  run(args: Args, io: Io): Promise<number>;
}

/** What was given, read and checked by the command's declarations. Asking for an undeclared flag throws. */
export interface Args {
  readonly words: readonly string[];
  on(flag: string): boolean;
  text(flag: string): string | null;
  texts(flag: string): readonly string[];
  number(flag: string): number | null;
  /** As `text` and `number`, for flags that have a fallback. */
  textOf(flag: string): string;
  numberOf(flag: string): number;
}

export interface Io {
  /** One or more lines to stdout; the newline is added. */
  out(text: string): void;
  /** The same to stderr. */
  err(text: string): void;
  /** Asks for one line of input; null at its end. The prompt stands on the line where the answer is typed. */
  ask(prompt: string): Promise<string | null>;
  /** Aborted by Ctrl+C and its like, for a command that has something to keep; others end at once, as ever. */
  interrupted(): AbortSignal;
  /** True when a person sits at both ends. */
  readonly isTerminal: boolean;
  readonly columns: number;
  /** True when colours may be printed: a terminal, and no NO_COLOR. */
  readonly colour: boolean;
  /** A bar on stderr, on terminals only, once the work has taken a second. */
  progress(label: string, total: number): Progress;
}

/** The exit code of whatever was stopped by Ctrl+C. */
export const INTERRUPTED = 130;

/** Declarations that many commands share. */
export const JSON_FLAG: Flag = { kind: 'switch', help: 'print JSON for machines' };
export const SEED_FLAG: Flag = { kind: 'text', value: 'S', help: 'the seed all chance comes from' };
export const FORCE_FLAG: Flag = { kind: 'switch', help: 'overwrite an existing file' };
export const OPTION_FLAG: Flag = {
  kind: 'texts',
  value: 'K=V',
  help: 'an option of the game, such as supply=firstSparks or tankColour=keep; repeatable',
};
export const LANG_FLAG: Flag = {
  kind: 'text',
  value: LANGS.join('|'),
  oneOf: LANGS,
  help: 'the language of cards and log',
  fallback: FIRST_LANG,
};
export const CORES_FLAG: Flag = {
  kind: 'number',
  value: 'N',
  least: 1,
  help: 'threads to use; all of the machine by default',
};
