// Is every cell what its column can hold? The fuzzer and the tests of positions ask after every decision.

import type { Row, Rows } from './columns.ts';
import type { State } from './kind.ts';

const whose = ({ scope, name, at }: Row, index: number): string =>
  at.length === 1 ? name : `${name} of ${scope} ${index}`;

/** What is wrong with the columns of a scope, such as `health of seat 0 is 31`; null when nothing is. */
export function faultIn({ all }: Rows<unknown, unknown>, state: State): string | null {
  for (const row of all) {
    for (let index = 0; index < row.at.length; index++) {
      const fault = row.kind.fault(state, row.at[index], row.size[index]);
      if (fault !== null) return `${whose(row, index)} ${fault}`;
    }
  }
  return null;
}
