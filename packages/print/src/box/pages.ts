// Which pages make up a box? The sheets of what is wished for, in the order somebody cuts and plays them.

import { type Lang, parseRules } from '@duello/language';
import { cardBack } from '../cards/card-back.ts';
import { cardFront } from '../cards/card-front.ts';
import type { Icons } from '../drawing/icons.ts';
import type { Photos } from '../drawing/photos.ts';
import type { Page } from '../drawing/shapes.ts';
import { PAPERS, type PaperName } from '../drawing/units.ts';
import type { Craft } from '../game/craft.ts';
import type { GamePrint } from '../game/game-print.ts';
import type { PrintedCard } from '../game/printed-card.ts';
import { aidPages } from '../rules/aid.ts';
import { bookletPages, explainedWords } from '../rules/booklet.ts';
import { imposed } from '../rules/imposition.ts';
import { pictureOf } from '../rules/pictures.ts';
import { cardSheets, type Flip, type Piece } from '../sheets/card-sheets.ts';
import { tokenSheets } from '../sheets/token-sheets.ts';
import { boardPage, trackSheets } from '../sheets/track-sheets.ts';
import type { Typefaces } from '../text/typefaces.ts';
import { sayIn } from './said.ts';

export const SECTIONS = ['cards', 'tokens', 'board', 'aids', 'rules'] as const;
export type Section = (typeof SECTIONS)[number];

/** What somebody wants on paper. */
export interface Wish {
  readonly lang: Lang;
  readonly paper: PaperName;
  readonly flip: Flip;
  readonly lowInk: boolean;
  readonly sections: readonly Section[];
  /** All cards to print, each with its count. */
  readonly cards: readonly PrintedCard[];
}

/** What is handed in, as a browser and Node find it in different places. */
export interface Materials {
  readonly typefaces: Typefaces;
  readonly icons: Icons;
  /** Of cards that somebody made. */
  readonly photos: Photos;
  /** The page of rules in the language that is printed, as it lies in docs/rules. */
  readonly rules: string;
  /** The pictures of the rules as SVG, by the name of their file. */
  readonly pictures: Readonly<Record<string, string>>;
}

export function piecesOf(cards: readonly PrintedCard[], title: string, craft: Craft): readonly Piece[] {
  return cards.flatMap((card) => {
    const front = cardFront(card, craft);
    const back = cardBack(card.back, title, craft);
    const piece: Piece = {
      front: { key: `front ${card.id}`, shapes: front },
      back: { key: `back ${card.back.id}`, shapes: back },
    };
    return Array.from({ length: card.count }, () => piece);
  });
}

function rulesPages(game: GamePrint, wish: Wish, { typefaces, icons, rules, pictures }: Materials): readonly Page[] {
  const { lang, lowInk, flip } = wish;
  const paper = PAPERS[wish.paper];
  const page = parseRules(rules);
  const booklet = {
    title: game.title[lang],
    page,
    pictures: Object.fromEntries(Object.entries(pictures).map(([name, svg]) => [name, pictureOf(svg, typefaces)])),
    terms: [...[...game.terms(lang), ...game.cards(lang)].map(({ name }) => name), ...explainedWords(page)],
    ...{ sigil: game.sigil, tone: game.tone, words: sayIn[lang] },
  };
  const size = { width: paper.height / 2, height: paper.width };
  return imposed(bookletPages(booklet, { size, typefaces, icons, lowInk }), paper, flip, sayIn[lang].bookletSide);
}

function aidsOf(game: GamePrint, { lang, lowInk, paper, flip }: Wish, materials: Materials): readonly Page[] {
  const [section] = parseRules(materials.rules).sections;
  const terms = game.terms(lang);
  const aid = {
    title: game.title[lang],
    section,
    terms,
    termsTitle: sayIn[lang].terms,
    sigil: game.sigil,
    tone: game.tone,
  };
  return aidPages(aid, PAPERS[paper], flip, { ...materials, lowInk }, sayIn[lang].aidSheet);
}

/** What has one side alone leaves the other free: printed double-sided, the next page begins a sheet of its own. */
const withFreeBacks = (pages: readonly Page[], flip: Flip, nameOf: (label: string) => string): readonly Page[] =>
  flip === 'none' ? pages : pages.flatMap((page) => [page, { ...page, label: nameOf(page.label), shapes: [] }]);

/** Every page, with what it belongs to; printed double-sided, every two are one sheet. */
export function pagesOf(game: GamePrint, wish: Wish, materials: Materials): readonly Page[] {
  const { lang, flip, lowInk, cards } = wish;
  const { typefaces, icons, photos } = materials;
  const paper = PAPERS[wish.paper];
  const say = sayIn[lang];
  const craft: Craft = { typefaces, icons, photos, lowInk, bleed: paper.bleed };
  const parts: Readonly<Record<Section, () => readonly Page[]>> = {
    cards: () => cardSheets(piecesOf(cards, game.title[lang], craft), paper, flip, say.cardSheet),
    tokens: () => [
      ...tokenSheets(game.tokens(lang), paper, flip, say.tokenSheet, craft),
      ...withFreeBacks(trackSheets(game.tracks(lang), paper, say.trackSheet, craft), flip, say.freeBack),
    ],
    board: () =>
      withFreeBacks(
        game.boards(lang).map((board) => boardPage(board, paper, craft)),
        flip,
        say.freeBack,
      ),
    aids: () => aidsOf(game, wish, materials),
    rules: () => rulesPages(game, wish, materials),
  };
  return SECTIONS.filter((section) => wish.sections.includes(section)).flatMap((section) => parts[section]());
}
