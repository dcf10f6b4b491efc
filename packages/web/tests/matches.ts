// Which matches do the tests open? Played in Node by bots or by rote, then kept in the browser or written as a link.

import { botNamed, type Tools } from '@duello/bots';
import { type Event, finalMagic, type Options, type State, score, settled, type View } from '@duello/final-magic';
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
  SEATS,
  type Seat,
  stream,
  toText,
} from '@duello/kernel';
import type { Players } from '../src/host/host.ts';
import type { Saved } from '../src/shell/saved.ts';

export type TestMatch = Match<State, View, Options, Event>;
const tools: Tools<State, View, Options, Event> = { rules: finalMagic, score, settled };

export const newMatch = (seed: string, options: Json = { supply: 'firstSparks' }): TestMatch =>
  begin(finalMagic, seed, finalMagic.options(options));

/** The decision of the first seat that is asked, as the page's worker takes them. */
export function asked(match: TestMatch): Decision | null {
  for (const seat of SEATS) {
    const decision = decisionOf(finalMagic, match.state, seat);
    if (decision !== null) return decision;
  }
  return null;
}

/** A bot's answer, by the same chance as in the page's worker. */
export function botAnswer(match: TestMatch, bot: string, decision: Decision): Answer {
  const { seat } = decision;
  const rng = stream(`${match.seed}/bot/${seat}/${match.answers.length}`);
  return botNamed(bot)({ seat, view: finalMagic.view(match.state, seat), decision, tools, rng });
}

/** Lets bots play both seats until the wished decision comes, or to the end. */
export function play(match: TestMatch, bot: string, until: (decision: Decision) => boolean = () => false): TestMatch {
  for (let decision = asked(match); decision !== null && !until(decision); decision = asked(match)) {
    answer(match, botAnswer(match, bot, decision));
  }
  return match;
}

export const isEnded = (match: TestMatch): boolean => isOver(match.state);
export const textOf = (match: TestMatch): string => toText(finalMagic, recordOf(match));
/** Everything a seat has seen of a deal: how the table looks, and what it was told on the way. */
export function dealOf({ seed, options, state }: TestMatch, seat: Seat): string {
  const told: Event[] = [];
  begin(finalMagic, seed, options, (event) => {
    const seen = finalMagic.see(event, seat);
    if (seen !== null) told.push(seen);
  });
  return JSON.stringify([finalMagic.view(state, seat), told]);
}
export const viewOf = (match: TestMatch, seat: Seat): View => finalMagic.view(match.state, seat);

const person = { kind: 'person' } as const;
export const AGAINST_BOT: Players = [person, { kind: 'bot', bot: 'random' }];
export const BOT_FIRST: Players = [{ kind: 'bot', bot: 'random' }, person];
export const TWO: Players = [person, person];

/** What the browser keeps of a match, under the key it keeps it; the page is `match/test`. */
export function keptAs(match: TestMatch, players: Players, part: Partial<Saved> = {}): Record<string, string> {
  const saved: Saved = {
    id: 'test',
    game: 'final-magic',
    options: finalMagic.shorten(match.options),
    seed: match.seed,
    players,
    curtain: false,
    text: match.answers.length === 0 ? '' : textOf(match),
    round: viewOf(match, 0).round,
    when: 0,
    over: false,
    ...part,
  };
  return { [`duello.match.${saved.id}`]: JSON.stringify(saved) };
}
