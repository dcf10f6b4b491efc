// How is mana written in JSON? As text (`"R1 P2"`), by colour (`{"red": 1}`), or as a number of pure mana.

import { BadInput } from '@duello/kernel';
import { fields, whole } from '@duello/language';
import { cost } from '../build.ts';
import { COLOURS, type Colour, type Cost } from '../vocabulary.ts';

const MOST = 99;

export function readMana(input: unknown, path: string): Cost {
  if (typeof input === 'number') return { red: 0, blue: 0, yellow: 0, pure: whole(input, path, 0, MOST) };
  if (typeof input === 'string') return readText(input, path);
  const given = fields(input, path, COLOURS);
  const count = (colour: Colour): number => whole(given[colour] ?? 0, `${path}.${colour}`, 0, MOST);
  return { red: count('red'), blue: count('blue'), yellow: count('yellow'), pure: count('pure') };
}

function readText(text: string, path: string): Cost {
  if (!/^ *([RBYP]\d{1,2}( +|$))*$/.test(text)) {
    throw new BadInput(path, 'must be like "R1 P2": R red, B blue, Y yellow, P pure, each with its number');
  }
  return cost(text.replaceAll(/[RBYP]0+(?!\d)/g, '').trim());
}
