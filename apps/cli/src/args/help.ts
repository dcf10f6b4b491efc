// How does a command explain itself? The overview, and the page of one command, as wide as the terminal.

import { WIDTH, wrap } from '@duello/terminal';
import type { Command, Flag } from '../io/command.ts';

/** `examples` are ways to play at once. */
export function overview(
  commands: readonly { readonly name: string; readonly summary: string }[],
  examples: readonly string[],
  columns: number,
): string {
  const room = Math.max(NARROWEST, Math.min(WIDTH, columns));
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    ...wrap('Duello: one table for original two-player card duels.', room, '  '),
    '',
    'Usage: duello <command> [flags]',
    '',
    ...commands.flatMap(({ name, summary }) =>
      wrap(`  ${name.padEnd(width)}   ${summary}`, room, ' '.repeat(width + 5)),
    ),
    '',
    ...below('Play at once:   ', examples).flatMap((line) => wrap(line, room, ' '.repeat(18))),
    'Every command:  duello <command> --help',
  ].join('\n');
}

export function pageOf(command: Command, summary: string, columns: number): string {
  const room = Math.max(NARROWEST, Math.min(WIDTH, columns));
  const rows = Object.entries(command.flags).map(([name, flag]) => [signOf(name, flag), helpOf(flag)] as const);
  rows.push(['--help', 'this page']);
  const width = Math.max(...rows.map(([sign]) => sign.length));
  return [
    ...wrap(`duello ${command.name}: ${summary}`, room, '  '),
    '',
    ...wrap(`Usage: duello ${command.name} ${command.usage}`, room, '  '),
    '',
    ...rows.flatMap(([sign, help]) => flagLines(sign, help, width, room)),
    ...(command.notes === undefined ? [] : ['', ...command.notes.flatMap((note) => wrap(note, room, hanging(note)))]),
  ].join('\n');
}

/** Below it a line breaks where it likes. */
const NARROWEST = 40;
/** So much room is worth a column of its own. */
const LEAST_HELP = 30;

/** What a flag does, behind it or, where there is no room for that, below. */
function flagLines(sign: string, help: string, width: number, room: number): readonly string[] {
  if (room - width < LEAST_HELP) return [`  ${sign}`, ...wrap(`      ${help}`, room, '      ')];
  return wrap(help, room - width - 5).map((line, i) => `  ${(i === 0 ? sign : '').padEnd(width)}   ${line}`);
}

/** An example goes on below itself, not at the edge. */
const hanging = (note: string): string => (/^(?:Examples:)? {2,}/.test(note) ? '             ' : '');

/** A title with lines behind it, one below the other. */
export const below = (title: string, lines: readonly string[]): readonly string[] =>
  lines.map((line, i) => (i === 0 ? title : ' '.repeat(title.length)) + line);

const signOf = (name: string, flag: Flag): string =>
  flag.kind === 'switch' ? `--${name}` : `--${name} ${flag.value ?? (flag.kind === 'number' ? 'N' : 'TEXT')}`;

const helpOf = (flag: Flag): string => (flag.fallback === undefined ? flag.help : `${flag.help} (${flag.fallback})`);
