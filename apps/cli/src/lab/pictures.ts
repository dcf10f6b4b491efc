// How do the pictures of an answer become files? Each as an image for any page, and its table for a spreadsheet.

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@duello/kernel';
import type { Answer } from '@duello/lab/questions';
import { csvOf, draw, PICTURE_STYLE, svgFile, tableOf, type Voice } from '@duello/lab/report';

/** As wide as a column of text. */
const WIDTH = 640;

/** Makes the folder, before anything is played for it; throws BadInput where it can’t, or where something is in it already. */
export function folderFor(folder: string, force: boolean): string {
  if (!force && existsSync(folder) && inFolder(folder, () => readdirSync(folder)).length > 0) {
    throw new BadInput('', `${folder} is not empty; name another folder, or write into it with --force`);
  }
  inFolder(folder, () => mkdirSync(folder, { recursive: true }));
  return folder;
}

export function writePictures(folder: string, answer: Answer, voice: Voice): void {
  for (const picture of answer.pictures) {
    const files = [
      ['svg', svgFile(draw(picture, WIDTH, voice), PICTURE_STYLE)],
      ['csv', csvOf(tableOf(picture, voice))],
    ] as const;
    for (const [kind, text] of files) {
      inFolder(folder, () => writeFileSync(join(folder, `${picture.name}.${kind}`), text));
    }
  }
}

function inFolder<T>(folder: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : error;
    throw new BadInput('', `pictures can’t be written to ${folder} (${why}); name another folder`);
  }
}
