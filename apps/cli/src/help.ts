// How does a command explain itself? The overview, and the page of one command, at 80 columns.

import { WIDTH, wrap } from './columns.ts';
import type { Command, Flag } from './command.ts';

export function overview(commands: readonly { readonly name: string; readonly summary: string }[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'Duello: one table for original two-player card duels.',
    '',
    'Usage: duello <command> [flags]',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}   ${summary}`),
    '',
    'Play at once:   duello play contracts',
    '                duello play final-magic --option supply=firstSparks',
    '                duello play battleground --deck paladin --against warlock',
    '                duello play sun-moon --deck noonfire --against tidewatch',
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

const signOf = (name: string, flag: Flag): string =>
  flag.kind === 'switch' ? `--${name}` : `--${name} ${flag.value ?? (flag.kind === 'number' ? 'N' : 'TEXT')}`;

const helpOf = (flag: Flag): string => (flag.fallback === undefined ? flag.help : `${flag.help} (${flag.fallback})`);
