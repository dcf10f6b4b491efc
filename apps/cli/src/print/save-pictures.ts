// How do pages become pictures in files? By pdftoppm, which draws a PDF as it is printed.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@duello/kernel';
import { type Materials, type PicturePage, pdfOf } from '@duello/print';

const MISSING =
  'pictures are drawn by pdftoppm, which is not installed: get poppler (apt install poppler-utils, brew install poppler), or save a PDF';

/** Writes a PNG for each page into a folder; returns how many. */
export async function savePictures(
  pages: readonly PicturePage[],
  folder: string,
  dpi: number,
  { force, materials }: { readonly force: boolean; readonly materials: Materials },
): Promise<number> {
  if (spawnSync('pdftoppm', ['-v']).error !== undefined) throw new BadInput('', MISSING);
  const files = pages.map(({ name }) => join(folder, `${name}.png`));
  const there = files.find(existsSync);
  if (there !== undefined && !force)
    throw new BadInput('', `${there} is there already; name another folder, or overwrite it with --force`);
  try {
    mkdirSync(folder, { recursive: true });
    const work = mkdtempSync(join(folder, '.print-'));
    try {
      await draw(pages, files, work, dpi, materials);
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const why = error instanceof Error && 'code' in error ? error.code : error;
    throw new BadInput('', `${folder} can’t be written to (${why}); name another folder`);
  }
  return pages.length;
}

async function draw(
  pages: readonly PicturePage[],
  files: readonly string[],
  work: string,
  dpi: number,
  { typefaces }: Materials,
): Promise<void> {
  const pdf = join(work, 'pages.pdf');
  writeFileSync(
    pdf,
    await pdfOf(
      pages.map(({ page }) => page),
      typefaces,
      { title: 'Duello', lang: 'en' },
    ),
  );
  for (const [at, file] of files.entries()) {
    const number = String(at + 1);
    const drawn = join(work, 'page');
    const { status, stderr } = spawnSync('pdftoppm', [
      '-png',
      '-singlefile',
      '-f',
      number,
      '-l',
      number,
      '-r',
      String(dpi),
      pdf,
      drawn,
    ]);
    if (status !== 0) throw new BadInput('', `pdftoppm could not draw ${file}: ${String(stderr).trim()}`);
    renameSync(`${drawn}.png`, file);
  }
}
