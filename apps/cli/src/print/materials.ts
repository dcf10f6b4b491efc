// Where are the typefaces and drawings for print? In the packages they come in.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Lang, rulesFile } from '@duello/language';
import { type Materials, typefacesOf } from '@duello/print';

const { resolve } = createRequire(import.meta.url);
const typeface = (family: string, kind: string): Uint8Array =>
  readFileSync(resolve(`@fontsource/${family}/files/${family}-latin-${kind}.woff`));

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const DOCS = new URL('../../../../docs/', import.meta.url);
const PICTURES = new URL('pictures/rules/', DOCS);
const read = (name: string, folder: URL): string => readFileSync(new URL(name, folder), 'utf8');

export async function materialsFor(game: string, lang: Lang): Promise<Materials> {
  const typefaces = await typefacesOf({
    text: typeface('source-sans-3', '400-normal'),
    bold: typeface('source-sans-3', '700-normal'),
    italic: typeface('source-sans-3', '400-italic'),
    title: typeface('eczar', '700-normal'),
  });
  const { icons }: IconSet = JSON.parse(readFileSync(resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
  const drawings = readdirSync(fileURLToPath(PICTURES)).filter(
    (name) => name.startsWith(game) && name.endsWith('.svg'),
  );
  return {
    typefaces,
    photos: {},
    icons: Object.fromEntries(Object.entries(icons).map(([name, { body }]) => [name, body])),
    rules: read(`rules/${rulesFile(game, lang)}`, DOCS),
    pictures: Object.fromEntries(drawings.map((name) => [name, read(name, PICTURES)])),
  };
}
