// `node tools/run.mjs tools/server/cut-off.mjs [--cuts 8] [--seconds 240]`: what if a server can't reach PostgreSQL any more, nor the
// other server, while its players still reach it? Two servers, each in a network of its own (Linux, as root, with `ip` of iproute2);
// again and again the way of one to PostgreSQL goes silent for some seconds. What was acknowledged must be there, once.
import { execFileSync } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate, openStore, startChildServer, tortureServers } from '../../apps/server/src/index.ts';
import { startPostgres } from '../../apps/server/tests/postgres-for-tests.ts';
import { fail } from '../setup.mjs';

const { values } = parseArgs({
  options: { cuts: { type: 'string', default: '8' }, seconds: { type: 'string', default: '240' } },
});
const [cuts, seconds] = [Number(values.cuts), Number(values.seconds)];
/** So many milliseconds a way is silent: shorter and longer than a server has patience. */
const [SHORTEST, LONGEST] = [500, 20_000];

const ip = (...words) => execFileSync('ip', words, { stdio: ['ignore', 'ignore', 'pipe'] });

/** What is to be undone, the last first; whatever is not there any more is no matter. */
const undoing = [];
async function undo() {
  for (const one of undoing.splice(0).reverse())
    await Promise.resolve()
      .then(one)
      .catch(() => {});
}

/** A cable between this network and another: both ends have an address. */
function cable(network, name, subnet) {
  const [here, there] = [`${subnet}.1`, `${subnet}.2`];
  ip('link', 'add', `${name}h`, 'type', 'veth', 'peer', 'name', `${name}t`, 'netns', network);
  ip('addr', 'add', `${here}/30`, 'dev', `${name}h`);
  ip('link', 'set', `${name}h`, 'up');
  ip('-n', network, 'addr', 'add', `${there}/30`, 'dev', `${name}t`);
  ip('-n', network, 'link', 'set', `${name}t`, 'up');
  return { here, there, plug: (isIn) => ip('link', 'set', `${name}h`, isIn ? 'up' : 'down') };
}

/** A network with two cables: one for players, one to PostgreSQL. */
function newNetwork(index) {
  const network = `duello${process.pid}n${index}`;
  ip('netns', 'add', network);
  undoing.push(() => ip('netns', 'del', network));
  ip('-n', network, 'link', 'set', 'lo', 'up');
  return {
    network,
    players: cable(network, `dp${index}`, `10.213.${2 * index}`),
    database: cable(network, `dd${index}`, `10.213.${2 * index + 1}`),
  };
}

/** PostgreSQL listens on this machine alone: this end of a cable passes everything on to it. */
async function passOn(host, port) {
  const sockets = new Set();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  undoing.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
}

async function startIn({ network, players, database }, url) {
  const db = new URL(url);
  await passOn(database.here, Number(db.port));
  db.hostname = database.here;
  const options = { store: { db: db.href }, port: 0, host: players.there };
  const server = await startChildServer(options, ['ip', 'netns', 'exec', network]);
  undoing.push(() => server.kill());
  return server;
}

async function cutOff(stop) {
  const postgres = await startPostgres();
  undoing.push(() => postgres.stop());
  const url = await postgres.newUrl();
  await migrate(url);
  const networks = [newNetwork(0), newNetwork(1)];
  const running = await Promise.all(networks.map((network) => startIn(network, url)));
  const servers = {
    count: running.length,
    urlFor: (home, tries) => running[(home + tries) % running.length].url,
    async kill(index, meanwhile) {
      const silent = Math.round(SHORTEST + Math.random() ** 2 * (LONGEST - SHORTEST));
      networks[index].database.plug(false);
      await Promise.all([wait(silent), meanwhile()]);
      networks[index].database.plug(true);
      console.error(`server ${index + 1} heard nothing of PostgreSQL for ${(silent / 1000).toFixed(1)} s`);
    },
    stop: async () => {
      await Promise.all(running.map((server) => server.stop()));
    },
  };
  return tortureServers(servers, () => openStore(url), { kills: cuts, stop, told() {} });
}

function checkRights() {
  try {
    ip('netns', 'list');
    const tried = `duello${process.pid}try`;
    ip('netns', 'add', tried);
    ip('netns', 'del', tried);
  } catch {
    fail(
      'Networks can’t be made here.',
      'This needs Linux, root and the command `ip`: apt-get install iproute2, then run it with sudo.',
    );
  }
}

const enough = new AbortController();
const timer = setTimeout(() => enough.abort(), 1000 * seconds);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => enough.abort());
try {
  checkRights();
  const { kills, ...report } = await cutOff(enough.signal);
  console.log(JSON.stringify({ cuts: kills, ...report }, null, 2));
  process.exitCode = report.lost + report.doubled + report.stuckMatches === 0 ? 0 : 1;
} finally {
  clearTimeout(timer);
  await undo();
}
