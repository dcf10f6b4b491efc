// What came out of a load? Sums while it runs, and the figures at its end.

export interface Figures {
  readonly matches: number;
  readonly sockets: number;
  readonly seconds: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from when an answer is sent to when the opponent has it. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Bytes of memory by which the server grew with each match and its two sockets. */
  readonly bytesPerMatch: number;
  /** Bytes that the sockets of a match received while it was measured. */
  readonly trafficPerMatch: number;
  /** Milliseconds of the server's CPU. */
  readonly cpuPerMove: number;
  /** How much of the time the two were busy: near 1 for the load says that the load was the limit. */
  readonly serverBusy: number;
  readonly loadBusy: number;
  readonly errors: number;
  /** Answers that were acknowledged and that the opponent never saw. */
  readonly lost: number;
  /** How an error reads, and how often it came. */
  readonly faults: Readonly<Record<string, number>>;
}

export interface Tally {
  /** Only what happens while this is set counts for times and sums. */
  isMeasuring: boolean;
  readonly delays: number[];
  readonly faults: Map<string, number>;
  fault(error: unknown): void;
}

export const newTally = (): Tally => {
  const faults = new Map<string, number>();
  return {
    isMeasuring: false,
    delays: [],
    faults,
    fault(error) {
      const said = error instanceof Error ? error.message || error.constructor.name : String(error);
      faults.set(said, (faults.get(said) ?? 0) + 1);
    },
  };
};

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** The value below which that share of the sorted ones lie. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted.length === 0 ? 0 : rounded(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]);

export interface Measured {
  readonly matches: number;
  readonly sockets: number;
  /** Of those, and of what came after them. */
  readonly begun: number;
  readonly seconds: number;
  readonly bytes: number;
  readonly lost: number;
  /** Seconds. */
  readonly serverCpu: number;
  readonly loadCpu: number;
  /** Bytes. */
  readonly grown: number;
}

export function figuresOf({ delays, faults }: Tally, measured: Measured): Figures {
  const { matches, sockets, begun, seconds, bytes, lost, serverCpu, loadCpu, grown } = measured;
  const sorted = delays.toSorted((a, b) => a - b);
  const moves = sorted.length;
  return {
    ...{ matches, sockets, moves, lost },
    seconds: rounded(seconds, 1),
    movesPerSecond: rounded(moves / seconds, 1),
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
    bytesPerMatch: Math.round(grown / matches),
    trafficPerMatch: Math.round(bytes / begun),
    cpuPerMove: moves === 0 ? 0 : rounded((1000 * serverCpu) / moves, 3),
    serverBusy: rounded(serverCpu / seconds),
    loadBusy: rounded(loadCpu / seconds),
    errors: [...faults.values()].reduce((sum, count) => sum + count, 0),
    faults: Object.fromEntries(faults),
  };
}
