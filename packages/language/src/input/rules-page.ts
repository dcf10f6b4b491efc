// How is a page of rules read? The little Markdown that docs/rules uses: headings, clauses with ids, steps, pictures, tables, paragraphs.

export interface RulesClause {
  readonly id: string;
  readonly text: string;
  /** A ruling stands below the clause that it explains. */
  readonly below: boolean;
}
export interface RulesTable {
  readonly kind: 'table';
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
export type RulesBlock =
  | { readonly kind: 'clauses'; readonly clauses: readonly RulesClause[] }
  | { readonly kind: 'steps'; readonly first: number; readonly steps: readonly string[] }
  | { readonly kind: 'picture'; readonly file: string; readonly alt: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | RulesTable;
export interface RulesSection {
  /** The same in every language, as the pages have the same headings. */
  readonly id: string;
  readonly level: 2 | 3;
  readonly title: string;
  readonly blocks: readonly RulesBlock[];
}
export interface RulesPage {
  readonly title: string;
  readonly lead: readonly RulesBlock[];
  readonly sections: readonly RulesSection[];
}

const SHAPES = {
  heading: /^(#{1,3}) (.+)$/,
  clause: /^( *)- \*\*([^*]+)\*\* (.+)$/,
  step: /^(\d+)\. (.+)$/,
  picture: /^!\[([^\]]*)\]\(\.\.\/pictures\/rules\/([\w.-]+)\)$/,
  row: /^\|(.+)\|$/,
} as const;
type Kind = keyof typeof SHAPES | 'text';

interface RulesLine {
  readonly kind: Kind;
  readonly parts: readonly string[];
}

function readLine(line: string): RulesLine {
  for (const kind of ['heading', 'clause', 'step', 'picture', 'row'] as const) {
    const found = SHAPES[kind].exec(line);
    if (found !== null) return { kind, parts: found.slice(1) };
  }
  return { kind: 'text', parts: [line] };
}

const cellsOf = (row: string): readonly string[] => row.split('|').map((cell) => cell.trim());

/** Lines of one kind that follow each other are one block. */
function blockOf(kind: Kind, lines: readonly (readonly string[])[]): RulesBlock {
  switch (kind) {
    case 'clause':
      return { kind: 'clauses', clauses: lines.map(([indent, id, text]) => ({ id, text, below: indent !== '' })) };
    case 'step':
      return { kind: 'steps', first: Number(lines[0][0]), steps: lines.map(([, text]) => text) };
    case 'picture':
      return { kind: 'picture', alt: lines[0][0], file: lines[0][1] };
    case 'row': {
      const [head, , ...rows] = lines.map(([row]) => cellsOf(row));
      return { kind: 'table', head, rows };
    }
    default:
      return { kind: 'paragraph', text: lines.map(([text]) => text).join(' ') };
  }
}

function blocksOf(lines: readonly string[]): readonly RulesBlock[] {
  const blocks: RulesBlock[] = [];
  let kind: Kind = 'text';
  let group: (readonly string[])[] = [];
  const close = (): void => {
    if (group.length > 0) blocks.push(blockOf(kind, group));
    group = [];
  };
  for (const line of lines) {
    if (line === '') {
      close();
      continue;
    }
    const read = readLine(line);
    if (read.kind !== kind || kind === 'picture') close();
    kind = read.kind;
    group.push(read.parts);
  }
  close();
  return blocks;
}

export function parseRules(text: string): RulesPage {
  const parts: { readonly marks: string; readonly title: string; readonly lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const { kind, parts: read } = readLine(line);
    if (kind === 'heading') parts.push({ marks: read[0], title: read[1], lines: [] });
    else if (parts.length > 0) parts[parts.length - 1].lines.push(line);
    else if (line !== '') throw new Error(`a page of rules begins with its title, not with "${line}"`);
  }
  const [top, ...rest] = parts;
  return {
    title: top.title,
    lead: blocksOf(top.lines),
    sections: rest.map(({ marks, title, lines }, at) => ({
      id: `section-${at + 1}`,
      level: marks.length === 3 ? 3 : 2,
      title,
      blocks: blocksOf(lines),
    })),
  };
}

export const clausesOf = ({ sections }: RulesPage): readonly RulesClause[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'clauses' ? block.clauses : [])));
