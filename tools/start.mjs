// `npm start`: set up whatever is missing, build the page if it has changed, and serve it.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { serve } from './page/serve.mjs';
import { fail, say, setUp } from './setup.mjs';

const USUAL_PORT = 4100;
const USAGE = `npm start                   build the page if need be, and serve it
npm start -- --port 8080    on another port (the next free one if it is taken)
npm start -- --open         and open it in the browser
npx duello play             a match in the terminal instead`;

function readArgs() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, open: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
    return values;
  } catch (error) {
    return fail(`${error.message.split('. ')[0]}.`, USAGE);
  }
}

function portOf(text) {
  if (text === undefined) return USUAL_PORT;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  return fail(`--port must be a number from 0 to 65535, not "${text}".`, 'For example: npm start -- --port 8080');
}

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

/** Ctrl+C and the like end the server and nothing else. */
function endCleanly(server) {
  const end = (word) => {
    if (word !== '') console.log(word);
    server.close().then(() => process.exit(0));
  };
  process.once('SIGINT', () => end('\nduello: ended. Your matches are kept in the browser.'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.once(signal, () => end(''));
}

async function listen(folder, port) {
  try {
    return await serve({ folder, port });
  } catch (error) {
    return fail(
      `The page could not be served on port ${port} (${error.message}).`,
      'Choose another one: npm start -- --port 8080',
    );
  }
}

async function main() {
  const { port: text, open, help } = readArgs();
  if (help) {
    console.log(USAGE);
    return;
  }
  const wanted = portOf(text);
  const folder = ensureBuilt(setUp());
  const server = await listen(folder, wanted);
  endCleanly(server);
  if (wanted !== 0 && server.port !== wanted) say(`port ${wanted} is taken, so the next free one is used.`);
  const address = `http://localhost:${server.port}/`;
  say(`the table is ready at ${address} (Ctrl+C ends it)`);
  if (open) openBrowser(address);
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
