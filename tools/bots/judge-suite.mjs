// How many positions of a suite does a level pass? All of them, and what is wrong with the others.
//
//   node tools/run.mjs tools/bots/judge-suite.mjs sun-moon sanity --level expert
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, ROOT } from '../setup.mjs';

const OPTIONS = { level: { type: 'string', default: 'strong' }, seed: { type: 'string', default: 'suite' } };

async function main(args) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [id, suite] = positionals;
  if (suite === undefined) {
    fail(
      'No suite was named.',
      'Usage: node tools/run.mjs tools/bots/judge-suite.mjs <game> sanity|tactics [--level strong]',
    );
  }
  const { judge } = await import('../../packages/lab/src/suite/judge.ts');
  const { game } = await import(`../../games/${id}/scenario/game.ts`);
  const folder = join(ROOT, 'games', id, 'bot', suite);
  const judged = readdirSync(folder).flatMap((name) =>
    judge((_, use) => use(game), JSON.parse(readFileSync(join(folder, name), 'utf8')), values.level, values.seed),
  );
  for (const { name, case: variant, fault } of judged.filter(({ passed }) => !passed)) {
    console.log(`${name} ${variant ?? ''}: ${fault}`);
  }
  const passed = judged.filter((one) => one.passed).length;
  console.log(`${id} ${suite}: ${values.level} passes ${passed} of ${judged.length}.`);
}

await main(process.argv.slice(2));
