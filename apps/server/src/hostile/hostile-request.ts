// What could somebody ask for over HTTP who means harm? Every route, as its schemas have it and spoiled: with other people's
// ids, without a key or with a wrong one, with bodies that are broken, deep or giant, and at addresses that are none.

import { GAME_IDS } from '@duello/games';
import { below, type Rng } from '@duello/kernel';
import { API } from '@duello/protocol';
import { z } from 'zod';
import { ROUTES } from '../http/app.ts';
import type { Route } from '../http/route.ts';
import { DEEPEST, type Fields, isFields, JUNK, pick, spoiled } from './hostile-frame.ts';
import { sampleOf } from './sample.ts';

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string | null;
  /** Null where there is none of that address. */
  readonly route: Route | null;
}

/** What an attacker knows. */
export interface KnownTexts {
  /** Ids of people, tables and matches, its own and those of others. */
  readonly ids: readonly string[];
  /** Keys of its own. */
  readonly keys: readonly string[];
}

/** More than a body may have. */
const GIANT = 80_000;
const HEX = '0123456789abcdef'.repeat(4);
const TEXTS = [...GAME_IDS, 'Anna', 'https://push.invalid/x', HEX, 'A'.repeat(86), 'BCDFGH', 'a\0b', 'x'.repeat(50)];
const PATH_JUNK = [
  '',
  '%00',
  '%ff',
  '%2e%2e%2f',
  '..',
  'null',
  '__proto__',
  "'%20OR%201=1",
  '%F0%9F',
  'a'.repeat(3000),
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE'];
const ADDRESSES = [
  '/',
  '/nothing',
  '/people/me/me',
  '//',
  '/%',
  '/../../etc/passwd',
  '/tables/../people/me',
  '?a[b]=c',
];

const partOf = ({ takes }: Route, part: 'path' | 'query' | 'body'): z.ZodType | null => {
  const inside = takes.shape[part];
  return inside instanceof z.ZodType ? inside : null;
};

function pathOf(rng: Rng, route: Route, { ids }: KnownTexts): string {
  return route.path.replaceAll(/:\w+/g, () =>
    below(rng, 4) === 0 ? pick(rng, PATH_JUNK) : encodeURIComponent(pick(rng, [...ids, ...TEXTS])),
  );
}

function queryOf(rng: Rng, route: Route, texts: readonly string[]): string {
  const schema = partOf(route, 'query');
  const sample = schema === null ? {} : sampleOf(rng, schema, texts);
  if (!isFields(sample)) return '';
  const asked = below(rng, 3) === 0 && Object.keys(sample).length > 0 ? spoiled(sample, rng) : sample;
  const pairs = Object.entries(asked).map(([name, value]) => {
    const text = typeof value === 'string' ? value.slice(0, 2000) : (JSON.stringify(value) ?? '').slice(0, 2000);
    return `${encodeURIComponent(name)}=${encodeURIComponent(text.toWellFormed())}`;
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

const deep = (rng: Rng): string => {
  const [open, close] = pick(rng, [
    ['[', ']'],
    ['{"a":', '}'],
  ]);
  const depth = below(rng, DEEPEST);
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
};

/** Somewhere inside there is something very deep. */
function withDepth(fields: Fields, rng: Rng): string {
  const key = pick(rng, [...Object.keys(fields), 'options', 'words']);
  const { [key]: _, ...rest } = fields;
  const text = JSON.stringify(rest);
  return `${text.slice(0, -1)}${text === '{}' ? '' : ','}${JSON.stringify(key)}:${deep(rng)}}`;
}

function bodyOf(rng: Rng, route: Route, texts: readonly string[]): string | null {
  const schema = partOf(route, 'body');
  const sample = schema === null ? {} : sampleOf(rng, schema, texts);
  const fields = isFields(sample) ? sample : {};
  const text = JSON.stringify(fields);
  switch (below(rng, 12)) {
    case 0:
      return null;
    case 1:
      return JSON.stringify(pick(rng, JUNK)) ?? '';
    case 2:
      return text.slice(0, below(rng, text.length));
    case 3:
      return withDepth(fields, rng);
    case 4:
      return below(rng, 20) === 0 ? JSON.stringify({ ...fields, extra: 'x'.repeat(GIANT) }) : text;
    case 5:
    case 6:
    case 7:
      return Object.keys(fields).length === 0 ? text : JSON.stringify(spoiled(fields, rng));
    default:
      return text;
  }
}

function authorization(rng: Rng, { keys, ids }: KnownTexts): { readonly authorization?: string } {
  const kind = below(rng, 10);
  if (kind < 6) return { authorization: `Bearer ${pick(rng, keys)}` };
  if (kind < 8) return {};
  return {
    authorization: pick(rng, ['Bearer', `Bearer ${'x'.repeat(43)}`, `Basic ${pick(rng, ids)}`, 'x'.repeat(5000)]),
  };
}

/** What a route wants in JSON, and what it does not. */
const TYPES = [...Array(8).fill('application/json'), 'text/plain', 'application/x-www-form-urlencoded', 'x', ''];

export function hostileRequest(rng: Rng, known: KnownTexts): HostileRequest {
  const isAstray = below(rng, 20) === 0;
  const route = pick(rng, ROUTES);
  const texts = [...known.ids, ...TEXTS, ...JUNK.filter((one) => typeof one === 'string')];
  const method = below(rng, 30) === 0 ? pick(rng, METHODS) : route.method;
  const path = isAstray ? pick(rng, ADDRESSES) : pathOf(rng, route, known) + queryOf(rng, route, texts);
  const body = route.method === 'GET' && below(rng, 8) > 0 ? null : bodyOf(rng, route, texts);
  return {
    method,
    path: API + path,
    headers: { ...authorization(rng, known), ...(body === null ? {} : { 'content-type': pick(rng, TYPES) }) },
    body,
    route: isAstray || method !== route.method ? null : route,
  };
}
