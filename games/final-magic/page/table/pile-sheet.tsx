// What lies in a pile? Its cards as a multiset; of a deck only what its viewer may know.

import { CardFace, type PileProps, Sheet } from '@duello/table';
import type { Counts } from '../../index.ts';
import { minus } from '../answers/pay.ts';
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
  const cards = Object.entries(contents[pile]);
  return (
    <Sheet title={`${nameOfSeat(seat)}: ${titles[pile]}`} wide={cards.length > 4} close={close}>
      {pile === 'deck' && <p className="sheet-note">{t(own ? 'table.deckOwn' : 'table.deckOther')}</p>}
      {cards.length === 0 && <p className="sheet-note">{t('table.emptyPile')}</p>}
      <ul className="pile-cards">
        {cards.map(([id, count]) => (
          <li key={id}>
            <CardFace face={faces.face(id)} />
            <b>×{count}</b>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
