// What is a deck made of, in figures? How many contracts of each cost, element and type.

import { COLOURS, type Colour, type ContractType, type DeckId, decks } from '../../index.ts';
import { boxContract } from '../cards/faces.ts';
import { sumOf } from '../cards/mana.ts';

/** Costs of this and more stand in one column. */
export const HIGH = 8;

interface Figures {
  /** Contracts by cost, from 0; the last column is `HIGH` and more. */
  readonly curve: readonly number[];
  readonly elements: Readonly<Record<Colour | 'several', number>>;
  readonly types: Readonly<Record<ContractType, number>>;
  readonly mean: number;
}

export function figuresOf(deck: DeckId): Figures {
  const curve = Array.from({ length: HIGH + 1 }, () => 0);
  const elements = { red: 0, blue: 0, yellow: 0, pure: 0, several: 0 };
  const types = { spell: 0, rune: 0, creature: 0, orb: 0 };
  let [sum, size] = [0, 0];
  for (const [id, copies] of decks[deck]) {
    const contract = boxContract(id);
    if (contract === null) continue;
    const cost = sumOf(contract.cost);
    const inks = COLOURS.filter((colour) => colour !== 'pure' && contract.cost[colour] > 0);
    curve[Math.min(HIGH, cost)] += copies;
    elements[inks.length === 0 ? 'pure' : inks.length > 1 ? 'several' : inks[0]] += copies;
    types[contract.type] += copies;
    sum += cost * copies;
    size += copies;
  }
  return { curve, elements, types, mean: sum / size };
}
