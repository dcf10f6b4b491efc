// Which faces do the cards of the box have, outside a match? Made once per language.

import { remembered } from '@duello/table';
import type { Lang } from '../../index.ts';
import { facesIn } from './faces.ts';

export const boxFaces = remembered((lang: Lang) => facesIn(lang, {}));
