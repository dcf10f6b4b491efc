// What lies in a pile? Of a discard pile all, the newest first; of a deck only what its viewer may know.

import { CardFace, type PileProps, Sheet } from '@duello/table';
import type { CardId } from '../../index.ts';
import { type PileName, useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

/** Contracts with their copies, in the order in which they come first. */
function counted(cards: readonly CardId[]): readonly (readonly [CardId, number])[] {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

export function PileSheet({ seat, pile, close }: PileProps<PileName>) {
  const { view, mine, words, nameOfSeat, faces } = useTable();
  const t = useWords();
  const player = view.players[seat];
  const own = seat === mine && player.hand !== null;
  const isDeck = pile === 'deck';
  const cost = (card: CardId): number => Object.values(faces.card(card)?.cost ?? {}).reduce((a, b) => a + b, 0);
  const cards = isDeck
    ? counted(player.unseen).toSorted(([a], [b]) => cost(a) - cost(b))
    : player.pile.toReversed().map((card) => [card, 1] as const);
  const title = isDeck ? words.nouns.deck : words.nouns.discardPile;
  return (
    <Sheet title={`${nameOfSeat(seat)}: ${title}`} wide={cards.length > 4} close={close}>
      {isDeck && <p className="sheet-note">{t(own ? 'contracts.deckOwn' : 'contracts.deckOther')}</p>}
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
