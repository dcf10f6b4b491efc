// What is inside a sentence of the rules? Words, names of options, ids of other clauses, names of cards.

export type Piece =
  | { readonly kind: 'text' | 'code' | 'bold'; readonly text: string }
  | { readonly kind: 'clause'; readonly text: string }
  | { readonly kind: 'card'; readonly text: string; readonly card: string };

/** What a sentence may speak of: ids of clauses, and cards by each of their names. */
export interface Known {
  readonly ids: ReadonlySet<string>;
  readonly cards: ReadonlyMap<string, string>;
}

const ID = '[A-Z]+(?:-[A-Z]+)?\\d+';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Longer names first, so that one inside another is not taken for it; an s makes a plural. */
function patternOf({ cards }: Known): RegExp {
  const names = [...cards.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const name = names.length === 0 ? '(?!)' : names.join('|');
  return new RegExp(
    `\`([^\`]+)\`|\\*\\*([^*]+)\\*\\*|(?<![\\w-])(${ID})(?!\\w)|(?<!\\p{L})(${name})s?(?!\\p{L})`,
    'gu',
  );
}

const patterns = new WeakMap<Known, RegExp>();

function pieceOf([whole, code, bold, id, name]: readonly (string | undefined)[], known: Known): Piece {
  const text = whole ?? '';
  if (code !== undefined) return { kind: 'code', text: code };
  if (bold !== undefined) return { kind: 'bold', text: bold };
  if (id !== undefined) return { kind: known.ids.has(id) ? 'clause' : 'text', text };
  const card = known.cards.get(name ?? '');
  return card === undefined ? { kind: 'text', text } : { kind: 'card', text, card };
}

export function piecesOf(text: string, known: Known): readonly Piece[] {
  const pattern = patterns.get(known) ?? patternOf(known);
  patterns.set(known, pattern);
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > end) pieces.push({ kind: 'text', text: text.slice(end, found.index) });
    pieces.push(pieceOf(found, known));
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces;
}

/** Steps and rulings (`F-R1`, `CR08`) begin with a title that ends with a full stop. */
const TITLED = /[A-Z]-?[A-Z]\d+$/;

export function titleOf(id: string, text: string): { readonly title: string; readonly rest: string } {
  const end = TITLED.test(id) ? text.indexOf('. ') + 1 : 0;
  return { title: text.slice(0, end), rest: text.slice(end).trimStart() };
}

/** The card a clause is about: the one it begins with. */
export function subjectOf(text: string, known: Known): string | null {
  const [first] = piecesOf(text, known);
  return first?.kind === 'card' ? first.card : null;
}

export const mentions = (text: string, card: string, known: Known): boolean =>
  piecesOf(text, known).some((piece) => piece.kind === 'card' && piece.card === card);
