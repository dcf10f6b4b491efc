// What does a player want at hand? The turn at a glance, and what the words of the game mean, on half a sheet each.

import { BadInput } from '@duello/kernel';
import type { RulesSection } from '@duello/language';
import { lowInk as onWhite, type Tone } from '../drawing/colours.ts';
import { type Icons, icon } from '../drawing/icons.ts';
import { group, line, type Page, path, rect, type Shape } from '../drawing/shapes.ts';
import { MM, type Paper } from '../drawing/units.ts';
import type { PrintedTerm } from '../game/printed-token.ts';
import type { Flip } from '../sheets/card-sheets.ts';
import type { Paragraph } from '../text/breaking.ts';
import { type Block, blockOf, label, setBlock, sizesFrom } from '../text/setting.ts';
import type { Typefaces } from '../text/typefaces.ts';
import { inline } from './inline.ts';

export interface Aid {
  readonly title: string;
  /** The way in of the rulebook. */
  readonly section: RulesSection;
  readonly terms: readonly PrintedTerm[];
  readonly termsTitle: string;
  readonly sigil: string;
  readonly tone: Tone;
}

const MARGIN = 9 * MM;
const HEAD = 15 * MM;

const paragraphsOf = ({ blocks }: RulesSection): readonly Paragraph[] =>
  blocks.flatMap((block): readonly Paragraph[] => {
    if (block.kind === 'paragraph') return [inline(block.text)];
    return block.kind === 'steps'
      ? block.steps.map((step, at): Paragraph => [{ text: `${block.first + at}. `, font: 'bold' }, ...inline(step)])
      : [];
  });

const termParagraph = ({ name, reminder }: PrintedTerm): Paragraph => [
  { text: `${name}: `, font: 'bold' },
  { text: reminder, font: 'text' },
];

/** Good to read across a table. */
const GOOD = 7.25;

function fitted(paragraphs: readonly Paragraph[], width: number, height: number, typefaces: Typefaces): Block | null {
  for (const size of sizesFrom(11.5, GOOD)) {
    const block = blockOf(paragraphs, width, size, { leading: 1.22, gap: 0.4 }, typefaces);
    if (block !== null && block.height <= height) return block;
  }
  return null;
}

/** On as few halves as hold them; the last is not left nearly empty. */
function halvesOf(
  paragraphs: readonly Paragraph[],
  width: number,
  height: number,
  typefaces: Typefaces,
  what: string,
): readonly Block[] {
  for (let halves = 1; halves <= Math.max(1, paragraphs.length); halves += 1) {
    const each = Math.ceil(paragraphs.length / halves);
    const blocks = Array.from({ length: halves }, (_, at) =>
      fitted(paragraphs.slice(at * each, (at + 1) * each), width, height, typefaces),
    ).filter((block) => block !== null);
    if (blocks.length === halves) return blocks;
  }
  throw new BadInput('', `a paragraph of "${what}" does not fit on half a sheet: say it in fewer words`);
}

interface Half {
  readonly width: number;
  readonly height: number;
  readonly lowInk: boolean;
  readonly typefaces: Typefaces;
  readonly icons: Icons;
}

function halves(
  title: string,
  paragraphs: readonly Paragraph[],
  { sigil, tone: full }: Aid,
  half: Half,
): readonly (readonly Shape[])[] {
  const { width, height, lowInk, typefaces, icons } = half;
  const tone = lowInk ? onWhite(full) : full;
  const inner = width - 2 * MARGIN;
  const blocks = halvesOf(paragraphs, inner, height - HEAD - 2 * MARGIN, typefaces, title);
  return blocks.map((block, at) => [
    path(rect({ x: 0, y: 0, width, height: HEAD }), { fill: tone.deep }),
    icon(icons, sigil, MARGIN + 4 * MM, HEAD / 2, 9 * MM, tone.ink),
    label(
      blocks.length === 1 ? title : `${title} ${at + 1}/${blocks.length}`,
      { x: MARGIN + 11 * MM, y: HEAD / 2 + 4.5, size: 14, font: 'title', colour: tone.ink },
      typefaces,
    ),
    ...(lowInk ? [path(line(0, HEAD, width, HEAD), { line: { colour: tone.ink, width: 0.8 } })] : []),
    ...setBlock(block, MARGIN, HEAD + MARGIN * 0.8, inner, { align: 'left', colour: '#221709' }),
  ]);
}

type Craftless = Pick<Half, 'lowInk' | 'typefaces' | 'icons'>;

/**
 * Sheets that lie across, cut in the middle. Printed double-sided, each half has the next one behind it, and both players
 * get the same; on one side, all of it comes twice.
 */
export function aidPages(
  aid: Aid,
  paper: Paper,
  flip: Flip,
  craft: Craftless,
  nameOf: (sheet: number, back: boolean) => string,
): readonly Page[] {
  const [width, height] = [paper.height, paper.width];
  const half: Half = { ...craft, width: width / 2, height };
  const all = [
    ...halves(`${aid.title}: ${aid.section.title}`, paragraphsOf(aid.section), aid, half),
    ...halves(`${aid.title}: ${aid.termsTitle}`, aid.terms.map(termParagraph), aid, half),
  ];
  const cut = path(line(half.width, 0, half.width, height), { line: { colour: '#000000', width: 0.35, dash: [4, 3] } });
  const sheets = Math.ceil(all.length / 2);
  /** A place without a half stays white. */
  const sideOf = (left: number, right: number): readonly Shape[] => [
    ...[left, right].flatMap((at, side) =>
      at < all.length ? [group([group(all[at], { key: `aid ${at}` })], { x: side * half.width })] : [],
    ),
    cut,
  ];
  return Array.from({ length: 2 * sheets }, (_, at) => {
    if (flip === 'none') {
      const first = 2 * (at % sheets);
      return { width, height, label: nameOf(at + 1, false), shapes: sideOf(first, first + 1) };
    }
    const back = at % 2 === 1;
    const shapes = sideOf(at, at);
    // A sheet that lies across comes up the other way round when it is turned over its long edge.
    const turned = back && flip === 'long' ? [group(shapes, { x: width, y: height, turn: 180 })] : shapes;
    return { width, height, label: nameOf(Math.floor(at / 2) + 1, back), shapes: turned };
  });
}
