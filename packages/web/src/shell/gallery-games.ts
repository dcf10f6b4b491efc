// Which gallery belongs to which game? Each is loaded with its game's cards when it is opened.

import type { GameId } from '../host/games.ts';
import type { GallerySource } from './gallery-source.ts';

const loads: Readonly<Record<GameId, () => Promise<GallerySource>>> = {
  'final-magic': () => import('../games/final-magic/gallery-source.ts').then((room) => room.finalMagicGallery),
  contracts: () => import('../games/contracts/gallery-source.ts').then((room) => room.contractsGallery),
};
const loaded = new Map<GameId, Promise<GallerySource>>();

/** The same promise each time, as `use` wants it; one that failed is tried again. */
export function galleryOf(game: GameId): Promise<GallerySource> {
  const found = loaded.get(game) ?? loads[game]();
  loaded.set(game, found);
  found.catch(() => loaded.delete(game));
  return found;
}
