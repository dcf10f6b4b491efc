// The command line: what other rooms may use of it. Nothing yet; it starts at main.ts.

export type { Args, Command, Flag, Io } from './io/command.ts';
