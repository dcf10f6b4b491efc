// Which cards may the deck have? Those of its class and of the road, searched, filtered and put in order.

import { cardsWith, GalleryBar, type GallerySource, NO_MARKS, useSettings, wordsOf } from '@duello/table';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { type CardId, RARITIES, TYPES } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';
import { boxFaces } from '../cards/faces.ts';
import { sunMoonGallery } from '../learn/gallery-source.ts';
import { useWords } from '../words/use-words.ts';
import { byCost } from './deck-figures.ts';
import { DeckTile } from './deck-tile.tsx';
import type { Workshop } from './deck-work.ts';

const SORTS = ['cost', 'name', 'type', 'rarity'] as const;
type Sort = (typeof SORTS)[number];

/** What it may have, with the marks that make a difference. */
function sourceFor(clan: string): GallerySource {
  const fits = (mark: string): boolean => mark === clan || mark === 'neutral';
  return {
    ...sunMoonGallery,
    cards: sunMoonGallery.cards.filter(({ id, marks }) => boxFaces('en').card(id) !== null && marks.class.some(fits)),
    groups: (lang) =>
      sunMoonGallery.groups(lang).map((group) => ({
        ...group,
        chips: group.chips.filter(({ mark }) => mark !== 'skill' && (group.id !== 'class' || fits(mark))),
      })),
  };
}

function order(sort: Sort, { card, nameOf }: Faces): (a: CardId, b: CardId) => number {
  const usual = byCost(card, nameOf);
  const place: Readonly<Record<Sort, (id: CardId) => number>> = {
    cost: () => 0,
    name: () => 0,
    type: (id) => TYPES.indexOf(card(id)?.type ?? TYPES[0]),
    rarity: (id) => RARITIES.indexOf(card(id)?.rarity ?? RARITIES[0]),
  };
  if (sort === 'name') return (a, b) => nameOf(a).localeCompare(nameOf(b));
  return (a, b) => place[sort](a) - place[sort](b) || usual(a, b);
}

/** Arrows go from card to card, as they lie. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('.sm-pool-card')];
  const at = cards.findIndex((card) => card.matches(':focus'));
  if (at < 0) return;
  const row = Math.max(1, cards.filter(({ offsetTop }) => offsetTop === cards[0].offsetTop).length);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: row,
    ArrowUp: -row,
    Home: -at,
    End: cards.length - 1 - at,
  };
  const to = cards[at + (steps[event.key] ?? 0)];
  if (to === undefined || to === cards[at]) return;
  event.preventDefault();
  to.focus();
}

export function DeckPool({ shop }: { readonly shop: Workshop }) {
  const t = useWords();
  const { lang } = useSettings();
  const [query, look] = useState('');
  const [marks, choose] = useState(NO_MARKS);
  const [sort, setSort] = useState<Sort>('cost');
  const source = sourceFor(shop.deck.class);
  const shown = cardsWith(source, wordsOf(useDeferredValue(query)), marks).toSorted(order(sort, boxFaces(lang)));
  return (
    <section className="sm-pool" aria-label={t('sunMoon.deck.cards')}>
      <GalleryBar {...{ source, query, marks, look, choose }} count={shown.length} />
      <p className="sm-pool-tools">
        <label>
          {t('sunMoon.deck.sort')}{' '}
          <select value={sort} onChange={({ target }) => setSort(SORTS.find((one) => one === target.value) ?? 'cost')}>
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {t(`sunMoon.deck.sort.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <span className="hint sm-pool-keys">{t('sunMoon.deck.keys')}</span>
      </p>
      <ul className="sm-pool-cards" onKeyDown={moveFocus}>
        {shown.map((card) => (
          <DeckTile key={card} card={card} shop={shop} />
        ))}
      </ul>
      {shown.length === 0 && <p className="gallery-none">{t('cards.none')}</p>}
    </section>
  );
}
