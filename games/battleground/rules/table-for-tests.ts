// How does a test set a table, play on it and look at it? Positions and plays in words; for tests only.

import { type Json, run } from '@duello/kernel';
import { TableForTests } from '@duello/kernel/for-tests';
import { program } from './match/program.ts';
import { battleground } from './rules.ts';
import { begin, type Setting } from './setting-for-tests.ts';
import { col } from './state/columns.ts';
import type { Event, EventKind, Ref } from './state/events.ts';
import { type Options, readOptions } from './state/options.ts';
import { EMPTY, type State } from './state/state.ts';
import type { PlayerView, SummonView, View } from './view/view-types.ts';
import { inWords, type Name, nameOf, seatNamed } from './words-for-tests.ts';

type Told<K extends EventKind> = readonly Extract<Event, { kind: K }>[];
type Stances = Readonly<Record<string, 'attack' | 'defend'>>;

const spotOf = ({ field, seat }: Ref): string => field ?? nameOf(seat);

export class Table extends TableForTests<State, View, Options, Event, Name> {
  /** What of one kind has happened. */
  events<K extends EventKind>(kind: K): Told<K> {
    return this.told(kind);
  }

  /**
   * Ends Spellcasting if that is where the turn stands, and answers for summons as long as they are asked: those that
   * are on the fields named now do as it says, all others attack.
   */
  battle(stances: Stances = {}): this {
    const wanted = new Map(Object.entries(stances).map(([field, stance]) => [this.at(field).id, stance]));
    if (this.asks().endsWith(' act')) this.answer('end');
    while (this.asks().endsWith(' stance')) {
      const acting = this.seen('watcher').waiting?.acting ?? EMPTY;
      this.answer(wanted.get(acting) ?? 'attack');
      wanted.delete(acting);
    }
    if (wanted.size > 0) throw new Error('a summon that was told what to do was never asked');
    return this;
  }

  /** The rest of the turn: the battle as above, nothing bought. Ends in the other player's Spellcasting. */
  turn(stances?: Stances): this {
    this.battle(stances);
    if (this.asks().endsWith(' buy')) this.answer('stop');
    return this;
  }

  view(viewer: Name | 'watcher'): View {
    return this.seen(viewer === 'watcher' ? viewer : seatNamed(viewer));
  }

  see(who: Name): PlayerView {
    return this.view(who).players[seatNamed(who)];
  }

  /** The summon on a field; throws when it is empty. */
  at(field: string): SummonView {
    const found = this.seen('watcher').summons.find((one) => one.field === field);
    if (found === undefined) throw new Error(`nothing stands on ${field}`);
    return found;
  }

  /** Every summon by field, as `N 2/5 defending chill1`. */
  board(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.seen('watcher').summons.map((one) => [one.field, inWords(one)]));
  }

  /** Attacks so far with the damage they did: `c3>c4 2`, `c5>N 2`. */
  blows(): readonly string[] {
    return blowsIn(this.log);
  }

  /** Moves so far: `c1-c2`. */
  steps(): readonly string[] {
    return this.events('advanced').map(({ from, target }) => `${from}-${target.field}`);
  }

  /** Who has acted, in order, by the field it stood on then. */
  acted(): readonly string[] {
    return this.events('summonActs').map(({ target }) => spotOf(target));
  }

  life(who: Name): number {
    return this.state.cells[col.life[seatNamed(who)]];
  }

  exp(who: Name): number {
    return this.state.cells[col.exp[seatNamed(who)]];
  }

  coins(who: Name): number {
    return this.state.cells[col.coins[seatNamed(who)]];
  }
}

const NAMES = ['S', 'N'] as const;

/** Sets a table. */
export function table(setting: Setting = {}): Table {
  const state = begin(setting);
  const events: Event[] = [];
  run(program, state, (event) => events.push(event));
  return new Table(battleground, NAMES, state, events);
}

/** A whole match from its start. */
export function newMatch(options: Json = {}, seed = 'test'): Table {
  const events: Event[] = [];
  const state = battleground.setup(seed, readOptions(options), (event) => events.push(event));
  return new Table(battleground, NAMES, state, events);
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
