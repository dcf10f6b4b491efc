// What lies in a pile? Its cards as a multiset; of a deck only what its viewer may know.

import { PileCards, type PileProps } from '@duello/table';
import type { Counts } from '../../index.ts';
import { minus } from '../answers/counts.ts';
import { type PileName, useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

export function PileSheet({ seat, pile, close }: PileProps<PileName>) {
  const { view, mine, words, nameOfSeat, faces } = useTable();
  const t = useWords();
  const player = view.players[seat];
  const { nouns } = words;
  const own = seat === mine && player.hand !== null;
  const titles = {
    deck: own ? nouns.deck : `${nouns.deck} + ${nouns.hand}`,
    discard: nouns.discardPile,
    outcast: nouns.outcastPile,
  };
  // The owner knows the hand, so what is unseen less the hand is the deck; the other sees both together.
  const contents: Readonly<Record<PileName, Counts>> = {
    deck: own ? minus(player.unseen, player.hand ?? {}) : player.unseen,
    discard: player.discard,
    outcast: player.outcast,
  };
  return (
    <PileCards
      title={`${nameOfSeat(seat)}: ${titles[pile]}`}
      note={pile === 'deck' ? t(own ? 'table.deckOwn' : 'table.deckOther') : null}
      cards={Object.entries(contents[pile])}
      ones
      {...{ face: faces.face, close }}
    />
  );
}
