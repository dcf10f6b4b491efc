// `duello rules`: every clause and ruling of a game's page with the tests that name it; those without one are marked.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '@duello/kernel';
import { implementersFile, rulesFile } from '@duello/language';
import { type Paint, painter, WIDTH, wrap } from '@duello/terminal';
import { checkGame } from '../games/terminal-games.ts';
import { type Command, type Io, JSON_FLAG, LANG_FLAG } from '../io/command.ts';
import {
  type Coverage,
  coverageOf,
  isRuling,
  type NamedTest,
  type Rule,
  rulesIn,
  scenarioTests,
  titlesIn,
} from './rule-coverage.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export const rules: Command = {
  name: 'rules',
  usage: '<game> [CLAUSE...] [flags]',
  words: ['<game>', '[CLAUSE...'],
  flags: {
    untested: { kind: 'switch', help: 'only the rules that no test names' },
    text: { kind: 'switch', help: 'what each rule says, instead of its tests' },
    lang: { ...LANG_FLAG, help: 'the language of the rules' },
    root: { kind: 'text', value: 'FOLDER', help: 'the project to look into (this one)' },
    json: JSON_FLAG,
  },
  notes: [
    'Rules are the items of docs/rules/<game>.md and <game>.implementers.md that begin with an id; with --lang it those of <game>.it.md and <game>.implementers.it.md. A test names one in its title or in that of its describe, a scenario in "name" or "rules". With clauses such as C301 only those are shown, with the files of their tests.',
  ],
  async run(args, io) {
    const [game, ...clauses] = args.words;
    const root = args.text('root') ?? ROOT;
    checkGame(game);
    const lang = args.textOf('lang');
    const coverage = coverageOf(rulesIn(pagesOf(root, game, lang)), testsBelow(root, game));
    const how = { onlyUntested: args.on('untested'), texts: args.on('text') };
    if (clauses.length > 0) return showClauses(io, game, coverage, clauses, painter(io.colour));
    if (args.on('json')) io.out(JSON.stringify(reportOf(game, coverage), null, 2));
    else show(io, game, coverage, how, painter(io.colour));
    return coverage.untested.length + coverage.unknown.length === 0 ? 0 : 1;
  },
};

/** What players read, and what only a program meets. */
function pagesOf(root: string, game: string, lang: string): string {
  const [page, notes] = [rulesFile, implementersFile].map((file) => join(root, 'docs/rules', file(game, lang)));
  if (!existsSync(page)) throw new BadInput('', `there is no page of rules ${page}`);
  return [page, notes]
    .filter(existsSync)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
}

/** Test files of whatever may speak of the game, and its scenarios: another game's tests have ids of their own. */
function testsBelow(root: string, game: string): readonly NamedTest[] {
  const files = ['apps', join('games', game), 'packages', 'tools'].flatMap((room) => filesBelow(join(root, room)));
  const scenarios = join(root, 'games', game, 'scenario', 'cases');
  return files.flatMap((file) => {
    const name = relative(root, file);
    if (/\.test\.[mc]?[tj]sx?$/.test(file)) return titlesIn(readFileSync(file, 'utf8'), name);
    if (file.startsWith(scenarios) && file.endsWith('.json')) return scenarioTests(readFileSync(file, 'utf8'), name);
    return [];
  });
}

function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(path);
      return [path];
    });
}

const count = (all: readonly Rule[]): { readonly clauses: number; readonly rulings: number } => {
  const rulings = all.filter(({ id }) => isRuling(id)).length;
  return { clauses: all.length - rulings, rulings };
};

const reportOf = (game: string, { rules: all, tests, untested, unknown }: Coverage) => ({
  game,
  ...count(all),
  untested: untested.map(({ id }) => id),
  unknown: unknown.map(({ id, test }) => ({ id, file: test.file, title: test.title })),
  rules: all.map(({ id, text }) => ({ id, text, tests: tests.get(id) ?? [] })),
});

interface HowToShow {
  readonly onlyUntested: boolean;
  readonly texts: boolean;
}

function show(io: Io, game: string, coverage: Coverage, { onlyUntested, texts }: HowToShow, paint: Paint): void {
  const { rules: all, tests, untested, unknown } = coverage;
  for (const rule of onlyUntested ? untested : all) {
    const named = tests.get(rule.id) ?? [];
    if (named.length === 0) {
      for (const line of wrap(`${rule.id}  UNTESTED  ${rule.text}`, WIDTH, '    ')) io.out(paint('red', line));
      continue;
    }
    const titles = texts ? [rule.text] : [...new Set(named.map(({ title }) => title))];
    io.out(`${paint('bold', rule.id)}  ${named.length} ${named.length === 1 ? 'test' : 'tests'}`);
    for (const title of titles) for (const line of wrap(`    ${title}`, WIDTH, '      ')) io.out(paint('dim', line));
  }
  for (const { id, test } of unknown) {
    for (const line of wrap(
      `${test.file} names ${id}, which is not in docs/rules/${game}.md: ${test.title}`,
      WIDTH,
      '    ',
    )) {
      io.err(line);
    }
  }
  const { clauses, rulings } = count(all);
  io.out(`${game}: ${clauses} clauses, ${rulings} rulings, ${untested.length} untested`);
}

/** What each of some clauses says, and where it is tested. */
function showClauses(
  io: Io,
  game: string,
  { rules: all, tests }: Coverage,
  ids: readonly string[],
  paint: Paint,
): number {
  const found = ids.map((id) => {
    const rule = all.find((one) => one.id.toLowerCase() === id.toLowerCase());
    if (rule === undefined) throw new BadInput('', `${game} has no clause ${id}; duello rules ${game} lists them all`);
    return rule;
  });
  for (const { id, text } of found) {
    for (const line of wrap(`${paint('bold', id)}  ${text}`, WIDTH, '    ')) io.out(line);
    for (const { file, title } of tests.get(id) ?? []) {
      io.out(`    ${file}`);
      for (const line of wrap(`      ${title}`, WIDTH, '        ')) io.out(paint('dim', line));
    }
  }
  return found.every(({ id }) => (tests.get(id) ?? []).length > 0) ? 0 : 1;
}
