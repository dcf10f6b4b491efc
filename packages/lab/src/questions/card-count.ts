// What did each seat do with each card in a match, and in how many of its turns could it have?

import type { AnswerBody, Decision, Seat } from '@duello/kernel';
import { SEATS } from '@duello/kernel';
import type { CardStep, CardTools, CardWay } from '../game/game.ts';
import type { CardLine, CardLines } from './match-line.ts';

type Turns = Record<CardWay, Map<string, number>>;
const none = (): Turns => ({ play: new Map(), gain: new Map() });

export class CardCount<V, E> {
  readonly #tools: CardTools<V, E>;
  readonly #may = [none(), none()] as const;
  readonly #did = [none(), none()] as const;
  /** In the turn that goes on, by seat: `play id`. */
  #offered: readonly [Map<string, CardStep>, Map<string, CardStep>] = [new Map(), new Map()];
  #done: readonly [Map<string, CardStep>, Map<string, CardStep>] = [new Map(), new Map()];

  constructor(tools: CardTools<V, E>) {
    this.#tools = tools;
  }

  count(view: V, decision: Decision, answer: AnswerBody): void {
    note(this.#offered[decision.seat], this.#tools.offered(view, decision));
    const done = this.#tools.answered(view, decision, answer);
    note(this.#done[decision.seat], done);
    note(this.#offered[decision.seat], done);
  }

  endTurn(): void {
    for (const seat of SEATS) {
      addTo(this.#may[seat], this.#offered[seat]);
      addTo(this.#did[seat], this.#done[seat]);
    }
    this.#offered = [new Map(), new Map()];
    this.#done = [new Map(), new Map()];
  }

  counted(events: readonly E[]): readonly [CardLines, CardLines] {
    const use = this.#tools.use(events);
    const of = (seat: Seat): CardLines => {
      const [may, did] = [this.#may[seat], this.#did[seat]];
      const ids = new Set([...use[seat].keys(), ...may.play.keys(), ...may.gain.keys()]);
      const line = (id: string): CardLine => {
        const { opening, drawn, play, gain } = use[seat].get(id) ?? { opening: 0, drawn: 0, play: 0, gain: 0 };
        const turns = (from: Map<string, number>): number => from.get(id) ?? 0;
        return [opening, drawn, play, gain, turns(may.play), turns(did.play), turns(may.gain), turns(did.gain)];
      };
      return Object.fromEntries([...ids].sort().map((id) => [id, line(id)]));
    };
    return [of(0), of(1)];
  }
}

function note(into: Map<string, CardStep>, steps: readonly CardStep[]): void {
  for (const step of steps) into.set(`${step.way} ${step.card}`, step);
}

function addTo(turns: Turns, steps: ReadonlyMap<string, CardStep>): void {
  for (const { card, way } of steps.values()) turns[way].set(card, (turns[way].get(card) ?? 0) + 1);
}
