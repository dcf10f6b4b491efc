// What do the cards look like? A fan of real ones: backs at once, faces as soon as the game has been loaded.

import type { GameId } from '@duello/games';
import { type CardBook, CardFace, useSettings } from '@duello/table';
import { useEffect, useState } from 'react';
import { afterPaint } from '../frame/after-paint.ts';
import { CoverIcon } from '../games/cover-icon.tsx';
import { bookOf, pageOf } from '../games/pages.ts';

/** The game is fetched after the page has been painted, so that the first paint need not wait for it. */
function useBook(game: GameId): CardBook | null {
  const [book, setBook] = useState<CardBook | null>(null);
  useEffect(() => {
    let left = false;
    const callOff = afterPaint(() => {
      bookOf(game).then(
        (loaded) => {
          if (!left) setBook(loaded);
        },
        () => {
          // Without a network the backs stay; everything else on the page still works.
        },
      );
    }, 60);
    return () => {
      left = true;
      callOff();
    };
  }, [game]);
  return book;
}

export function HeroFan({ game }: { readonly game: GameId }) {
  const { lang } = useSettings();
  const book = useBook(game);
  const { showcase = [], cover } = pageOf(game);
  return (
    <div className="fan" aria-hidden="true" data-faces={book !== null}>
      {showcase.map((card, index) => (
        <span key={card} className="fan-slot" style={{ '--at': index - (showcase.length - 1) / 2 }}>
          <span className="fan-flip">
            <span className="fan-side">
              <span className="card card-back">
                <CoverIcon name={cover.main} />
              </span>
            </span>
            <span className="fan-side fan-front">{book !== null && <CardFace face={book.face(card, lang)} />}</span>
          </span>
        </span>
      ))}
    </div>
  );
}
