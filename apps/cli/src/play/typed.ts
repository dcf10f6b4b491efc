// Which options does a typed line mean? Several by their signs, or by any beginning of a name that fits only one.

import type { Blocked, Seat, State } from '@duello/kernel';
import { plain } from '@duello/language';
import { bare, type Entry, type Menu, SIGNS, wrap } from '@duello/terminal';
import type { Session } from './session.ts';

const SIGN = `(?:-?\\d+|all|${Object.values(SIGNS).join('|')})`;
const SIGNS_ONLY = new RegExp(`^${SIGN}(?:\\s+${SIGN})*$`, 'i');

/** `1 3 ok` is three; names stand between commas. */
export const partsOf = (line: string): readonly string[] =>
  line
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => (SIGNS_ONLY.test(part) ? part.toLowerCase().split(/\s+/) : [part]));

/** The entry that is meant; says so when there is none or more than one. */
export function entryMeant<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  seat: Seat,
  typed: string,
  { entries }: Menu,
): Entry | null {
  const found = entries.get(typed) ?? entries.get(typed.toLowerCase());
  if (found !== undefined) return found;
  const { io, words, width } = session;
  const say = (text: string): null => {
    for (const line of wrap(text, width)) io.out(line);
    return null;
  };
  if (/^\d+$/.test(typed) || isSign(typed)) return say(words.noSuchSign(typed, signsText([...entries.keys()])));
  const named = called(session, seat, typed, entries);
  if (named.length === 1) return named[0][1];
  if (named.length === 0) return say(words.notAnOption(typed));
  return say(words.whichOne(named.map(([sign, { label }]) => `${sign}. ${bare(label)}`).join(' · ')));
}

const isSign = (typed: string): boolean => Object.values(SIGNS).includes(typed);

/** `1–4, 6, 0, e`. */
function signsText(signs: readonly string[]): string {
  const numbers = signs
    .filter((sign) => /^[1-9]/.test(sign))
    .map(Number)
    .sort((a, b) => a - b);
  const ranges = numbers.flatMap((from, i) => {
    if (numbers[i - 1] === from - 1) return [];
    let to = from;
    while (numbers.includes(to + 1)) to++;
    return [to === from ? `${from}` : `${from}–${to}`];
  });
  return [...ranges, ...signs.filter((sign) => !/^[1-9]/.test(sign))].join(', ');
}

/** By the whole name, else by how it begins: that of its card in any language, or what the menu says. */
function called<S extends State, V, O, E>(
  { layout, game, match }: Session<S, V, O, E>,
  seat: Seat,
  typed: string,
  entries: Menu['entries'],
): readonly (readonly [sign: string, Entry])[] {
  const view = game.tools.rules.view(match.state, seat);
  const word = plain(typed);
  if (word === '') return [];
  const namesOf = (entry: Entry): readonly string[] => {
    const key = keyOf(entry);
    const card = key === null ? null : layout.cardOf(view, key);
    // `#2 Squire 2/1` is called Squire.
    const label = bare(entry.label).replace(/^#\d+ /, '');
    return [label, ...(card === null ? [] : layout.names(card))].map(plain);
  };
  const all = [...entries].map((one) => ({ one, names: namesOf(one[1]) }));
  const tests = [(name: string) => name === word, (name: string) => name.startsWith(word)];
  for (const test of tests) {
    const found = all.filter(({ names }) => names.some(test));
    if (found.length > 0) return found.map(({ one }) => one);
  }
  return [];
}

/** The option that an entry is about in the end. */
export const keyOf = ({ picks, blocked }: Entry): string | null => picks.at(-1) ?? blocked ?? null;

/** Why an entry can't be chosen. */
export function sayBlocked<S extends State, V, O, E>(
  { io, words, layout, game, match }: Session<S, V, O, E>,
  seat: Seat,
  key: string,
  blocked: readonly Blocked[],
): void {
  const reasons = blocked.filter((one) => one.key === key);
  io.out(words.cantNow + (reasons.length === 0 ? '.' : ':'));
  for (const line of layout.whyNot(game.tools.rules.view(match.state, seat), reasons)) io.out(line);
}

/** The same entry in a menu that has changed since; null when it is no longer there. */
export const sameIn = (entries: Iterable<Entry>, { picks, by }: Entry): Entry | null =>
  [...entries].find((one) => one.by === by && one.picks.join(' ') === picks.join(' ')) ?? null;
