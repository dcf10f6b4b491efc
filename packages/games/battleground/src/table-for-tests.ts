// How does a test set a table, play on it and look at it? Positions and plays in words; for tests only.

import {
  advance,
  asked,
  type Decision,
  decisionOf,
  encode,
  type Json,
  load,
  newReply,
  type Outcome,
  outcome,
  type Reason,
  run,
  type Seat,
  save,
  type Words,
} from '@duello/kernel';
import type { Event, EventKind, Ref } from './events.ts';
import { readOptions } from './options.ts';
import { program } from './program.ts';
import { battleground } from './rules.ts';
import type { PlayerView, SummonView, View } from './seen.ts';
import { begin, type Setting } from './setting-for-tests.ts';
import { COINS, EMPTY, EXP, LIFE, newState, type State } from './state.ts';
import { inWords, type Name, nameOf, seatNamed } from './words-for-tests.ts';

type Told<K extends EventKind> = readonly Extract<Event, { kind: K }>[];

export interface Table {
  readonly state: State;
  /** Everything that has happened since the table was set. */
  readonly log: readonly Event[];
  /** What of one kind has happened. */
  events<K extends EventKind>(kind: K): Told<K>;
  /** Answers the open question: an option's key, or words. */
  answer(words: string | Words): Table;
  /** Several answers, one after the other. */
  play(...answers: readonly (string | Words)[]): Table;
  /**
   * Ends Spellcasting if that is where the turn stands, and answers for summons as long as they are asked: those that
   * are on the fields named now do as it says, all others attack.
   */
  battle(stances?: Readonly<Record<string, 'attack' | 'defend'>>): Table;
  /** The rest of the turn: the battle as above, nothing bought. Ends in the other player's Spellcasting. */
  turn(stances?: Readonly<Record<string, 'attack' | 'defend'>>): Table;
  refusal(words: string | Words): Reason | null;
  /** Who is asked what, as `S act`; `over` when nobody is. */
  asks(): string;
  keys(): readonly string[];
  blocked(key: string): string | null;
  decision(): Decision;
  view(viewer: Name | 'watcher'): View;
  see(who: Name): PlayerView;
  /** The summon on a field; throws when it is empty. */
  at(field: string): SummonView;
  /** Every summon by field, as `N 2/5 defending chill1`. */
  board(): Readonly<Record<string, string>>;
  /** Attacks so far with the damage they did: `c3>c4 2`, `c5>N 2`. */
  blows(): readonly string[];
  /** Moves so far: `c1-c2`. */
  steps(): readonly string[];
  /** Who has acted, in order, by the field it stood on then. */
  acted(): readonly string[];
  life(who: Name): number;
  exp(who: Name): number;
  coins(who: Name): number;
  outcome(): Outcome | null;
}

const RESUME = typeof process !== 'undefined' && process.env.DUELLO_RESUME === '1';

/** Sets a table. */
export function table(setting: Setting = {}): Table {
  const state = begin(setting);
  const events: Event[] = [];
  run(program, state, (event) => events.push(event));
  return tableAt(state, events);
}

/** A whole match from its start. */
export function newMatch(options: Json = {}, seed = 'test'): Table {
  const events: Event[] = [];
  return tableAt(
    battleground.setup(seed, readOptions(options), (event) => events.push(event)),
    events,
  );
}

const toWords = (answer: string | Words): Words => (typeof answer === 'string' ? { pick: answer } : answer);
const spotOf = ({ field, seat }: Ref): string => field ?? nameOf(seat);

function tableAt(begun: State, log: Event[]): Table {
  let state = begun;
  const asking = (): Seat => ((asked(state) & 1) !== 0 ? 0 : 1);
  const decision = (): Decision => {
    const found = decisionOf(battleground, state, asking());
    if (found === null) throw new Error('nobody is asked');
    return found;
  };
  const reply = newReply();
  const refusal = (words: string | Words): Reason | null => {
    const seat = asking();
    const id = decisionOf(battleground, state, seat)?.id ?? 0;
    return encode(battleground, state, { seat, decision: id, ...toWords(words) }, reply);
  };
  const watch = (): View => battleground.view(state, 'watcher');
  const of = <K extends EventKind>(kind: K): Told<K> =>
    log.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);
  const idAt = (field: string): number => made.at(field).id;
  const made: Table = {
    get state() {
      return state;
    },
    log,
    events: of,
    answer(words) {
      const reason = refusal(words);
      if (reason !== null) throw new Error(`refused ${JSON.stringify(words)}: ${JSON.stringify(reason)}`);
      advance(battleground, state, asking(), reply, (event) => log.push(event));
      if (RESUME) {
        const saved = JSON.parse(JSON.stringify(save(state)));
        state = newState(state.table);
        load(saved, state);
      }
      return made;
    },
    play(...answers) {
      for (const words of answers) made.answer(words);
      return made;
    },
    battle(stances = {}) {
      const wanted = new Map(Object.entries(stances).map(([field, stance]) => [idAt(field), stance]));
      if (made.asks().endsWith(' act')) made.answer('end');
      while (made.asks().endsWith(' stance')) {
        const acting = watch().waiting?.acting ?? EMPTY;
        made.answer(wanted.get(acting) ?? 'attack');
        wanted.delete(acting);
      }
      if (wanted.size > 0) throw new Error('a summon that was told what to do was never asked');
      return made;
    },
    turn(stances) {
      made.battle(stances);
      if (made.asks().endsWith(' buy')) made.answer('stop');
      return made;
    },
    refusal,
    asks: () => (asked(state) === 0 ? 'over' : `${nameOf(asking())} ${decision().what}`),
    keys: () => decision().options.map(({ key }) => key),
    blocked: (key) => decision().blocked.find((entry) => entry.key === key)?.reason.code ?? null,
    decision,
    view: (viewer) => battleground.view(state, viewer === 'watcher' ? viewer : seatNamed(viewer)),
    see: (who) => made.view(who).players[seatNamed(who)],
    at(field) {
      const found = watch().summons.find((one) => one.field === field);
      if (found === undefined) throw new Error(`nothing stands on ${field}`);
      return found;
    },
    board: () => Object.fromEntries(watch().summons.map((one) => [one.field, inWords(one)])),
    blows: () => blowsIn(log),
    steps: () => of('advanced').map(({ from, target }) => `${from}-${target.field}`),
    acted: () => of('summonActs').map(({ target }) => spotOf(target)),
    life: (who) => state.cells[LIFE[seatNamed(who)]],
    exp: (who) => state.cells[EXP[seatNamed(who)]],
    coins: (who) => state.cells[COINS[seatNamed(who)]],
    outcome: () => outcome(battleground, state),
  };
  return made;
}

/** Every attack is followed by its damage. */
function blowsIn(log: readonly Event[]): readonly string[] {
  const blows: string[] = [];
  let from = '';
  for (const event of log) {
    if (event.kind === 'attackDeclared') from = spotOf(event.target);
    if (event.kind !== 'damageDealt' || event.cause.by !== 'attack') continue;
    blows.push(`${from}>${spotOf(event.target)} ${event.amount}`);
  }
  return blows;
}
