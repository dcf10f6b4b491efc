// Which matches do the tests open? Played in Node by bots or by rote, then kept in the browser or written as a link.

import { botNamed, type Tools } from '@duello/bots';
import {
  type Answer,
  answer,
  begin,
  type Decision,
  decisionOf,
  isOver,
  type Json,
  type Match,
  recordOf,
  replay,
  SEATS,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import { toText } from '@duello/language';
import type { Players } from '@duello/table';
import type { Saved } from '../../src/host/saved.ts';

/** What the tests have to know of a game to play it in Node. */
export interface TestGame<S extends State, V, O, E> extends Tools<S, V, O, E> {
  /** The number that the browser keeps of how far a match has come. */
  roundOf(view: V): number;
}

export interface GameMatch<S extends State, V, O, E> extends Match<S, V, O, E> {
  readonly game: TestGame<S, V, O, E>;
}

/** Begins matches of a game; without options those that its tests mostly use. */
export const starting =
  <S extends State, V, O, E>(game: TestGame<S, V, O, E>, usual: Json) =>
  (seed: string, options: Json = usual): GameMatch<S, V, O, E> => ({
    ...begin(game.rules, seed, game.rules.options(options)),
    game,
  });

/** A match, for whoever can use that of any game. */
export type AnyMatch = <R>(use: <S extends State, V, O, E>(match: GameMatch<S, V, O, E>) => R) => R;
export const lendMatch =
  <S extends State, V, O, E>(match: GameMatch<S, V, O, E>): AnyMatch =>
  (use) =>
    use(match);

/** The decision of the first seat that is asked, as the page's worker takes them. */
export function asked<S extends State, V, O, E>({ rules, state }: Match<S, V, O, E>): Decision | null {
  for (const seat of SEATS) {
    const decision = decisionOf(rules, state, seat);
    if (decision !== null) return decision;
  }
  return null;
}

/** A bot's answer, by the same chance as in the page's worker. */
export function botAnswer<S extends State, V, O, E>(
  match: GameMatch<S, V, O, E>,
  bot: string,
  decision: Decision,
): Answer {
  const { seat } = decision;
  const rng = stream(`${match.seed}/bot/${seat}/${match.answers.length}`);
  return botNamed(bot)({ seat, view: viewOf(match, seat), decision, tools: match.game, rng });
}

/** Lets somebody play both seats until the wished decision comes, or to the end; returns the same match. */
export function playBy<S extends State, V, O, E>(
  match: GameMatch<S, V, O, E>,
  answerOf: (decision: Decision) => Answer,
  until: (decision: Decision) => boolean = () => false,
): GameMatch<S, V, O, E> {
  for (let decision = asked(match); decision !== null && !until(decision); decision = asked(match)) {
    answer(match, answerOf(decision));
  }
  return match;
}

/** Lets bots play both seats until the wished decision comes, or to the end. */
export const play = <S extends State, V, O, E>(
  match: GameMatch<S, V, O, E>,
  bot: string,
  until?: (decision: Decision) => boolean,
): GameMatch<S, V, O, E> => playBy(match, (decision) => botAnswer(match, bot, decision), until);

/** Where two players come to when it is asked as wished, in the first of some deals that does; by chance unless said otherwise. */
export function comesTo<S extends State, V, O, E>(
  begin: (seed: string) => GameMatch<S, V, O, E>,
  name: string,
  wished: (decision: Decision, view: V) => boolean,
  answerOf: (match: GameMatch<S, V, O, E>, decision: Decision) => Answer = (match, decision) =>
    botAnswer(match, 'random', decision),
): GameMatch<S, V, O, E> {
  for (let i = 0; i < 300; i++) {
    const match = begin(`${name} ${i}`);
    playBy(
      match,
      (decision) => answerOf(match, decision),
      (decision) => wished(decision, viewOf(match, 0)),
    );
    if (!isEnded(match)) return match;
  }
  throw new Error(`no match comes to ${name}`);
}

interface WithHands {
  readonly players: readonly { readonly hand: readonly string[] | null }[];
}

/** The same deal twice, alike for this seat: in the question that opens it the other has given another card away each time. */
export function openedAlike<S extends State, V extends WithHands, O, E>(
  begin: (seed: string) => GameMatch<S, V, O, E>,
  question: string,
  seat: Seat,
): readonly [AnyMatch, AnyMatch] {
  const other: Seat = seat === 0 ? 1 : 0;
  const opened = (seed: string, given: number): GameMatch<S, V, O, E> =>
    playBy(
      begin(seed),
      ({ seat: asked, id, options }) => ({
        seat: asked,
        decision: id,
        picks: asked === seat ? [] : [options[given].key],
      }),
      ({ what }) => what !== question,
    );
  for (let i = 0; i < 100; i++) {
    const [first, second] = [opened(`secret ${i}`, 0), opened(`secret ${i}`, 1)];
    const hands = [first, second].map((match) => JSON.stringify(viewOf(match, other).players[other].hand));
    if (seenOf(first, seat) === seenOf(second, seat) && hands[0] !== hands[1])
      return [lendMatch(first), lendMatch(second)];
  }
  throw new Error('no two deals look alike');
}

/** A match of random players with few answers left, in which the first player is asked. */
export function nearEnd(begin: (seed: string) => AnyMatch, seed: string): AnyMatch {
  const length = begin(seed)((match) => play(match, 'random').answers.length);
  const match = begin(seed);
  match((one) => {
    play(one, 'random', ({ seat }) => seat === 0 && one.answers.length > length - 20);
  });
  return match;
}

export const isEnded = ({ state }: { readonly state: State }): boolean => isOver(state);
export const textOf = <S extends State, V, O, E>(match: Match<S, V, O, E>): string =>
  toText(match.rules, recordOf(match));

/** Everything a seat has seen of a match: how the table looks, and what it was told on the way. */
export function seenOf<S extends State, V, O, E>(match: Match<S, V, O, E>, seat: Seat): string {
  const { rules } = match;
  const told: E[] = [];
  replay(rules, recordOf(match), (_, events) => {
    for (const event of events) {
      const seen = rules.see(event, seat);
      if (seen !== null) told.push(seen);
    }
  });
  return JSON.stringify([viewOf(match, seat), told]);
}
export const viewOf = <S extends State, V, O, E>({ rules, state }: Match<S, V, O, E>, seat: Seat): V =>
  rules.view(state, seat);

const person = { kind: 'person' } as const;
export const AGAINST_BOT: Players = [person, { kind: 'bot', bot: 'random' }];
export const BOT_FIRST: Players = [{ kind: 'bot', bot: 'random' }, person];
export const TWO: Players = [person, person];

/** What the browser keeps of a match, under the key it keeps it; the page is `match/test`. */
export function keptAs<S extends State, V, O, E>(
  match: GameMatch<S, V, O, E>,
  players: Players,
  part: Partial<Saved> = {},
): Record<string, string> {
  const saved: Saved = {
    id: 'test',
    game: match.rules.id,
    options: match.rules.shorten(match.options),
    seed: match.seed,
    players,
    curtain: false,
    names: ['', ''],
    text: match.answers.length === 0 ? '' : textOf(match),
    round: match.game.roundOf(viewOf(match, 0)),
    when: 0,
    over: false,
    winner: null,
    takebacks: false,
    hints: false,
    revision: 0,
    ...part,
  };
  return { [`duello.match.${saved.id}`]: JSON.stringify(saved) };
}
