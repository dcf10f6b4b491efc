// What is done to the page once it is built? Its files are compressed, and what hosts must say of them is written down.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import { headersFile } from './headers.mjs';

/** Pictures and fonts are compressed already. */
const COMPRESSED = ['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'];

const ENCODERS = {
  '.br': (content) => brotliCompressSync(content, { params: { [zlib.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  '.gz': (content) => gzipSync(content, { level: 9 }),
};

function compress(file) {
  const content = readFileSync(file);
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const encoded = encode(content);
    if (encoded.length < content.length) writeFileSync(file + ending, encoded);
  }
}

/** @param {string} folder of a page that was just built */
export function finishPage(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => COMPRESSED.includes(extname(name)));
  for (const name of names) compress(join(folder, name));
  writeFileSync(join(folder, '_headers'), headersFile(readFileSync(join(folder, 'index.html'), 'utf8')));
}
