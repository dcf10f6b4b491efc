// Which faces do the cards of the box have, outside a match? Made once per language.

import type { Lang } from '@duello/final-magic';
import { type Faces, facesIn } from './faces.ts';

const made: Partial<Record<Lang, Faces>> = {};

export function boxFaces(lang: Lang): Faces {
  const faces = made[lang] ?? facesIn(lang, {});
  made[lang] = faces;
  return faces;
}
