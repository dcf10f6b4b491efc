// In which order do tests run while a fault is planted? In the order that DUELLO_TEST_ORDER lists, until one fails.

import config from '../../vitest.config.ts';

interface Named {
  readonly moduleId: string;
}

class InOrder {
  sort<T extends Named>(files: readonly T[]): Promise<T[]> {
    const order: readonly string[] = JSON.parse(process.env.DUELLO_TEST_ORDER ?? '[]');
    const placeOf = ({ moduleId }: T): number => {
      const at = order.findIndex((file) => moduleId.endsWith(file));
      return at === -1 ? order.length : at;
    };
    return Promise.resolve([...files].sort((a, b) => placeOf(a) - placeOf(b)));
  }
  shard<T>(files: T[]): Promise<T[]> {
    return Promise.resolve(files);
  }
}

export default {
  ...config,
  // One worker: the next file begins only when the last one has passed.
  test: { ...config.test, bail: 1, maxWorkers: 1, sequence: { sequencer: InOrder } },
};
