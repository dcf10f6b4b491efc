// How does a test answer what a table asks, and look at it? For tests only.
//
// A game, in its table-for-tests.ts, sets a state as its tests wish and adds what they look at:
//   export class Table extends TableForTests<State, View, Options, Event, Name> { health(who: Name): number { … } }
//   new Table(rules, ['A', 'B'], state, events)
// Every answer is given twice (see giveTwice), so that no table of a test goes on otherwise once it has been kept.

import { expect } from 'vitest';
import { asked, type Emit } from './agenda.ts';
import { type AnswerBody, type Decision, decisionOf, encode } from './answer.ts';
import { newReply, type Reply } from './decision.ts';
import { resumed } from './determinism-for-tests.ts';
import { advance } from './play.ts';
import { type Outcome, type Reason, type Rules, SEATS, type Seat, type Viewer } from './rules.ts';
import { outcome, type State } from './state.ts';

/** Gives a legal reply to a state, and to a twin that was saved and loaded before it: both must come to the same. */
export function giveTwice<S extends State, E>(
  rules: Rules<S, unknown, unknown, E>,
  state: S,
  seat: Seat,
  reply: Reply,
  emit: Emit<E>,
): void {
  const twin = resumed(rules, state);
  advance(rules, state, seat, reply, emit);
  advance(rules, twin, seat, reply, null);
  if (twin.all.some((word, at) => word !== state.all[at])) expect(twin.all).toEqual(state.all);
}

const toWords = (answer: string | AnswerBody): AnswerBody => (typeof answer === 'string' ? { pick: answer } : answer);

export class TableForTests<S extends State, V, O, E extends { readonly kind: string }, Name extends string> {
  readonly state: S;
  /** Everything that has happened since the table was set. */
  readonly log: readonly E[];
  private readonly rules: Rules<S, V, O, E>;
  private readonly names: readonly [Name, Name];
  private readonly heard: E[];

  constructor(rules: Rules<S, V, O, E>, names: readonly [Name, Name], state: S, heard: E[]) {
    this.rules = rules;
    this.names = names;
    this.state = state;
    this.heard = heard;
    this.log = heard;
  }

  protected seatNamed(name: Name): Seat {
    return name === this.names[0] ? 0 : 1;
  }

  /** Who answers: a named seat, or whoever is asked. */
  private asking(who?: Name): Seat {
    if (who !== undefined) return this.seatNamed(who);
    return (asked(this.state) & 1) !== 0 ? 0 : 1;
  }

  decision(who?: Name): Decision {
    const found = decisionOf(this.rules, this.state, this.asking(who));
    if (found === null) throw new Error('nobody is asked');
    return found;
  }

  private read(words: string | AnswerBody, who: Name | undefined, reply = newReply()): Reason | null {
    const seat = this.asking(who);
    const decision = decisionOf(this.rules, this.state, seat)?.id ?? 0;
    return encode(this.rules, this.state, { seat, decision, ...toWords(words) }, reply);
  }

  /** Why an answer is refused; null when it is legal. */
  refusal(words: string | AnswerBody, who?: Name): Reason | null {
    return this.read(words, who);
  }

  /** Answers the open question of whoever is asked, or of a named seat: an option's key, or words. */
  answer(words: string | AnswerBody, who?: Name): this {
    const reply = newReply();
    const reason = this.read(words, who, reply);
    if (reason !== null) throw new Error(`refused ${JSON.stringify(words)}: ${JSON.stringify(reason)}`);
    giveTwice(this.rules, this.state, this.asking(who), reply, (event) => this.heard.push(event));
    return this;
  }

  /** Several answers, one after the other. */
  play(...answers: readonly (string | AnswerBody)[]): this {
    for (const words of answers) this.answer(words);
    return this;
  }

  /** Who is asked what, as `A act`; `over` when nobody is. */
  asks(): string {
    const who = SEATS.filter((seat) => (asked(this.state) & (1 << seat)) !== 0).map((seat) => this.names[seat]);
    return who.length === 0 ? 'over' : `${who.join('')} ${this.decision().what}`;
  }

  /** The keys that are offered to whoever is asked. */
  keys(who?: Name): readonly string[] {
    return this.decision(who).options.map(({ key }) => key);
  }

  /** Why an option that looks possible is not; null when nothing is said of it. */
  blocked(key: string, who?: Name): string | null {
    return this.decision(who).blocked.find((entry) => entry.key === key)?.reason.code ?? null;
  }

  /** What a seat or a watcher sees. */
  protected seen(viewer: Viewer): V {
    return this.rules.view(this.state, viewer);
  }

  /** What of one kind has happened. */
  protected told<K extends E['kind']>(kind: K): readonly Extract<E, { readonly kind: K }>[] {
    return this.log.filter((event): event is Extract<E, { readonly kind: K }> => event.kind === kind);
  }

  outcome(): Outcome | null {
    return outcome(this.rules, this.state);
  }
}
