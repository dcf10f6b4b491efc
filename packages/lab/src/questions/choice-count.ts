// How much was there to choose in a match? Answers nearly as good as the best, and turns in which there was nothing.

import type { Thought } from '@duello/bots';
import type { Decision } from '@duello/kernel';
import type { MatchLine } from './match-line.ts';

/** So much less of a chance is nearly as good. */
const NEARLY = 0.02;

export class ChoiceCount {
  #chosen = 0;
  #effective = 0;
  #turns = 0;
  #dead = 0;
  #nodes = 0;
  /** Of each seat, in the turn that goes on: nothing was asked, nothing could be chosen, or something. */
  readonly #now: ('unasked' | 'nothing' | 'something')[] = ['unasked', 'unasked'];

  count({ seat, shape, options }: Decision, thought: Thought | null, isOwnTurn: boolean): void {
    const isChoice = thought === null ? shape !== 'one' || options.length > 1 : thought.winChance !== null;
    if (isOwnTurn && this.#now[seat] !== 'something') this.#now[seat] = isChoice ? 'something' : 'nothing';
    if (thought === null) return;
    this.#nodes += thought.nodes;
    if (!isChoice) return;
    this.#chosen++;
    this.#effective += effectiveIn(thought);
  }

  endTurn(): void {
    for (const [seat, had] of this.#now.entries()) {
      if (had !== 'unasked') this.#turns++;
      if (had === 'nothing') this.#dead++;
      this.#now[seat] = 'unasked';
    }
  }

  counted(): Pick<MatchLine, 'chosen' | 'effective' | 'turns' | 'dead' | 'nodes'> {
    return {
      chosen: this.#chosen,
      effective: this.#effective,
      turns: this.#turns,
      dead: this.#dead,
      nodes: this.#nodes,
    };
  }
}

/** What leads to the very same is no other choice, but a detour. */
function effectiveIn({ candidates }: Thought): number {
  const best = Math.max(...candidates.map(({ winChance }) => winChance));
  const near = candidates.filter(({ winChance }) => best - winChance <= NEARLY);
  return new Set(near.map(({ winChance }) => winChance)).size;
}
