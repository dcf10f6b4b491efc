// How do the typefaces come with the page? Asked for with the page itself, before any style sheet names them, and with their licences.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** By the package's name; upright, since slanted words are on no first screen. */
const FAMILIES = ['source-sans-3', 'eczar'] as const;
const isNeeded = (file: string): boolean =>
  FAMILIES.some((family) => file.includes(`/${family}-`) && file.includes('-normal-') && file.endsWith('.woff2'));

const tag = (file: string) => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
  injectTo: 'head' as const,
});

export function typefaces(): Plugin {
  return {
    name: 'duello-typefaces',
    apply: 'build',
    generateBundle() {
      for (const family of FAMILIES) {
        const file = createRequire(import.meta.url).resolve(`@fontsource-variable/${family}/LICENSE`);
        this.emitFile({ type: 'asset', fileName: `licences/${family}.txt`, source: readFileSync(file, 'utf8') });
      }
    },
    transformIndexHtml: (_, { bundle = {} }) => Object.keys(bundle).filter(isNeeded).sort().map(tag),
  };
}
