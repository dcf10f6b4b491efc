// How does the built page reach a browser? From a small server that hands out the files of one folder and nothing else.
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { cachingOf, safetyHeaders } from './headers.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** What the build has made beside a file, the smallest first. */
const ENCODINGS = { br: '.br', gzip: '.gz' };

/** The encodings that a browser takes; `gzip;q=0` refuses one. */
const takenBy = (header = '') =>
  header
    .split(',')
    .map((part) => part.replaceAll(' ', '').toLowerCase().split(';'))
    .filter(([, weight = 'q=1']) => Number(weight.slice(2)) > 0)
    .map(([name]) => name);

/** The path that was asked for, or null when it can't name a file of the page. */
function pathOf(url) {
  try {
    const path = decodeURIComponent(new URL(url ?? '/', 'http://localhost').pathname);
    const strange = path.includes('\0') || path.includes('\\') || path.split('/').some((part) => part.startsWith('.'));
    if (strange) return null;
    return path.endsWith('/') ? `${path}index.html` : path;
  } catch {
    return null;
  }
}

/** The file inside the folder, links followed; null when there is none or it lies elsewhere. */
async function fileAt(folder, path) {
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, path));
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : null;
  } catch {
    return null;
  }
}

/** The file in the first encoding that the browser takes and the build has made, or as it stands. */
async function encoded(folder, path, accepted) {
  const taken = takenBy(accepted);
  for (const [encoding, ending] of Object.entries(ENCODINGS)) {
    const file = taken.includes(encoding) ? await fileAt(folder, path + ending) : null;
    if (file !== null) return { file, headers: { 'content-encoding': encoding } };
  }
  return { file: await fileAt(folder, path), headers: {} };
}

function refuse(response, status, text, headers = {}) {
  response.writeHead(status, { 'content-type': TYPES['.txt'], ...headers });
  response.end(`${text}\n`);
}

/** Headers that are set stand on every answer, whatever it becomes. */
async function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, 405, 'Only reading is possible here.', { allow: 'GET, HEAD' });
    return;
  }
  const path = pathOf(request.url);
  if (path === null || (await fileAt(folder, path)) === null) {
    refuse(response, 404, 'There is no such page. Duello starts at /');
    return;
  }
  const { file, headers: encoding } = await encoded(folder, path, request.headers['accept-encoding']);
  const content = await readFile(file);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const headers = { 'cache-control': cachingOf(path), etag, vary: 'accept-encoding' };
  if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  response.writeHead(200, { ...headers, ...encoding, 'content-type': type, 'content-length': content.length });
  response.end(request.method === 'HEAD' ? undefined : content);
}

const listening = (server, port, host) =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve(server.address().port);
    });
  });

/** What is no request at all is answered too, as long as somebody still listens. */
function refuseNonsense(socket, safety) {
  const lines = ['HTTP/1.1 400 Bad Request', ...[...safety].map(([name, value]) => `${name}: ${value}`)];
  if (socket.writable) socket.end(`${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`);
}

const indexOf = (folder) => readFile(join(folder, 'index.html'), 'utf8').catch(() => '');

/**
 * Answers requests for files of the folder, and sets the headers that keep the page safe.
 * @param {string} folder
 * @returns {Promise<(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void>}
 */
export async function pageOf(folder) {
  const safety = new Map(Object.entries(safetyHeaders(await indexOf(folder))));
  return (request, response) => {
    response.setHeaders(safety);
    answer(folder, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'This file could not be read.');
    });
  };
}

const TRIES = 50;

/**
 * Serves the folder on the port, or on the next free one.
 * @param {{ folder: string, port: number, host?: string }} wish port 0 takes any free port
 * @returns {Promise<{ port: number, close(): Promise<void> }>}
 */
export async function serve({ folder, port, host = '127.0.0.1' }) {
  const safety = new Map(Object.entries(safetyHeaders(await indexOf(folder))));
  const page = await pageOf(folder);
  for (let next = port; ; next++) {
    const server = createServer(page);
    server.on('clientError', (_, socket) => refuseNonsense(socket, safety));
    try {
      const taken = await listening(server, next, host);
      return {
        port: taken,
        close: () =>
          new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
          }),
      };
    } catch (error) {
      const goOn = ['EADDRINUSE', 'EACCES'].includes(error.code) && next < Math.min(port + TRIES, 65_535);
      if (!goOn) throw error;
    }
  }
}
