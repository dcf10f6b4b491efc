// What does one card of a game's box look like? The same face as at the table.

import type { GameId } from '@duello/games';
import { CardFace, useSettings } from '@duello/table';
import { use } from 'react';
import { bookOf } from '../games/pages.ts';

export function BoxCard({ game, card }: { readonly game: GameId; readonly card: string }) {
  const { lang } = useSettings();
  return <CardFace face={use(bookOf(game)).face(card, lang)} />;
}
