// `node tools/run.mjs SCRIPT …`: how does a tool run that needs the project set up? With the pinned Node, after the set-up.
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail, setUp } from './setup.mjs';

const isThisNode = (node) => realpathSync(node) === realpathSync(process.execPath);

/** What somebody can mend reads as a sentence; a fault of the tool says where it is. */
const wordsOf = (error) =>
  error.constructor === Error || error.code?.startsWith('ERR_PARSE_ARGS') ? error.message : error.stack;

try {
  const node = setUp();
  if (isThisNode(node)) {
    process.argv.splice(1, 1);
    if (!existsSync(process.argv[1] ?? ''))
      fail(
        process.argv[1] === undefined ? 'No script was named.' : `There is no script ${process.argv[1]}.`,
        'Name one: node tools/run.mjs tools/bots/judge-suite.mjs',
      );
    await import(pathToFileURL(resolve(process.argv[1])).href);
  } else {
    const done = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' });
    process.exitCode = done.status ?? 1;
  }
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 1;
}
