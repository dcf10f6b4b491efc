// Which matches can be watched behind an answer? Named once, wherever they stand.

import type { Answer, MatchRef, Picture } from '../questions/answer.ts';
import type { Voice } from './spots.ts';

/** How a match was played, in words: by which bots, with which rules or without which card, and who brought what. */
function armWords(name: string, { words, naming }: Voice): string {
  const [title = '', second = '', third] = name.split(' ');
  const isWithout = title === 'without';
  const decks = (isWithout ? third : second) ?? '';
  const how = isWithout
    ? words.report.without(naming.card(second))
    : title === 'A' || title === 'B'
      ? title
      : title.split(':').map(naming.bot).join(' – ');
  return [how, decks.split('-').map(naming.deck).join(' – ')].filter((part) => part !== '').join(', ');
}

/** As `Deal 7, seats swapped`; with how it was played where there are several ways. */
export const matchWords = ({ arm, deal, match }: MatchRef, arms: number, voice: Voice): string =>
  voice.words.report.match(String(deal), match === 1, arms > 1 ? armWords(arm, voice) : '');

export const keyOfMatch = ({ arm, deal, match }: MatchRef): string => `${arm}/${deal}/${match}`;

function behind(picture: Picture): readonly (readonly MatchRef[])[] {
  switch (picture.kind) {
    case 'bars':
      return picture.bars.map(({ matches }) => matches);
    case 'heat':
      return picture.cells.flat().map((cell) => cell?.matches ?? []);
    case 'histogram':
      return picture.bins.map(({ matches }) => matches);
    case 'fan':
      return picture.examples.map(({ match }) => [match]);
    case 'scatter':
      return picture.points.map(({ matches }) => matches);
    case 'compare':
      return picture.rows.map(({ matches }) => matches);
  }
}

/** Every list of matches that an answer shows. */
const lists = ({ headlines, pictures }: Answer): readonly (readonly MatchRef[])[] => [
  ...headlines.map(({ matches }) => matches),
  ...pictures.flatMap(behind),
];

/** The first few of each list, each once: those that a report brings along. */
export function matchesToWatch(answer: Answer, each: number): readonly MatchRef[] {
  const found = new Map<string, MatchRef>();
  for (const list of lists(answer)) for (const one of list.slice(0, each)) found.set(keyOfMatch(one), one);
  return [...found.values()];
}
