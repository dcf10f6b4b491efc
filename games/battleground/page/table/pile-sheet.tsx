// What lies in a pile? Of a discard pile all, the newest first; of a deck only what its viewer may know; the market as it stands.

import { counted, PileCards, type PileProps, Sheet } from '@duello/table';
import { Market } from '../market/market.tsx';
import { type PileName, useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

export function PileSheet({ seat, pile, close }: PileProps<PileName>) {
  const { view, mine, words, nameOfSeat, faces } = useTable();
  const t = useWords();
  const { nouns } = words;
  const player = view.players[seat];
  const own = seat === mine && player.hand !== null;
  switch (pile) {
    case 'market':
      return (
        <Sheet title={nouns.market} wide close={close}>
          <Market />
        </Sheet>
      );
    case 'deck':
      return (
        <PileCards
          title={`${nameOfSeat(seat)}: ${nouns.deck}`}
          note={t(own ? 'battleground.deckOwn' : 'battleground.deckOther')}
          cards={counted(player.unseen)}
          {...{ face: faces.face, close }}
        />
      );
    case 'pile':
      return (
        <PileCards
          title={`${nameOfSeat(seat)}: ${nouns.discardPile}`}
          note={null}
          cards={player.pile.toReversed().map((card) => [card, 1])}
          {...{ face: faces.face, close }}
        />
      );
  }
}
