// What is printed on a card? A game makes these from its cards and words; nothing here knows what they mean.

import type { Tone } from '../drawing/colours.ts';

/** A part of a cost: a sign on its colour, or how much of it. */
export interface PrintedPip {
  readonly shape: PipShape;
  readonly colour: string;
  readonly ink: string;
  readonly icon: string | null;
  readonly text: string;
}
export const PIP_SHAPES = ['disc', 'square', 'flame', 'leaf', 'hexagon'] as const;
export type PipShape = (typeof PIP_SHAPES)[number];

/** A number in a corner, on a shape that says what it is. */
export interface PrintedBadge {
  readonly shape: 'coin' | 'crystal' | 'blade' | 'heart' | 'gear' | 'moon';
  readonly corner: 'top left' | 'top right' | 'bottom left' | 'bottom right';
  readonly colour: string;
  readonly value: string;
  readonly label: string;
}

export interface PrintedMark {
  readonly icon: string;
  readonly text: string;
  readonly label: string;
}

/** What all cards of a pile have on the other side. */
export interface PrintedBack {
  readonly id: string;
  readonly title: string;
  readonly sigil: string;
  readonly tone: Tone;
}

export interface PrintedCard {
  readonly id: string;
  readonly name: string;
  /** How many the box has. */
  readonly count: number;
  /** The deck, class or pile it belongs to, in words: printed at its foot. */
  readonly home: string;
  readonly tone: Tone;
  /** The outline of the picture: another for every type. */
  readonly frame: 'plain' | 'arch' | 'cut' | 'round' | 'merlon';
  readonly art: string;
  /** Chosen by whoever made it: a photo or a drawing by its name; where it is not to be had, its art is printed. */
  readonly picture?: string | null;
  readonly sigil: string;
  readonly kind: string;
  readonly pips: readonly PrintedPip[];
  readonly badges: readonly PrintedBadge[];
  readonly marks: readonly PrintedMark[];
  /** A sentence or ability each: never left out, never under the least size. */
  readonly lines: readonly string[];
  /** What its keywords mean, where there is room. */
  readonly reminders: readonly string[];
  readonly flavour: string;
  readonly back: PrintedBack;
}
