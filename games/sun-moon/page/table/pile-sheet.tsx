// What lies in a pile? Of a discard area all, the newest first; of a deck only what its viewer may know.

import { counted, PileCards, type PileProps } from '@duello/table';
import { type PileName, useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

export function PileSheet({ seat, pile, close }: PileProps<PileName>) {
  const { view, mine, words, nameOfSeat, faces } = useTable();
  const t = useWords();
  const { unseen, discards, hand, deckSize } = view.players[seat];
  const cost = (card: string): number => faces.card(card)?.cost ?? 0;
  const note =
    unseen === null ? 'sunMoon.deckHidden' : seat === mine && hand !== null ? 'table.deckOwn' : 'table.deckOther';
  return pile === 'deck' ? (
    <PileCards
      title={`${nameOfSeat(seat)}: ${words.nouns.deck}`}
      note={t(note, { n: deckSize })}
      cards={counted(unseen ?? []).toSorted(([a], [b]) => cost(a) - cost(b))}
      silent
      {...{ face: faces.face, close }}
    />
  ) : (
    <PileCards
      title={`${nameOfSeat(seat)}: ${words.nouns.discardArea}`}
      note={null}
      cards={discards.toReversed().map((card) => [card, 1])}
      {...{ face: faces.face, close }}
    />
  );
}
