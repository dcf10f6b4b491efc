import { describe, expect, it } from 'vitest';
import { fakeIo } from '../io/fake-io-for-tests.ts';
import { run } from '../run.ts';

async function duello(...argv: string[]): Promise<{ code: number; lines: string[]; errors: string[] }> {
  const io = fakeIo();
  const code = await run(argv, io);
  return { code, lines: io.lines, errors: io.errors };
}

const json = (lines: readonly string[]) => JSON.parse(lines.join('\n'));
const short = ['--option', 'roundLimit=4/2'];

it('sim plays pairs and ends with the rate', async () => {
  const { code, lines } = await duello('sim', 'final-magic', '--pairs', '2', '--cores', '1', ...short);
  expect(code).toBe(0);
  expect(lines[0]).toBe('greedy against random: 4 matches, seats swapped on every deal');
  expect(lines.at(-1)).toMatch(/^greedy wins [\d.]+ % \([\d.]+ % to [\d.]+ %\), 95 % over pairs$/);
});

it('sim prints JSON that is the same for the same seed', async () => {
  const flags = ['sim', 'final-magic', '--pairs', '1', '--cores', '1', '--seed', 's', '--json', ...short];
  const { code, lines } = await duello(...flags);
  expect(code).toBe(0);
  const report = json(lines);
  expect(Object.keys(report)).toEqual([
    ...['game', 'a', 'b', 'seed', 'options', 'pairs'],
    ...['matches', 'winRate', 'wins', 'draws', 'losses', 'firstPlayer', 'rounds', 'decisions', 'endings'],
  ]);
  expect(report).toMatchObject({ game: 'final-magic', a: 'greedy', b: 'random', seed: 's', pairs: 1, matches: 2 });
  expect((await duello(...flags)).lines).toEqual(lines);
});

it.each([
  [['--a', 'gredy'], 'there is no bot "gredy"; did you mean greedy?'],
  [['--b', 'hal'], 'there is no bot "hal"; there are random, greedy.'],
  [['--pairs', '0'], '--pairs is a whole number from 1 up, not "0".'],
])('sim says what is right about %j', async (flags, sentence) => {
  expect(await duello('sim', 'final-magic', ...flags)).toEqual({ code: 1, lines: [], errors: [sentence] });
});

it('sim names an option that the game does not have', async () => {
  const { code, errors } = await duello('sim', 'final-magic', '--option', 'suply=random');
  expect(code).toBe(1);
  expect(errors.join('')).toContain('options.suply');
});

it('fuzz plays matches and ends with the figures', async () => {
  const flags = ['fuzz', 'final-magic', '--matches', '2', '--cores', '1', '--seed', 's'];
  const told = await duello(...flags);
  expect(told.code).toBe(0);
  expect(told.lines.at(-1)).toMatch(/^2 matches, \d+ decisions, 0 failures$/);
  const report = json((await duello(...flags, '--json')).lines);
  expect(Object.keys(report)).toEqual(expect.arrayContaining(['game', 'seed', 'matches', 'decisions', 'failures']));
  expect(report).toMatchObject({ game: 'final-magic', seed: 's', matches: 2, failures: 0, shown: [] });
});

it('fuzz and bench refuse numbers that are none', async () => {
  expect((await duello('fuzz', 'final-magic', '--matches', 'x')).errors.join('')).toContain('--matches is a whole');
  expect((await duello('bench', '--seconds', '0')).errors.join('')).toContain('--seconds is a whole number from 1');
});

it('bench prints figures as JSON, none of them zero', async () => {
  const { code, lines } = await duello('bench', 'final-magic', '--seconds', '1', '--json');
  expect(code).toBe(0);
  const { game, ...figures } = json(lines);
  expect(game).toBe('final-magic');
  expect(Object.keys(figures)).toEqual([
    ...['decisionsPerSecond', 'matchesPerSecond', 'copyNanoseconds', 'viewMicroseconds', 'sampleMicroseconds'],
    ...['applyMicroseconds', 'stateBytes', 'loopPerSecond'],
  ]);
  for (const figure of Object.values(figures)) expect(figure).toBeGreaterThan(0);
});

const quick = ['--a', 'random', '--pairs', '1', '--cores', '1', '--seed', 's'];

describe('sim with decks', () => {
  it('lets a deck go with its bot to the other seat', async () => {
    const flags = ['sim', 'contracts', ...quick, '--deck-a', 'emberPact', '--deck-b', 'Registro Grigio'];
    const { code, lines } = await duello(...flags);
    expect(code).toBe(0);
    expect(lines[0]).toContain('random with emberPact against random with greyRegistry: 2 matches');
    expect(lines.at(-1)).toMatch(/^random with emberPact wins [\d.]+ %/);
    const report = json((await duello(...flags, '--json')).lines);
    expect(report).toMatchObject({ deckA: 'emberPact', deckB: 'greyRegistry', matches: 2 });
    expect(report.options).toEqual({ firstPlayer: 'A', deckB: 'greyRegistry' });
  });

  it('calls seat A the first player only while it is', async () => {
    const told = async (...flags: string[]) => (await duello('sim', 'contracts', ...quick, ...flags)).lines[2];
    expect(await told()).toMatch(/^ {2}first player {11}/);
    expect(await told('--option', 'firstPlayer=random')).toMatch(/^ {2}seat A {17}/);
  });

  it('plays all decks against each other', async () => {
    const { code, lines } = await duello('sim', 'contracts', '--matrix', ...quick);
    expect(code).toBe(0);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines.slice(2, 6).map((line) => line.slice(1, 22).trim())).toEqual([
      ...['1 Ember Pact', '2 Boiling Ink', '3 Lighthouse Covenant', '4 Grey Registry'],
    ]);
    expect(lines).toContain('  matches                20, seats swapped on every deal');
    expect(lines.at(-1)).toMatch(
      /^decks [\d.]+–[\d.]+ %, first player [\d.]+ %, \d+ rounds, draws [\d.]+ %, limit [\d.]+ %$/,
    );
  });

  it('prints the matrix as JSON, each rate the rest of its opposite', async () => {
    const report = json((await duello('sim', 'contracts', '--matrix', '--json', ...quick)).lines);
    expect(Object.keys(report)).toEqual([
      ...['game', 'bot', 'seed', 'options', 'pairs', 'decks', 'rates', 'field', 'matches', 'firstPlayer', 'rounds'],
      ...['draws', 'drawRate', 'tooLong', 'tooLongRate', 'decisions', 'endings', 'cells'],
    ]);
    const { decks, rates, cells } = report;
    expect(decks).toHaveLength(4);
    for (const i of [0, 1, 2, 3]) {
      for (const j of [0, 1, 2, 3].filter((other) => other !== i)) {
        expect(rates[i][j] + rates[j][i]).toBe(1);
        const [one, two] = [cells[decks[i]][decks[j]], cells[decks[j]][decks[i]]];
        expect([one.wins, one.draws, one.losses]).toEqual([two.losses, two.draws, two.wins]);
      }
    }
  });

  it('leaves out a deck against itself where the options forbid it', async () => {
    const flags = ['--matrix', '--json', '--option', 'allowMirror=off'];
    const report = json((await duello('sim', 'contracts', ...flags, ...quick)).lines);
    expect(report.matches).toBe(12);
    expect(report.rates.map((row: unknown[], i: number) => row[i])).toEqual([null, null, null, null]);
  });

  it.each([
    [['final-magic', '--matrix'], 'final-magic has no decks to choose; leave out --matrix.'],
    [['final-magic', '--deck-a', 'x', '--deck-b', 'y'], 'final-magic has no decks to choose; leave out --deck-a.'],
    [['contracts', '--deck-a', 'emberPact'], 'give both --deck-a and --deck-b, or none'],
    [['contracts', '--deck-a', 'emberPact', '--deck-b', 'ink'], 'there is no deck "ink"'],
    [['contracts', '--matrix', '--b', 'random'], 'leave out --b or --matrix.'],
    [['contracts', '--matrix', '--option', 'deckA=emberPact'], '--option deckA and a deck flag say the same'],
    [['contracts', '--option', 'deck=emberPact'], 'options.deck'],
  ])('says what is right about %j', async (words, sentence) => {
    const { code, errors } = await duello('sim', ...words);
    expect(code).toBe(1);
    expect(errors.join('')).toContain(sentence);
  });
});

describe('sim of Battleground', () => {
  const few = ['--option', 'roundLimit=4', ...quick];

  it('plays all classes against each other', async () => {
    const { code, lines } = await duello('sim', 'battleground', '--matrix', ...few);
    expect(code).toBe(0);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines[0]).toBe('battleground: all classes played by random, 1 pairs for every two');
    expect(lines).toContain('  matches                6, seats swapped on every deal');
    expect(lines.at(-1)).toMatch(/^classes [\d.]+–[\d.]+ %, first player [\d.]+ %, \d+ rounds, /);
  });

  it('lets bots draft with the class they are given, or brings ready decks', async () => {
    const flags = ['sim', 'battleground', '--deck-a', 'warlock', '--deck-b', 'paladin', '--json', ...few];
    const drafted = json((await duello(...flags)).lines);
    expect(drafted).toMatchObject({ deckA: 'warlock', deckB: 'paladin', options: { firstPlayer: 'A', roundLimit: 4 } });
    const brought = json((await duello(...flags, '--option', 'start=quick')).lines);
    expect(brought.options).toMatchObject({ start: 'quick', classA: 'warlock', classB: 'paladin' });
    expect(drafted.decisions).toBeGreaterThan(brought.decisions);
  });

  it('plays a class against itself only where that is allowed', async () => {
    const mirror = json(
      (await duello('sim', 'battleground', '--matrix', '--json', '--option', 'mirror=on', ...few)).lines,
    );
    expect(mirror.matches).toBe(12);
  });

  it('compares the eight rulesets on the same deals', async () => {
    const { code, lines } = await duello('sim', 'battleground', '--rulesets', ...few);
    expect(code).toBe(0);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines[3]).toMatch(/^ charging line cascade +[\d.]+ +\d+ \(\d+–\d+\)( +[\d.]+){5}$/);
    expect(lines[10]).toMatch(/^ marching aggressive wave /);
    expect(lines.at(-1)).toBe('8 rulesets, 48 matches, median rounds 4–4');
  });

  it('prints rulesets as JSON', async () => {
    const flags = ['sim', 'battleground', '--rulesets', '--json', '--option', 'start=quick', ...few];
    const report = json((await duello(...flags)).lines);
    expect(Object.keys(report)).toEqual(['game', 'a', 'b', 'seed', 'options', 'pairs', 'rulesets']);
    expect(report.rulesets).toHaveLength(8);
    expect(Object.keys(report.rulesets[0])).toEqual([
      ...['movement', 'order', 'flow', 'matches', 'firstPlayer', 'rounds'],
      ...['leadChanges', 'killsPerBattle', 'deadTurns', 'damagePerRound'],
      ...['draws', 'drawRate', 'tooLong', 'tooLongRate', 'decisions', 'endings'],
    ]);
    expect(report.rulesets[7]).toMatchObject({ movement: 'marching', order: 'aggressive', flow: 'wave', matches: 6 });
  });

  it.each([
    [['contracts', '--rulesets'], 'contracts has one ruleset; leave out --rulesets.'],
    [['battleground', '--rulesets', '--matrix'], '--matrix and --rulesets are two tables'],
    [['battleground', '--rulesets', '--deck-a', 'paladin'], 'leave out --deck-a or --rulesets.'],
    [['battleground', '--matrix', '--option', 'classA=paladin'], '--option classA and a deck flag say the same'],
  ])('says what is right about %j', async (words, sentence) => {
    const { code, errors } = await duello('sim', ...words);
    expect(code).toBe(1);
    expect(errors.join('')).toContain(sentence);
  });
});

describe('sim of Sun & Moon', () => {
  it('plays all ready-made decks against each other, and tells every single match', async () => {
    const { code, lines } = await duello('sim', 'sun-moon', '--matrix', ...quick);
    expect(code).toBe(0);
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines[0]).toBe('sun-moon: all decks played by random, 1 pairs for every two');
    expect(lines).toContain('  matches                20, seats swapped on every deal');
    expect(lines).toContain('  single matches         20, tournaments taken apart');
    expect(lines.some((line) => /^ {2}starter wins +[\d.]+ % \(/.test(line))).toBe(true);
    expect(lines.at(-1)).toMatch(/^decks [\d.]+–[\d.]+ %, first player [\d.]+ %, \d+ rounds, /);
  });

  it('plays drafted tournaments, Sun against Moon, with every match and its own starter counted', async () => {
    const { code, lines } = await duello('sim', 'sun-moon', '--draft', ...quick);
    expect([code, lines.filter((line) => line.length > 80)]).toEqual([0, []]);
    expect(lines[0]).toBe('random against random: 2 matches, seats swapped on every deal');
    expect(lines.some((line) => line.startsWith('  seat A '))).toBe(true);
    const report = json((await duello('sim', 'sun-moon', '--draft', '--json', ...quick)).lines);
    expect(report.options).toMatchObject({ mode: 'draft', classA: 'warlock' });
    expect(report.course.singleMatches).toBeGreaterThanOrEqual(4);
    expect(report.course.sun.of).toBe(report.course.starter.of);
  });

  it.each([
    [['contracts', '--draft'], 'contracts has no drafted tournaments; leave out --draft.'],
    [['sun-moon', '--draft', '--matrix'], '--draft and --matrix are two tables'],
    [['sun-moon', '--draft', '--deck-a', 'noonfire'], 'decks are drafted with --draft; leave out --deck-a.'],
    [
      ['sun-moon', '--deck-a', 'noonfyre', '--deck-b', 'tidewatch'],
      'there is no deck "noonfyre"; did you mean noonfire?',
    ],
    [['sun-moon', '--deck-a', 'sm10zz', '--deck-b', 'tidewatch'], 'this is no deck code of Sun & Moon'],
  ])('says what is right about %j', async (words, sentence) => {
    const { code, errors } = await duello('sim', ...words);
    expect(code).toBe(1);
    expect(errors.join('')).toContain(sentence);
  });
});

it.each(['contracts', 'battleground', 'sun-moon'])('fuzz and bench know %s', async (game) => {
  const fuzzed = await duello('fuzz', game, '--matches', '2', '--cores', '1', '--seed', 's');
  expect(fuzzed.lines.at(-1)).toMatch(/^2 matches, \d+ decisions, 0 failures$/);
  const { lines } = await duello('bench', game, '--seconds', '1', '--json');
  expect(json(lines)).toMatchObject({ game });
});
