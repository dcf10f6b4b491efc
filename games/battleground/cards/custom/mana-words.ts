// How is mana written in JSON? As text (`"W2 R1"`), or by colour (`{"white": 2}`).

import { BadInput } from '@duello/kernel';
import { fields, whole } from '@duello/language';
import { cost } from '../build.ts';
import { COLOURS, type Colour, type Cost } from '../vocabulary.ts';

/** A cost, or as much as a player may hold. */
export function readMana(input: unknown, path: string, most: number): Cost {
  const given = typeof input === 'string' ? readText(input, path) : fields(input, path, COLOURS);
  const count = (colour: Colour): number => whole(given[colour] ?? 0, `${path}.${colour}`, 0, most);
  return { white: count('white'), red: count('red'), purple: count('purple'), blue: count('blue') };
}

function readText(text: string, path: string): Cost {
  if (!/^ *([WRPB]\d{1,3}( +|$))*$/.test(text)) {
    throw new BadInput(path, 'must be like "W2 R1": W white, R red, P purple, B blue, each with its number');
  }
  return cost(text.replaceAll(/[WRPB]0+(?!\d)/g, '').trim());
}
