// What lies in a pile? Of a discard pile all, the newest first; of a deck only what its viewer may know.

import { CardFace, type PileProps, Sheet } from '@duello/table';
import type { CardId } from '../../index.ts';
import { Market } from '../market/market.tsx';
import { type PileName, useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

/** Spells with their copies, in the order in which they come first. */
function counted(cards: readonly CardId[]): readonly (readonly [CardId, number])[] {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

export function PileSheet({ seat, pile, close }: PileProps<PileName>) {
  const { view, mine, words, nameOfSeat, faces } = useTable();
  const t = useWords();
  if (pile === 'market') {
    return (
      <Sheet title={words.nouns.market} wide close={close}>
        <Market />
      </Sheet>
    );
  }
  const player = view.players[seat];
  const own = seat === mine && player.hand !== null;
  const isDeck = pile === 'deck';
  const cards = isDeck ? counted(player.unseen) : player.pile.toReversed().map((card) => [card, 1] as const);
  const title = isDeck ? words.nouns.deck : words.nouns.discardPile;
  return (
    <Sheet title={`${nameOfSeat(seat)}: ${title}`} wide={cards.length > 4} close={close}>
      {isDeck && <p className="sheet-note">{t(own ? 'battleground.deckOwn' : 'battleground.deckOther')}</p>}
      {cards.length === 0 && <p className="sheet-note">{t('table.emptyPile')}</p>}
      <ul className="pile-cards">
        {cards.map(([id, count], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pile is shown as it lies
          <li key={`${id}-${at}`}>
            <CardFace face={faces.face(id)} />
            {count > 1 && <b>×{count}</b>}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
