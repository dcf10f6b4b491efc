// `duello cards`: every card of a game with its text, for people and for machines.

import { pad, padStart, wrap } from '../columns.ts';
import { type Command, type Io, JSON_FLAG, langFlag } from '../command.ts';
import { withTable } from '../games.ts';
import type { CardRow } from '../layout.ts';
import { type Paint, painter } from '../paint.ts';
import { words as allWords, langOf } from '../words/all.ts';
import type { Words } from '../words/words.ts';

const WIDTH = 80;
const TEXT = 6;

export const cards: Command = {
  name: 'cards',
  summary: 'every card of a game, with its text',
  usage: '<game> [flags]',
  words: ['game'],
  flags: { lang: langFlag('en'), json: JSON_FLAG },
  notes: [
    'JSON is a list of {id, name, kind, cost: {price, mana}, count, text}.',
    'A kind is the same in every language, such as spell/fire/fight.',
    'A count of null: no end of them.',
  ],
  async run(args, io) {
    const lang = langOf(args.textOf('lang'));
    const groups = withTable(args.words[0], (table) => table.cards(lang));
    const rows = groups.flatMap((group) => group.rows);
    if (args.on('json')) {
      io.out(
        JSON.stringify(
          rows.map(({ kindName: _, ...row }) => row),
          null,
          2,
        ),
      );
      return 0;
    }
    for (const { title, rows: some } of groups) show(io, title, some, allWords[lang], painter(io.colour));
    io.out(allWords[lang].cardCount(rows.length));
    return 0;
  },
};

function show(io: Io, title: string, rows: readonly CardRow[], words: Words, paint: Paint): void {
  const head = `━━ ${title} `;
  io.out(paint('bold', head + '━'.repeat(WIDTH - head.length)));
  for (const { id, name, kindName, cost, count, text } of rows) {
    const left = ` ${paint('bold', name)}  ${kindName}`;
    const mana = cost.mana === null ? '' : ` · ${words.list.mana(cost.mana)}`;
    const right = `${words.list.price(cost.price)}${mana} · ${words.list.copies(count)}`;
    io.out(pad(left, WIDTH - right.length) + right);
    const lines = wrap(text, WIDTH - TEXT - id.length - 2);
    lines.forEach((line, i) => {
      const tail = i === lines.length - 1 ? paint('dim', padStart(id, WIDTH - TEXT - line.length)) : '';
      io.out(' '.repeat(TEXT) + line + tail);
    });
  }
  io.out('');
}
