// What does a card show? Those of the box a picture of their own, those that a match brings what they name or the sign of their kind.

import { BadInput } from '@duello/kernel';

export const pictureIn = <P extends string, Q extends string>(
  pictures: Readonly<Record<string, P>>,
  id: string,
  ofItsKind: Q,
): P | Q => Object.entries(pictures).find(([known]) => known === id)?.[1] ?? ofItsKind;

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST = 60;

/** The name of a drawing of the icon set, or of a picture that somebody keeps at home; whoever has neither shows the sign of its kind. */
export function readPicture(input: unknown, path: string): string | null {
  if (input === undefined || input === null) return null;
  if (typeof input === 'string' && input.length <= LONGEST && NAME.test(input)) return input;
  throw new BadInput(path, 'must be the name of a drawing, such as "dragon-head"');
}
