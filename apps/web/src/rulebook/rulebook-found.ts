// What is left of the rules when something is looked for?

import type { RulesBlock as Block, RulesSection as Section } from '@duello/language';
import { matches } from '@duello/table';

/** What is left of a block when only what matches is shown. */
function onlyFound(block: Block, find: readonly string[]): Block | null {
  switch (block.kind) {
    case 'clauses': {
      const clauses = block.clauses.filter(({ id, text }) => matches(`${id} ${text}`, find));
      return clauses.length === 0 ? null : { ...block, clauses };
    }
    case 'table': {
      const rows = block.rows.filter((row) => matches(row.join(' '), find));
      return rows.length === 0 ? null : { ...block, rows };
    }
    case 'steps':
      return matches(block.steps.join(' '), find) ? block : null;
    case 'picture':
      return matches(block.alt, find) ? block : null;
    case 'paragraph':
      return matches(block.text, find) ? block : null;
  }
}

export const found = (sections: readonly Section[], find: readonly string[]): readonly Section[] =>
  find.length === 0
    ? sections
    : sections
        .map((section) => ({ ...section, blocks: section.blocks.flatMap((block) => onlyFound(block, find) ?? []) }))
        .filter(({ blocks }) => blocks.length > 0);

export const countFound = (sections: readonly Section[]): number =>
  sections
    .flatMap(({ blocks }) => blocks)
    .map((block) => (block.kind === 'clauses' ? block.clauses.length : block.kind === 'table' ? block.rows.length : 1))
    .reduce((sum, count) => sum + count, 0);
