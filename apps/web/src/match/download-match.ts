// How does a running match become a file? As its link, which both the page and the terminal open.

import { LINK_WORD } from '@duello/language';
import { saveFile } from '../frame/save-file.ts';
import type { Saved } from '../host/saved.ts';

export const downloadMatch = ({ game, id, text }: Saved): void =>
  saveFile(`${game}-${id}.duello`, `${LINK_WORD}${text}\n`);
