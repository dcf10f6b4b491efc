// How does a command explain itself? The overview, and the page of one command, at 80 columns.

import { WIDTH, wrap } from '@duello/terminal';
import type { Command, Flag } from '../io/command.ts';

/** `examples` are ways to play at once. */
export function overview(
  commands: readonly { readonly name: string; readonly summary: string }[],
  examples: readonly string[],
): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Duello: one table for original two-player card duels.',
    '',
    'Usage: duello <command> [flags]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}   ${summary}`),
    '',
    ...below('Play at once:   ', examples),
    'Every command:  duello <command> --help',
  ].join('\n');
}

export function pageOf(command: Command, summary: string): string {
  const rows = Object.entries(command.flags).map(([name, flag]) => [signOf(name, flag), helpOf(flag)] as const);
  rows.push(['--help', 'this page']);
  const width = Math.max(...rows.map(([sign]) => sign.length));
  return [
    `duello ${command.name}: ${summary}`,
    '',
    `Usage: duello ${command.name} ${command.usage}`,
    '',
    ...rows.flatMap(([sign, help]) =>
      wrap(help, WIDTH - width - 5).map((line, i) => `  ${(i === 0 ? sign : '').padEnd(width)}   ${line}`),
    ),
    ...(command.notes === undefined ? [] : ['', ...command.notes.flatMap((note) => wrap(note, WIDTH))]),
  ].join('\n');
}

/** A title with lines behind it, one below the other. */
export const below = (title: string, lines: readonly string[]): readonly string[] =>
  lines.map((line, i) => (i === 0 ? title : ' '.repeat(title.length)) + line);

const signOf = (name: string, flag: Flag): string =>
  flag.kind === 'switch' ? `--${name}` : `--${name} ${flag.value ?? (flag.kind === 'number' ? 'N' : 'TEXT')}`;

const helpOf = (flag: Flag): string => (flag.fallback === undefined ? flag.help : `${flag.help} (${flag.fallback})`);
