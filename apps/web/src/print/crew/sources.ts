// Where are the typefaces, rules and pictures that are printed? At addresses of this page, wherever it lies.

import type { GameId } from '@duello/games';
import type { Json } from '@duello/kernel';
import { isRecord } from '@duello/language';
import { isPhoto } from '@duello/print';
import { drawingsOf, isOwnPicture, keptPicture, type Lang } from '@duello/table';
import title from '@fontsource/eczar/files/eczar-latin-700-normal.woff?url';
import italic from '@fontsource/source-sans-3/files/source-sans-3-latin-400-italic.woff?url';
import text from '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff?url';
import bold from '@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff?url';
import { picturesOf } from '../../rulebook/rulebook-pictures.ts';
import { rulesText } from '../../rulebook/rules-text.ts';
import type { Sources } from './print-worker.ts';

/** A worker would look for them beside itself. */
const whole = (address: string): string => new URL(address, window.location.href).href;

/** What somebody's own cards show, by name. */
const namesIn = (own: Json): readonly string[] =>
  isRecord(own)
    ? Object.values(own).flatMap((card) => (isRecord(card) && typeof card.picture === 'string' ? [card.picture] : []))
    : [];

function photosOf(names: readonly string[]): Sources['photos'] {
  const kept = names.map((name) => [name, keptPicture(name)] as const);
  return Object.fromEntries(kept.flatMap(([name, data]) => (isPhoto(data) ? [[name, data]] : [])));
}

export async function sourcesOf(game: GameId, lang: Lang, own: Json): Promise<Sources> {
  const names = namesIn(own);
  const pictures = Object.entries(picturesOf(game)).map(([name, address]) => [name, whole(address)] as const);
  return {
    fonts: { text: whole(text), bold: whole(bold), italic: whole(italic), title: whole(title) },
    rules: await rulesText(game, lang),
    pictures: Object.fromEntries(pictures),
    drawings: await drawingsOf(names.filter((name) => !isOwnPicture(name))),
    photos: photosOf(names),
  };
}
