// What lies in a pile? Of a discard pile all, the newest first; of a deck only what its viewer may know.

import { counted, PileCards, type PileProps } from '@duello/table';
import { sumOf } from '../cards/mana.ts';
import { type PileName, useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

export function PileSheet({ seat, pile, close }: PileProps<PileName>) {
  const { view, mine, words, nameOfSeat, faces } = useTable();
  const t = useWords();
  const player = view.players[seat];
  const own = seat === mine && player.hand !== null;
  const cost = (card: string): number => {
    const contract = faces.card(card);
    return contract === null ? 0 : sumOf(contract.cost);
  };
  return pile === 'deck' ? (
    <PileCards
      title={`${nameOfSeat(seat)}: ${words.nouns.deck}`}
      note={t(own ? 'contracts.deckOwn' : 'contracts.deckOther')}
      cards={counted(player.unseen).toSorted(([a], [b]) => cost(a) - cost(b))}
      {...{ face: faces.face, close }}
    />
  ) : (
    <PileCards
      title={`${nameOfSeat(seat)}: ${words.nouns.discardPile}`}
      note={null}
      cards={player.pile.toReversed().map((card) => [card, 1])}
      {...{ face: faces.face, close }}
    />
  );
}
