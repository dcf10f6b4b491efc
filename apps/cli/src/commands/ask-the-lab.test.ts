import { appendFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { duello } from '../duello-for-tests.ts';
import { fakeIo } from '../io/fake-io-for-tests.ts';
import { run } from '../run.ts';

const folder = mkdtempSync(join(tmpdir(), 'duello-lab-'));
const fileIn = (name: string): string => join(folder, name);
const jsonOf = (lines: readonly string[]) => JSON.parse(lines.join('\n'));
const short = ['--level', 'random', '--option', 'roundLimit=4/2'];
const health = ['lab', 'health', 'final-magic', ...short, '--json'];

/** All that does not hang on how fast it went. */
function found(lines: readonly string[]) {
  const { seconds: _, matchesPerSecond: __, played: ___, ...rest } = jsonOf(lines);
  return rest;
}

it('health says everything by name, the same on one core and on two', async () => {
  const one = await duello(...health, '--matches', '24', '--cores', '1');
  const two = await duello(...health, '--matches', '24', '--cores', '2');
  expect(one.code).toBe(0);
  expect(found(two.lines)).toEqual(found(one.lines));
  const all = jsonOf(one.lines);
  expect(all).toMatchObject({ game: 'final-magic', ask: 'health', matches: 24, played: 24 });
  expect(all.matchesPerSecond).toBeGreaterThan(0);
  for (const name of ['firstPlayer', 'length', 'leadChanges', 'limit', 'draws', 'deadTurns']) {
    const { value, low, high } = all[name];
    expect(low <= value && value <= high, name).toBe(true);
  }
  expect(all.answer.provenance).toMatchObject({ seed: '1', deals: [0, 12], heldOut: null });
});

it('cards that set each other off without end are told as such, and the question comes to its end', async () => {
  const toAll = { op: 'damage', amount: 1, to: { all: {} } };
  const hurt = [{ op: 'heal', amount: 99, to: { all: {} } }, toAll];
  const echo = { type: 'creature', token: true, attack: 1, health: 9, when: { hurt } };
  const call = { type: 'spell', effects: [{ op: 'summon', token: 'echo', count: 2 }, toAll] };
  const places = ['whetstoneClause', 'sparksInWriting', 'pettyCash', 'errataSlip', 'newLease'];
  const calls = places.map((card) => [`${card}Call`, { ...call, instead: { card } }] as const);
  const options = { deckA: 'emberPact', deckB: 'greyRegistry', cards: { echo, ...Object.fromEntries(calls) } };
  const flags = Object.entries(options).flatMap(([name, value]) => [
    '--option',
    `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  ]);
  const asked = await duello(
    ...['lab', 'health', 'contracts', '--level', 'random', '--matches', '4', '--cores', '1', '--json'],
    ...flags,
  );
  expect(asked.code).toBe(0);
  const { played, answer } = jsonOf(asked.lines);
  expect(played).toBe(4);
  expect(answer.findings).toContainEqual({ name: 'cutOff', deals: [0, 1] });
});

it('what was stopped is answered, and goes on to the same answer, half a line lost', async () => {
  const file = fileIn('health.jsonl');
  const stop = new AbortController();
  const progress = () => ({ at: (done: number) => (done >= 3 ? stop.abort() : undefined), end() {} });
  const io = fakeIo([], { interrupted: () => stop.signal, progress });
  const command = [...health, '--matches', '24', '--cores', '1', '--out', file];
  expect(await run(command, io)).toBe(130);
  expect(io.errors[0]).toMatch(/^stopped after \d+ of 12 deals\.$/);
  const stopped = jsonOf(io.lines);
  expect(stopped).toMatchObject({ stopped: true, answer: { complete: false } });
  expect(stopped.matches).toBeLessThan(24);
  // The power went while the next line was written.
  appendFileSync(file, '{"deal":9,"matches":[{"arm');
  const resumed = await duello(...command);
  const whole = await duello(...health, '--matches', '24', '--cores', '1');
  expect(found(resumed.lines)).toEqual(found(whole.lines));
  expect(jsonOf(resumed.lines).played).toBe(24 - stopped.played);
  const deals = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line).deal);
  expect(deals.toSorted((a, b) => a - b)).toEqual([...Array(12).keys()]);
  // More matches of the same question go on from there.
  const more = await duello(...health, '--matches', '28', '--cores', '1', '--out', file);
  expect(jsonOf(more.lines)).toMatchObject({ matches: 28, played: 4 });
  const other = await duello(...health, '--matches', '24', '--seed', '2', '--out', file);
  expect(other.errors).toEqual([`${file} answers another question (seed differ); name another file.`]);
  const [head, ...rest] = readFileSync(file, 'utf8').split('\n');
  const changed = JSON.parse(head);
  writeFileSync(
    file,
    [JSON.stringify({ ...changed, provenance: { ...changed.provenance, bots: 'x' } }), ...rest].join('\n'),
  );
  const older = await duello(...health, '--matches', '24', '--out', file);
  expect(older.errors[0]).toContain('was played by others than today’s (bots changed)');
});

it('a match behind an answer is played again, and replayed from its file', async () => {
  const file = fileIn('watched.jsonl');
  const { lines } = await duello(...health, '--matches', '4', '--cores', '1', '--out', file);
  const [first] = jsonOf(lines).answer.headlines;
  const [{ arm, deal, match }] = first.matches;
  const saved = fileIn('match.json');
  const watched = await duello('lab', 'watch', file, `${arm}/${deal}/${match}`, '--save', saved);
  expect(watched.errors).toEqual([]);
  expect(watched.lines[0]).toMatch(/^saved; watch it with: duello replay /);
  const replayed = await duello('replay', saved, '--json');
  expect(jsonOf(replayed.lines)).toMatchObject({ game: 'final-magic', verified: true });
  const link = await duello('lab', 'watch', file, `${arm}/${deal}/${match}`);
  expect((await duello('replay', link.lines[0], '--json')).code).toBe(0);
  const none = await duello('lab', 'watch', file, 'club/0/0');
  expect(none.errors).toEqual(['match: deal 0 is not played as "club"; it is as random.']);
});

it('rules are compared on the same deals: who is told to begin, begins', async () => {
  const sides = ['--a', 'firstPlayer=fixed', '--b', 'grandGems=4', '--measure', 'length', '--within', '5'];
  const { code, lines } = await duello(
    'lab',
    'rules',
    'final-magic',
    ...short,
    ...sides,
    '--matches',
    '80',
    '--cores',
    '1',
  );
  expect(code).toBe(0);
  expect(lines.join('\n')).toContain('Side by side');
  expect(lines.some((line) => /Length: (?:no difference within 5|.* settle)/.test(line))).toBe(true);
});

it('a stronger deck, and a card that was made stronger, are found; the answer becomes one file', async () => {
  const report = fileIn('report.html');
  const better = ['--change', 'trialTorch.cost.red=0', '--level', 'random', '--matches', '20', '--cores', '1'];
  const drawn = ['--report', report, '--pictures', fileIn('pictures')];
  const { code, lines } = await duello('lab', 'whatif', 'contracts', ...better, ...drawn);
  expect(code).toBe(0);
  expect(lines.join('\n')).toContain('Side by side');
  const html = readFileSync(report, 'utf8');
  expect(html).toContain('npx duello lab whatif contracts');
  expect(html).toMatch(/trialTorch\.cost=.*red.{1,12}0/);
  // Each picture is an image of its own as well, and a table.
  expect(readFileSync(fileIn('pictures/compared.svg'), 'utf8')).toMatch(/^<svg xmlns=.*Side by side/);
  expect(readFileSync(fileIn('pictures/deckChanges.csv'), 'utf8')).toMatch(/^What,Value,From/);
  const again = await duello('lab', 'whatif', 'contracts', ...better, ...drawn.slice(2));
  expect(again.errors[0]).toMatch(/pictures is not empty; name another folder/);
});

it('coverage says which branches and clauses of the rules no match came to', async () => {
  const { lines } = await duello(
    'lab',
    'coverage',
    'final-magic',
    ...short,
    '--matches',
    '4',
    '--cores',
    '1',
    '--branches',
    '--json',
  );
  const { branches, clauses, matches } = jsonOf(lines).branches;
  expect(matches).toBe(4);
  expect(clauses.met.length).toBeGreaterThan(20);
  expect(clauses.met.filter((id: string) => clauses.neverMet.includes(id))).toEqual([]);
  expect(branches.neverMet.length).toBeGreaterThan(0);
  for (const { file, line, text } of branches.neverMet) {
    expect(
      readFileSync(fileURLToPath(new URL(`../../../../${file}`, import.meta.url)), 'utf8')
        .split('\n')
        [line - 1].trim(),
    ).toBe(text);
  }
});

it('cards are missed by those who had them', async () => {
  const flags = ['--card', 'Ferryman, Fare Included', '--level', 'random', '--matches', '8', '--cores', '1', '--json'];
  const { lines } = await duello('lab', 'cards', 'contracts', ...flags);
  const { answer } = jsonOf(lines);
  expect(answer.question).toMatchObject({ cards: ['fareFerryman'], removal: 'swap' });
  // Only where a deck holds it, and always in the deck of one of the two.
  for (const { name, options, swapped } of answer.arms) {
    expect(name).toContain('lighthouseCovenant');
    if (!name.startsWith('without')) continue;
    expect([options, swapped].map(({ cards }) => cards.fareFerrymanInstead.instead.seat).toSorted()).toEqual([
      'A',
      'B',
    ]);
  }
  expect(answer.pictures.find(({ name }: { name: string }) => name === 'cardEffects').bars).toHaveLength(1);
});

it.each([
  [['lab', 'helth', 'contracts'], 'there is no question "helth"; did you mean health?'],
  [['lab', 'health', 'contrats'], 'there is no game "contrats"; did you mean contracts?'],
  [['lab', 'health', 'contracts', '--level', 'clob'], 'there is no bot "clob"; did you mean club?'],
  [['lab', 'health', 'contracts', '--confirm', 'club'], '--confirm wants another bot than --level.'],
  [['lab', 'health', 'contracts', '--card', 'x'], '--card belongs to cards; leave it out of health.'],
  [['lab', 'rules', 'contracts'], 'duello lab rules needs two sides, such as --a order=line --b order=aggressive.'],
  [['lab', 'rules', 'contracts', '--a', 'x=1', '--within', 'no'], '--within is a number above 0, not "no".'],
  [['lab', 'whatif', 'contracts'], 'duello lab whatif needs --change card.field=value or --changes FILE.'],
  [
    ['lab', 'whatif', 'contracts', '--change', 'kiln=4'],
    '--change wants card.field=value such as kilnGiant.attack=4, not "kiln=4".',
  ],
  [['lab', 'cards', 'final-magic', '--swap'], 'in final-magic both players have the same cards; use --forbid.'],
  [['lab', 'watch', 'nowhere.jsonl', 'club/0/0'], 'nowhere.jsonl can’t be read (ENOENT).'],
  [['lab', 'health', 'contracts', 'x'], 'duello lab health does not know what to do with "x".'],
])('%j is refused with a sentence', async (argv, sentence) => {
  const { code, errors } = await duello(...argv);
  expect(code).toBe(1);
  expect(errors).toEqual([sentence]);
  expect(existsSync('nowhere.jsonl')).toBe(false);
});

it('a game in which both have the same cards has no match-ups, and says what to ask instead', async () => {
  const { code, errors } = await duello('lab', 'matchups', 'final-magic', '--matches', '2');
  expect(code).toBe(1);
  expect(errors.join(' ')).toMatch(/the same cards, so no deck meets another; ask health/);
  const drafted = await duello('lab', 'matchups', 'sun-moon', '--option', 'decks=draft', '--matches', '2');
  expect(drafted.errors.join(' ')).toMatch(/have them drafted; leave that out/);
});
