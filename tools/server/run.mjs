// How does `npm start` run the server? Here, with the pinned Node: the page from one folder, matches in another.
import { spawn } from 'node:child_process';
import { newServerLog, openStore, startServer } from '../../apps/server/src/index.ts';
import { pageOf } from '../page/serve.mjs';
import { fail, say } from '../setup.mjs';
import { readServerArgs } from './args.mjs';

const OPENERS = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

function openBrowser(address) {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const sorry = () => say('no browser could be opened from here; open the address above yourself.');
  const opener = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  opener.on('error', sorry);
  opener.on('exit', (code) => {
    if (code !== 0) sorry();
  });
  opener.unref();
}

const TRIES = 50;

/** On the port, or on the next free one. */
async function listen(options, wanted) {
  for (let port = wanted; ; port++) {
    try {
      return await startServer({ ...options, port });
    } catch (error) {
      const isTaken = ['EADDRINUSE', 'EACCES'].includes(error.code);
      if (isTaken && port < Math.min(wanted + TRIES, 65_535)) continue;
      fail(
        `The server could not listen on ${options.host}, port ${port} (${error.message}).`,
        'Choose another: --port 8080',
      );
    }
  }
}

function announce({ port, addresses }, { port: wanted, host, publicUrl, tls, open }) {
  if (wanted !== 0 && port !== wanted) say(`port ${wanted} is taken, so the next free one is used.`);
  const isHere = ['0.0.0.0', '::', '127.0.0.1'].includes(host);
  const here = `${tls === null ? 'http' : 'https'}://${isHere ? 'localhost' : host}:${port}/`;
  say(`the table is ready at ${here} (Ctrl+C ends it)`);
  const others = publicUrl === null ? 'for others in the same network' : 'for everybody';
  for (const address of addresses) say(`${others}: ${address}/`);
  if (open) openBrowser(here);
}

function endCleanly(server) {
  const end = (word) => {
    if (word !== '') console.log(word);
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGINT', () => end('\nduello: ended. Every match is kept.'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => end(''));
}

/** What nobody has caught is written down as everything else, without what players have said; a promise ends no match. */
function withstand(report) {
  process.on('unhandledRejection', report);
  process.on('uncaughtException', (error) => {
    report(error);
    process.exit(1);
  });
}

async function main([folder, ...words]) {
  const args = readServerArgs(words);
  const { host, publicUrl, tls, data, db } = args;
  const store = await openStore(db ?? data);
  const page = await pageOf(folder);
  const { report } = newServerLog();
  withstand(report);
  const server = await listen({ store, host, publicUrl, tls, page, report, trustProxy: publicUrl !== null }, args.port);
  endCleanly(server);
  announce(server, args);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
