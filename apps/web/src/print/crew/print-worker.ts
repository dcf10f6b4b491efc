// What runs beside the page to print? It lays the pages of a box, draws one of them for the screen, and writes all as a PDF.

import { printedIcons } from 'virtual:printed-icons';
import { BadInput, type Json } from '@duello/kernel';
import type { Lang } from '@duello/language';
import {
  changedSince,
  type Flip,
  type FontFiles,
  type FontName,
  type GamePrint,
  type Icons,
  type Materials,
  type Page,
  type PaperName,
  type Photos,
  pagesOf,
  pdfOf,
  photoBytes,
  SECTIONS,
  type Section,
  type Typefaces,
  typefacesOf,
} from '@duello/print';
import { pictureOfPage } from './paint.ts';

/** What somebody wants on paper. */
export interface PrintWish {
  readonly game: string;
  readonly lang: Lang;
  readonly paper: PaperName;
  readonly flip: Flip;
  readonly lowInk: boolean;
  readonly sections: readonly Section[];
  /** Only the cards that changed since this version; all of them without one. */
  readonly since: string | null;
  /** Those that somebody made, in the place of the box; null for the box. */
  readonly own: Json;
}

/** Where the worker finds what the page knows the way to. */
export interface Sources {
  readonly fonts: Readonly<Record<FontName, string>>;
  readonly rules: string;
  readonly pictures: Readonly<Record<string, string>>;
  /** Drawings that the box does not show, and photos: those of somebody's own cards. */
  readonly drawings: Icons;
  readonly photos: Photos;
}

export type PrintRequest =
  | { readonly type: 'lay'; readonly wish: PrintWish; readonly sources: Sources }
  | { readonly type: 'picture'; readonly page: number; readonly width: number }
  | { readonly type: 'pdf' }
  /** No longer to write the PDF. */
  | { readonly type: 'stop' };

export interface PageSize {
  readonly label: string;
  readonly width: number;
  readonly height: number;
}
export interface Laid {
  readonly pages: readonly PageSize[];
  /** The parts that its box has. */
  readonly sections: readonly Section[];
  /** The released versions that are known, the newest first. */
  readonly versions: readonly string[];
  /** How many cards are printed, each copy counted. */
  readonly cards: number;
}

const FOLDER = '../../../../../games/';
const games = import.meta.glob<GamePrint>('../../../../../games/*/print/index.ts', { import: 'print' });

async function gameOf(id: string): Promise<GamePrint> {
  const path = `${FOLDER}${id}/print/index.ts`;
  if (!Object.hasOwn(games, path)) throw new BadInput('game', `${id} can’t be printed`);
  return games[path]();
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

const fileAt = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetched(address)).arrayBuffer());

async function typefacesAt({ text, bold, italic, title }: Sources['fonts']): Promise<Typefaces> {
  const files = await Promise.all([text, bold, italic, title].map(fileAt));
  const found: FontFiles = { text: files[0], bold: files[1], italic: files[2], title: files[3] };
  return typefacesOf(found);
}

let typefaces: Promise<Typefaces> | null = null;
const drawings = new Map<string, string>();

async function drawingAt(address: string): Promise<string> {
  const drawing = drawings.get(address) ?? (await (await fetched(address)).text());
  drawings.set(address, drawing);
  return drawing;
}

async function materialsOf(
  { game }: PrintWish,
  { fonts, rules, pictures, drawings: more, photos }: Sources,
): Promise<Materials> {
  typefaces ??= typefacesAt(fonts);
  typefaces.catch(() => {
    typefaces = null;
  });
  const [read, icons, drawn] = await Promise.all([
    typefaces,
    printedIcons[game]().then(({ bodies }): Icons => bodies),
    Promise.all(Object.entries(pictures).map(async ([name, address]) => [name, await drawingAt(address)] as const)),
  ]);
  return { typefaces: read, icons: { ...more, ...icons }, photos, rules, pictures: Object.fromEntries(drawn) };
}

interface Held {
  readonly pages: readonly Page[];
  readonly photos: ReadonlyMap<string, ImageBitmap>;
  readonly typefaces: Typefaces;
  readonly title: string;
  readonly lang: Lang;
}
let held: Held | null = null;
/** Counts the wishes: what an older one asked for is no longer written. */
let wishes = 0;

async function photosOf(photos: Photos): Promise<ReadonlyMap<string, ImageBitmap>> {
  const read = Object.values(photos).map(async (data): Promise<readonly [string, ImageBitmap]> => {
    const bitmap = await createImageBitmap(new Blob([photoBytes(data)], { type: 'image/jpeg' }));
    return [data, bitmap];
  });
  return new Map(await Promise.all(read));
}

const ready = (): Held => {
  if (held === null) throw new BadInput('', 'no pages are laid');
  return held;
};

async function lay(wish: PrintWish, sources: Sources): Promise<Laid> {
  wishes += 1;
  const [game, materials] = await Promise.all([gameOf(wish.game), materialsOf(wish, sources)]);
  const all = wish.own === null ? game.cards(wish.lang) : game.ownCards(wish.own, wish.lang);
  const versions = Object.keys(game.releases).toReversed();
  const release = wish.since === null ? undefined : game.releases[wish.since];
  const cards = release === undefined ? all : changedSince(all, release, wish.lang);
  const pages = pagesOf(game, { ...wish, cards }, materials);
  const pictures = await photosOf(materials.photos);
  held = { pages, photos: pictures, typefaces: materials.typefaces, title: game.title[wish.lang], lang: wish.lang };
  return {
    pages: pages.map(({ label, width, height }) => ({ label, width, height })),
    sections: SECTIONS.filter((section) => section !== 'board' || game.boards(wish.lang).length > 0),
    versions,
    cards: wish.sections.includes('cards') ? cards.reduce((sum, { count }) => sum + count, 0) : 0,
  };
}

/** So long it works without listening, in milliseconds. */
const BREATH = 40;
const STOPPED = 'stopped';

async function pdf(): Promise<Uint8Array> {
  const { pages, typefaces: used, title, lang } = ready();
  const mine = wishes;
  let heard = Date.now();
  const before = async (done: number): Promise<void> => {
    if (Date.now() - heard < BREATH) return;
    self.postMessage({ type: 'progress', done });
    await new Promise((resolve) => setTimeout(resolve));
    heard = Date.now();
    if (mine !== wishes) throw new BadInput(STOPPED, STOPPED);
  };
  return pdfOf(pages, used, { title, lang, before });
}

/** What is answered, and what of it is handed over instead of copied. */
async function perform(request: PrintRequest): Promise<readonly [result: unknown, handed: Transferable[]]> {
  switch (request.type) {
    case 'lay':
      return [await lay(request.wish, request.sources), []];
    case 'picture': {
      const { pages, photos, typefaces: used } = ready();
      if (request.page >= pages.length) throw new BadInput('page', 'there is no such page');
      const picture = pictureOfPage(pages[request.page], request.width, { typefaces: used, photos });
      return [picture, [picture]];
    }
    case 'pdf': {
      const written = await pdf();
      return [written, [written.buffer]];
    }
    case 'stop':
      wishes += 1;
      return [null, []];
  }
}

self.onmessage = async ({ data }: MessageEvent<{ readonly id: number; readonly request: PrintRequest }>) => {
  try {
    const [result, handed] = await perform(data.request);
    self.postMessage({ type: 'done', id: data.id, result }, { transfer: handed });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    self.postMessage({ type: 'failed', id: data.id, message, path: error instanceof BadInput ? error.path : null });
  }
};
