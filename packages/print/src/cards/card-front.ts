// What does the front of a card look like in print? Name and cost above, the picture, its kind, its text, numbers at the corners.

import { BadInput } from '@duello/kernel';
import { lowInk, mixed, type Tone } from '../drawing/colours.ts';
import { icon } from '../drawing/icons.ts';
import { type Area, group, type PathShape, path, polygon, rect, roundRect, type Shape } from '../drawing/shapes.ts';
import { CARD, LEAST_TEXT, MM } from '../drawing/units.ts';
import type { Craft } from '../game/craft.ts';
import type { PrintedBadge, PrintedCard, PrintedPip } from '../game/printed-card.ts';
import type { Paragraph } from '../text/breaking.ts';
import { type Block, blockOf, label, setBlock, sizeFor, sizesFrom } from '../text/setting.ts';
import type { Typefaces } from '../text/typefaces.ts';
import { BADGE_OUTLINES, PIP_OUTLINES } from './outlines.ts';

const { width: W, height: H } = CARD;
const EDGE = 3.2 * MM;
const INNER = W - 2 * EDGE;
const NAME: Area = { x: EDGE, y: 3 * MM, width: INNER, height: 8 * MM };
const ART: Area = { x: EDGE, y: 11.5 * MM, width: INNER, height: 27.5 * MM };
const KIND_Y = 43.2 * MM;
const TEXT_TOP = 45.6 * MM;
const FOOT_Y = H - 2.7 * MM;
const BADGE = 5 * MM;
const PIP = 2.35 * MM;

const PAPER = '#fdf9ee';
const BLACK = '#221709';
const GREY = '#5a4a33';
const WHITE = '#ffffff';

/** How much of a photo is printed where ink is dear. */
const FAINT = 0.3;

/** Of a wall. */
const TEETH = 8;

/** The outline of the picture, by the card's type. */
function artOutline(frame: PrintedCard['frame'], { x, y, width, height }: Area): string {
  const [right, bottom, cut] = [x + width, y + height, 3.2 * MM];
  switch (frame) {
    case 'plain':
      return roundRect({ x, y, width, height }, 1.2 * MM);
    case 'round':
      return roundRect({ x, y, width, height }, 8 * MM);
    case 'cut':
      return polygon([
        [x + cut, y],
        [right - cut, y],
        [right, y + cut],
        [right, bottom - cut],
        [right - cut, bottom],
        [x + cut, bottom],
        [x, bottom - cut],
        [x, y + cut],
      ]);
    case 'arch':
      return `M${x} ${bottom}L${x} ${y + cut * 1.6}C${x + width * 0.2} ${y - cut * 0.25} ${right - width * 0.2} ${y - cut * 0.25} ${right} ${y + cut * 1.6}L${right} ${bottom}Z`;
    case 'merlon': {
      const step = width / (2 * TEETH - 1);
      const foot = Array.from({ length: 2 * TEETH - 1 }, (_, at): readonly (readonly [number, number])[] => {
        const low = at % 2 === 0 ? bottom : bottom - 1.5 * MM;
        return [
          [right - at * step, low],
          [right - (at + 1) * step, low],
        ];
      }).flat();
      return polygon([[x, y], [right, y], ...foot]);
    }
  }
}

const plain = (text: string): Paragraph => [{ text, font: 'text' }];
const italic = (text: string): Paragraph => [{ text, font: 'italic' }];

/** What the rules say, and what is told below it where there is room: reminders, a word of its world. */
function wordings({ lines, reminders, flavour }: PrintedCard) {
  const said = lines.map(plain);
  const [meant, told] = [reminders.map((text) => italic(`(${text})`)), flavour === '' ? [] : [italic(flavour)]];
  return { said, extras: [[...meant, ...told], meant, told, []] };
}

/** Rules come in a size that is good to read before anything is added to them; what is added is smaller. */
const [LARGEST, GOOD] = [9.25, 7.5];
const SMALLER = 0.82;
const SETTING = { leading: 1.16, gap: 0.3, even: true };
const BETWEEN = 2.4;

interface Fitted {
  readonly rules: Block;
  readonly extra: Block;
  readonly height: number;
}

function fittedText(card: PrintedCard, area: Area, typefaces: Typefaces): Fitted {
  const { said, extras } = wordings(card);
  const tries = [...extras.map((words) => [words, GOOD] as const), [[], LEAST_TEXT] as const];
  for (const [words, least] of tries) {
    for (const size of sizesFrom(LARGEST, least)) {
      const rules = blockOf(said, area.width, size, SETTING, typefaces);
      const extra = blockOf(words, area.width, Math.max(LEAST_TEXT, size * SMALLER), SETTING, typefaces);
      if (rules === null || extra === null) continue;
      const height = rules.height + extra.height + (said.length > 0 && words.length > 0 ? BETWEEN : 0);
      if (height <= area.height) return { rules, extra, height };
    }
  }
  throw new BadInput(
    '',
    `the text of "${card.name}" (${card.id}) does not fit on its card at ${LEAST_TEXT} points: say it in fewer words`,
  );
}

function pipShapes(
  { shape, colour, ink, icon: sign, text }: PrintedPip,
  x: number,
  y: number,
  craft: Craft,
): readonly Shape[] {
  const { icons, typefaces, lowInk: light } = craft;
  const [fill, on] = light ? [WHITE, BLACK] : [colour, ink];
  return [
    path(PIP_OUTLINES[shape](x, y, PIP), {
      fill,
      line: { colour: light ? BLACK : mixed(colour, '#000000', 0.6), width: 0.7 },
    }),
    ...(sign === null ? [] : [icon(icons, sign, x, y, PIP * 1.45, on)]),
    ...(text === ''
      ? []
      : [label(text, { x, y: y + 3.1, size: 9, font: 'title', colour: on, align: 'middle' }, typefaces)]),
  ];
}

function badgeShapes(
  { shape, corner, colour, value }: PrintedBadge,
  { typefaces, lowInk: light }: Craft,
): readonly Shape[] {
  const inset = BADGE + 1.4 * MM;
  const x = corner.endsWith('left') ? inset : W - inset;
  const y = corner.startsWith('top') ? inset - 0.6 * MM : H - inset;
  const large = value.length > 2 ? 11 : 15;
  const outline = BADGE_OUTLINES[shape](x, y, BADGE);
  return [
    path(outline, { fill: null, line: { colour: light ? WHITE : PAPER, width: 3.4 } }),
    path(outline, {
      fill: light ? WHITE : colour,
      line: { colour: light ? BLACK : mixed(colour, '#000000', 0.55), width: 0.9 },
    }),
    label(
      value,
      { x, y: y + large * 0.33, size: large, font: 'title', colour: light ? BLACK : WHITE, align: 'middle' },
      typefaces,
    ),
  ];
}

const at = (badges: readonly PrintedBadge[], corner: string): boolean => badges.some((one) => one.corner === corner);
const reach = 2 * BADGE + 2.6 * MM;

function nameShapes(card: PrintedCard, tone: Tone, { typefaces }: Craft): readonly Shape[] {
  const left = at(card.badges, 'top left') ? reach - EDGE : 0;
  const right = at(card.badges, 'top right') ? reach - EDGE : 0;
  const area = { ...NAME, x: NAME.x + left, width: NAME.width - left - right };
  const place = { x: area.x + area.width / 2, font: 'title' as const, colour: tone.ink, align: 'middle' as const };
  const size = sizeFor(card.name, 'title', area.width, sizesFrom(12, 9.5), typefaces);
  if (size !== null)
    return [label(card.name, { ...place, y: area.y + area.height / 2 + size * 0.33, size }, typefaces)];
  for (const small of sizesFrom(10, 7)) {
    const block = blockOf(
      [[{ text: card.name, font: 'title' }]],
      area.width,
      small,
      { leading: 0.98, gap: 0, even: true },
      typefaces,
    );
    if (block !== null && block.lines.length <= 2)
      return setBlock(block, area.x, area.y + (area.height - block.height) / 2, area.width, {
        align: 'middle',
        colour: tone.ink,
      });
  }
  throw new BadInput('', `the name "${card.name}" (${card.id}) does not fit on its card: make it shorter`);
}

function artShapes(card: PrintedCard, tone: Tone, craft: Craft): readonly Shape[] {
  const outline = artOutline(card.frame, ART);
  const [x, y] = [ART.x + ART.width / 2, ART.y + ART.height / 2];
  const fill = craft.lowInk ? WHITE : { from: tone.sky, to: tone.ground, top: ART.y, bottom: ART.y + ART.height };
  const sigil = icon(
    craft.icons,
    card.sigil,
    ART.x + ART.width - 7 * MM,
    ART.y + ART.height - 5 * MM,
    22 * MM,
    tone.picture,
    0.14,
  );
  const line = path(outline, { line: { colour: craft.lowInk ? tone.ink : tone.light, width: 0.9 } });
  const { picture = null } = card;
  const photo = picture !== null && Object.hasOwn(craft.photos, picture) ? craft.photos[picture] : null;
  if (photo !== null) {
    const opacity = craft.lowInk ? FAINT : 1;
    return [path(outline, { fill: WHITE }), { kind: 'photo', data: photo, area: ART, outline, opacity }, line];
  }
  const art = picture !== null && Object.hasOwn(craft.icons, picture) ? picture : card.art;
  return [
    path(outline, { fill }),
    ...(craft.lowInk ? [] : [group([sigil], { clip: ART })]),
    icon(craft.icons, art, x, y, 22 * MM, tone.picture),
    line,
  ];
}

/** Costs stand on the upper edge of the picture, from the left. */
const pipRow = ({ pips }: PrintedCard, craft: Craft): readonly Shape[] =>
  pips.flatMap((pip, index) =>
    pipShapes(pip, ART.x + PIP + 1.1 * MM + index * (2 * PIP + 0.7 * MM), ART.y + PIP + 1.1 * MM, craft),
  );

/** Signs stand on its right, one below the other. */
const markColumn = ({ marks }: PrintedCard, { icons, typefaces, lowInk: light }: Craft): readonly Shape[] =>
  marks.flatMap(({ icon: sign, text }, index) => {
    const [width, height] = [(text === '' ? 6.4 : 9.6) * MM, 5.4 * MM];
    const area = {
      x: ART.x + ART.width - width - 1.1 * MM,
      y: ART.y + 1.1 * MM + index * (height + 0.7 * MM),
      width,
      height,
    };
    const colour = light ? BLACK : '#ffeec7';
    return [
      path(roundRect(area, 1.2 * MM), { fill: light ? WHITE : '#1c1206', line: { colour, width: 0.5 } }),
      icon(icons, sign, area.x + 3.2 * MM, area.y + height / 2, 4.2 * MM, colour),
      ...(text === ''
        ? []
        : [
            label(
              text,
              { x: area.x + 7.2 * MM, y: area.y + height / 2 + 3.3, size: 9.5, font: 'bold', colour, align: 'middle' },
              typefaces,
            ),
          ]),
    ];
  });

function kindShapes(card: PrintedCard, tone: Tone, { typefaces, icons }: Craft): readonly Shape[] {
  const size = sizeFor(card.kind, 'bold', INNER - 5 * MM, sizesFrom(8, 6), typefaces);
  if (size === null)
    throw new BadInput('', `"${card.kind}" does not fit below the picture of "${card.name}" (${card.id})`);
  const said = label(
    card.kind,
    { x: W / 2 + 1.8 * MM, y: KIND_Y, size, font: 'bold', colour: tone.ink, align: 'middle' },
    typefaces,
  );
  return [said, icon(icons, card.sigil, said.x - 2.3 * MM, KIND_Y - size * 0.32, 3.2 * MM, tone.ink)];
}

function textShapes(card: PrintedCard, craft: Craft): readonly Shape[] {
  const standing = at(card.badges, 'bottom left') || at(card.badges, 'bottom right');
  const bottom = H - (standing ? 12.2 : 5.6) * MM;
  const panel = { x: EDGE, y: TEXT_TOP, width: INNER, height: H - 5 * MM - TEXT_TOP };
  const area = {
    x: EDGE + 1.8 * MM,
    y: TEXT_TOP + 1 * MM,
    width: INNER - 3.6 * MM,
    height: bottom - TEXT_TOP - 1.2 * MM,
  };
  const { rules, extra, height } = fittedText(card, area, craft.typefaces);
  const top = area.y + (area.height - height) / 2;
  return [
    path(
      roundRect(panel, 1.6 * MM),
      craft.lowInk ? { fill: WHITE, line: { colour: GREY, width: 0.5 } } : { fill: PAPER },
    ),
    ...setBlock(rules, area.x, top, area.width, { align: 'middle', colour: BLACK }),
    ...setBlock(extra, area.x, top + height - extra.height, area.width, { align: 'middle', colour: GREY }),
  ];
}

/** In the coordinates of the card, with the ground drawn out into the bleed. */
export function cardFront(card: PrintedCard, craft: Craft): readonly Shape[] {
  const { bleed, lowInk: light, typefaces } = craft;
  const tone = light ? { ...lowInk(card.tone) } : card.tone;
  const whole = { x: -bleed, y: -bleed, width: W + 2 * bleed, height: H + 2 * bleed };
  const frame: readonly PathShape[] = light
    ? [
        path(roundRect({ x: 1.2 * MM, y: 1.2 * MM, width: W - 2.4 * MM, height: H - 2.4 * MM }, 2.4 * MM), {
          line: { colour: tone.ink, width: 0.8 },
        }),
      ]
    : [
        path(rect(whole), { fill: tone.deep }),
        path(roundRect({ x: 1.3 * MM, y: 1.3 * MM, width: W - 2.6 * MM, height: H - 2.6 * MM }, 2.2 * MM), {
          line: { colour: tone.light, width: 0.7 },
        }),
      ];
  const standing = card.badges.some(({ corner }) => corner.startsWith('bottom'));
  const homeSize = sizeFor(card.home, 'text', standing ? W - 2 * reach - 2 * MM : INNER, sizesFrom(6.5, 6), typefaces);
  const home = {
    x: W / 2,
    y: FOOT_Y,
    font: 'text' as const,
    colour: light ? tone.ink : tone.light,
    align: 'middle' as const,
  };
  return [
    ...frame,
    ...nameShapes(card, tone, craft),
    ...artShapes(card, tone, craft),
    ...pipRow(card, craft),
    ...markColumn(card, craft),
    ...kindShapes(card, tone, craft),
    ...textShapes(card, craft),
    ...(homeSize === null ? [] : [label(card.home, { ...home, size: homeSize }, typefaces)]),
    ...card.badges.flatMap((badge) => badgeShapes(badge, craft)),
  ];
}
