// How large are things on paper? Points inside, millimetres for people.

/** A millimetre in points. */
export const MM = 72 / 25.4;

export const PAPER_NAMES = ['a4', 'letter'] as const;
export type PaperName = (typeof PAPER_NAMES)[number];

export interface Paper {
  readonly width: number;
  readonly height: number;
  /** What is printed beyond a cut, so that a knife that slips leaves no white. */
  readonly bleed: number;
}

/** Letter is shorter: nine cards leave it less room between them. */
export const PAPERS: Readonly<Record<PaperName, Paper>> = {
  a4: { width: 210 * MM, height: 297 * MM, bleed: 2 * MM },
  letter: { width: 8.5 * 72, height: 11 * 72, bleed: 1 * MM },
};

export interface Size {
  readonly width: number;
  readonly height: number;
}
export const CARD: Size = { width: 63 * MM, height: 88 * MM };

/** Nobody can read what is smaller. */
export const LEAST_TEXT = 6;
