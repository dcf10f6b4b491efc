// What does the back of a card look like? A sigil in a ring, the name of the game and of the pile.

import { lowInk, mixed } from '../drawing/colours.ts';
import { icon } from '../drawing/icons.ts';
import { disc, group, path, rect, roundRect, type Shape } from '../drawing/shapes.ts';
import { CARD, MM } from '../drawing/units.ts';
import type { Craft } from '../game/craft.ts';
import type { PrintedBack } from '../game/printed-card.ts';
import { label, sizeFor, sizesFrom } from '../text/setting.ts';

const { width: W, height: H } = CARD;

/** Small sigils in rows, every second one shifted. */
const patternOf = (sigil: string, colour: string, { icons, bleed }: Craft): readonly Shape[] => {
  const step = 9 * MM;
  const rows = Math.ceil((H + 2 * bleed) / step) + 1;
  const columns = Math.ceil((W + 2 * bleed) / step) + 1;
  return Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    return icon(
      icons,
      sigil,
      column * step + (row % 2 === 0 ? 0 : step / 2) - bleed,
      row * step - bleed,
      4.4 * MM,
      colour,
    );
  });
};

export function cardBack({ title, sigil, tone: full }: PrintedBack, game: string, craft: Craft): readonly Shape[] {
  const { bleed, lowInk: light, typefaces, icons } = craft;
  const tone = light ? lowInk(full) : full;
  const whole = { x: -bleed, y: -bleed, width: W + 2 * bleed, height: H + 2 * bleed };
  const edge = (inset: number): string =>
    roundRect({ x: inset, y: inset, width: W - 2 * inset, height: H - 2 * inset }, 2.4 * MM);
  const said = (text: string, y: number, most: number): Shape => {
    const size = sizeFor(text, 'title', W - 16 * MM, sizesFrom(most, 6), typefaces) ?? 6;
    return label(text, { x: W / 2, y, size, font: 'title', colour: tone.ink, align: 'middle' }, typefaces);
  };
  const line = { colour: light ? tone.ink : tone.light, width: 1 };
  return [
    ...(light
      ? []
      : [
          path(rect(whole), { fill: tone.deep }),
          group(patternOf(sigil, mixed(tone.deep, tone.light, 0.13), craft), { clip: whole }),
        ]),
    path(edge(3.4 * MM), { line }),
    path(edge(4.4 * MM), { line: { ...line, width: 0.4 } }),
    path(disc(W / 2, H / 2, 19 * MM), { fill: light ? '#ffffff' : tone.deep, line }),
    path(disc(W / 2, H / 2, 17.6 * MM), { line: { ...line, width: 0.4 } }),
    icon(icons, sigil, W / 2, H / 2, 23 * MM, light ? tone.ink : tone.light),
    path(roundRect({ x: 7 * MM, y: 9 * MM, width: W - 14 * MM, height: 9 * MM }, 2 * MM), {
      fill: tone.deep,
      line: { ...line, width: 0.5 },
    }),
    said(game, 15 * MM, 13),
    path(roundRect({ x: 7 * MM, y: H - 17 * MM, width: W - 14 * MM, height: 8 * MM }, 2 * MM), {
      fill: tone.deep,
      line: { ...line, width: 0.5 },
    }),
    said(title, H - 11.9 * MM, 11),
  ];
}
