// What can be bought? Three rows that move on every turn, four stacks of crystals, and the coins that pay and unlock.

import { Chosen } from '@duello/table';
import { useId } from 'react';
import { payingPool } from '../../index.ts';
import { marketCard } from '../answers/market-targets.ts';
import { CoinSign, Coins } from '../pieces/coins.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { MarketBelow } from './market-below.tsx';
import { MarketCrystals } from './market-crystals.tsx';
import { MarketRow } from './market-row.tsx';
import './market.css';

/** The pool that pays now: it empties before the next row opens. */
function Pool() {
  const { view, words } = useTable();
  const t = useWords();
  const left = payingPool(view);
  return (
    <p className="bg-pool" data-zone="pool">
      <span>{words.nouns.coinPool}</span>
      {left !== null && <Coins count={left} />}
      <b>{left ?? t('battleground.noLimit')}</b>
    </p>
  );
}

/** In a sheet nothing else says what was pressed. */
function Looked() {
  const { selected, view, faces } = useTable();
  const card = selected === null ? null : marketCard(selected, view);
  return <div className="bg-market-look">{card !== null && <Chosen face={faces.face(card)} />}</div>;
}

export function Market() {
  const { view, mine, words, decision } = useTable();
  const t = useWords();
  const { coins } = view.players[mine];
  // It may stand on the table and in a sheet at once.
  const heading = useId();
  return (
    <section className="bg-market" aria-labelledby={heading} data-asked={decision?.what === 'buy'}>
      <header className="bg-market-head">
        <h2 id={heading}>{words.nouns.market}</h2>
        <p className="bg-own-coins" data-some={coins > 0}>
          <CoinSign /> {t('battleground.yourCoins', { n: coins })}
        </p>
      </header>
      <MarketRow tier={1} />
      <MarketRow tier={2} />
      <MarketRow tier={3} />
      <MarketCrystals />
      <Pool />
      <Looked />
      <MarketBelow />
    </section>
  );
}
