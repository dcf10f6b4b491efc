// Do the pages of rules say the same in every language, and does the page show every line of them?

import { readFileSync } from 'node:fs';
import { catalogue, namesIn } from '@duello/final-magic';
import { GAME_IDS, type GameId } from '@duello/games';
import {
  type RulesBlock as Block,
  clausesOf,
  LANGS,
  type Lang,
  parseRules,
  type RulesPage,
  rulesFile,
} from '@duello/language';
import { cutAt, matches, wordsOf } from '@duello/table';
import { describe, expect, test } from 'vitest';
import { countFound, found } from './rulebook-found.ts';
import { type Known, piecesOf, subjectOf, titleOf } from './rulebook-pieces.ts';

const textIn = (lang: Lang, game: GameId = 'final-magic'): string => {
  return readFileSync(new URL(`../../../../docs/rules/${rulesFile(game, lang)}`, import.meta.url), 'utf8');
};
const pageIn = (lang: Lang, game?: GameId): RulesPage => parseRules(textIn(lang, game));
const idsIn = (lang: Lang, game?: GameId): readonly string[] => clausesOf(pageIn(lang, game)).map(({ id }) => id);

/** How ids look in the text of a page: all begin with the same letter. */
const spokenAs = (game: GameId): RegExp => new RegExp(`\\b${idsIn('en', game)[0][0]}(?:-?[APR])?\\d+\\b`, 'g');

function knownIn(lang: Lang, game: GameId = 'final-magic'): Known {
  const nameOf = namesIn(lang);
  const cards = game === 'final-magic' ? Object.keys(catalogue) : [];
  return { ids: new Set(idsIn(lang, game)), cards: new Map(cards.map((id) => [nameOf(id), id])) };
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The block as it was written, but for the width of columns. */
function written(block: Block): readonly string[] {
  switch (block.kind) {
    case 'clauses':
      return block.clauses.map(({ id, text, below }) => `${below ? '  ' : ''}- **${id}** ${text}`);
    case 'steps':
      return block.steps.map((step, at) => `${block.first + at}. ${step}`);
    case 'picture':
      return [`![${block.alt}](../pictures/rules/${block.file})`];
    case 'table':
      return [row(block.head), row(block.head.map(() => '-')), ...block.rows.map(row)];
    case 'paragraph':
      return [block.text];
  }
}

const linesOf = ({ title, lead, sections }: RulesPage): readonly string[] => [
  `# ${title}`,
  ...lead.flatMap(written),
  ...sections.flatMap((section) => [
    `${'#'.repeat(section.level)} ${section.title}`,
    ...section.blocks.flatMap(written),
  ]),
];

const withoutWidths = (line: string): string =>
  line.startsWith('|') ? line.replace(/-{2,}/g, '-').replace(/ +/g, ' ') : line;

test.each(GAME_IDS)('the pages of %s have the same clauses in the same order', (game) => {
  const ids = idsIn('en', game);
  for (const lang of LANGS) expect(idsIn(lang, game)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(textIn('en', game).match(/^ *- \*\*[A-Z]/gm)?.length);
  expect(ids).not.toEqual([]);
});

test.each(GAME_IDS)('the pages of %s have the same sections, blocks and sizes of tables', (game) => {
  const shape = ({ lead, sections }: RulesPage) =>
    [{ id: '', level: 1, blocks: lead }, ...sections].map(({ id, level, blocks }) => [
      id,
      level,
      ...blocks.map((block) => [
        block.kind,
        block.kind === 'table' ? block.rows.map((cells) => cells.length) : written(block).length,
      ]),
    ]);
  for (const lang of LANGS) expect(shape(pageIn(lang, game))).toEqual(shape(pageIn('en', game)));
});

describe.each(GAME_IDS.flatMap((game) => LANGS.map((lang) => [game, lang] as const)))(
  'the page of %s in %s',
  (game, lang) => {
    test('loses no line', () => {
      const lines = textIn(lang, game).split('\n').filter(Boolean).map(withoutWidths);
      expect(linesOf(pageIn(lang, game))).toEqual(lines);
    });

    test('loses no word of a clause', () => {
      const known = knownIn(lang, game);
      for (const { id, text } of clausesOf(pageIn(lang, game))) {
        const { title, rest } = titleOf(id, text);
        expect(`${title} ${rest}`.trim()).toBe(text);
        const shown = piecesOf(rest, known).map(({ kind, text: piece }) => (kind === 'code' ? `\`${piece}\`` : piece));
        expect(shown.join('')).toBe(rest);
      }
    });

    test('gives a title to every ruling, and to no clause', () => {
      for (const { id, text } of clausesOf(pageIn(lang, game))) {
        const { title } = titleOf(id, text);
        const isRuling = /[A-Z]-?R\d+$/.test(id);
        if (isRuling) expect(title, id).toMatch(/^[^.]{3,60}\.$/);
        else if (/^[A-Z]\d+$/.test(id)) expect(title, id).toBe('');
      }
    });

    test('leads to every clause that it speaks of', () => {
      const known = knownIn(lang, game);
      for (const { id, text } of clausesOf(pageIn(lang, game))) {
        const spoken = (text.match(spokenAs(game)) ?? []).length;
        const led = piecesOf(text, known).filter(({ kind }) => kind === 'clause').length;
        expect(led, id).toBe(spoken);
      }
    });

    test('speaks only of clauses that exist', () => {
      const ids = new Set(idsIn(lang, game));
      const spoken = textIn(lang, game).match(spokenAs(game)) ?? [];
      expect(spoken.filter((id) => !ids.has(id))).toEqual([]);
    });
  },
);

describe.each(LANGS)('the page of Final Magic in %s', (lang) => {
  test('has one clause about each card, and the same one in every language', () => {
    const known = knownIn(lang);
    const about = clausesOf(pageIn(lang)).flatMap(({ id, text }) => {
      const card = subjectOf(text, known);
      return card === null || id.includes('-') ? [] : [card];
    });
    expect([...about].sort()).toEqual(Object.keys(catalogue).sort());
    const english = clausesOf(pageIn('en')).find(({ text }) => subjectOf(text, knownIn('en')) === 'nuke');
    const here = clausesOf(pageIn(lang)).find(({ text }) => subjectOf(text, known) === 'nuke');
    expect(here?.id).toBe(english?.id);
  });
});

test('names of cards and ids lead somewhere, names of options are set apart', () => {
  const known = knownIn('en');
  expect(piecesOf('Two Coppers, Nature’s Shield and `change` (F-R9).', known).map(({ kind }) => kind)).toEqual([
    'text',
    'card',
    'text',
    'card',
    'text',
    'code',
    'text',
    'clause',
    'text',
  ]);
  expect(piecesOf('F9999 and Fireballing', known).every(({ kind }) => kind === 'text')).toBe(true);
});

test('a search takes words in any order, without capitals and accents', () => {
  expect(matches('Agilità Fugace: pesca', wordsOf('PESCA agilita'))).toBe(true);
  expect(matches('Agilità Fugace', wordsOf('pescare'))).toBe(false);
  expect(cutAt('Agilità Fugace', wordsOf('lita'))).toEqual(['Agi', 'lità', ' Fugace']);
  const sections = found(pageIn('en').sections, wordsOf('f-r21'));
  expect(countFound(sections)).toBe(1);
});
