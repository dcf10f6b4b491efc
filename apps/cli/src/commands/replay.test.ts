import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { battleground } from '@duello/battleground';
import { botNamed } from '@duello/bots';
import { GAME_IDS } from '@duello/games';
import {
  advance,
  answer,
  begin,
  DECISION,
  decisionOf,
  IDLE,
  isAsked,
  isOver,
  newReply,
  recordOf,
  SEATS,
  stream,
} from '@duello/kernel';
import { toText } from '@duello/language';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withGame } from '../games/lab-games.ts';
import { fakeIo } from '../io/fake-io-for-tests.ts';
import { idly } from '../play/whole-for-tests.ts';
import { run } from '../run.ts';

let folder = '';
let file = '';
let link = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'duello-replay-'));
  file = join(folder, 'match.json');
  const io = fakeIo(idly);
  const flags = ['--seed', 'r', '--both', '--option', 'roundLimit=3/2', '--save', file];
  await run(['play', 'final-magic', ...flags], io);
  link = io.lines.find((line) => line.startsWith('duello:')) ?? '';
});
afterAll(() => rmSync(folder, { recursive: true }));

async function replay(
  source: string,
  ...flags: string[]
): Promise<{ code: number; lines: string[]; errors: string[] }> {
  const io = fakeIo();
  const code = await run(['replay', source, ...flags], io);
  return { code, lines: io.lines, errors: io.errors };
}

it('tells the match and verifies its hash, from a file or any form of its link', async () => {
  const { code, lines } = await replay(file);
  expect(code).toBe(0);
  expect(lines.join('\n')).toContain('── Round 3: player A goes first.');
  expect(lines.at(-1)).toMatch(/^\d+ answers, hash [0-9a-f]{16} verified$/);
  expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
  const bare = link.slice('duello:'.length);
  const address = `http://localhost:4100/#/replay/${bare}`;
  for (const form of [link, bare, address, `<${address}>`, `${bare.slice(0, 30)}\n${bare.slice(30)}`]) {
    expect((await replay(form)).lines.at(-1)).toBe(lines.at(-1));
  }
});

it('speaks Italian', async () => {
  const { lines } = await replay(file, '--lang', 'it');
  expect(lines.at(-1)).toMatch(/risposte, hash [0-9a-f]{16} verificato$/);
});

it('prints the link, JSON, and a file that is the same match again', async () => {
  expect((await replay(file, '--link')).lines).toEqual([link]);
  const report = JSON.parse((await replay(file, '--json')).lines.join('\n'));
  expect(Object.keys(report)).toEqual(['game', 'seed', 'answers', 'hash', 'verified', 'link']);
  expect(report.verified).toBe(true);
  const copy = join(folder, 'copy.json');
  expect((await replay(link, '--out', copy)).code).toBe(0);
  expect(readFileSync(copy, 'utf8')).toBe(readFileSync(file, 'utf8'));
});

it('cuts a match at an answer, to be played on from there', async () => {
  const cut = join(folder, 'cut.json');
  const { lines } = await replay(file, '--to', '4', '--out', cut);
  expect(lines.at(-1)).toMatch(/^4 answers, hash [0-9a-f]{16}/);
  expect(JSON.parse(readFileSync(cut, 'utf8')).answers).toHaveLength(4);
  const io = fakeIo(['q']);
  expect(await run(['play', '--resume', cut, '--both'], io)).toBe(0);
});

it.each(GAME_IDS)('writes a match of %s as a scenario that plays it again', async (id) => {
  const record = withGame(id, (tools) => {
    const { rules } = tools;
    const match = begin(rules, 'bug', rules.options({}));
    while (!isOver(match.state) && match.answers.length < 200) {
      const seat = isAsked(match.state, 0) ? 0 : 1;
      const decision = decisionOf(rules, match.state, seat);
      if (decision === null) break;
      const rng = stream(`${match.answers.length}`);
      answer(match, botNamed('random')({ seat, view: rules.view(match.state, seat), decision, tools, rng }));
    }
    return recordOf(match);
  });
  const whole = join(folder, `${id}.json`);
  const bug = join(folder, `${id}-bug.json`);
  writeFileSync(whole, JSON.stringify(record));
  expect((await replay(whole, '--scenario', bug)).code).toBe(0);
  expect((await replay(whole, '--scenario', bug)).errors.join()).toContain('is there already');
  const scenario = JSON.parse(readFileSync(bug, 'utf8'));
  expect(scenario.answers).toHaveLength(record.answers.length);
  writeFileSync(bug, JSON.stringify({ ...scenario, expect: { hash: record.hash } }));
  const io = fakeIo();
  expect(await run(['scenario', bug], io), io.lines.join('\n')).toBe(0);
});

it('steps one answer at a time on a terminal, without a flag', async () => {
  const io = fakeIo(['', 't', '5', 'what', 'q'], { isTerminal: true });
  expect(await run(['replay', file], io)).toBe(0);
  const prompts = io.lines.flatMap((line) => /^(\d+) of \d+> /.exec(line)?.[1] ?? []);
  expect(prompts).toEqual(['0', '1', '1', '5', '5']);
});

it('tells everything at once with --all, and when it is not a terminal', async () => {
  const asking = fakeIo(() => '', { isTerminal: true });
  expect(await run(['replay', file, '--all'], asking)).toBe(0);
  expect(asking.lines.some((line) => line.includes('> '))).toBe(false);
  expect(asking.lines).toEqual((await replay(file)).lines);
});

const hands = (lines: readonly string[]): number => lines.filter((line) => /^ Hand \d/.test(line)).length;

it('shows both hands of a match that is over, at any answer, and none of one that is not', async () => {
  expect(hands((await replay(file)).lines)).toBe(2);
  expect(hands((await replay(file, '--to', '4')).lines)).toBe(0);
  const stepping = fakeIo(['', 't', 'q'], { isTerminal: true });
  await run(['replay', file], stepping);
  expect(hands(stepping.lines)).toBe(2);
  const toTheEnd = fakeIo(() => '', { isTerminal: true });
  await run(['replay', file], toTheEnd);
  expect(hands(toTheEnd.lines)).toBe(2);
});

it('says what is wrong with an answer in the words of the game, with its file and a way to see the rest', async () => {
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const put = (name: string, answers: readonly unknown[]): string => {
    writeFileSync(join(folder, name), JSON.stringify({ ...record, answers }));
    return join(folder, name);
  };
  const count = record.answers.length;
  const over = put('over.json', [...record.answers, record.answers[0]]);
  const until = (path: string, to: number) =>
    `With \`duello replay ${path} --to ${to}\` the match can be watched up to there.`;
  const said = `${over}: answers[${count}]: The game is over. ${until(over, count)}`;
  expect((await replay(over)).errors).toEqual([said]);
  const watched = await replay(over, '--to', String(count));
  expect(watched.code).toBe(0);
  expect(watched.lines.at(-1)).toMatch(/^\d+ answers, hash [0-9a-f]{16}$/);

  const early = put('early.json', record.answers.with(2, { ...record.answers[2], pick: 'buy:moon' }));
  const sentence = `There is no option “buy:moon” here.`;
  expect((await replay(early)).errors).toEqual([`${early}: answers[2]: ${sentence} ${until(early, 2)}`]);
  expect((await replay(early, '--to', '2')).code).toBe(0);
  expect((await replay(early, '--to', '3')).code).toBe(1);
  expect((await replay(early, '--lang', 'it')).errors.join('')).toContain('fino a lì');
  const io = fakeIo();
  expect(await run(['play', '--resume', early, '--both'], io)).toBe(1);
  expect(io.errors).toEqual([`${early}: answers[2]: ${sentence} ${until(early, 2)}`]);
});

it('says what is wrong with broken and foreign input', async () => {
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const put = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const says = async (source: string): Promise<string> => {
    const { code, errors } = await replay(source);
    expect(code).toBe(1);
    return errors.join('\n');
  };
  expect(await says('nothing.json')).toBe('there is no file nothing.json.');
  expect(await says('hello')).toContain('there is no file hello, and it is no match link either');
  expect(await says(link.slice(0, -9))).toContain('damaged or cut off');
  expect(await says(put('a.json', '{"game": '))).toContain('this is not JSON');
  expect(await says(put('b.json', '{"name": "duello"}'))).toContain('b.json: name');
  expect(await says(put('c.json', JSON.stringify({ ...record, hash: '0123456789abcdef' })))).toContain(
    'c.json: hash: is 0123456789abcdef',
  );
  expect(await says(put('d.json', JSON.stringify({ ...record, version: 99 })))).toContain('d.json: version: is 99');
  expect(await says(put('e.json', JSON.stringify({ ...record, game: 'chess' })))).toContain('there is no game "chess"');
  const wrong = [{ seat: 0, decision: 1, pick: 'buy:moon' }, ...record.answers.slice(1)];
  expect(await says(put('f.json', JSON.stringify({ ...record, answers: wrong })))).toContain('answers[0]');
  expect(await says(put('g.json', 'hello there, this is no match at all'))).toContain(
    'neither a match record nor a link',
  );
});

it('does not resume a match that is over', async () => {
  const io = fakeIo();
  expect(await run(['play', '--resume', file], io)).toBe(1);
  expect(io.errors.join('')).toContain('this match is over');
});

it('refuses a match that goes on and on, as a link and as a file', async () => {
  const options = battleground.options({ roundLimit: null });
  const { state } = begin(battleground, 'endless', options);
  const answers = Array.from({ length: 20_000 }, () => {
    const seat = SEATS.find((one) => isAsked(state, one)) ?? 0;
    const given = { seat, decision: state.words[DECISION], idle: true } as const;
    advance(battleground, state, seat, { ...newReply(), size: IDLE }, null);
    return given;
  });
  const record = { ...recordOf(begin(battleground, 'endless', options)), answers, hash: null };
  const long = join(folder, 'long.json');
  writeFileSync(long, JSON.stringify(record));
  for (const source of [`duello:${toText(battleground, record)}`, long]) {
    const { code, errors } = await replay(source);
    expect(code).not.toBe(0);
    expect(errors.join(' ')).toContain('so much happens in this match');
  }
});

/** Says at the end which games were loaded. */
const WATCH = `import { registerHooks } from 'node:module';
const games = new Set();
registerHooks({ load(url, context, next) {
  const [, game] = /\\/games\\/([^/.]+)\\//.exec(url) ?? [];
  if (game !== undefined) games.add(game);
  return next(url, context);
} });
process.on('exit', () => console.error('loaded:', [...games].join(' ')));`;

it('loads the game of the match and no other, so that it starts fast', () => {
  const loaded = (source: string): string | undefined => {
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    const watch = `data:text/javascript,${encodeURIComponent(WATCH)}`;
    const { stderr } = spawnSync(process.execPath, ['--import', watch, main, 'replay', source], { encoding: 'utf8' });
    return stderr.split('\n').find((line) => line.startsWith('loaded:'));
  };
  expect(loaded('duello:abc')).toBe('loaded: ');
  expect(loaded(file)).toBe('loaded: final-magic');
});
