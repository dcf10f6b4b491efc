// What is every part of the box drawn with?

import type { Icons } from '../drawing/icons.ts';
import type { Photos } from '../drawing/photos.ts';
import type { Typefaces } from '../text/typefaces.ts';

export interface Craft {
  readonly typefaces: Typefaces;
  readonly icons: Icons;
  readonly photos: Photos;
  /** Outlines on white instead of colour. */
  readonly lowInk: boolean;
  /** Beyond the cut, in points. */
  readonly bleed: number;
}
