// What would a designer like to know? A question is played out by bots and answered with intervals, and matches to watch.

import { BadInput } from '@duello/kernel';
import { allCores } from '@duello/lab';
import { ASKS } from '@duello/lab/questions';
import { langOf, painter, WIDTH } from '@duello/terminal';
import { noSuch } from '../args/nearest.ts';
import { meetAt } from '../far/database.ts';
import { work } from '../far/work.ts';
import { BOTS_HELP } from '../games/bots.ts';
import { withGame } from '../games/lab-games.ts';
import { withTerminalGame } from '../games/terminal-games.ts';
import {
  type Args,
  CORES_FLAG,
  type Command,
  FORCE_FLAG,
  INTERRUPTED,
  type Io,
  JSON_FLAG,
  LANG_FLAG,
  OPTION_FLAG,
  SEED_FLAG,
} from '../io/command.ts';
import { type Asked, ask } from '../lab/ask.ts';
import { branchesIn } from '../lab/branches.ts';
import { printCoverage } from '../lab/coverage.ts';
import { folderFor, writePictures } from '../lab/pictures.ts';
import { type Page, printAnswer } from '../lab/print.ts';
import { isAsk, QUESTION_FLAGS, questionOf } from '../lab/question-flags.ts';
import { writeReport } from '../lab/report.ts';
import { jsonOf } from '../lab/report-keys.ts';
import { voiceOf } from '../lab/voice.ts';
import { watch } from '../lab/watch.ts';
import { fileFor } from '../match/saved.ts';

const WAYS = [...ASKS, 'coverage', 'watch'] as const;

export const lab: Command = {
  name: 'lab',
  usage: '<question> <game> [flags], or watch FILE MATCH, or worker --db URL',
  words: ['<question>', '[game]', '[match]'],
  flags: {
    ...QUESTION_FLAGS,
    seed: { ...SEED_FLAG, fallback: '1' },
    option: OPTION_FLAG,
    cores: CORES_FLAG,
    out: {
      kind: 'text',
      value: 'FILE',
      help: 'keep every deal there, one JSON line each; the same command goes on from what is there',
    },
    db: {
      kind: 'text',
      value: 'URL',
      help: 'a PostgreSQL where `duello lab worker --db URL` plays it, on as many machines as you like',
    },
    report: { kind: 'text', value: 'FILE', help: 'write the answer as one HTML file, with matches to watch' },
    branches: {
      kind: 'switch',
      help: 'coverage: play up to 200 of the matches again, and say which branches of the rules and which clauses they never came to',
    },
    pictures: {
      kind: 'text',
      value: 'FOLDER',
      help: 'write each picture as SVG, and its table as CSV',
    },
    save: { kind: 'text', value: 'FILE', help: 'watch: write the match as a file instead of printing its link' },
    force: FORCE_FLAG,
    lang: LANG_FLAG,
    json: JSON_FLAG,
  },
  notes: [
    `Question: ${WAYS.slice(0, -1).join(', ')}. BOT is one of ${BOTS_HELP}.`,
    'health: who wins, how long it takes, lead changes, comebacks, choices, skill; deals are spread over all decks. ' +
      'matchups: every two decks. cards: use of each, and what it is worth on the same deals without it. rules: two sets ' +
      'of options on the same deals. whatif: cards with other numbers on the same deals. coverage: what was never used.',
    'Every figure has an interval of 95 % over deals; both matches of a deal count as one. The same question gives the ' +
      'same numbers on every machine and any number of cores. Ctrl+C answers with what was played until then.',
    '',
    'Examples:  npx duello lab health <game> --matches 2000',
    '           npx duello lab health <game> --confirm strong --out health.jsonl --report health.html',
    '           npx duello lab matchups <game> --matches 6000',
    '           npx duello lab cards <game> --card <card> --forbid',
    '           npx duello lab rules <game> --a firstPlayer=A --b firstPlayer=B --measure length --within 0.5',
    '           npx duello lab whatif <game> --change <card>.attack=3',
    '           npx duello lab health <game> --matches 1000000 --db postgres://me:pw@host/lab',
    '           npx duello lab watch health.jsonl "club/12/1" --save match.json',
  ],
  async run(args, io) {
    const [way, word = '', match] = args.words;
    if (way === 'worker') return serve(args, io);
    if (word === '') throw new BadInput('', `name the game: duello lab ${way} GAME`);
    if (way === 'watch') {
      if (match === undefined) throw new BadInput('', 'name the match: duello lab watch FILE ARM/DEAL/0');
      watch(word, match, { save: args.text('save'), force: args.on('force') }, io);
      return 0;
    }
    if (match !== undefined) throw new BadInput('', `duello lab ${way} does not know what to do with "${match}"`);
    if (!WAYS.some((one) => one === way)) throw new BadInput('', noSuch('question', way, WAYS));
    return answer(way, word, args, io);
  },
};

async function serve(args: Args, io: Io): Promise<number> {
  const url = args.text('db');
  if (url === null) throw new BadInput('', 'name the database: duello lab worker --db URL');
  if (args.words.length > 1) throw new BadInput('', 'a worker plays every game: duello lab worker --db URL');
  const db = await meetAt(url);
  io.err('ready for questions; Ctrl+C ends it.');
  try {
    await work(db, { cores: args.number('cores') ?? allCores(), stop: io.interrupted(), say: (text) => io.err(text) });
  } finally {
    await db.leave();
  }
  return 0;
}

async function answer(way: string, id: string, args: Args, io: Io): Promise<number> {
  const lang = langOf(args.textOf('lang'));
  if (args.on('branches') && way !== 'coverage') throw new BadInput('', '--branches belongs to coverage; leave it out');
  const { question, voice } = withTerminalGame(id, (face) =>
    withGame(id, ({ cards, decks }) => {
      const about = { face, cards, hasDecks: decks?.copies(decks.ids[0] ?? '', '') !== null && decks !== null };
      return { question: questionOf(isAsk(way) ? way : 'health', args, about), voice: voiceOf(face, lang) };
    }),
  );
  const report = args.text('report');
  const file = report === null ? null : fileFor(report, args.on('force'));
  const pictures = args.text('pictures');
  const folder = pictures === null ? null : folderFor(pictures, args.on('force'));
  const asked: Asked = await withGame(id, (game) =>
    ask(game, question, { io, cores: args.number('cores'), out: args.text('out'), db: args.text('db') }),
  );
  const page: Page = { io, voice, paint: painter(io.colour), width: Math.min(WIDTH, io.columns) };
  if (file !== null) withGame(id, (game) => writeReport(file, game, asked.answer, voice));
  if (folder !== null) writePictures(folder, asked.answer, voice);
  const branches = args.on('branches') ? await withGame(id, (game) => branchesIn(game, asked.material)) : null;
  if (args.on('json'))
    io.out(JSON.stringify({ ...jsonOf(asked), ...(branches === null ? {} : { branches }) }, null, 2));
  else if (way === 'coverage') printCoverage(asked, branches, page);
  else printAnswer(asked.answer, page);
  tellSpeed(asked, io);
  return asked.stopped ? INTERRUPTED : 0;
}

function tellSpeed({ played, seconds }: Asked, io: Io): void {
  if (played > 0) io.err(`${played} matches in ${seconds.toFixed(1)} s, ${(played / seconds).toFixed(2)} a second.`);
}
