import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@duello/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { duello } from '../duello-for-tests.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duello-store-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const ANNA = { id: 'anna', name: 'Anna', isBot: false, created: 1, seen: 1 };

async function nameIn(where: string): Promise<string | undefined> {
  const store = await openStore(where);
  const person = await store.person('anna');
  await store.close();
  return person?.name;
}

it('server backup copies a store while its server runs, and restore brings it back', async () => {
  const store = await openStore(at('data'));
  await store.addPerson(ANNA, 'hash');
  const { code, lines } = await duello('server', 'backup', '--data', at('data'), '--out', at('copy.sqlite'));
  expect(code).toBe(0);
  expect(lines.join()).toContain('copy.sqlite');
  await store.close();
  expect((await duello('server', 'restore', '--from', at('copy.sqlite'), '--data', at('new'))).code).toBe(0);
  expect(await nameIn(at('new'))).toBe('Anna');
  const { code: again, errors } = await duello('server', 'restore', '--from', at('copy.sqlite'), '--data', at('new'));
  expect(again).toBe(1);
  expect(errors.join()).toContain('holds a store already');
});

it('server reports tells what players have reported while the server runs, each on one line', async () => {
  const store = await openStore(at('data'));
  const reports = () => duello('server', 'reports', '--data', at('data'));
  expect((await reports()).lines).toEqual(['Nobody has reported anything.']);
  await store.addPerson(ANNA, 'hash');
  const note = 'slow\n\u001b[2Jvery';
  await store.report({ by: 'ben', about: 'anna', match: 'm', why: 'stalling', note, at: 0 });
  const [line, ...more] = (await reports()).lines;
  expect(more).toEqual([]);
  expect(line).toBe('1970-01-01T00:00:00.000Z stalling: Anna (anna), in match m, says (ben): slow [2Jvery');
  await store.close();
});

it('server move brings everything to another store, and leaves the old one', async () => {
  const store = await openStore(at('data'));
  await store.addPerson(ANNA, 'hash');
  await store.close();
  const { code, lines } = await duello('server', 'move', '--from', at('data'), '--to', at('there'));
  expect(code).toBe(0);
  expect(lines.join()).toMatch(/^\d+ rows are in/);
  expect(await nameIn(at('there'))).toBe('Anna');
  expect(await nameIn(at('data'))).toBe('Anna');
});

it('says what is missing, and what can’t be used', async () => {
  expect((await duello('server', 'migrate')).errors.join()).toContain('--db is missing, such as --db postgres://');
  expect((await duello('server', 'backup', '--data', at('none'), '--out', at('x'))).errors.join()).toContain(
    'no store',
  );
});
