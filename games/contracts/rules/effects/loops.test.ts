// What if contracts set each other off without end? The guard of CR29 drops what waits, and nothing is lost by it.

import { describe, expect, test } from 'vitest';
import { audit } from '../../scenario/audit.ts';
import { loadPosition } from '../../scenario/load-position.ts';
import { afterStep } from '../play-for-tests.ts';
import { contracts } from '../rules.ts';
import { readOptions } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { view } from '../view/view.ts';

const toAll = { op: 'damage', amount: 1, to: { all: {} } };
const healAll = { op: 'heal', amount: 99, to: { all: {} } };
const cards = {
  // Each blow heals all and strikes all again.
  echo: { type: 'creature', attack: 1, health: 9, when: { hurt: [healAll, toAll] } },
  shout: { type: 'spell', effects: [toAll, { op: 'gain', attack: 5, to: 'you' }] },
  // Each that is fetched fetches two more.
  chain: { type: 'creature', attack: 1, health: 1, when: { ambush: { op: 'fetch', count: 2 } } },
  call: { type: 'spell', effects: { op: 'fetch', count: 2 } },
  imp: { type: 'creature', token: true, attack: 1, health: 1 },
  nest: { type: 'creature', attack: 0, health: 9, when: { hurt: [{ op: 'summon', token: 'imp', count: 8 }, toAll] } },
};
const options = readOptions({ cards });

function answered(
  position: object,
  key: string,
): { readonly before: State; readonly step: ReturnType<typeof afterStep> } {
  const state = loadPosition(position, options, 'loops');
  const at = contracts.view(state, 0).decision?.options.findIndex((option) => option.key === key) ?? -1;
  expect(at).toBeGreaterThanOrEqual(0);
  const kind = state.compiled.numbers.get(key.slice('play:'.length)) ?? -1;
  const step = { state, seat: 0, reply: { size: 1, codes: Int16Array.of(kind) } } as const;
  return { before: state, step: afterStep(step) };
}

describe('CR29: a loop', () => {
  const cases: readonly (readonly [string, string, object])[] = [
    [
      'of two Creatures that answer each other',
      'play:shout',
      { A: { hand: ['shout'], line: ['2 echo'] }, B: { line: ['echo'] } },
    ],
    [
      'of two full lines, too many to wait at once',
      'play:shout',
      { A: { hand: ['shout'], line: ['8 echo'] }, B: { line: ['8 echo'] } },
    ],
    ['of Ambushes that nest as deep as a deck', 'play:call', { A: { hand: ['call'], deck: ['50 chain'] } }],
    ['of tokens that come and go', 'play:shout', { A: { hand: ['shout'], line: ['4 nest'] }, B: { line: ['4 nest'] } }],
  ];
  test.each(cases)('%s', (_name, key, position) => {
    const { before, step } = answered(position, key);
    const guards = step.events.filter(({ kind }) => kind === 'loopGuard');
    expect(guards).toHaveLength(1);
    expect(audit(before, step.state, step.events)).toBeNull();
    // The Spell is on the pile, and the turn goes on.
    expect(view(step.state, 0)).toMatchObject({ waiting: { what: 'act', seats: [0] }, triggers: 0, acting: [] });
    expect(view(step.state, 0).players[0].pile).toContain(key.slice('play:'.length));
    // What else the Spell had to do is dropped with the rest.
    expect(view(step.state, 0).players[0].gainedAttack).toBe(0);
    expect(step.events.length).toBeLessThan(40_000);
  });

  test('what does end is not cut short: sixteen Creatures that each answer once', () => {
    const quiet = {
      once: { type: 'creature', attack: 1, health: 3, when: { hurt: { op: 'gain', attack: 1, to: 'adjacent' } } },
    };
    const state = loadPosition(
      { A: { hand: ['shout'], line: ['8 once'] }, B: { line: ['8 once'] } },
      readOptions({ cards: { ...quiet, shout: cards.shout } }),
      'quiet',
    );
    const kind = state.compiled.numbers.get('shout') ?? -1;
    const { state: after, events } = afterStep({ state, seat: 0, reply: { size: 1, codes: Int16Array.of(kind) } });
    expect(events.filter((event) => event.kind === 'triggered')).toHaveLength(16);
    expect(events.some(({ kind: name }) => name === 'loopGuard')).toBe(false);
    expect(view(after, 0).players[0]).toMatchObject({ gainedAttack: 5, pile: ['shout'] });
  });
});
