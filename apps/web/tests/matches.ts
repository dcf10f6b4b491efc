// Which matches do the tests open? Played in Node by bots or by rote, then kept in the browser or written as a link.

import * as battlegroundRoom from '@duello/battleground';
import { botNamed, type Tools } from '@duello/bots';
import * as contractsRoom from '@duello/contracts';
import * as finalMagicRoom from '@duello/final-magic';
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
import * as sunMoonRoom from '@duello/sun-moon';
import type { Players } from '@duello/table';
import type { Saved } from '../src/host/saved.ts';

/** What the tests have to know of a game. */
interface Game<S extends State, V, O, E> extends Tools<S, V, O, E> {
  /** The number that the browser keeps of how far a match has come. */
  roundOf(view: V): number;
}

interface GameMatch<S extends State, V, O, E> extends Match<S, V, O, E> {
  readonly game: Game<S, V, O, E>;
}

type MatchOf<G> = G extends Game<infer S, infer V, infer O, infer E> ? GameMatch<S, V, O, E> : never;

const starting =
  <S extends State, V, O, E>(game: Game<S, V, O, E>, usual: Json) =>
  (seed: string, options: Json = usual): GameMatch<S, V, O, E> => ({
    ...begin(game.rules, seed, game.rules.options(options)),
    game,
  });

const finalMagic = {
  rules: finalMagicRoom.finalMagic,
  score: finalMagicRoom.score,
  settled: finalMagicRoom.settled,
  roundOf: ({ round }: finalMagicRoom.View): number => round,
};
const contracts = {
  rules: contractsRoom.contracts,
  score: contractsRoom.score,
  settled: contractsRoom.settled,
  roundOf: ({ turn }: contractsRoom.View): number => turn,
};
const battleground = {
  rules: battlegroundRoom.battleground,
  score: battlegroundRoom.score,
  settled: battlegroundRoom.settled,
  roundOf: ({ round }: battlegroundRoom.View): number => round,
};

const sunMoon = {
  rules: sunMoonRoom.sunMoon,
  score: sunMoonRoom.score,
  settled: sunMoonRoom.settled,
  roundOf: ({ turn }: sunMoonRoom.View): number => turn,
};

export type TestMatch = MatchOf<typeof finalMagic>;
export type ContractsMatch = MatchOf<typeof contracts>;
export type BattlegroundMatch = MatchOf<typeof battleground>;
export type SunMoonMatch = MatchOf<typeof sunMoon>;
export const newMatch = starting(finalMagic, { supply: 'firstSparks' });
export const newContracts = starting(contracts, { firstPlayer: 'A' });
/** Ready decks on a short, narrow battleground: two can meet in the first rounds. */
export const newBattleground = starting(battleground, { start: 'quick', firstPlayer: 'A', lanes: 4, rows: 4 });

/** Ready decks, one match. */
export const newSunMoon = starting(sunMoon, { firstPlayer: 'A' });

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
    text: match.answers.length === 0 ? '' : textOf(match),
    round: match.game.roundOf(viewOf(match, 0)),
    when: 0,
    over: false,
    ...part,
  };
  return { [`duello.match.${saved.id}`]: JSON.stringify(saved) };
}
