// Can a seat learn what it must not? Properties over random play, at every decision, for both seats and a watcher.

import { decisionOf, type Viewer } from '@duello/kernel';
import { describeSecrecy, VIEWERS } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { audit } from '../../scenario/audit.ts';
import { loadPosition } from '../../scenario/load-position.ts';
import { permuteHidden } from '../../scenario/permute-hidden.ts';
import { trials } from '../play-for-tests.ts';
import { battleground } from '../rules.ts';
import type { Event } from '../state/events.ts';
import { optionKey } from '../state/option-keys.ts';
import { readOptions } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { view } from './view.ts';

describeSecrecy({
  rules: battleground,
  trials,
  permuteHidden,
  audit,
  stride: 3,
  fields:
    'about acting active agenda antimagic area attack attackDie blocked blue burying card casts charges chill ' +
    'class clause code coins colour conditions count credit crystals decision deck deckSize defence defending ' +
    'disarm drafted drawn drawnSize dying entered entries exp field game gamePhase gone hand handSize haste hp id ' +
    'key life limit mana market max min missing neutrals neutralsLeft newcomer noted options order outcome owner ' +
    'phase pile players pools prepared purple range reason red removed retained retainedSize round row seat seats ' +
    'shape side since snare starter stun summons threats ticks tokens triggers turn turnover unlocked unresolved ' +
    'unseen unseenNeutrals values viewer waiting what white',
});

describe('single secrets', () => {
  const placed = (position: unknown): State => loadPosition(position, readOptions({}), 'secrets');
  const seen = (position: unknown, viewer: Viewer): string => JSON.stringify(view(placed(position), viewer));

  test('B510: only the owner knows what lies below the charges', () => {
    const prepared = (card: string) => ({ A: { prepared: [{ card, charges: 'W1' }], deck: ['Guard', 'New Boots'] } });
    const swapped = (card: string, inDeck: string) => ({
      A: { prepared: [{ card, charges: 'W1' }], deck: [inDeck] },
    });
    for (const viewer of [1, 'watcher'] as const) {
      expect(seen(swapped('Guard', 'New Boots'), viewer)).toBe(seen(swapped('New Boots', 'Guard'), viewer));
    }
    expect(seen(prepared('Guard'), 0)).toContain('"card":"guard","charges"');
  });

  test('hands and retained spells are their owner’s: others see how many', () => {
    const one = { A: { hand: ['Guard'], retained: ['Roll Call'], deck: ['Crazy Imp'] } };
    const two = { A: { hand: ['Crazy Imp'], retained: ['Guard'], deck: ['Roll Call'] } };
    for (const viewer of [1, 'watcher'] as const) expect(seen(one, viewer)).toBe(seen(two, viewer));
    expect(seen(one, 0)).not.toBe(seen(two, 0));
  });

  test('nobody sees the order of a deck, not even its owner, nor that of the market', () => {
    const deck = (cards: readonly string[]) => ({ A: { deck: cards }, market: { 1: { deck: cards } } });
    for (const viewer of VIEWERS) {
      expect(seen(deck(['Guard', 'Crazy Imp']), viewer)).toBe(seen(deck(['Crazy Imp', 'Guard']), viewer));
    }
  });

  test('B504: what is prepared is told to its owner alone', () => {
    const state = placed({ A: { hand: ['Guard'] } });
    const offered = decisionOf(battleground, state, 0)?.options.map(({ key }) => key) ?? [];
    expect(offered).toContain(optionKey.prepare('guard', 1));
    const event: Event = { kind: 'spellPrepared', seat: 0, slot: 1, cards: ['guard'] };
    expect(battleground.see(event, 0)).toEqual(event);
    for (const viewer of [1, 'watcher'] as const)
      expect(battleground.see(event, viewer)).toEqual({ ...event, cards: null });
  });
});
