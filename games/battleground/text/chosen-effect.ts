// Which of two effects was chosen? In the words of the spell, as far as the box knows it.

import { catalogue } from '../cards/box/catalogue.ts';
import type { Spell } from '../cards/spell.ts';
import type { CardId } from '../cards/vocabulary.ts';
import { effectsSaid } from './effects-said.ts';
import type { Words } from './words.ts';

const inBox: Readonly<Record<string, Spell>> = catalogue;

/** To be quoted, without its full stop; null for a spell that the box doesn't know, whose effects go by their number. */
export function effectChosen(
  source: CardId,
  mode: 1 | 2,
  card: Words['card'],
  nameOf: Parameters<Words['card']>[1],
): string | null {
  if (!Object.hasOwn(inBox, source)) return null;
  const said = effectsSaid('either', inBox[source], { card }, nameOf)[mode === 1 ? 'first' : 'second'];
  return said === undefined ? null : said.replace(/\.$/, '');
}
