// What does the set look like so far? The deck, class or supply that it goes into, with and without it: how many at each cost, and of each type.

import {
  type CardSet,
  type FormWords,
  HIGHEST,
  type Home,
  skeletonOf,
  strayIn,
  type Workshop,
  wordFor,
} from '@duello/cards/form';
import { useSettings } from '@duello/table';
import { useId, useMemo } from 'react';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly workshop: Workshop;
  readonly words: FormWords;
  /** Those that can be read. */
  readonly cards: CardSet;
  readonly home: Home | null;
  nameOf(card: string): string;
  choose(home: string): void;
}

export function Skeleton({ workshop, words, cards, home, nameOf, choose }: Props) {
  const t = useWords();
  const { lang } = useSettings();
  const id = useId();
  const skeleton = useMemo(() => skeletonOf(workshop, cards, home), [workshop, cards, home]);
  const stray = useMemo(() => strayIn(workshop, cards), [workshop, cards]);
  if (Object.keys(cards).length === 0) return null;
  const { before, after } = skeleton;
  const was = (now: number, printed: number | undefined): string =>
    printed === undefined || printed === now ? '' : t('shop.skeleton.was', { n: printed });
  return (
    <section className="panel shop-skeleton" aria-labelledby={id}>
      <h2 id={id}>{t('shop.skeleton')}</h2>
      <div className="shop-field" data-kind="word">
        <label htmlFor={`${id}-home`}>{t('shop.home')}</label>
        <select
          id={`${id}-home`}
          className="text-input"
          value={home?.id ?? ''}
          onChange={(event) => choose(event.target.value)}
        >
          {workshop.homes.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name[lang]}
            </option>
          ))}
        </select>
      </div>
      {stray.length > 0 && <p className="problem">{t('shop.stray', { cards: stray.map(nameOf).join(', ') })}</p>}
      <p>
        {t('shop.skeleton.cards', { n: after.cards })} <span className="hint">{was(after.cards, before?.cards)}</span>
      </p>
      <h3>{t('shop.skeleton.cost')}</h3>
      <Curve before={before?.costs ?? null} after={after.costs} />
      <h3>{t('shop.skeleton.type')}</h3>
      <ul className="shop-list">
        {Object.entries(after.types)
          .filter(([type, n]) => n > 0 || (before?.types[type] ?? 0) > 0)
          .map(([type, n]) => (
            <li key={type}>
              {t('shop.skeleton.cell', { what: wordFor(words, type), n })}{' '}
              <span className="hint">{was(n, before?.types[type])}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}

interface CurveProps {
  readonly before: readonly number[] | null;
  readonly after: readonly number[];
}

/** How high the highest bar is, in rem. */
const BAR = 3;

/** A bar for each cost; a line stands where it would be without the set. */
function Curve({ before, after }: CurveProps) {
  const t = useWords();
  const highest = Math.max(1, ...after, ...(before ?? []));
  const last = Math.max(4, ...[after, before ?? []].map((counts) => counts.findLastIndex((count) => count > 0)));
  const size = (count: number): string => `${(count / highest) * BAR}rem`;
  return (
    <ol className="shop-curve">
      {after.slice(0, last + 1).map((count, cost) => {
        const what = cost === HIGHEST ? `${HIGHEST}+` : String(cost);
        const printed = before?.[cost] ?? count;
        const changed = printed === count ? '' : ` ${t('shop.skeleton.was', { n: printed })}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place for every cost
          <li key={cost} data-changed={changed !== ''}>
            <span className="visually-hidden">{t('shop.skeleton.cell', { what, n: count }) + changed}</span>
            <span aria-hidden="true" className="shop-bars" style={{ blockSize: `${BAR}rem` }}>
              <span className="shop-bar" style={{ blockSize: size(count) }} />
              {before !== null && <span className="shop-bar-printed" style={{ insetBlockEnd: size(printed) }} />}
            </span>
            <span aria-hidden="true">{count === 0 ? '' : count}</span>
            <span aria-hidden="true" className="hint">
              {what}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
