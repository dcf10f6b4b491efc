// A bot in JavaScript, as a program of its own: any legal answer that can be picked, the mildest one otherwise.
// npx duello sim contracts --a "process:node docs/examples/bot.mjs" --b random --pairs 5
import { createInterface } from 'node:readline';

let turn = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { shape, options, min } = JSON.parse(line).decision;
  const { key } = options[turn++ % Math.max(1, options.length)] ?? {};
  const answer = shape === 'one' ? { pick: key } : shape === 'number' ? { number: min } : { idle: true };
  console.log(JSON.stringify(answer));
}
