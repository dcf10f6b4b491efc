// Which contracts does the box hold? By id, outside any match; and their faces, made once per language.

import { boxCards, type CardId, type Contract, type Lang } from '@duello/contracts';
import { type Faces, facesIn } from './faces.ts';

const contracts: ReadonlyMap<CardId, Contract> = new Map(boxCards);
export const boxContract = (id: CardId): Contract | null => contracts.get(id) ?? null;

const NO_CARDS = {};
const made: Partial<Record<Lang, Faces>> = {};

export function boxFaces(lang: Lang): Faces {
  const faces = made[lang] ?? facesIn(lang, NO_CARDS);
  made[lang] = faces;
  return faces;
}
