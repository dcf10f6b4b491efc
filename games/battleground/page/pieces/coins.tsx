// How are coins shown? As a row of coins that overlap, with their number for who counts.

import { Icon } from '@duello/table';

/** More than this are shown as a number alone. */
const MOST = 16;

export const Coins = ({ count }: { readonly count: number }) => (
  <span className="bg-coin-row" aria-hidden="true">
    {Array.from({ length: Math.min(MOST, count) }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: coins are alike
      <span key={at} className="bg-coin" />
    ))}
  </span>
);

export const CoinSign = () => <Icon name="two-coins" className="bg-coin-sign" />;
