// Which colours does the terminal use? Sixteen of them, or none at all; nothing is said by colour alone.

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, magenta: 35, cyan: 36 } as const;
export type Colour = keyof typeof CODES;
export type Paint = (colour: Colour, text: string) => string;

export const painter =
  (colours: boolean): Paint =>
  (colour, text) =>
    colours && text !== '' ? `\x1b[${CODES[colour]}m${text}\x1b[0m` : text;
