// What of a library for typefaces does the page do without? Unpacking WOFF 2: it prints with typefaces that need none of it.

import type { Plugin } from 'vite';

const UNPACKER = 'brotli/decompress.js';

export const withoutBrotli = (): Plugin => ({
  name: 'duello-without-brotli',
  enforce: 'pre',
  resolveId: (id) => (id === UNPACKER ? `\0${UNPACKER}` : null),
  load: (id) => (id === `\0${UNPACKER}` ? 'export default () => null;' : null),
});
