// What does a server use of its machine? As it says itself, at /metrics.

export interface Use {
  /** Seconds since it began. */
  readonly cpu: number;
  /** Bytes in memory. */
  readonly memory: number;
}

function figureIn(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? 0 : Number(line.slice(name.length + 1));
}

export async function useOf(url: string): Promise<Use> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return {
    cpu: figureIn(text, 'process_cpu_seconds_total'),
    memory: figureIn(text, 'process_resident_memory_bytes'),
  };
}
