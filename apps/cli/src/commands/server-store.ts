// How is what a server keeps looked after? Its tables are brought up to date, it is copied, brought back, and moved.

import { resolve } from 'node:path';
import { BadInput } from '@duello/kernel';
import type { Args, Flag, Io } from '../io/command.ts';

export const STORE_FLAGS: { readonly [name: string]: Flag } = {
  data: {
    kind: 'text',
    value: 'FOLDER',
    help: 'reports, backup, restore: where the server keeps its matches',
    fallback: 'data',
  },
  out: { kind: 'text', value: 'FILE', help: 'backup: the file to write' },
  from: { kind: 'text', value: 'FROM', help: 'restore: the file of a backup; move: a folder, or a PostgreSQL' },
  to: { kind: 'text', value: 'TO', help: 'move: an empty folder, or a PostgreSQL after migrate' },
};

export const STORE_NOTES = [
  'migrate --db URL: makes the tables that servers need in a PostgreSQL, once and after each update.',
  'reports: what players have reported of each other, from --data or --db, while the server runs or not.',
  'backup --out FILE copies the store of a folder while its server runs; restore --from FILE --data FOLDER brings it back. ' +
    'move --from FOLDER --to URL moves everything from one kind of store to the other, while no server runs.',
];

function needed(args: Args, flag: string, example: string): string {
  const value = args.text(flag);
  if (value === null) throw new BadInput('', `--${flag} is missing, such as ${example}`);
  return value;
}

/** What went wrong with a store is told as a sentence. */
async function told<R>(work: () => R | Promise<R>): Promise<R> {
  const { StoreError } = await import('@duello/server');
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreError ? new BadInput('', error.message) : error;
  }
}

async function migrate(args: Args, io: Io): Promise<number> {
  const url = needed(args, 'db', '--db postgres://duello@localhost/duello');
  const { migrate: run } = await import('@duello/server');
  const steps = await told(() => run(url));
  io.out(steps === 0 ? 'The tables are up to date.' : `The tables are up to date, after ${steps} steps.`);
  return 0;
}

/** Whatever somebody has typed must not move the reader’s cursor. */
const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ');

async function reports(args: Args, io: Io): Promise<number> {
  const { readReports } = await import('@duello/server');
  const where = args.text('db') ?? resolve(args.textOf('data'));
  const all = await told(() => readReports(where));
  if (args.on('json')) io.out(JSON.stringify(all, null, 2));
  else if (all.length === 0) io.out('Nobody has reported anything.');
  else {
    for (const { at, why, note, match, about, by } of all) {
      const what = `${new Date(at).toISOString()}  ${why}: ${about.name} (${about.person}), in match ${match}`;
      io.out(onOneLine(`${what}, says ${by.name} (${by.person})${note === '' ? '' : `: ${note}`}`));
    }
  }
  return 0;
}

async function backup(args: Args, io: Io): Promise<number> {
  const [folder, file] = [args.textOf('data'), needed(args, 'out', '--out duello-backup.sqlite')];
  const { backUp } = await import('@duello/server');
  await told(() => backUp(resolve(folder), resolve(file)));
  io.out(`Everything in ${folder} is in ${file} too.`);
  return 0;
}

async function restore(args: Args, io: Io): Promise<number> {
  const [file, folder] = [needed(args, 'from', '--from duello-backup.sqlite'), args.textOf('data')];
  const { restore: run } = await import('@duello/server');
  await told(() => run(resolve(file), resolve(folder)));
  io.out(`${folder} holds what was in ${file}. Start the server with --data ${folder}.`);
  return 0;
}

async function move(args: Args, io: Io): Promise<number> {
  const from = needed(args, 'from', '--from data');
  const to = needed(args, 'to', '--to postgres://duello@localhost/duello');
  const { moveStore } = await import('@duello/server');
  let progress = io.progress('moving', 1);
  let table = '';
  const moved = await told(() =>
    moveStore(from, to, (one) => {
      if (one.table !== table) {
        progress.end();
        progress = io.progress(one.table, one.of);
        table = one.table;
      }
      progress.at(one.moved);
    }),
  );
  progress.end();
  io.out(`${moved} rows are in ${to.replace(/:[^:@/]*@/, ':…@')} now. The old store is as it was.`);
  return 0;
}

export const STORE_WAYS: { readonly [name: string]: (args: Args, io: Io) => Promise<number> } = {
  migrate,
  reports,
  backup,
  restore,
  move,
};
