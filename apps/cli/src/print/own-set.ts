// Which cards does somebody's own set bring? Those of a file: a set, or anything a match can begin with.

import { readFileSync } from 'node:fs';
import { BadInput, type Json } from '@duello/kernel';
import type { Lang } from '@duello/language';
import { isRecord } from '@duello/language';
import { type GamePrint, type Photos, type PrintedCard, readPhotos } from '@duello/print';

function read(file: string): Json {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new BadInput('', `${file} can’t be read; name a file with cards`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput('', `${file} is no JSON`);
  }
}

const isJson = (value: unknown): value is Json => value !== undefined;

/** `{"cards": {…}}`, or the options of a match or scenario that have some. */
function cardsIn(given: Json): Json | null {
  if (!isRecord(given)) return null;
  const { options = {} } = given;
  const found = given.cards ?? (isRecord(options) ? options.cards : undefined);
  return isJson(found) ? found : null;
}

export interface OwnSet {
  readonly cards: readonly PrintedCard[];
  /** Those of its cards that a file brings along. */
  readonly photos: Photos;
}

export function ownSet(game: GamePrint, file: string, lang: Lang): OwnSet {
  const given = read(file);
  const cards = cardsIn(given);
  if (cards === null) throw new BadInput('', `${file} has no cards; it should look like {"cards": {…}}`);
  const printed = game.ownCards(cards, lang);
  if (printed.length === 0) throw new BadInput('', `${file} has no cards to print`);
  return { cards: printed, photos: isRecord(given) ? readPhotos(given.pictures) : {} };
}
