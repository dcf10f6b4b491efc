// Where is the match kept? In the file asked for, or in the player's own folder under game and time; nothing is overwritten.

import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { BadInput, recordOf, SEAT_NAMES, type State } from '@duello/kernel';
import { FIRST_LANG } from '@duello/language';
import { wrap } from '@duello/terminal';
import { dataFolder, freeFile, timeOf } from '../match/data-folder.ts';
import { linkOf, typed, writeRecord } from '../match/saved.ts';
import type { Session } from './session.ts';

/** Writes the match and says so; false when it could not be written. */
function wrote<S extends State, V, O, E>(session: Session<S, V, O, E>, file: string): boolean {
  const { words, match } = session;
  try {
    writeRecord(file, recordOf(match));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    say(session, words.notSaved(file));
    return false;
  }
  session.file = file;
  say(session, words.saved(file));
  return true;
}

function say<S extends State, V, O, E>({ io, width }: Session<S, V, O, E>, text: string): void {
  for (const line of wrap(text, width)) io.out(line);
}

/** While the match goes on: what fails can be tried again. */
export function save<S extends State, V, O, E>(session: Session<S, V, O, E>, name: string | null): void {
  const { words } = session;
  const file = name === null ? fileOf(session) : resolve(name);
  const isTaken = file !== session.file && existsSync(file);
  if (isTaken) say(session, words.alreadyThere(file));
  if (isTaken || !wrote(session, file)) say(session, words.saveElsewhere);
}

/**
 * When the match is left: it goes to the temp folder when its own file can't be written, and when that fails too its
 * link is printed. True when it is where it was wanted.
 */
export function keep<S extends State, V, O, E>(session: Session<S, V, O, E>): boolean {
  const { io, words, match, game } = session;
  const file = fileOf(session);
  if (wrote(session, file)) return true;
  if (!wrote(session, freeFile(join(tmpdir(), basename(file, '.json'))))) {
    session.file = null;
    say(session, words.savedNowhere);
    io.out(linkOf(game.tools.rules, recordOf(match)));
  }
  return false;
}

const fileOf = <S extends State, V, O, E>({ file, match }: Session<S, V, O, E>): string =>
  file ?? freeFile(join(dataFolder('matches'), `${match.rules.id}-${timeOf(new Date())}`));

/** What to type to go on with it; null when it is in no file. */
export function resumeCommand<S extends State, V, O, E>(session: Session<S, V, O, E>): string | null {
  const { file, seats, botName, lang } = session;
  if (file === null) return null;
  const who = seats.length > 1 ? '--both' : `--seat ${SEAT_NAMES[seats[0]]} --bot ${botName}`;
  const speech = lang === FIRST_LANG ? '' : ` --lang ${lang}`;
  return `duello play --resume ${typed(file)} ${who}${speech}`;
}
