// How is the page built? React, the icons that are used, the typefaces, a service worker that keeps everything for offline play.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { typefaces } from './fonts-plugin.ts';
import { gameIcons } from './icons-plugin.ts';
import { bundledLicences } from './licences-plugin.ts';
import { withoutBrotli } from './without-brotli-plugin.ts';

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));

const licences = bundledLicences();

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  define: { DUELLO_VERSION: JSON.stringify(version) },
  plugins: [
    gameIcons(),
    typefaces(),
    licences.page,
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        id: './',
        start_url: './',
        scope: './',
        name: 'Duello',
        short_name: 'Duello',
        description: 'One table for four two-player card duels.',
        categories: ['games', 'entertainment'],
        theme_color: '#14202b',
        background_color: '#14202b',
        display: 'standalone',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff,woff2,txt}'],
        // Somebody who makes cards may want any drawing there is: those that were fetched once stay.
        globIgnores: ['**/library-*.js'],
        runtimeCaching: [
          { urlPattern: /\/library-[^/]*\.js$/, handler: 'CacheFirst', options: { cacheName: 'duello-drawings' } },
        ],
        // What it does when a server calls.
        importScripts: ['push.js'],
        navigateFallback: 'index.html',
        // What the server says itself is never the page's.
        navigateFallbackDenylist: [/^\/api\//, /^\/openapi/],
        clientsClaim: true,
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [gameIcons(), withoutBrotli(), licences.worker] },
  build: {
    target: 'es2023',
    outDir: 'dist',
    sourcemap: false,
    // What the first page needs comes in one file: each request before the first paint is waited for.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
});
