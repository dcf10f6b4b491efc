// Does the server hand out the page, all of it, and nothing else?
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finishPage } from './finish.mjs';
import { headersFile, safetyHeaders } from './headers.mjs';
import { serve } from './serve.mjs';

const INDEX = '<!doctype html><style>body{margin:0}</style>';
const SCRIPT = 'export const table = 1;\n'.repeat(200);

let place;
let server;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'duello-serve-'));
  const folder = join(place, 'page');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), INDEX);
  writeFileSync(join(folder, 'sw.js'), '// worker');
  writeFileSync(join(folder, '.stamp'), 'private');
  writeFileSync(join(folder, 'assets', 'index-abc.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'tiny-abc.js'), '1');
  writeFileSync(join(place, 'secret.txt'), 'secret');
  finishPage(folder);
  symlinkSync(join(place, 'secret.txt'), join(folder, 'link.txt'));
  server = await serve({ folder, port: 0 });
});

afterAll(async () => {
  await server.close();
  rmSync(place, { recursive: true, force: true });
});

/** Asks for the path as it stands: fetch would tidy up the dots. */
const ask = (path, { method = 'GET', headers = {} } = {}) =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: server.port, path, method, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({ status: answer.statusCode, headers: answer.headers, bytes, body: bytes.toString() });
      });
    });
    asked.on('error', reject);
    asked.end();
  });

test('the start page is asked for again each time, with a type and a tag', async () => {
  const { status, headers, body } = await ask('/');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  expect(body).toBe(INDEX);
  expect((await ask('/', { headers: { 'if-none-match': headers.etag } })).status).toBe(304);
});

test('files named after their content are kept for good, the service worker never', async () => {
  expect((await ask('/assets/index-abc.js')).headers['cache-control']).toContain('immutable');
  expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache');
  expect((await ask('/sw.js')).headers['content-type']).toContain('text/javascript');
});

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/.stamp', '/link.txt', '/assets', '/no', '/%'])(
  'nothing outside the page is served: %s',
  async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(body).not.toContain('secret');
  },
);

test('only reading is allowed', async () => {
  expect((await ask('/', { method: 'POST' })).status).toBe(405);
  expect((await ask('/', { method: 'HEAD' })).body).toBe('');
});

test('a taken port gives way to the next free one', async () => {
  const second = await serve({ folder: place, port: server.port });
  expect(second.port).toBeGreaterThan(server.port);
  await second.close();
});

const inEncoding = (accepted) => ask('/assets/index-abc.js', { headers: { 'accept-encoding': accepted } });

test('a browser gets the smallest encoding that it takes, and each has a tag of its own', async () => {
  const plain = await ask('/assets/index-abc.js');
  const brotli = await inEncoding('gzip, deflate, br, zstd');
  const gzip = await inEncoding('gzip, br;q=0');
  expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  expect(plain.body).toBe(SCRIPT);
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe(SCRIPT);
  expect(gunzipSync(gzip.bytes).toString()).toBe(SCRIPT);
  expect(brotli.bytes.length).toBeLessThan(SCRIPT.length / 10);
  for (const { headers } of [plain, brotli, gzip]) {
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toContain('immutable');
  }
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  const again = { 'accept-encoding': 'br', 'if-none-match': `"other", ${brotli.headers.etag}` };
  expect((await ask('/assets/index-abc.js', { headers: again })).status).toBe(304);
});

test('what compressing makes no smaller is served as it stands', async () => {
  const { headers, body } = await ask('/assets/tiny-abc.js', { headers: { 'accept-encoding': 'br, gzip' } });
  expect([headers['content-encoding'], body]).toEqual([undefined, '1']);
});

/** The head of the answer to something that is no request. */
const headAfter = (nonsense) =>
  new Promise((resolve, reject) => {
    let head = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(nonsense));
    socket.on('data', (part) => {
      head += part;
    });
    socket.on('end', () => resolve(head));
    socket.on('error', reject);
  });

test('every answer says what the page may load and who may frame it, errors too', async () => {
  const { etag } = (await ask('/')).headers;
  const answers = [
    await ask('/'),
    await ask('/', { headers: { 'if-none-match': etag } }),
    await ask('/', { method: 'HEAD' }),
    await ask('/', { method: 'POST' }),
    await ask('/sw.js'),
    await ask('/no'),
    await ask('/%'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 304, 200, 405, 200, 404, 404]);
  for (const { headers } of answers) expect(headers).toMatchObject(safetyHeaders(INDEX));
  const head = await headAfter('nonsense\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 400 /);
  for (const [name, value] of Object.entries(safetyHeaders(INDEX))) expect(head).toContain(`${name}: ${value}\r\n`);
});

test('nothing is run that does not lie in the page’s folder, and no other page may frame it', () => {
  const { 'content-security-policy': policy, ...rest } = safetyHeaders(INDEX);
  const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));
  expect(rules.get('default-src')).toEqual(["'none'"]);
  expect(rules.get('script-src')).toEqual(["'self'"]);
  expect(rules.get('frame-ancestors')).toEqual(["'none'"]);
  // The style of the start page, by its hash.
  expect(rules.get('style-src')).toContain("'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='");
  expect(policy).not.toContain('unsafe');
  expect(rest).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
});

test('other hosts find the same headers in a file', async () => {
  const { status, body } = await ask('/_headers');
  expect([status, body]).toEqual([200, headersFile(INDEX)]);
  for (const [name, value] of Object.entries(safetyHeaders(INDEX))) expect(body).toContain(`\n  ${name}: ${value}\n`);
  expect(body).toContain('/assets/*\n  cache-control: public, max-age=31536000, immutable\n');
});
