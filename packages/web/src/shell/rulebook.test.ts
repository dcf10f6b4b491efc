// Do the pages of rules say the same in every language, and does the page show every line of them?

import { readFileSync } from 'node:fs';
import { catalogue, namesIn } from '@duello/final-magic';
import { describe, expect, test } from 'vitest';
import { cutAt, matches, wordsOf } from './rulebook-find.ts';
import { countFound, found } from './rulebook-found.ts';
import { type Block, clausesOf, parseRules, type RulesPage } from './rulebook-parse.ts';
import { type Known, piecesOf, subjectOf, titleOf } from './rulebook-pieces.ts';

const LANGS = ['en', 'it'] as const;
type Lang = (typeof LANGS)[number];

const FILES: Readonly<Record<Lang, string>> = { en: 'final-magic.md', it: 'final-magic.it.md' };
const textIn = (lang: Lang): string =>
  readFileSync(new URL(`../../../../docs/rules/${FILES[lang]}`, import.meta.url), 'utf8');
const pageIn = (lang: Lang): RulesPage => parseRules(textIn(lang));
const idsIn = (lang: Lang): readonly string[] => clausesOf(pageIn(lang)).map(({ id }) => id);

function knownIn(lang: Lang): Known {
  const nameOf = namesIn(lang);
  return { ids: new Set(idsIn(lang)), cards: new Map(Object.keys(catalogue).map((id) => [nameOf(id), id])) };
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The block as it was written, but for the width of columns. */
function written(block: Block): readonly string[] {
  switch (block.kind) {
    case 'clauses':
      return block.clauses.map(({ id, text }) => `- **${id}** ${text}`);
    case 'steps':
      return block.steps.map((step, at) => `${at + 1}. ${step}`);
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

test('the pages have the same clauses in the same order', () => {
  expect(idsIn('it')).toEqual(idsIn('en'));
  expect(new Set(idsIn('en')).size).toBe(idsIn('en').length);
  expect(idsIn('en').length).toBeGreaterThan(170);
});

test('the pages have the same sections, blocks and sizes of tables', () => {
  const shape = ({ lead, sections }: RulesPage) =>
    [{ id: '', level: 1, blocks: lead }, ...sections].map(({ id, level, blocks }) => [
      id,
      level,
      ...blocks.map((block) => [
        block.kind,
        block.kind === 'table' ? block.rows.map((cells) => cells.length) : written(block).length,
      ]),
    ]);
  expect(shape(pageIn('it'))).toEqual(shape(pageIn('en')));
});

describe.each(LANGS)('the page in %s', (lang) => {
  test('loses no line', () => {
    const lines = textIn(lang).split('\n').filter(Boolean).map(withoutWidths);
    expect(linesOf(pageIn(lang))).toEqual(lines);
  });

  test('loses no word of a clause', () => {
    const known = knownIn(lang);
    for (const { id, text } of clausesOf(pageIn(lang))) {
      const { title, rest } = titleOf(id, text);
      expect(`${title} ${rest}`.trim()).toBe(text);
      const shown = piecesOf(rest, known).map(({ kind, text: piece }) => (kind === 'code' ? `\`${piece}\`` : piece));
      expect(shown.join('')).toBe(rest);
    }
  });

  test('speaks only of clauses that exist', () => {
    const ids = new Set(idsIn(lang));
    const spoken = textIn(lang).match(/\bF(?:-[APR])?\d+\b/g) ?? [];
    expect(spoken.filter((id) => !ids.has(id))).toEqual([]);
  });

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
  expect(piecesOf("Two Coppers, Nature's Shield and `change` (F-R9).", known).map(({ kind }) => kind)).toEqual([
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
