// Where does a tactical suite come from? Bots play, a search finds turns that win or save the match, and each becomes a case.
//
//   node tools/bots/find-tactics.mjs contracts --count 60 --seed 1 --bot casual
//
// Writes games/<game>/bot/tactics/wins.json and survives.json: scenario files that `npm test` tries the levels on.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, ROOT, setUp } from '../setup.mjs';

const OPTIONS = {
  count: { type: 'string', default: '60' },
  seed: { type: 'string', default: '1' },
  bot: { type: 'string', default: 'casual' },
  seconds: { type: 'string', default: '600' },
};
const TITLES = {
  wins: 'The turn can be won, whatever is hidden.',
  survives: 'Whoever does nothing has lost, and one turn saves the match.',
};

async function main(args) {
  setUp();
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [id] = positionals;
  if (id === undefined)
    fail('No game was named.', 'Usage: node tools/bots/find-tactics.mjs <game> [--count 60] [--seed 1]');
  const { tacticsIn } = await import('../../packages/lab/src/suite/find-tactics.ts');
  const { game } = await import(`../../games/${id}/scenario/game.ts`);
  const cases = { wins: [], survives: [] };
  const wanted = Number(values.count);
  // Wins are found more often; saves are wanted as well, up to a third of all.
  const most = { wins: wanted, survives: Math.ceil(wanted / 3) };
  const sum = () => cases.wins.length + cases.survives.length;
  const spent = () => process.cpuUsage().user / 1e6;
  // What was found by then is kept.
  for (let match = 0; sum() < wanted && spent() < Number(values.seconds); match++) {
    for (const { kind, seat, position, from } of tacticsIn(game, `${values.seed}/${match}`, values.bot)) {
      if (cases[kind].length >= most[kind] || sum() >= wanted) continue;
      cases[kind].push({ name: from, position, think: { seat: 'AB'[seat], [kind]: true } });
    }
    process.stderr.write(`\r${match + 1} matches: ${cases.wins.length} wins, ${cases.survives.length} saves `);
  }
  const folder = join(ROOT, 'games', id, 'bot', 'tactics');
  mkdirSync(folder, { recursive: true });
  for (const [kind, found] of Object.entries(cases)) {
    if (found.length === 0) continue;
    const rows = found.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
    const head = { $schema: '../../../../docs/scenario.schema.json', game: id, name: TITLES[kind] };
    const fields = Object.entries(head).map(
      ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`,
    );
    writeFileSync(join(folder, `${kind}.json`), `{\n${fields.join('')}  "cases": [\n${rows}\n  ]\n}\n`);
  }
  console.error('');
}

await main(process.argv.slice(2));
