// What lies in a pile? Of a discard area all, the newest first; of a deck only what its viewer may know.

import { CardFace, type PileProps, Sheet } from '@duello/table';
import type { CardId } from '../../index.ts';
import { type PileName, useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

/** Cards with their copies, in the order in which they come first. */
function counted(cards: readonly CardId[]): readonly (readonly [CardId, number])[] {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

export function PileSheet({ seat, pile, close }: PileProps<PileName>) {
  const { view, mine, words, nameOfSeat, faces } = useTable();
  const t = useWords();
  const { unseen, discards, hand, deckSize } = view.players[seat];
  const isDeck = pile === 'deck';
  const cost = (card: CardId): number => faces.card(card)?.cost ?? 0;
  const cards = isDeck
    ? counted(unseen ?? []).toSorted(([a], [b]) => cost(a) - cost(b))
    : discards.toReversed().map((card) => [card, 1] as const);
  const title = isDeck ? words.nouns.deck : words.nouns.discardArea;
  const note =
    unseen === null ? 'sunMoon.deckHidden' : seat === mine && hand !== null ? 'table.deckOwn' : 'table.deckOther';
  return (
    <Sheet title={`${nameOfSeat(seat)}: ${title}`} wide={cards.length > 4} close={close}>
      {isDeck && <p className="sheet-note">{t(note, { n: deckSize })}</p>}
      {cards.length === 0 && !isDeck && <p className="sheet-note">{t('table.emptyPile')}</p>}
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
