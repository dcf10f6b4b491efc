// What do games say in the help of commands? Each its own sentences and examples, in the order of the list.

import { ofEveryGame } from './terminal-games.ts';

const HELP = ofEveryGame(({ title, tools, help }) => ({ title, id: tools.rules.id, help }));

const sentences = (all: readonly (string | null)[]): string => all.filter((one) => one !== null).join(' ');

export const playHelp = sentences(HELP.map(({ help }) => help.play));
export const playExamples = HELP.map(({ id, help }) => `duello play ${id} ${help.playExample}`);

export const simHelp = sentences(HELP.map(({ help }) => help.sim));
export const simExamples = HELP.flatMap(({ id, help }) =>
  help.simExample === null ? [] : [`duello sim ${id} ${help.simExample}`],
);

export const cardsHelp = sentences(HELP.map(({ help }) => help.cards));

/** What `duello cards --json` says of the cards of single games. */
export const cardFields = HELP.flatMap(({ title, help: { cardFields: fields } }) =>
  fields.length === 0 ? [] : [`; of ${title.en} also ${inOneSentence(fields, 'and')}`],
).join('');

/** `a, b and c`. */
export function inOneSentence(all: readonly string[], word: 'and' | 'or'): string {
  const last = all.at(-1) ?? '';
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} ${word} ${last}`;
}
