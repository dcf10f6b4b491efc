// `node tools/run.mjs tools/server/topology.mjs [--port 8080] [--seconds 60]`: how does it look with many machines? A real PostgreSQL, two
// servers and a proxy before them, all on this machine and in folders that go with it: what compose.yaml does with containers.
import { createHash } from 'node:crypto';
import { request as ask, createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { migrate, openStore, startServer } from '../../apps/server/src/index.ts';
import { startPostgres } from '../../apps/server/tests/postgres-for-tests.ts';
import { ensureBuilt } from '../build.mjs';
import { pageOf } from '../page/serve.mjs';
import { say, setUp } from '../setup.mjs';

/** Both players of a match sit on the same server, as long as it runs. */
function placeOf(url, address, count) {
  const match = new URL(url ?? '/', 'http://localhost').searchParams.get('match') ?? address ?? '';
  return createHash('sha256').update(match).digest()[0] % count;
}

const RETRIABLE = ['ECONNREFUSED', 'ECONNRESET'];

/** Passes a request on; when its server has gone, to the next one. */
function pass(incoming, ports, place, { answered, upgraded, failed }, tries = 0) {
  const { method, url, headers, socket } = incoming;
  const port = ports[(place + tries) % ports.length];
  const outgoing = ask({
    host: '127.0.0.1',
    port,
    method,
    path: url,
    headers: { ...headers, 'x-forwarded-for': socket.remoteAddress },
  });
  outgoing.on('response', answered);
  outgoing.on('upgrade', upgraded);
  outgoing.on('error', (error) => {
    const isLast = tries + 1 >= ports.length || !RETRIABLE.includes(error.code) || incoming.readableEnded === false;
    if (isLast) failed();
    else pass(incoming, ports, place, { answered, upgraded, failed }, tries + 1);
  });
  if (headers.upgrade === undefined) incoming.pipe(outgoing);
  else outgoing.end();
}

function proxyTo(ports) {
  const placed = (request) => placeOf(request.url, request.socket.remoteAddress, ports.length);
  const server = createServer((request, response) => {
    pass(request, ports, placed(request), {
      answered: (answer) => {
        response.writeHead(answer.statusCode, answer.headers);
        answer.pipe(response);
      },
      upgraded: () => response.destroy(),
      failed: () => response.writeHead(502).end(),
    });
  });
  server.on('upgrade', (request, socket) => {
    pass(request, ports, placed(request), {
      answered: (answer) => {
        socket.end(`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\nconnection: close\r\n\r\n`);
      },
      upgraded: (answer, other, head) => {
        const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
        socket.write(head);
        for (const [from, to] of [
          [socket, other],
          [other, socket],
        ]) {
          from.on('error', () => to.destroy());
          from.on('close', () => to.destroy());
          from.pipe(to);
        }
      },
      failed: () => socket.destroy(),
    });
  });
  return server;
}

const listening = (server, port) =>
  new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server.address().port)));

async function main() {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8080' }, seconds: { type: 'string' } } });
  const page = await pageOf(ensureBuilt(setUp()));
  const postgres = await startPostgres({ syncs: true });
  const url = await postgres.newUrl();
  await migrate(url);
  const start = async () =>
    startServer({
      store: await openStore(url),
      page,
      trustProxy: true,
      publicUrl: `http://localhost:${values.port}`,
    });
  const servers = [await start(), await start()];
  const proxy = proxyTo(servers.map(({ port }) => port));
  const port = await listening(proxy, Number(values.port));
  say(
    `two servers (${servers.map((one) => one.port).join(', ')}) and PostgreSQL behind http://localhost:${port}/ (Ctrl+C ends it)`,
  );
  const end = async () => {
    proxy.close();
    proxy.closeAllConnections();
    for (const server of servers) await server.close();
    await postgres.stop();
    process.exit(0);
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  if (values.seconds !== undefined) setTimeout(end, Number(values.seconds) * 1000);
}

await main();
