// Which gallery belongs to which game? Each is loaded with its game's cards when it is opened.

import { type ComponentType, lazy } from 'react';
import type { GameId } from '../host/games.ts';

export interface GalleryProps {
  /** The card that is open. */
  readonly card: string | null;
}

export const galleries: Readonly<Record<GameId, ComponentType<GalleryProps>>> = {
  'final-magic': lazy(() =>
    import('../games/final-magic/gallery-cards.tsx').then((room) => ({ default: room.FinalMagicGallery })),
  ),
};
