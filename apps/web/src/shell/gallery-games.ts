// Which gallery belongs to which game? Each is loaded with its game's cards when it is opened.

import { once } from '../games/once.ts';
import type { GameId } from '../host/games.ts';
import type { GallerySource } from './gallery-source.ts';

const loads: Readonly<Record<GameId, () => Promise<GallerySource>>> = {
  'final-magic': () => import('../games/final-magic/gallery-source.ts').then((room) => room.finalMagicGallery),
  contracts: () => import('../games/contracts/gallery-source.ts').then((room) => room.contractsGallery),
  battleground: () => import('../games/battleground/gallery-source.ts').then((room) => room.battlegroundGallery),
  'sun-moon': () => import('../games/sun-moon/gallery-source.ts').then((room) => room.sunMoonGallery),
};
export const galleryOf = once((game: GameId) => loads[game]());
