// What was typed after the command's name? Words and flags by its declarations, or a sentence that says what is right.

import { BadInput } from '@duello/kernel';
import type { Args, Command, Flag } from '../io/command.ts';
import { nearest } from './nearest.ts';

type Given = Map<string, string[]>;

/** Reads the words after the command's name; throws BadInput. */
export function readArgs(command: Pick<Command, 'name' | 'words' | 'flags'>, argv: readonly string[]): Args {
  const given: Given = new Map();
  const words: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i];
    if (word === '--') {
      words.push(...argv.slice(i + 1));
      break;
    }
    if (!word.startsWith('--')) {
      if (/^-[a-zA-Z]/.test(word)) throw new BadInput('', `flags are written with two dashes: --${word.slice(1)}`);
      words.push(word);
      continue;
    }
    const [name, inline] = split(word.slice(2));
    const flag = flagOf(command, name);
    const value = inline ?? (flag.kind === 'switch' ? null : (argv[i + 1] ?? null));
    if (inline === null && flag.kind !== 'switch') i++;
    keep(given, name, flag, value);
  }
  checkWords(command, words);
  return reader(command, given, words);
}

function split(flag: string): readonly [string, string | null] {
  const at = flag.indexOf('=');
  return at < 0 ? [flag, null] : [flag.slice(0, at), flag.slice(at + 1)];
}

function flagOf({ name, flags }: Pick<Command, 'name' | 'flags'>, flag: string): Flag {
  if (Object.hasOwn(flags, flag)) return flags[flag];
  const near = nearest(flag, Object.keys(flags));
  const hint = near === null ? `see \`duello ${name} --help\`` : `did you mean --${near}?`;
  throw new BadInput('', `duello ${name} has no flag --${flag}; ${hint}`);
}

/** Checks one flag's value and keeps it. */
function keep(given: Given, name: string, flag: Flag, value: string | null): void {
  if (flag.kind === 'switch') {
    if (value !== null) throw new BadInput('', `--${name} takes no value; write --${name} alone`);
    given.set(name, []);
    return;
  }
  const wanted = flag.value ?? (flag.kind === 'number' ? 'N' : 'TEXT');
  if (value === null || value === '') throw new BadInput('', `--${name} needs a value: --${name} ${wanted}`);
  if (flag.oneOf !== undefined && !flag.oneOf.includes(value)) {
    const near = nearest(value, flag.oneOf);
    const hint = near === null ? '' : `; did you mean ${near}?`;
    throw new BadInput('', `--${name} is one of ${flag.oneOf.join(', ')}, not "${value}"${hint}`);
  }
  if (flag.kind === 'number') checkNumber(name, value, flag.least ?? 0);
  const before = given.get(name);
  if (before === undefined) given.set(name, [value]);
  else if (flag.kind === 'texts') before.push(value);
  else throw new BadInput('', `--${name} is given twice; once is enough`);
}

function checkNumber(name: string, value: string, least: number): void {
  const number = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(number) && number >= least) return;
  throw new BadInput('', `--${name} is a whole number from ${least} up, not "${value}"`);
}

function checkWords({ name, words: wanted }: Pick<Command, 'name' | 'words'>, words: readonly string[]): void {
  const most = wanted.at(-1)?.endsWith('...') ? Number.POSITIVE_INFINITY : wanted.length;
  const least = wanted.filter((word) => !word.startsWith('[')).length;
  if (words.length < least) {
    const missing = wanted[words.length].replace('...', '');
    throw new BadInput('', `duello ${name} needs ${missing}; see \`duello ${name} --help\``);
  }
  if (words.length > most) {
    throw new BadInput(
      '',
      `duello ${name} does not know what to do with "${words[most]}"; see \`duello ${name} --help\``,
    );
  }
}

function reader({ name, flags }: Pick<Command, 'name' | 'flags'>, given: Given, words: readonly string[]): Args {
  const declared = (flag: string): Flag => {
    if (Object.hasOwn(flags, flag)) return flags[flag];
    throw new Error(`duello ${name} asks for --${flag} without declaring it`);
  };
  const valueAt = (flag: string): string | null => {
    const { fallback } = declared(flag);
    return given.get(flag)?.[0] ?? (fallback === undefined ? null : String(fallback));
  };
  const must = (flag: string): string => {
    const value = valueAt(flag);
    if (value === null) throw new BadInput('', `duello ${name} needs --${flag}`);
    return value;
  };
  return {
    words,
    on: (flag) => declared(flag).kind === 'switch' && given.has(flag),
    text: valueAt,
    texts: (flag) => (declared(flag).kind === 'texts' ? (given.get(flag) ?? []) : []),
    number(flag) {
      const value = valueAt(flag);
      return value === null ? null : Number(value);
    },
    textOf: must,
    numberOf: (flag) => Number(must(flag)),
  };
}
