// What does one tier of the market show? Its row from the oldest to the newest, its deck and discards; or how long it stays locked.

import { Icon } from '@duello/table';
import { useId, useState } from 'react';
import { coinsUntil } from '../../index.ts';
import { Coins } from '../pieces/coins.tsx';
import { useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { TierSheet } from './market-tier-sheet.tsx';
import { MarketTile } from './market-tile.tsx';

function Locked({ tier }: { readonly tier: number }) {
  const { view } = useTable();
  const t = useWords();
  const left = coinsUntil(view, tier);
  return (
    <p className="bg-locked">
      <Icon name="padlock" />
      <span>{t('battleground.opensIn', { n: left })}</span>
      <Coins count={left} />
    </p>
  );
}

export function MarketRow({ tier }: { readonly tier: 1 | 2 | 3 }) {
  const { view, words } = useTable();
  const t = useWords();
  const [open, setOpen] = useState(false);
  const { row, unlocked, deckSize, deck, pile } = view.market[tier - 1];
  const heading = useId();
  return (
    <section
      className="bg-tier"
      data-unlocked={unlocked}
      data-part={tier}
      aria-labelledby={heading}
      data-group={`market-${tier}`}
      data-zone={`market-${tier}`}
    >
      <header className="bg-tier-head">
        <h3 id={heading}>
          {words.nouns.tier} {tier}
        </h3>
        <button type="button" className="bg-tier-piles" data-rove="" onClick={() => setOpen(true)}>
          <span data-zone={`market-deck-${tier}`}>
            <Icon name="stack" /> <span className="visually-hidden">{words.nouns.marketDeck} </span>
            {deckSize}
          </span>
          <span data-zone={`market-pile-${tier}`}>
            <Icon name="card-discard" /> <span className="visually-hidden">{words.nouns.marketPile} </span>
            {pile.length}
          </span>
          {deck !== null && <span className="bg-turned">{t('battleground.turnedOver')}</span>}
        </button>
      </header>
      {unlocked ? (
        <ol className="bg-tier-row">
          {row.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is shown as it lies
            <li key={`${card}-${at}`}>
              <MarketTile card={card} tier={tier} place={at + 1} />
            </li>
          ))}
          {row.length === 0 && <li className="hint">{t('battleground.rowEmpty')}</li>}
        </ol>
      ) : (
        <Locked tier={tier} />
      )}
      {open && <TierSheet tier={tier} close={() => setOpen(false)} />}
    </section>
  );
}
