// What did each seat do with each card? Counted from the events of a match, in whatever words a game tells them.

/** In the first hand; to hand after that; from where it waits into effect; bought or picked. */
export const USES = ['opening', 'drawn', 'play', 'gain'] as const;
export type Use = (typeof USES)[number];
type Counts = { -readonly [U in Use]: number };

/** Says that a seat did so with a card; `times` may take back what was said too early. */
export type Count = (seat: 0 | 1, card: string, use: Use, times?: number) => void;

/** Cards that a seat did nothing with are left out. */
export function usesIn<E>(
  events: readonly E[],
  tell: (event: E, count: Count) => void,
): readonly [ReadonlyMap<string, Readonly<Counts>>, ReadonlyMap<string, Readonly<Counts>>] {
  const seats = [new Map<string, Counts>(), new Map<string, Counts>()] as const;
  const count: Count = (seat, card, use, times = 1) => {
    const found = seats[seat].get(card) ?? { opening: 0, drawn: 0, play: 0, gain: 0 };
    found[use] += times;
    seats[seat].set(card, found);
  };
  for (const event of events) tell(event, count);
  return seats;
}

/** Each once, in the order of the first. */
export const onceEach = <T extends { readonly card: string; readonly way: string }>(
  steps: readonly T[],
): readonly T[] => [...new Map(steps.map((step) => [`${step.way}:${step.card}`, step])).values()];
