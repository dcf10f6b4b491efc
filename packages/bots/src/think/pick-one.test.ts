// Does an unsteady hand slip only where it may?

import { type Reply, stream } from '@duello/kernel';
import { describe, expect, it } from 'vitest';
import { single } from '../search/candidates.ts';
import { pickOne } from './pick-one.ts';

const [end, attack, cast, waste] = [0, 1, 2, 3].map(single);
const worth = (reply: Reply, value: number) => ({ reply, values: [value, value] });
const UNSTEADY = { temperature: 0.1, sensible: true };
const MATCHES = 400;

function picked(tried: Parameters<typeof pickOne>[0], hand: Parameters<typeof pickOne>[2]): ReadonlySet<Reply> {
  const rng = stream('slips');
  return new Set(Array.from({ length: MATCHES }, () => pickOne(tried, end, hand, rng)));
}

describe('an unsteady hand', () => {
  const tried = [worth(attack, 0.6), worth(cast, 0.58), worth(end, 0.55), worth(waste, 0.54)];

  it('plays what is nearly as good, but neither nothing nor what is worse', () => {
    expect(picked(tried, UNSTEADY)).toEqual(new Set([attack, cast]));
  });

  it('does nothing where nothing else is better', () => {
    const [, , nothing, worse] = tried;
    expect(picked([nothing, worse], UNSTEADY)).toEqual(new Set([end]));
  });

  it('may slip anywhere when it is not sensible', () => {
    expect(picked(tried, { ...UNSTEADY, sensible: false })).toEqual(new Set([attack, cast, end, waste]));
  });

  it('plays the best when it is calm', () => {
    expect(picked(tried, { ...UNSTEADY, temperature: 0 })).toEqual(new Set([attack]));
  });
});
