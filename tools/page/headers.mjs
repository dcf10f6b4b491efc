// What must a host say beside each file of the page? What it may load, who may frame it, and for how long it is kept.
import { createHash } from 'node:crypto';

/** The styles that React Aria puts into the page: for what is pressed, and on iOS behind a dialog. */
const REACT_ARIA_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineStyles = (index) => [...index.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style);

/** Everything comes from the page's own folder, and nothing is run or drawn that does not lie there. */
const policy = (index) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[...inlineStyles(index), ...REACT_ARIA_STYLES].map(hashOf).join(' ')}`,
    ...['img', 'font', 'connect', 'worker', 'manifest'].map((kind) => `${kind}-src 'self'`),
    // A PDF that the page has made opens in the browser's own reader, which some browsers take for an object in the page.
    'object-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Headers for every answer, errors too.
 * @param {string} index the text of the page's index.html
 * @returns {Record<string, string>}
 */
export const safetyHeaders = (index) => ({
  'content-security-policy': policy(index),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
});

/** Names in assets/ change with their content. */
const HASHED = '/assets/';
const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** @param {string} path */
export const cachingOf = (path) => (path.startsWith(HASHED) ? FOR_GOOD : ASK_AGAIN);

/**
 * The same for hosts that read a `_headers` file. They join what two rules say of one file, so each rule says its own.
 * @param {string} index the text of the page's index.html
 */
export function headersFile(index) {
  const lines = Object.entries(safetyHeaders(index)).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${lines.join('')}${HASHED}*\n  cache-control: ${FOR_GOOD}\n`;
}
