// What does the set look like so far? How many cards at each cost, and of each type.

import { type CardSet, type FormWords, type Workshop, wordFor } from '@duello/cards/form';
import { useId } from 'react';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly workshop: Workshop;
  readonly words: FormWords;
  readonly cards: CardSet;
}

const HIGHEST = 8;

function counted(values: readonly string[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}

/** All of a price, whatever it is paid in. */
function costOf(card: CardSet[string]): number {
  const price = card.cost ?? card.price;
  if (typeof price === 'number') return price;
  if (typeof price !== 'object' || price === null) return 0;
  return Object.values(price).reduce((sum: number, part) => sum + (typeof part === 'number' ? part : 0), 0);
}

export function Skeleton({ workshop, words, cards }: Props) {
  const t = useWords();
  const id = useId();
  const all = Object.values(cards);
  if (all.length === 0) return null;
  const costs = all.map(costOf).map((cost) => Math.max(0, Math.min(HIGHEST, cost)));
  const most = Math.max(...costs, 4);
  const curve = Array.from({ length: most + 1 }, (_, cost) => costs.filter((one) => one === cost).length);
  const highest = Math.max(1, ...curve);
  const types = counted(all.map(({ type }) => String(type))).filter(([type]) => workshop.types.includes(type));
  return (
    <section className="panel shop-skeleton" aria-labelledby={id}>
      <h2 id={id}>{t('shop.skeleton')}</h2>
      <h3>{t('shop.skeleton.cost')}</h3>
      <ol className="shop-curve">
        {curve.map((count, cost) => {
          const what = cost === HIGHEST ? `${HIGHEST}+` : String(cost);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place for every cost
            <li key={cost}>
              <span className="visually-hidden">{t('shop.skeleton.cell', { what, n: count })}</span>
              <span aria-hidden="true" className="shop-bar" style={{ blockSize: `${(count / highest) * 3}rem` }} />
              <span aria-hidden="true">{count === 0 ? '' : count}</span>
              <span aria-hidden="true" className="hint">
                {what}
              </span>
            </li>
          );
        })}
      </ol>
      <h3>{t('shop.skeleton.type')}</h3>
      <ul className="shop-list">
        {types.map(([type, n]) => (
          <li key={type}>{t('shop.skeleton.cell', { what: wordFor(words, type), n })}</li>
        ))}
      </ul>
    </section>
  );
}
