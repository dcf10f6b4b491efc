// What lies in a box beside cards? Tokens with two sides, tracks to count on, and boards.

import type { Area, Shape } from '../drawing/shapes.ts';
import type { Craft } from './craft.ts';

export interface TokenSide {
  readonly colour: string;
  readonly ink: string;
  readonly icon: string | null;
  /** A number or sign on it; with an icon, below that. */
  readonly text: string;
  /** An empty one is an outline alone. */
  readonly hollow?: boolean;
}

export interface PrintedToken {
  readonly id: string;
  /** Printed beside its sheet, so that one knows what it is. */
  readonly name: string;
  readonly count: number;
  readonly shape: 'disc' | 'square' | 'hexagon' | 'diamond';
  readonly front: TokenSide;
  readonly back: TokenSide;
}

/** A row of numbers, on which a token tells how much somebody has. */
export interface PrintedTrack {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly colour: string;
  readonly icon: string;
  readonly from: number;
  readonly to: number;
  /** What stands under a number; nothing for most. */
  below(value: number): string;
}

export interface PrintedBoard {
  readonly id: string;
  readonly name: string;
  /** The drawings on it, by name. */
  readonly icons: readonly string[];
  shapes(area: Area, craft: Craft): readonly Shape[];
}

/** A word of the game with what it means: for the aid, and for the index of the rulebook. */
export interface PrintedTerm {
  readonly name: string;
  readonly reminder: string;
}
