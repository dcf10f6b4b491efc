import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeBetween, changed } from './changes.ts';

const json = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.constantFrom(null, true, 0, 1, 'a', ''), tie('list'), tie('fields')),
  list: fc.array(tie('value'), { maxLength: 4 }),
  fields: fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__', '0'), tie('value')),
})).value;

const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('changes between views', () => {
  test('make the later of the earlier, through JSON, whatever both are', () => {
    fc.assert(
      fc.property(json.map(throughJson), json.map(throughJson), (before, after) => {
        const change = throughJson(changeBetween(before, after));
        expect(changed(before, change)).toEqual(after);
      }),
      { numRuns: 2000 },
    );
  });

  test('are null between equals, and small where little has changed', () => {
    const view = { hand: ['a', 'b'], foe: { life: 20, cards: 3 }, log: [1, 2, 3] };
    expect(changeBetween(view, structuredClone(view))).toBeNull();
    expect(changeBetween(view, { ...view, foe: { life: 17, cards: 3 } })).toEqual({ foe: { life: [17] } });
    expect(changeBetween(view, { hand: view.hand, foe: view.foe })).toEqual({ log: null });
  });

  test('leave the earlier view as it was', () => {
    const before = { foe: { life: 20 } };
    changed(before, { foe: { life: [3] } });
    expect(before).toEqual({ foe: { life: 20 } });
  });
});
