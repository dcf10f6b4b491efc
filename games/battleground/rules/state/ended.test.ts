// Which tokens of an enchantment count? Those on its card and on summons, and none of them once it has ended.

import { describe, expect, test } from 'vitest';
import { enchant, enchantment, end, heal, per, spellsOf } from '../../cards/build.ts';
import type { Effect } from '../../cards/effects.ts';
import { type Table, table } from '../table-for-tests.ts';

const { sorcery } = spellsOf('neutral');

/** Resolved at the start of S's turn with four tokens on the card and one on an ally. */
function resolved(...effects: readonly Effect[]): Table {
  return resolvedOn(['c3'], ...effects);
}

function resolvedOn(on: readonly string[], ...effects: readonly Effect[]): Table {
  const cards = { charm: sorcery(0, '', [enchant('you')], { enchantment: enchantment(5, ...effects) }) };
  const area = [{ card: 'charm', tokens: 4, on }];
  return table({ phase: 'enchantments', cards, board: { c3: 'S 1/9' }, south: { life: 5, area } });
}

describe('B1114: an enchantment', () => {
  test('counts its tokens as long as it is there', () => {
    expect(resolved(heal(per('tokensOnThis'), 'you')).life('S')).toBe(5 + 4);
    expect(resolved(heal(per('enchanted'), 'you')).life('S')).toBe(5 + 1);
  });

  test('counts the summons that bear some, not the players', () => {
    expect(resolvedOn(['c3', 'S', 'N'], heal(per('enchanted'), 'you')).life('S')).toBe(5 + 1);
    expect(resolvedOn(['N'], heal(per('enchanted'), 'you')).life('S')).toBe(5);
  });

  test('that has ended in the middle of its effects counts none, neither on its card nor on anybody', () => {
    expect(resolved(end, heal(per('tokensOnThis'), 'you')).life('S')).toBe(5);
    expect(resolved(end, heal(per('enchanted'), 'you')).life('S')).toBe(5);
  });

  test('ends once', () => {
    const t = resolved(end, end);
    expect(t.events('enchantmentEnded')).toHaveLength(1);
    expect([t.see('S').area, t.see('S').pile]).toEqual([[], ['charm']]);
  });
});
