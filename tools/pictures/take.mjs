// `npm run pictures`: how do the pictures of the README come about? Bots play each game up to a good moment, and a browser
// looks at it: on a desktop, on a phone, and for one game a whole turn in motion.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildPage } from '../build.mjs';
import { serve } from '../page/serve.mjs';
import { ensureChromium } from '../programs/chromium.mjs';
import { fail, ROOT, say } from '../setup.mjs';
import { animatedWebp } from './animated-webp.mjs';
import { matchUpTo } from './moments.mjs';

const FOLDER = join(ROOT, 'docs', 'pictures');
const DESKTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const MOVIE = { width: 1100, height: 620 };
/** What the moving picture is scaled to, how many frames it has, and how long each stays. */
const MOVIE_WIDTH = 720;
const FRAMES = 36;
const MILLISECONDS = 220;
const QUALITY = 0.6;
const SETTINGS = { lang: 'en', speed: 'normal', sound: false };

/** Each game says in its package.json which moment shows it well. */
const games = readdirSync(join(ROOT, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => {
    const { duello } = JSON.parse(readFileSync(join(ROOT, 'games', name, 'package.json'), 'utf8'));
    return { game: name, ...duello.picture };
  });

/** The match as the browser keeps it: a person against a bot, in the middle. */
const kept = ({ game, options, seed }, text) => ({
  ...{ id: 'picture', game, options, seed, text, round: 1, when: Date.now(), over: false, curtain: false },
  players: [{ kind: 'person' }, { kind: 'bot', bot: 'greedy' }],
});

async function openTable(browser, address, size, saved) {
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: size === PHONE ? 2 : 1 });
  await page.addInitScript(
    ([settings, match]) => {
      localStorage.setItem('duello.settings', JSON.stringify(settings));
      localStorage.setItem('duello.match.picture', JSON.stringify(match));
      // No note of a first match.
      localStorage.setItem('duello.started', JSON.stringify([match.game]));
    },
    [SETTINGS, saved],
  );
  await page.goto(`${address}#/match/picture`);
  await page.locator('main.table').waitFor();
  return page;
}

async function takeStill(browser, address, moment, text, size, name) {
  const page = await openTable(browser, address, size, kept(moment, text));
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(FOLDER, name), type: 'jpeg', quality: 82 });
  await page.close();
}

/** Screenshots, made smaller and packed by the browser itself. */
async function takeMovie(browser, address, moment) {
  const text = await matchUpTo({ ...moment, ...moment.movie });
  const page = await openTable(browser, address, MOVIE, kept(moment, text));
  const shots = [];
  for (let n = 0; n < FRAMES; n++) {
    shots.push((await page.screenshot({ type: 'png' })).toString('base64'));
    await page.waitForTimeout(MILLISECONDS / 2);
  }
  const height = Math.round((MOVIE_WIDTH * MOVIE.height) / MOVIE.width);
  await page.close();
  // An empty page: the policy of ours reads no picture but its own.
  const packer = await browser.newPage();
  const files = await packer.evaluate(pack, { shots, width: MOVIE_WIDTH, height, quality: QUALITY });
  await packer.close();
  const frames = files.map((file) => ({ file: Buffer.from(file, 'base64'), milliseconds: MILLISECONDS }));
  writeFileSync(join(FOLDER, 'turn.webp'), animatedWebp({ width: MOVIE_WIDTH, height, frames }));
}

/** Runs in a page. */
async function pack({ shots, width, height, quality }) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const files = [];
  for (const shot of shots) {
    const image = new Image();
    image.src = `data:image/png;base64,${shot}`;
    await image.decode();
    canvas.getContext('2d').drawImage(image, 0, 0, width, height);
    files.push(canvas.toDataURL('image/webp', quality).split(',')[1]);
  }
  return files;
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'duello-pictures-'));
  const problem = buildPage(process.execPath, folder);
  if (problem !== null) fail(problem, 'Correct what it names.');
  const { port, close } = await serve({ folder, port: 0 });
  const address = `http://127.0.0.1:${port}/`;
  const browser = await chromium.launch({
    executablePath: ensureChromium(process.execPath),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  });
  for (const moment of games) {
    say(`pictures of ${moment.game} …`);
    const text = await matchUpTo(moment);
    await takeStill(browser, address, moment, text, DESKTOP, `${moment.game}.jpg`);
    await takeStill(browser, address, moment, text, PHONE, `${moment.game}-phone.jpg`);
    if (moment.movie !== undefined) await takeMovie(browser, address, moment);
  }
  await browser.close();
  await close();
  rmSync(folder, { recursive: true, force: true });
  say(`they are in ${FOLDER}`);
}

await main();
