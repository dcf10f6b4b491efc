// What is in a set that somebody has sent? Seen before it is kept, with what could not be understood.

import type { CardSet, Salvaged, Workshop } from '@duello/cards/form';
import { type GallerySource, useSettings } from '@duello/table';
import { CardFaces } from '../../games/own-cards.tsx';
import { useWords } from '../words/use-words.ts';
import { LostList } from './lost-list.tsx';

interface Props {
  readonly workshop: Workshop;
  readonly source: GallerySource;
  readonly name: string;
  /** Null where there is no set in the link. */
  readonly found: Salvaged | null;
  keep(cards: CardSet): void;
}

export function SharedSet({ workshop, source, name, found, keep }: Props) {
  const t = useWords();
  const { lang } = useSettings();
  if (found === null) return <p className="problem">{t('shop.importNone')}</p>;
  const ids = Object.keys(found.cards);
  return (
    <section className="panel shop-shared">
      <h2>{t('shop.somebodys', { name: name === '' ? t('shop.unnamed') : name })}</h2>
      <p className="hint">{t('shop.cardsOf', { n: ids.length, most: workshop.mostCards })}</p>
      <CardFaces source={source} options={workshop.options(found.cards)} />
      <LostList lost={found.lost} words={workshop.words(lang)} />
      {ids.length > 0 && (
        <p>
          <button type="button" className="button" onClick={() => keep(found.cards)}>
            {t('shop.keep')}
          </button>
        </p>
      )}
    </section>
  );
}
