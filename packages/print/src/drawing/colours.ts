// How do colours become others? Mixed, as inks on paper have no opacity that every printer knows.

const parts = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** Of each part from 0 to 1, as print wants it. */
export const channels = (colour: string): readonly number[] => parts(colour).map((value) => value / 255);

/** So much of the second colour in the first. */
export function mixed(colour: string, other: string, share: number): string {
  const [a, b] = [parts(colour), parts(other)];
  return `#${a.map((value, at) => hex(value + (b[at] - value) * share)).join('')}`;
}

/** The colours that a family of cards is printed in. */
export interface Tone {
  /** Of the frame. */
  readonly deep: string;
  readonly light: string;
  /** On the frame. */
  readonly ink: string;
  /** Behind the picture, from top to bottom. */
  readonly sky: string;
  readonly ground: string;
  readonly picture: string;
}

/** Black on white, with a frame in outline: for who pays for the ink. */
export const lowInk = ({ deep }: Tone): Tone => ({
  deep: '#ffffff',
  light: '#ffffff',
  ink: mixed(deep, '#000000', 0.6),
  sky: '#ffffff',
  ground: '#ffffff',
  picture: mixed(deep, '#000000', 0.35),
});
