// How do cards become pictures? A page for each card, or seventy places a page for a table on a screen.

import { cardBack } from '../cards/card-back.ts';
import { cardFront } from '../cards/card-front.ts';
import { group, type Page } from '../drawing/shapes.ts';
import { CARD } from '../drawing/units.ts';
import type { Craft } from '../game/craft.ts';
import type { PrintedBack, PrintedCard } from '../game/printed-card.ts';

export interface PicturePage {
  readonly name: string;
  readonly page: Page;
}

/** As Tabletop Simulator wants them, at most 4096 pixels across; the last place is what others see of a hidden card. */
export const TABLETOP = { columns: 10, rows: 7, dpi: 165 } as const;
const PER_PAGE = TABLETOP.columns * TABLETOP.rows - 1;

const pageOf = (label: string, shapes: Page['shapes'], columns = 1, rows = 1): Page => ({
  ...{ width: CARD.width * columns, height: CARD.height * rows, label, shapes },
});

const backsOf = (cards: readonly PrintedCard[]): readonly PrintedBack[] => [
  ...new Map(cards.map(({ back }) => [back.id, back])).values(),
];

/** Each card once, and each back. */
export const singlePages = (cards: readonly PrintedCard[], title: string, craft: Craft): readonly PicturePage[] => [
  ...cards.map((card) => ({ name: card.id, page: pageOf(card.name, cardFront(card, craft)) })),
  ...backsOf(cards).map((back) => ({
    name: `back-${back.id}`,
    page: pageOf(back.title, cardBack(back, title, craft)),
  })),
];

/** Every copy in its place, the piles with different backs on pages of their own. */
export const tabletopPages = (cards: readonly PrintedCard[], title: string, craft: Craft): readonly PicturePage[] =>
  backsOf(cards).flatMap((back) => {
    const behind = cardBack(back, title, craft);
    const copies = cards
      .filter((card) => card.back.id === back.id)
      .flatMap((card) => Array.from({ length: card.count }, () => ({ id: card.id, shapes: cardFront(card, craft) })));
    const sheets = Array.from({ length: Math.ceil(copies.length / PER_PAGE) }, (_, at) =>
      copies.slice(at * PER_PAGE, (at + 1) * PER_PAGE),
    );
    const place = (at: number) => ({
      x: (at % TABLETOP.columns) * CARD.width,
      y: Math.floor(at / TABLETOP.columns) * CARD.height,
    });
    return [
      ...sheets.map((on, sheet) => {
        const fronts = on.map(({ id, shapes }, at) => group([group(shapes, { key: `front ${id}` })], place(at)));
        const shapes = [...fronts, group(behind, place(PER_PAGE))];
        return { name: `${back.id}-${sheet + 1}`, page: pageOf(back.title, shapes, TABLETOP.columns, TABLETOP.rows) };
      }),
      { name: `${back.id}-back`, page: pageOf(back.title, behind) },
    ];
  });
