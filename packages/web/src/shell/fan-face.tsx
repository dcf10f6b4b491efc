// What does one card of the fan on the first page show? The same face as at the table.

import { facesIn } from '../games/final-magic/faces.ts';
import { CardFace } from '../table/card.tsx';

const NO_CARDS = {};
const faces = { en: facesIn('en', NO_CARDS), it: facesIn('it', NO_CARDS) };

export function FanFace({ card, lang }: { readonly card: string; readonly lang: 'en' | 'it' }) {
  return <CardFace face={faces[lang].face(card)} />;
}
