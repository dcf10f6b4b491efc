// How does a name in the rules show its card? On hover and on focus the card appears beside the name.

import { CardFace, hasMoved } from '@duello/table';
import { type FocusEvent, type PointerEvent, type ReactNode, useState } from 'react';
import type { Rulebook } from './rulebook-load.ts';

interface Shown {
  readonly card: string;
  readonly left: number;
  readonly top: number;
}

const WIDTH = 208;
const HEIGHT = WIDTH * 1.4;
const GAP = 10;

/** Above the name if there is room, otherwise below; always within the window. */
function placeOf(name: DOMRect): Pick<Shown, 'left' | 'top'> {
  const above = name.top - HEIGHT - GAP;
  return {
    left: Math.max(GAP, Math.min(name.left, window.innerWidth - WIDTH - GAP)),
    top: above > GAP ? above : Math.min(name.bottom + GAP, window.innerHeight - HEIGHT - GAP),
  };
}

export function CardPreview({ rulebook, children }: { readonly rulebook: Rulebook; readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const show = ({ target }: PointerEvent | FocusEvent): void => {
    const name = target instanceof Element ? target.closest('[data-card]') : null;
    const card = name?.getAttribute('data-card') ?? null;
    // The clause about a card shows it already.
    const shownHere = name?.closest('[data-card-size="full"]')?.getAttribute('data-subject') === card;
    const next =
      name === null || card === null || shownHere ? null : { card, ...placeOf(name.getBoundingClientRect()) };
    // The same one stays as it is, however far the pointer moves along it.
    setShown((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  };
  /** What was pointed at has been scrolled away. */
  const isAway = ({ target }: PointerEvent): boolean =>
    target instanceof Element && target.closest('[data-card]')?.getAttribute('data-card') !== shown?.card;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links within
    <div
      className="book-text"
      onPointerMove={(event) => event.pointerType === 'mouse' && hasMoved(event) && show(event)}
      onPointerOver={(event) => isAway(event) && setShown(null)}
      onPointerLeave={() => setShown(null)}
      onFocus={show}
      onBlur={() => setShown(null)}
      onKeyDown={({ key }) => key === 'Escape' && setShown(null)}
    >
      {children}
      {shown !== null && (
        <div
          className="book-preview"
          aria-hidden="true"
          style={{ '--left': `${shown.left}px`, '--top': `${shown.top}px` }}
        >
          <CardFace face={rulebook.book.face(shown.card, rulebook.lang)} />
        </div>
      )}
    </div>
  );
}
