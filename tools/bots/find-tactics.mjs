// Where does a tactical suite come from? Bots play, a search finds turns that win or save the match, and each becomes a case.
//
//   node tools/run.mjs tools/bots/find-tactics.mjs contracts --count 60 --seed 1 --bots casual,club,random
//
// Adds to games/<game>/bot/tactics/wins.json and survives.json, which `npm test` tries the levels on. Whoever plays a turn is
// drawn among the bots. What is there already is proved anew, what has the same idea as another case is left out, and at
// most a quarter are positions that both `casual` and `greedy` play rightly.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, ROOT } from '../setup.mjs';

const OPTIONS = {
  count: { type: 'string', default: '60' },
  seed: { type: 'string', default: '1' },
  bots: { type: 'string', default: 'casual' },
  seconds: { type: 'string', default: '600' },
  kind: { type: 'string', default: 'both' },
};
const TITLES = {
  wins: 'The turn can be won, whatever is hidden.',
  survives: 'Whoever does nothing has lost, and one turn saves the match.',
};
/** Neither kind is more than so much of all, and easy ones are not more than that. */
const MOST_OF_A_KIND = 0.6;
const MOST_EASY = 0.25;
const MOST_OF_A_MATCH = 4;

async function main(args) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [id] = positionals;
  if (id === undefined)
    fail('No game was named.', 'Usage: node tools/run.mjs tools/bots/find-tactics.mjs <game> [--count 60] [--seed 1]');
  const { ideaOfCase, tacticsIn } = await import('../../packages/lab/src/suite/find-tactics.ts');
  const { judge } = await import('../../packages/lab/src/suite/judge.ts');
  const { game } = await import(`../../games/${id}/scenario/game.ts`);
  const wanted = Number(values.count);
  const fileOf = (kind) => join(ROOT, 'games', id, 'bot', 'tactics', `${kind}.json`);
  const passes = (one, bot) =>
    judge((_, use) => use(game), { game: id, name: 'easy', ...one }, bot, 'suite').every(({ passed }) => passed);
  const isEasy = (one) => passes(one, 'casual') && passes(one, 'greedy');

  const found = { wins: [], survives: [] };
  const ideas = new Set();
  let easy = 0;
  const put = (kind, idea, one) => {
    if (ideas.has(idea) || found[kind].length >= MOST_OF_A_KIND * wanted) return false;
    const light = isEasy(one);
    if (light && easy >= MOST_EASY * wanted) return false;
    ideas.add(idea);
    if (light) easy++;
    found[kind].push(one);
    return true;
  };
  for (const kind of Object.keys(found)) {
    if (!existsSync(fileOf(kind))) continue;
    for (const one of JSON.parse(readFileSync(fileOf(kind), 'utf8')).cases) {
      const idea = ideaOfCase(game, { game: id, ...one }, kind);
      if (idea === null) console.error(`${kind}: ${one.name} is not proved`);
      else if (!put(kind, idea, one)) console.error(`${kind}: ${one.name} is like another, or easy`);
    }
  }

  const sum = () => found.wins.length + found.survives.length;
  const spent = () => process.cpuUsage().user / 1e6;
  for (let match = 0; sum() < wanted && spent() < Number(values.seconds); match++) {
    const taken = { wins: 0, survives: 0 };
    for (const tactic of tacticsIn(game, `${values.seed}/${match}`, values.bots.split(','))) {
      const { kind, seat, position, options, from, idea } = tactic;
      if (taken[kind] >= MOST_OF_A_MATCH || (values.kind !== 'both' && values.kind !== kind)) continue;
      const name = { name: from, ...(Object.keys(options).length > 0 ? { options } : {}) };
      // Not all from one match: the next turn is often the same puzzle again.
      if (put(kind, idea, { ...name, position, think: { seat: 'AB'[seat], [kind]: true } })) {
        taken[kind]++;
        write(id, kind, found[kind], fileOf(kind));
      }
    }
    process.stderr.write(
      `\r${match + 1} matches, ${Math.round(spent())} s: ${found.wins.length} wins, ${found.survives.length} saves, ${easy} easy `,
    );
  }
  for (const kind of Object.keys(found)) if (found[kind].length > 0) write(id, kind, found[kind], fileOf(kind));
  console.error('');
}

function write(id, kind, cases, file) {
  mkdirSync(join(file, '..'), { recursive: true });
  const rows = cases.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  const head = { $schema: '../../../../docs/scenario.schema.json', game: id, name: TITLES[kind] };
  const fields = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`);
  writeFileSync(file, `{\n${fields.join('')}  "cases": [\n${rows}\n  ]\n}\n`);
}

await main(process.argv.slice(2));
