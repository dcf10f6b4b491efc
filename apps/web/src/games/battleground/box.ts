// Which faces do the spells of the box have, outside a match? Made once per language.

import type { Lang } from '@duello/battleground';
import { remembered } from '../../table/remembered.ts';
import { facesIn } from './faces.ts';

export const boxFaces = remembered((lang: Lang) => facesIn(lang, {}));
