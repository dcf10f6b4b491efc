// What does one card of the fan on the first page show? The same face as at the table.

import { boxFaces } from '../games/final-magic/box.ts';
import { CardFace } from '../table/card.tsx';
import type { Settings } from './settings.ts';

export const FanFace = ({ card, lang }: { readonly card: string; readonly lang: Settings['lang'] }) => (
  <CardFace face={boxFaces(lang).face(card)} />
);
