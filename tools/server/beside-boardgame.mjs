// `node tools/run.mjs tools/server/beside-boardgame.mjs [--matches 200] [--seconds 10] [--rounds 3] [--game contracts]`: how many moves
// a second does our server bear beside that of boardgame.io with its tic-tac-toe? Each in turn on this machine, at full speed
// through real sockets, in as many rounds as asked; medians. Theirs is fetched into a folder that goes with it.
import { execFileSync, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { load } from '../../apps/server/src/index.ts';
import { GAME_IDS } from '../../games/registry.ts';
import { fail } from '../setup.mjs';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    game: { type: 'string', default: GAME_IDS[0] },
  },
});
const [matches, seconds, rounds] = [values.matches, values.seconds, values.rounds].map(Number);
const PACKAGES = ['boardgame.io@0.50.2', 'socket.io-client@4.8.1'];

/** The game of their tutorial, on their server, as it comes. */
const SERVER = `
const { Server } = require('boardgame.io/server');
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const isWon = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);
const game = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, id) {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
    },
  },
  endIf({ G, ctx }) {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};
console.info = console.log = () => {};
Server({ games: [game], origins: ['http://127.0.0.1'] }).run({ port: 0 }).then(({ appServer }) => {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send({ cpu: (user + system) / 1e6 });
  });
  process.send({ port: appServer.address().port });
});
process.on('disconnect', () => process.exit(0));
`;

const next = (child) =>
  new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The server of boardgame.io could not be started.')));
  });

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const rounded = (value) => Number(value.toFixed(3));
const any = (list) => list[Math.floor(Math.random() * list.length)];

/** Two sockets that play one match after the other; `played` is told how long each move took to reach the other. */
function playForEver(io, url, name, played) {
  const sockets = [0, 1].map(() => io(`${url}/tic-tac-toe`, { transports: ['websocket'], forceNew: true }));
  let count = 0;
  let match = '';
  let sent = 0;
  const begin = () => {
    match = `${name}-${count++}`;
    sockets[0].emit('sync', match, '0', undefined, 2);
    sockets[1].emit('sync', match, '1', undefined, 2);
  };
  function consider(seat, { G, ctx, _stateID }) {
    if (ctx.gameover !== undefined || ctx.currentPlayer !== String(seat)) return;
    const cell = any([...G.cells.keys()].filter((at) => G.cells[at] === null));
    const payload = { type: 'clickCell', args: [cell], playerID: String(seat) };
    sent = performance.now();
    sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, String(seat));
  }
  const hasSynced = [false, false];
  for (const [seat, socket] of sockets.entries()) {
    socket.on('sync', (id, { state }) => {
      if (id !== match) return;
      hasSynced[seat] = true;
      if (!hasSynced.every(Boolean)) return;
      hasSynced.fill(false);
      consider(0, state);
    });
    socket.on('update', (id, state, log) => {
      if (id !== match || log[0].action.payload.playerID === String(seat)) return;
      played(performance.now() - sent);
      if (state.ctx.gameover === undefined) consider(seat, state);
      else begin();
    });
  }
  begin();
  return () => {
    for (const socket of sockets) socket.disconnect();
  };
}

async function loadTheirs(folder) {
  const { io } = createRequire(join(folder, 'package.json'))('socket.io-client');
  const child = fork(join(folder, 'server.cjs'), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
  try {
    const { port } = await next(child);
    const cpu = async () => {
      child.send('cpu');
      return (await next(child)).cpu;
    };
    let delays = [];
    const url = `http://127.0.0.1:${port}`;
    const ends = Array.from({ length: matches }, (_, i) => playForEver(io, url, `m${i}`, (took) => delays.push(took)));
    // Until all have sat down and code is warm.
    await wait(2000);
    delays = [];
    const before = await cpu();
    const from = performance.now();
    await wait(1000 * seconds);
    const taken = delays;
    const [took, used] = [(performance.now() - from) / 1000, (await cpu()) - before];
    for (const end of ends) end();
    const sorted = taken.toSorted((a, b) => a - b);
    return {
      movesPerSecond: rounded(taken.length / took),
      p50: rounded(sorted[Math.floor(0.5 * sorted.length)] ?? 0),
      p99: rounded(sorted[Math.floor(0.99 * sorted.length)] ?? 0),
      cpuPerMove: rounded((1000 * used) / taken.length),
    };
  } finally {
    child.disconnect();
  }
}

async function loadOurs() {
  const options = { matches, seconds, game: values.game, pace: 'full', stop: new AbortController().signal, told() {} };
  const { movesPerSecond, p50, p99, cpuPerMove, errors, lost } = await load(options);
  return { movesPerSecond, p50, p99, cpuPerMove, errors, lost };
}

const folder = mkdtempSync(join(tmpdir(), 'duello-beside-'));
try {
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  writeFileSync(join(folder, 'server.cjs'), SERVER);
  console.error(`fetching ${PACKAGES.join(' and ')} …`);
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', ...PACKAGES], { cwd: folder, stdio: 'ignore' });
  } catch {
    fail('Their server could not be fetched.', 'This needs npm and a way to its registry.');
  }
  const all = [];
  for (let round = 1; round <= rounds; round++) {
    const [ours, theirs] = [await loadOurs(), await loadTheirs(folder)];
    all.push({ ours, theirs });
    console.error(`round ${round}: ${ours.movesPerSecond} and ${theirs.movesPerSecond} moves a second`);
  }
  const of = (side, key) => median(all.map((round) => round[side][key]));
  const [ours, theirs] = ['ours', 'theirs'].map((side) => ({
    movesPerSecond: of(side, 'movesPerSecond'),
    cpuPerMove: of(side, 'cpuPerMove'),
  }));
  const times = {
    movesPerSecond: rounded(ours.movesPerSecond / theirs.movesPerSecond),
    /** Where others keep the machine busy, this says more. */
    cpuPerMove: rounded(theirs.cpuPerMove / ours.cpuPerMove),
  };
  console.log(JSON.stringify({ matches, seconds, ours, theirs, times, rounds: all }, null, 2));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
