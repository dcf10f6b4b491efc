// Which cards does a match bring along? Seen by everybody before it begins.

import type { GameId } from '@duello/games';
import { BadInput } from '@duello/kernel';
import { isRecord } from '@duello/language';
import { CardFace, type ChosenOptions, type Face, type GallerySource, useSettings } from '@duello/table';
import { use } from 'react';
import { useWords } from '../words/use-words.ts';
import { galleryOf } from './pages.ts';
import './own-cards.css';

interface FacesProps {
  readonly source: GallerySource;
  readonly options: ChosenOptions;
}

/** Nothing of cards that the rules would refuse. */
function facesIn({ source, options }: FacesProps, lang: ReturnType<typeof useSettings>['lang']): readonly Face[] {
  const { cards } = options;
  if (!isRecord(cards)) return [];
  try {
    return Object.keys(cards).map(source.facesOf(options, lang));
  } catch (error) {
    if (error instanceof BadInput) return [];
    throw error;
  }
}

/** Every card as it lies on the table. */
export function CardFaces(props: FacesProps) {
  const { lang } = useSettings();
  return (
    <ul className="own-cards">
      {facesIn(props, lang).map((face) => (
        <li key={face.id}>
          <CardFace face={face} />
        </li>
      ))}
    </ul>
  );
}

interface OwnProps {
  readonly game: GameId;
  readonly options: ChosenOptions;
}

/** Nothing where a match is played with the box alone, and nothing is loaded for it. */
export const OwnCards = (props: OwnProps) =>
  isRecord(props.options.cards) && Object.keys(props.options.cards).length > 0 ? <Loaded {...props} /> : null;

function Loaded({ game, options }: OwnProps) {
  const t = useWords();
  const source = use(galleryOf(game));
  if (source === null) return null;
  return (
    <details className="own-cards-of-match" open>
      <summary>{t('ownCards', { n: isRecord(options.cards) ? Object.keys(options.cards).length : 0 })}</summary>
      <CardFaces source={source} options={options} />
    </details>
  );
}
