// `duello cards`: every card of a game with its text, for people and for machines.

import type { State } from '@duello/kernel';
import {
  words as allWords,
  type CardGroup,
  type CardRow,
  type Lang,
  langOf,
  type Paint,
  pad,
  padStart,
  painter,
  type TerminalGame,
  WIDTH,
  wrap,
} from '@duello/terminal';
import { deckBy } from '../args/deck-flags.ts';
import { cardFields, cardsHelp } from '../games/help-of-games.ts';
import { withTerminalGame } from '../games/terminal-games.ts';
import { type Args, type Command, type Io, JSON_FLAG, LANG_FLAG } from '../io/command.ts';

const TEXT = 6;

export const cards: Command = {
  name: 'cards',
  usage: '<game> [WORDS...] [flags]',
  words: ['<game>', '[WORDS...'],
  flags: {
    lang: LANG_FLAG,
    deck: { kind: 'text', value: 'NAME', help: 'only the cards of this deck' },
    json: JSON_FLAG,
  },
  notes: [
    'WORDS: only cards that say all of them, in whatever is printed on the card, its name among it.',
    `JSON is a list of {id, name, kind, cost, count, text}${cardFields}. A kind is the same in every language, such as ` +
      `spell/fire/fight. A count of null: unlimited. ${cardsHelp}`,
  ],
  async run(args, io) {
    const lang = langOf(args.textOf('lang'));
    const wanted = searched(args.words.slice(1).join(' ')).split(/\s+/);
    const groups = withTerminalGame(args.words[0], (game) => groupsOf(game, lang, args))
      .map((group) => ({ ...group, rows: group.rows.filter((row) => says(row, wanted)) }))
      .filter(({ rows }) => rows.length > 0);
    const rows = groups.flatMap((group) => group.rows);
    if (args.on('json')) {
      io.out(
        JSON.stringify(
          rows.map(({ id, name, kind, cost, count, text, more }) => ({ id, name, kind, cost, count, text, ...more })),
          null,
          2,
        ),
      );
      return 0;
    }
    for (const group of groups) show(io, group, painter(io.colour));
    io.out(allWords[lang].cardCount(rows.length));
    return 0;
  },
};

function groupsOf<S extends State, V, O, E>(
  game: TerminalGame<S, V, O, E>,
  lang: Lang,
  args: Args,
): readonly CardGroup[] {
  const wanted = deckBy('deck', args, game.tools.rules.id, game.decks);
  if (wanted !== null && game.deckCards !== null) return [game.deckCards(wanted, lang)];
  return game.cards(lang).filter(({ deck }) => wanted === null || deck === wanted);
}

/** Capitals do not count, nor which apostrophe somebody's keyboard has. */
const searched = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** True when everything wanted stands somewhere on the card: name, kind, text, edition, … */
function says({ id, name, kindName, figures, text, flavour, more }: CardRow, wanted: readonly string[]): boolean {
  const all = searched([id, name, kindName, figures, text, flavour, ...Object.values(more)].join(' '));
  return wanted.every((word) => all.includes(word));
}

function show(io: Io, { title, note, rows }: CardGroup, paint: Paint): void {
  const head = `━━ ${title} `;
  io.out(paint('bold', head + '━'.repeat(WIDTH - head.length)));
  if (note !== null) for (const line of wrap(` ${note}`, WIDTH, ' ')) io.out(paint('dim', line));
  for (const { id, name, kindName, figures, text, flavour } of rows) {
    const left = ` ${paint('bold', name)}  ${kindName}`;
    io.out(pad(left, WIDTH - figures.length) + figures);
    const below = flavour === null ? [] : wrap(flavour, WIDTH - TEXT - id.length - 2);
    // Without a text the line is there for the id alone.
    const lines = text === '' && below.length > 0 ? below : [...wrap(text, WIDTH - TEXT - id.length - 2), ...below];
    lines.forEach((line, i) => {
      const tail = i === lines.length - 1 ? paint('dim', padStart(id, WIDTH - TEXT - line.length)) : '';
      const isFlavour = i >= lines.length - below.length;
      io.out(' '.repeat(TEXT) + (isFlavour ? paint('dim', line) : line) + tail);
    });
  }
  io.out('');
}
