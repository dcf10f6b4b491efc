// What decides what an effect may say? When its card can be cast, and what the card says besides.

import type { CardId, CastIn } from './vocabulary.ts';

export interface Context {
  readonly phase: CastIn;
  /** Cards are fed to this spell, so they can be counted. */
  readonly feeds: boolean;
  /** Another effect of the card asks its caster something. */
  readonly asks: boolean;
  readonly known: ReadonlySet<CardId>;
  readonly deep: number;
}
