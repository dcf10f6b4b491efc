// Does the server hand out the page, all of it, and nothing else?
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from './serve.mjs';

let place;
let server;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'duello-serve-'));
  const folder = join(place, 'page');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'sw.js'), '// worker');
  writeFileSync(join(folder, '.stamp'), 'private');
  writeFileSync(join(folder, 'assets', 'index-abc.js'), 'export {};');
  writeFileSync(join(place, 'secret.txt'), 'secret');
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
      let body = '';
      answer.on('data', (part) => {
        body += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
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
  expect(body).toBe('<!doctype html>');
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
