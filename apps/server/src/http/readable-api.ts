// How do people read the API? As one plain page, written from the same rows; no script, no picture.

import { API, ERRORS } from '@duello/protocol';
import { z } from 'zod';
import type { Route } from './route.ts';

const SAFE: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const safe = (text: string): string => text.replaceAll(/[&<>]/g, (letter) => SAFE[letter]);

const shapeOf = (schema: z.ZodType, io: 'input' | 'output'): string => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return `<pre>${safe(JSON.stringify(rest, null, 2))}</pre>`;
};

const KEYS: Readonly<Record<Route['key'], string>> = {
  needed: 'Needs a key.',
  optional: 'May have a key.',
  none: '',
};

function section(one: Route): string {
  const { method, path, about, key, takes, gives } = one;
  const { body } = takes.shape;
  return [
    `<h2><code>${method} ${safe(API + path)}</code></h2><p>${safe(about)} ${KEYS[key]}</p>`,
    body instanceof z.ZodType ? `<details><summary>Takes</summary>${shapeOf(body, 'input')}</details>` : '',
    gives === null
      ? ''
      : `<details><summary>${'tell' in one ? 'Gives lines, each of which is' : 'Gives'}</summary>${shapeOf(gives, 'output')}</details>`,
  ].join('');
}

const errors = (): string =>
  Object.entries(ERRORS)
    .map(([code, sentence]) => `<dt><code>${code}</code></dt><dd>${safe(sentence)}</dd>`)
    .join('');

export const readableApi = (routes: readonly Route[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Duello: the API</title>
<h1>Duello: the API</h1>
<p>Send a key as <code>Authorization: Bearer KEY</code>. Everything is JSON. The same for machines:
<a href="/openapi.json">/openapi.json</a>. Matches themselves come over a socket at <code>${API}/socket</code>.</p>
${routes.map(section).join('\n')}
<h2>What can go wrong</h2><p>An error has a <code>code</code> and a <code>message</code>.</p><dl>${errors()}</dl>
</html>
`;
