// How is text coloured, and what may a terminal be told at all? Colours that we chose, and otherwise only what can be read.

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, magenta: 35, cyan: 36 } as const;
export type Colour = keyof typeof CODES;
export type Paint = (colour: Colour, text: string) => string;

/** Until it is printed a colour is a noncharacter, so that no escape in a card's name, a seed or a file passes for one. */
const FIRST = 0xfdd0;
const RESET = String.fromCharCode(FIRST);
const marks = new Map(Object.values(CODES).map((code, i) => [code, String.fromCharCode(FIRST + 1 + i)] as const));
const codes = new Map<string, number>([[RESET, 0], ...[...marks].map(([code, mark]) => [mark, code] as const)]);
const MARK = new RegExp(`[${[...codes.keys()].join('')}]`, 'g');

export const painter =
  (colours: boolean): Paint =>
  (colour, text) =>
    colours && text !== '' ? (marks.get(CODES[colour]) ?? '') + text + RESET : text;

/** Text without its colours. */
export const bare = (text: string): string => text.replace(MARK, '');

/** All that moves the cursor or turns the direction of writing, except the end of a line. */
const CONTROL = /(?!\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** What is really written: escapes spelt out, as JSON does it, and then our own colours. */
export const printable = (text: string): string =>
  text
    .replace(CONTROL, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(MARK, (mark) => `\x1b[${codes.get(mark)}m`);
