// What of a box is to be printed? Whole parts of it, or single cards by name.

import { BadInput } from '@duello/kernel';
import { type PrintedCard, SECTIONS, type Section } from '@duello/print';
import { noSuch } from '../args/nearest.ts';

export interface Wanted {
  readonly sections: readonly Section[];
  readonly cards: readonly PrintedCard[];
}

const same = (text: string): string => text.trim().toLowerCase().replaceAll('’', "'");

/** All of `only` that is a part of the box, and the cards it names; everything when nothing is said. */
export function wantedOf(only: readonly string[], cards: readonly PrintedCard[]): Wanted {
  if (only.length === 0) return { sections: SECTIONS, cards };
  const called = (word: string) => cards.filter(({ id, name }) => [id, name].some((one) => same(one) === same(word)));
  // A name may have a comma in it.
  const words = only.flatMap((given) => (called(given).length > 0 ? [given] : given.split(',')));
  const sections: Section[] = [];
  const named: PrintedCard[] = [];
  for (const word of words.filter((one) => one.trim() !== '')) {
    const section = SECTIONS.find((one) => one === same(word));
    const found = called(word);
    if (section !== undefined) sections.push(section);
    else if (found.length > 0) named.push(...found);
    else throw new BadInput('--only', noneOf(word.trim(), cards));
  }
  if (sections.length + named.length === 0)
    throw new BadInput('--only', `name parts of the box or cards: ${SECTIONS.join(', ')}`);
  return {
    sections: named.length > 0 ? [...sections, 'cards'] : sections,
    cards: sections.includes('cards') ? cards : named,
  };
}

/** Of a card whose name somebody half remembers; a longer list helps nobody. */
const MOST_ALIKE = 5;

function noneOf(word: string, cards: readonly PrintedCard[]): string {
  const alike = cards.filter(({ name }) => same(name).includes(same(word))).map(({ name }) => name);
  if (alike.length > 0 && alike.length <= MOST_ALIKE)
    return `there is no part of the box or card "${word}"; did you mean ${alike.join(' or ')}?`;
  const names = [...SECTIONS, ...cards.flatMap(({ id, name }) => [name, id])];
  const said = noSuch('part of the box or card', word, names);
  return said.includes('did you mean')
    ? said
    : `there is no part of the box or card "${word}"; parts are ${SECTIONS.join(', ')}, and \`duello cards\` lists the cards`;
}
