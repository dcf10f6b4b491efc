// Where is the match kept? In the file asked for, or in one named after game and seed that overwrites nothing else.

import { existsSync } from 'node:fs';
import { BadInput, recordOf, SEAT_NAMES, type State } from '@duello/kernel';
import { wrap } from '../columns.ts';
import { findMatch, writeRecord } from '../saved.ts';
import type { Session } from './session.ts';

/** Writes the match and says so; false when it could not be written. */
export function saveTo<S extends State, V, O, E>(session: Session<S, V, O, E>, file: string): boolean {
  const { io, words, match, width } = session;
  const say = (text: string): void => wrap(text, width).forEach((line) => void io.out(line));
  try {
    writeRecord(file, recordOf(match));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    say(words.notSaved(file));
    return false;
  }
  session.file = file;
  say(words.saved(file));
  return true;
}

/** `final-magic-SEED.json`, or with a number behind when that holds another match. */
export function freeFile(game: string, seed: string): string {
  const name = `${game}-${seed.replace(/[^\w-]+/g, '_').slice(0, 40)}`;
  for (let n = 1; ; n++) {
    const file = n === 1 ? `${name}.json` : `${name}-${n}.json`;
    if (!existsSync(file) || isSameDeal(file, game, seed)) return file;
  }
}

function isSameDeal(file: string, game: string, seed: string): boolean {
  try {
    const found = findMatch(file);
    return 'record' in found && found.game === game && found.record.seed === seed;
  } catch {
    return false;
  }
}

/** What to type to go on with it. */
export function resumeCommand<S extends State, V, O, E>(session: Session<S, V, O, E>): string {
  const { file, seats, botName, words } = session;
  const who = seats.length > 1 ? '--both' : `--seat ${SEAT_NAMES[seats[0]]} --bot ${botName}`;
  const lang = words.lang === 'en' ? '' : ` --lang ${words.lang}`;
  return `duello play --resume ${/\s/.test(file) ? `"${file}"` : file} ${who}${lang}`;
}
