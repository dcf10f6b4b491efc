// How far from unbeatable does a level fight? Where both choose at once, what each side gives away to somebody who knows its
// mixture, summed over both (NashConv), as a chance to win.
//
//   node tools/run.mjs tools/bots/nash-conv.mjs final-magic --level expert --states 200
import { parseArgs } from 'node:util';
import { fail } from '../setup.mjs';

const OPTIONS = {
  level: { type: 'string', default: 'expert' },
  states: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
};
/** Answers between two states of one match: fights that follow each other are much alike. */
const APART = 3;

function said(values) {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1);
  const worst = Math.max(...values).toFixed(3);
  return `${mean.toFixed(4)} ± ${Math.sqrt(variance / values.length).toFixed(4)}, worst ${worst}`;
}

async function main(args) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [id] = positionals;
  const { botNamed, givenAway, LEVELS } = await import('../../packages/bots/src/index.ts');
  const { advance, asked, decisionOf, encode, isOver, newReply, stream } = await import(
    '../../packages/kernel/src/index.ts'
  );
  const level = LEVELS[values.level];
  if (id === undefined || level === undefined)
    fail(
      'No such game or level.',
      'Usage: node tools/run.mjs tools/bots/nash-conv.mjs <game> [--level expert] [--states 200] [--seed 1]',
    );
  const { game } = await import(`../../games/${id}/scenario/game.ts`);
  const { rules } = game;
  const player = botNamed('casual');
  const reply = newReply();
  const sums = [];
  const turnOf = (state, seat, seed) => {
    const decision = decisionOf(rules, state, seat);
    return { seat, decision, view: rules.view(state, seat), tools: game, rng: stream(seed) };
  };
  for (let match = 0; sums.length < Number(values.states); match++) {
    const seed = `${values.seed}/${match}`;
    const state = rules.setup(seed, rules.options({}), null);
    for (let [n, fights] = [0, 0]; !isOver(state) && sums.length < Number(values.states); n++) {
      if (asked(state) === 3 && fights++ % APART === 0) {
        const given = [0, 1].map((seat) => givenAway(turnOf(state, seat, `${seed}/${n}/${seat}`), level));
        if (!given.includes(null))
          sums.push({ byLevel: given[0].byLevel + given[1].byLevel, byChance: given[0].byChance + given[1].byChance });
        process.stderr.write(`\r${sums.length} of ${values.states} states `);
      }
      const seat = (asked(state) & 1) !== 0 ? 0 : 1;
      encode(rules, state, player(turnOf(state, seat, `${seed}/${n}`)), reply);
      advance(rules, state, seat, reply, null);
    }
  }
  process.stderr.write('\n');
  console.log(`${id}, ${sums.length} states, NashConv as a chance to win:`);
  console.log(`  ${values.level.padEnd(12)} ${said(sums.map(({ byLevel }) => byLevel))}`);
  console.log(`  all alike    ${said(sums.map(({ byChance }) => byChance))}`);
}

await main(process.argv.slice(2));
