// What lies in the deck and the discards of a tier? Everybody may know which spells; the order only once they were turned over.

import { CardList, Sheet } from '@duello/table';
import type { CardId } from '../../index.ts';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';

const Spells = ({ cards }: { readonly cards: readonly CardId[] }) => (
  <CardList cards={cards.map((card) => [card, 1])} face={useTable().faces.face} />
);

export function TierSheet({ tier, close }: { readonly tier: 1 | 2 | 3; close(): void }) {
  const { view, words } = useTable();
  const t = useWords();
  const { deck, deckSize, unseen, neutralsLeft, pile } = view.market[tier - 1];
  return (
    <Sheet title={`${words.nouns.market}: ${words.nouns.tier} ${tier}`} wide close={close}>
      <h3>
        {words.nouns.marketPile} ({pile.length})
      </h3>
      <p className="sheet-note">{t(pile.length === 0 ? 'table.emptyPile' : 'battleground.marketPileText')}</p>
      <Spells cards={pile.toReversed()} />
      <h3>
        {words.nouns.marketDeck} ({deckSize})
      </h3>
      <p className="sheet-note">{t(deck === null ? 'battleground.marketDeckText' : 'battleground.turnedOverText')}</p>
      <Spells cards={deck ?? unseen} />
      {neutralsLeft > 0 && (
        <>
          <p className="sheet-note">{t('battleground.marketNeutrals', { n: neutralsLeft })}</p>
          <Spells cards={view.unseenNeutrals} />
        </>
      )}
    </Sheet>
  );
}
