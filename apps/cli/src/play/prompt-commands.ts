// What can be typed at any prompt beside an answer? Undo, a hint, log, cards, why not, save, concede, quit, help.

import { type Blocked, decisionOf, type Seat, type State } from '@duello/kernel';
import { type HelpLine, type Menu, pad, wrap } from '@duello/terminal';
import { showHint } from './hint.ts';
import { showWholeLog, showWholeTable } from './news.ts';
import { save } from './save.ts';
import { mark, play, type Session, takeBack } from './session.ts';
import { keyOf } from './typed.ts';

/** `moved`: the match is elsewhere now; `stay`: ask again; `quit`: the person leaves. */
export type CommandResult = 'moved' | 'stay' | 'quit';

interface Prompted {
  readonly seat: Seat;
  readonly menu: Menu;
  readonly blocked: readonly Blocked[];
  readonly composing: boolean;
  /** The question again. */
  show(): void;
}

/** The commands that something can follow. */
const TAKE_MORE: readonly string[] = ['c', 'l', 's'];

/** Does what was typed when it is a command; null when it is not. */
export async function promptCommand<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  typed: string,
  prompted: Prompted,
): Promise<CommandResult | null> {
  const [word, ...rest] = typed.split(/\s+/);
  const text = rest.join(' ');
  const command = word.toLowerCase();
  // What takes nothing behind it may begin a name.
  if (text !== '' && !TAKE_MORE.includes(command)) return null;
  switch (command) {
    case '?':
    case 'h':
    case 'help':
      showHelp(session, prompted.composing);
      return 'stay';
    case 'u':
      return takeBackByCommand(session);
    case 'i':
    case 'hint':
      showHint(session, prompted.seat);
      return 'stay';
    case 'w':
      showBlocked(session, prompted);
      return 'stay';
    case 'c':
      showCards(session, prompted, text);
      return 'stay';
    case 't':
      showWholeTable(session, prompted.seat);
      prompted.show();
      return 'stay';
    case 'l':
      showWholeLog(session, text === 'all');
      return 'stay';
    case 'd':
      for (const line of session.layout.piles(viewAt(session, prompted.seat))) session.io.out(line);
      return 'stay';
    case 's':
      save(session, text === '' ? session.file : text);
      return 'stay';
    case 'g':
      return concede(session, prompted.seat);
    case 'q':
      return 'quit';
    default:
      return null;
  }
}

function takeBackByCommand<S extends State, V, O, E>(session: Session<S, V, O, E>): CommandResult {
  const { say, done } = takeBack(session);
  for (const line of wrap(say, session.width)) session.io.out(line);
  return done ? 'moved' : 'stay';
}

function showHelp<S extends State, V, O, E>(
  { io, words, layout, width, paint }: Session<S, V, O, E>,
  composing: boolean,
): void {
  const byHand = layout.byHand === null ? [] : [layout.byHand];
  const { choose, ...commands } = words.help;
  const rows: readonly HelpLine[] = [
    choose,
    ...(composing ? Object.values(words.helpCompose) : byHand),
    ...Object.values(commands),
  ];
  const column = Math.max(...rows.map(([key]) => key.length)) + 3;
  for (const [key, meaning] of rows) {
    wrap(meaning, width - column - 1).forEach((line, i) => {
      io.out(` ${pad(i === 0 ? paint('bold', key) : '', column)}${line}`);
    });
  }
}

const viewAt = <S extends State, V, O, E>({ game, match }: Session<S, V, O, E>, seat: Seat): V =>
  game.tools.rules.view(match.state, seat);

/** What no entry leads to: a card that the coins or crystals in hand would pay for can be chosen after all. */
function showBlocked<S extends State, V, O, E>(session: Session<S, V, O, E>, { seat, blocked, menu }: Prompted): void {
  const { io, words, layout } = session;
  const open = new Set([...menu.entries.values()].flatMap((entry) => (entry.blocked === undefined ? entry.picks : [])));
  const closed = blocked.filter(({ key }) => !open.has(key));
  if (closed.length === 0) io.out(words.nothingBlocked);
  for (const line of layout.whyNot(viewAt(session, seat), closed)) io.out(line);
}

const MOST_CARDS = 6;

/** By the number of an option, or by name; several when the word fits several. */
function showCards<S extends State, V, O, E>(
  session: Session<S, V, O, E>,
  { seat, menu }: Prompted,
  wanted: string,
): void {
  const { layout, io, words } = session;
  const view = viewAt(session, seat);
  const entry = menu.entries.get(wanted);
  const key = entry === undefined ? null : keyOf(entry);
  const word = key === null ? wanted : (layout.cardOf(view, key) ?? wanted);
  const found = layout.cards(view, word);
  if (found.length === 0) io.out(words.noCard(wanted));
  if (word !== '' && found.length > MOST_CARDS)
    io.out(words.whichCard(found.map(([head]) => head.split(' · ')[0].trim()).join(', ')));
  else for (const lines of found) for (const line of lines) io.out(line);
}

async function concede<S extends State, V, O, E>(session: Session<S, V, O, E>, seat: Seat): Promise<CommandResult> {
  const { io, words, match, game } = session;
  const sure = await io.ask(words.concedeAsk);
  if (sure === null || !words.yes.includes(sure.trim().toLowerCase())) {
    io.out(words.concedeNot);
    return 'stay';
  }
  const decision = decisionOf(game.tools.rules, match.state, seat);
  mark(session);
  play(session, { seat, decision: decision?.id ?? 0, concede: true }, null);
  return 'moved';
}
