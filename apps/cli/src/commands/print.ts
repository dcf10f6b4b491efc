// `duello print`: the box of a game as a PDF to print and cut.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BadInput } from '@duello/kernel';
import {
  changedSince,
  FLIPS,
  type Flip,
  type GamePrint,
  PAPER_NAMES,
  type PaperName,
  pagesOf,
  pdfOf,
  SECTIONS,
  singlePages,
  TABLETOP,
  tabletopPages,
} from '@duello/print';
import { type Lang, langOf } from '@duello/terminal';
import { noSuch } from '../args/nearest.ts';
import { type Args, type Command, FORCE_FLAG, JSON_FLAG, LANG_FLAG } from '../io/command.ts';
import { fileFor } from '../match/saved.ts';
import { materialsFor } from '../print/materials.ts';
import { type OwnSet, ownSet } from '../print/own-set.ts';
import { printGame } from '../print/print-game.ts';
import { savePictures } from '../print/save-pictures.ts';
import { type Wanted as Part, wantedOf } from '../print/wanted.ts';

const TARGETS = ['pdf', 'cards', 'tabletop'] as const;

const oneOf = <T extends string>(args: Args, flag: string, values: readonly T[]): T =>
  values.find((value) => value === args.textOf(flag)) ?? values[0];

export const print: Command = {
  name: 'print',
  usage: '<game> --out FILE.pdf [flags]',
  words: ['<game>'],
  flags: {
    out: { kind: 'text', value: 'FILE', help: 'where it is written' },
    lang: { ...LANG_FLAG, help: 'the language that is printed' },
    paper: { kind: 'text', value: PAPER_NAMES.join('|'), oneOf: PAPER_NAMES, fallback: 'a4', help: 'the paper' },
    flip: {
      kind: 'text',
      value: FLIPS.join('|'),
      oneOf: FLIPS,
      fallback: 'long',
      help: 'the edge over which your printer turns a sheet, for the backs; none leaves them out',
    },
    'low-ink': { kind: 'switch', help: 'black on white, with outlines instead of colour' },
    only: {
      kind: 'texts',
      value: 'WHAT',
      help: `parts of the box (${SECTIONS.join(', ')}) or cards by name, with commas; repeatable`,
    },
    since: { kind: 'text', value: 'VERSION', help: 'only cards that changed since a released version' },
    set: { kind: 'text', value: 'FILE', help: 'the cards of this file instead of the box' },
    as: {
      kind: 'text',
      value: TARGETS.join('|'),
      oneOf: TARGETS,
      fallback: 'pdf',
      help: 'cards: a PNG of each at 300 dpi; tabletop: sheets of 10 × 7 for Tabletop Simulator; --out is then a folder',
    },
    force: FORCE_FLAG,
    json: JSON_FLAG,
  },
  notes: [
    'Print at its own size (100 %), double-sided: each back lies behind its card. Cards are 63 × 88 mm, nine a sheet; the ' +
      'marks at the edge show where to cut.',
  ],
  async run(args, io) {
    const out = args.text('out');
    if (out === null) throw new BadInput('', 'say where to write it, such as --out box.pdf');
    const game = await printGame(args.words[0]);
    const lang = langOf(args.textOf('lang'));
    const wanted = wish(game, lang, args);
    const force = args.on('force');
    const target = oneOf(args, 'as', TARGETS);
    const told = (words: string, json: { readonly [name: string]: string | number }): number => {
      io.out(args.on('json') ? JSON.stringify(json, null, 2) : words);
      return 0;
    };
    if (target !== 'pdf') {
      if (/\.(pdf|png)$/i.test(out))
        throw new BadInput('--out', `--as ${target} writes many pictures: name a folder for them, such as --out cards`);
      const folder = resolve(out);
      const saved = await pictures(game, wanted, target, { folder, force, lang, lowInk: args.on('low-ink') });
      return told(`${folder}: ${saved} pictures.`, { folder, pictures: saved });
    }
    const file = fileFor(out, force);
    const materials = { ...(await materialsFor(game.id, lang)), photos: wanted.photos };
    const paper: PaperName = oneOf(args, 'paper', PAPER_NAMES);
    const flip: Flip = oneOf(args, 'flip', FLIPS);
    const pages = pagesOf(game, { lang, paper, flip, lowInk: args.on('low-ink'), ...wanted }, materials);
    const pdf = await pdfOf(pages, materials.typefaces, { title: game.title[lang], lang });
    write(file, pdf);
    return told(`${file}: ${pages.length} pages, ${sizeSaid(pdf.length)}.`, {
      file,
      pages: pages.length,
      bytes: pdf.length,
    });
  },
};

const sizeSaid = (bytes: number): string =>
  bytes < 1e5 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

type Wanted = Part & Pick<OwnSet, 'photos'>;

/** The box or somebody's set, then what of it is asked for. */
function wish(game: GamePrint, lang: Lang, args: Args): Wanted {
  const [set, since, only] = [args.text('set'), args.text('since'), args.texts('only')];
  const { cards, photos }: OwnSet = set === null ? { cards: game.cards(lang), photos: {} } : ownSet(game, set, lang);
  const wanted: Wanted = { ...wantedOf(only, cards), photos };
  if (since === null) return set === null || only.length > 0 ? wanted : { ...wanted, sections: ['cards'] };
  if (!Object.hasOwn(game.releases, since))
    throw new BadInput('--since', noSuch('released version', since, Object.keys(game.releases)));
  const changed = changedSince(wanted.cards, game.releases[since], lang);
  if (changed.length === 0)
    throw new BadInput('--since', `no card has changed since ${since}: there is nothing to print`);
  return { sections: ['cards'], cards: changed, photos };
}

interface PictureWish {
  readonly folder: string;
  readonly force: boolean;
  readonly lang: Lang;
  readonly lowInk: boolean;
}

async function pictures(
  game: GamePrint,
  { cards, photos }: Wanted,
  target: 'cards' | 'tabletop',
  wished: PictureWish,
): Promise<number> {
  const materials = { ...(await materialsFor(game.id, wished.lang)), photos };
  const craft = { ...materials, lowInk: wished.lowInk, bleed: 0 };
  const title = game.title[wished.lang];
  const [pages, dpi] =
    target === 'cards' ? [singlePages(cards, title, craft), 300] : [tabletopPages(cards, title, craft), TABLETOP.dpi];
  return savePictures(pages, wished.folder, dpi, { force: wished.force, materials });
}

function write(file: string, bytes: Uint8Array): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : error;
    throw new BadInput('', `${file} can’t be written (${why}); name another file`);
  }
}
