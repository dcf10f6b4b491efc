// How is it kept what the cards of a release say? `node tools/run.mjs tools/pictures/record-print.mjs` at a release; `duello print --since` reads it.
import { readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const { GAME_IDS } = await import(new URL('games/registry.ts', root).href);
const { releaseOf } = await import(new URL('packages/print/src/index.ts', root).href);
const { LANGS } = await import(new URL('packages/language/src/index.ts', root).href);

for (const id of GAME_IDS) {
  const { print } = await import(new URL(`games/${id}/print/index.ts`, root).href).catch(() => ({ print: null }));
  if (print === null) continue;
  const file = new URL(`games/${id}/print/releases.json`, root);
  const release = releaseOf(Object.fromEntries(LANGS.map((lang) => [lang, print.cards(lang)])));
  // A card a line, so that one sees what a release changed.
  const rows = Object.entries(release).map(([card, row]) => `    ${JSON.stringify(card)}: ${JSON.stringify(row)}`);
  const others = Object.entries(print.releases).filter(([one]) => one !== version);
  const written = [
    ...others.map(([one, cards]) => [
      one,
      Object.entries(cards).map(([card, row]) => `    ${JSON.stringify(card)}: ${JSON.stringify(row)}`),
    ]),
    [version, rows],
  ];
  writeFileSync(
    file,
    `{\n${written.map(([one, lines]) => `  ${JSON.stringify(one)}: {\n${lines.join(',\n')}\n  }`).join(',\n')}\n}\n`,
  );
  console.log(`${id}: ${rows.length} cards of ${version}`);
}
