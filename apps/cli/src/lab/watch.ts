// How is a match behind an answer watched? It is played again, and kept as a file or told as a link that `duello replay` takes.

import { readFileSync } from 'node:fs';
import { BadInput, type MatchRecord } from '@duello/kernel';
import { type Answer, dealerOf, type MatchRef, provenanceOf } from '@duello/lab/questions';
import { withGame } from '../games/lab-games.ts';
import type { Io } from '../io/command.ts';
import { fileFor, linkOf, typed, writeRecord } from '../match/saved.ts';
import { readKept } from './kept.ts';

type Asked = Pick<Answer, 'question' | 'provenance'>;

export function watch(
  file: string,
  match: string,
  to: { readonly save: string | null; readonly force: boolean },
  io: Io,
): void {
  const { question, provenance } = askedIn(file);
  const ref = readRef(match);
  const { record, link } = withGame(question.game, (game) => {
    const dealer = dealerOf(game, question);
    const today = provenanceOf(game, dealer.plan);
    if ((['rules', 'cards', 'bots', 'engine'] as const).some((part) => today[part] !== provenance[part])) {
      io.err('rules, cards or bots have changed since: this may be another match than the one that was counted.');
    }
    const again: MatchRecord = dealer.again(ref);
    return { record: again, link: linkOf(game.rules, again) };
  });
  if (to.save === null) {
    io.out(link);
    return;
  }
  writeRecord(fileFor(to.save, to.force), record);
  io.out(`saved; watch it with: duello replay ${typed(to.save)}`);
}

/** What was asked, from a file of `--out` or one that `--json` printed. */
function askedIn(file: string): Asked {
  const whole = wholeJson(file);
  const answer = whole !== null && 'answer' in whole ? whole.answer : null;
  return isAsked(answer) ? answer : readKept(file);
}

function wholeJson(file: string): object | null {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof read === 'object' ? read : null;
  } catch {
    return null;
  }
}

const isAsked = (value: unknown): value is Asked =>
  typeof value === 'object' && value !== null && 'question' in value && 'provenance' in value;

/** `arm/deal/match`, as answers name their matches. */
function readRef(text: string): MatchRef {
  const [, arm, deal, match] = /^(.+)\/(\d+)\/([01])$/.exec(text) ?? [];
  if (arm === undefined) throw new BadInput('', `a match is named ARM/DEAL/0 or ARM/DEAL/1, not "${text}"`);
  return { arm, deal: Number(deal), match: match === '0' ? 0 : 1 };
}
