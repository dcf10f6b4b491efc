// Can a player read the pages of rules? Short rules first, a turn with pictures, rulings below their clauses, in order.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { GAME_IDS, type GameId } from '@duello/games';
import {
  type RulesBlock as Block,
  type RulesClause as Clause,
  clausesOf,
  implementersFile,
  LANGS,
  type Lang,
  parseRules,
  type RulesPage,
  rulesFile,
  type RulesSection as Section,
} from '@duello/language';
import { describe, expect, test } from 'vitest';

const inRoot = (path: string): URL => new URL(`../../../../${path}`, import.meta.url);
const PICTURES = inRoot('docs/pictures/rules/');
const read = (file: string): RulesPage => parseRules(readFileSync(inRoot(`docs/rules/${file}`), 'utf8'));
/** A game whose rules fit a page has no notes beside it. */
const hasNotes = (game: GameId): boolean => existsSync(inRoot(`docs/rules/${implementersFile(game, 'en')}`));
const notesOf = (game: GameId, lang: Lang): RulesPage => read(implementersFile(game, lang));

const isRuling = (id: string): boolean => /^[A-Z]-?R\d+$/.test(id);
const familyOf = (id: string): string => id.replace(/\d+$/, '');
const numberOf = (id: string): number => Number(id.slice(familyOf(id).length));
const idsOf = (page: RulesPage): readonly string[] => clausesOf(page).map(({ id }) => id);

/** Sections below a heading of the second level belong to its topic. */
function topicsOf({ sections }: RulesPage): readonly (readonly Section[])[] {
  const topics: Section[][] = [];
  for (const section of sections) {
    if (section.level === 2) topics.push([section]);
    else topics.at(-1)?.push(section);
  }
  return topics;
}

const clausesIn = (topic: readonly Section[]): readonly Clause[] => clausesOf({ title: '', lead: [], sections: topic });

/** The rulings below each clause, with the clause first. */
function groupsOf(clauses: readonly Clause[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  for (const { id, below } of clauses) {
    if (below) groups.at(-1)?.push(id);
    else groups.push([id]);
  }
  return groups;
}

const isRising = (ids: readonly string[]): boolean =>
  ids.every((id, at) => at === 0 || familyOf(id) !== familyOf(ids[at - 1]) || numberOf(id) > numberOf(ids[at - 1]));

function wordsOf(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'steps':
      return block.steps.join(' ');
    case 'picture':
      return '';
    case 'table':
      return [block.head, ...block.rows].flat().join(' ');
    case 'clauses':
      return block.clauses.map(({ text }) => text).join(' ');
  }
}
const countWords = ({ blocks }: Section): number =>
  blocks
    .map(wordsOf)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const picturesIn = ({ sections }: RulesPage) =>
  sections.flatMap(({ blocks }) => blocks).filter((block) => block.kind === 'picture');

describe.each(GAME_IDS.flatMap((game) => LANGS.map((lang) => [game, lang] as const)))('%s in %s', (game, lang) => {
  const page = read(rulesFile(game, lang));

  test('begins with the game in two minutes, in at most 300 words', () => {
    const [short] = page.sections;
    expect(countWords(short)).toBeLessThanOrEqual(300);
    expect(countWords(short)).toBeGreaterThan(80);
    expect(clausesIn([short])).toEqual([]);
  });

  test('goes on with one turn, step by step, with all the pictures made for it', () => {
    const drawn = readdirSync(PICTURES).filter((file) => file.startsWith(`${game}-`) && /-\d\.svg$/.test(file));
    const shown = page.sections[1].blocks.flatMap((block) => (block.kind === 'picture' ? [block.file] : []));
    expect(shown).toEqual(drawn.sort());
    const steps = page.sections[1].blocks.flatMap((block) =>
      block.kind === 'steps' ? block.steps.map((_, at) => block.first + at) : [],
    );
    expect(steps).toEqual(steps.map((_, at) => at + 1));
    expect(steps.length).toBeGreaterThan(2);
  });

  test('describes every picture in its words, and each is there and small', () => {
    for (const { alt, file } of picturesIn(page)) {
      expect(alt.length, file).toBeGreaterThan(40);
      expect(statSync(new URL(file, PICTURES)).size, file).toBeLessThan(30_000);
    }
  });

  test('has every ruling below a clause, and no clause below another', () => {
    for (const { id, below } of clausesOf(page)) expect(below, id).toBe(isRuling(id));
  });

  test('has clauses in order in each topic, and rulings in order below each clause', () => {
    for (const topic of topicsOf(page)) {
      const groups = groupsOf(clausesIn(topic));
      for (const ids of [groups.map(([clause]) => clause), ...groups]) expect(isRising(ids), ids.join(' ')).toBe(true);
    }
  });

  test('has each ruling in the topic of a clause that it cites', () => {
    const clauses = new Set(idsOf(page).filter((id) => !isRuling(id)));
    const elsewhere = topicsOf(page).flatMap((topic) => {
      const here = new Set(clausesIn(topic).map(({ id }) => id));
      return clausesIn(topic)
        .filter(({ id }) => isRuling(id))
        .map(({ id, text }) => ({
          id,
          cited: (text.match(/[A-Z](?:-[AP])?\d+/g) ?? []).filter((one) => clauses.has(one)),
        }))
        .filter(({ cited }) => cited.length > 0 && !cited.some((one) => here.has(one)))
        .map(({ id, cited }) => `${id} cites ${cited.join(', ')}`);
    });
    expect(elsewhere).toEqual([]);
  });

  test.runIf(hasNotes(game))('keeps what only a program meets on a page of its own, the same in every language', () => {
    const notes = idsOf(notesOf(game, lang));
    expect(notes).toEqual(idsOf(notesOf(game, 'en')));
    expect(notes).not.toEqual([]);
    expect(notes.filter((id) => idsOf(page).includes(id))).toEqual([]);
  });

  const reasons = inRoot(`games/${game}/rules/state/reasons.ts`);
  test.runIf(existsSync(reasons))('has every rule that a refused choice leads to', () => {
    const quoted = [...readFileSync(reasons, 'utf8').matchAll(/'([A-Z]-?R?\d+)'/g)].map(([, id]) => id);
    expect(quoted).not.toEqual([]);
    expect(quoted.filter((id) => !idsOf(page).includes(id))).toEqual([]);
  });
});

test('every picture of the rules is shown on a page', () => {
  const shown = new Set(GAME_IDS.flatMap((game) => picturesIn(read(rulesFile(game, 'en'))).map(({ file }) => file)));
  expect(readdirSync(PICTURES).filter((file) => !shown.has(file))).toEqual([]);
});
