// Is this a match? A pasted link, its compact text, or the JSON of a record, read as far as needed to say what is wrong.

import { isGameId } from '@duello/games';
import { BadInput, type MatchRecord, readRecord } from '@duello/kernel';
import { headOf, linkText, toText } from '@duello/language';
import { withGame } from '../host/games.ts';
import type { Key } from '../words/use-words.ts';

type ReadMatch =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: Key; readonly values: Readonly<Record<string, string>> };

const bad = (problem: Key, values: Readonly<Record<string, string>> = {}): ReadMatch => ({
  ok: false,
  problem,
  values,
});

export async function readMatch(input: string): Promise<ReadMatch> {
  const given = input.trim();
  if (given === '') return bad('openEmpty');
  return given.startsWith('{') || given.startsWith('[') ? readJson(given) : readLink(given);
}

function readLink(given: string): ReadMatch {
  const text = linkText(given);
  if (/^https?:/.test(text)) return bad('openOtherLink');
  try {
    const { game } = headOf(text);
    return isGameId(game) ? { ok: true, text } : bad('openForeign', { game });
  } catch (error) {
    if (error instanceof BadInput) return bad('openBadLink');
    throw error;
  }
}

async function readJson(given: string): Promise<ReadMatch> {
  let record: MatchRecord;
  try {
    record = readRecord(JSON.parse(given));
  } catch (error) {
    if (error instanceof BadInput) return bad('openNotRecord', { where: error.path === '' ? '–' : error.path });
    return bad('openNotJson');
  }
  if (!isGameId(record.game)) return bad('openForeign', { game: record.game });
  try {
    const text = await withGame(record.game, ({ rules }) => toText(rules, record));
    return { ok: true, text };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    // The page of replays says what is wrong with an answer or the rules, and shows the match as far as it goes.
    return /^answers\[|^version$/.test(error.path)
      ? { ok: true, text: given }
      : bad('openUnfit', { where: error.path });
  }
}
