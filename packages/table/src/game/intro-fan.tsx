// How does the way into a rulebook show cards? In a small fan; the same card may lie in it twice.

import { linkTo } from '../browser/route.ts';
import type { Face } from '../look/card.tsx';
import { CardFace } from '../look/card.tsx';
import './rulebook-intro.css';

interface Props {
  readonly game: string;
  readonly cards: readonly string[];
  face(card: string): Face;
}

export function IntroFan({ game, cards, face }: Props) {
  const middle = (cards.length - 1) / 2;
  return (
    <span className="intro-fan" data-many={cards.length > 3}>
      {cards.map((card, at) => (
        <a
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a picture never change places
          key={at}
          href={linkTo('cards', game, card)}
          data-card={card}
          style={{ '--turn': `${(at - middle) * 5}deg`, '--drop': `${Math.abs(at - middle) * 0.3}rem` }}
        >
          <span className="visually-hidden">{face(card).name}</span>
          <span aria-hidden="true">
            <CardFace face={face(card)} />
          </span>
        </a>
      ))}
    </span>
  );
}
