// Which cards does a game have? All of them as they lie on the table, to be searched, filtered and opened.

import type { GameId } from '@duello/games';
import {
  CardFace,
  cardsWith,
  GalleryBar,
  type GallerySource,
  linkTo,
  NO_MARKS,
  useSettings,
  wordsOf,
} from '@duello/table';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { CardDetail } from './gallery-detail.tsx';

/** How far an arrow goes in a list that is laid out in rows. */
function stepOf(key: string, links: readonly HTMLElement[]): number {
  const columns = Math.max(1, links.filter(({ offsetTop }) => offsetTop === links[0].offsetTop).length);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  return steps[key] ?? 0;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.findIndex((link) => link.matches(':focus'));
  if (at < 0) return;
  const step = stepOf(event.key, links);
  const ends: Readonly<Record<string, number>> = { Home: 0, End: links.length - 1 };
  const to = links[ends[event.key] ?? at + step];
  if (to === undefined || to === links[at]) return;
  event.preventDefault();
  to.focus();
}

/** When a card is closed, the focus goes back to where it lies. */
function useReturn(card: string | null): void {
  const last = useRef(card);
  useEffect(() => {
    if (card === null && last.current !== null) document.getElementById(`card-${last.current}`)?.focus();
    last.current = card;
  }, [card]);
}

interface Props {
  readonly game: GameId;
  readonly source: GallerySource;
  readonly card: string | null;
}

export function Gallery({ game, source, card }: Props) {
  const t = useWords();
  const { lang } = useSettings();
  const [query, setQuery] = useState('');
  const [marks, setMarks] = useState(NO_MARKS);
  const shown = cardsWith(source, wordsOf(useDeferredValue(query)), marks);
  useReturn(card);
  const isKnown = source.cards.some(({ id }) => id === card);
  return (
    <>
      <GalleryBar source={source} query={query} marks={marks} count={shown.length} look={setQuery} choose={setMarks} />
      <ul className="gallery" onKeyDown={moveFocus}>
        {shown.map((id) => (
          <li key={id}>
            <a id={`card-${id}`} href={linkTo('cards', game, id)}>
              <CardFace face={source.face(id, lang)} />
            </a>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="gallery-none">{t('cards.none')}</p>}
      {card !== null && isKnown && (
        <CardDetail
          game={game}
          source={source}
          card={card}
          among={shown.includes(card) ? shown : source.cards.map(({ id }) => id)}
        />
      )}
    </>
  );
}
