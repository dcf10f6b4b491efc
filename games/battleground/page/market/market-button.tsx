// How is the market reached where it has no place of its own? By a button in the own bar that opens it in a sheet.

import { PileButton } from '@duello/table';
import { useTable } from '../pieces/table-context.ts';
import './market.css';

export function MarketButton() {
  const { view, mine, words, openPile } = useTable();
  if (view.phase === 'draft') return null;
  const count = view.market.reduce((sum, { row }) => sum + row.length, 0);
  return (
    <span className="bg-market-button">
      <PileButton
        zone="market"
        icon="shop"
        label={words.nouns.market}
        count={count}
        open={() => openPile(mine, 'market')}
      />
    </span>
  );
}
