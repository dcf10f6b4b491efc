// Does the greedy bot play Sun & Moon with sense? Positions in which one answer is plainly right or plainly silly.

import { botNamed } from '@duello/bots';
import { advance, decisionOf, encode, newReply, SEATS, type Seat, stream } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { boxCards } from '../cards/box/catalogue.ts';
import type { Card } from '../cards/card.ts';
import { attack, play, skill } from '../rules/keys-for-tests.ts';
import { game } from '../scenario/game.ts';

const { rules } = game;
const cards = {
  knight: { type: 'summoning', cost: 3, attack: 3, defense: 3 },
  giant: { type: 'summoning', cost: 4, attack: 6, defense: 6 },
  wall: { type: 'summoning', cost: 2, attack: 1, defense: 3, keywords: ['harden'] },
  cheap: { type: 'summoning', cost: 1, attack: 2, defense: 2 },
  dear: { type: 'summoning', cost: 6, attack: 5, defense: 5 },
};

/** What the bot answers in a position: an option, or several. */
function answer(position: object, seat: Seat = 0): unknown {
  const state = game.loadPosition(position, rules.options({ cards }), 'sense');
  const decision = decisionOf(rules, state, seat);
  if (decision === null) throw new Error('nobody is asked');
  const given = botNamed('greedy')({
    seat,
    view: rules.view(state, seat),
    decision,
    tools: game,
    rng: stream('sense'),
  });
  return 'pick' in given ? given.pick : 'picks' in given ? given.picks : given;
}

describe('the greedy bot of Sun & Moon', () => {
  test('strikes when that wins', () => {
    expect(answer({ A: { summonings: ['knight'], hand: ['giant'] }, B: { life: 3 } })).toBe(attack(1));
  });

  test('loses no good body for nothing', () => {
    expect(answer({ A: { summonings: ['knight'] }, B: { summonings: ['giant'] } })).not.toBe(attack(1));
  });

  test('plays what it can pay for', () => {
    expect(answer({ A: { hand: ['giant'] } })).toBe(play('giant'));
  });

  test('does not attack into a wall that can harden and would strike back', () => {
    const B = { summonings: [{ card: 'wall', turn: { attack: 3 }, tapped: true }] };
    expect(answer({ A: { summonings: ['knight'], fatigue: 6, skillTapped: true }, B })).toBe('end');
  });

  test('inspires nobody when nobody can attack', () => {
    const tired = { summonings: [{ card: 'knight', tapped: true }] };
    expect(answer({ A: tired, B: { summonings: ['wall'] } })).not.toBe(skill('inspire'));
  });

  test('sends dear cards back and keeps cheap ones', () => {
    const hand = ['2 cheap', '2 dear'];
    const deck = ['10 cheap', '10 knight'];
    expect(answer({ phase: 'mulligan', A: { hand, deck }, B: { hand, deck } })).toEqual(['dear', 'dear']);
  });

  test('meditates only for something', () => {
    expect(answer({ A: { hand: ['2 knight'], fatigue: 6 } })).toBe('end');
  });
});

const box = new Map(boxCards);

/** Both decks of a draft, card by card; a pick reads as its place and its card. */
function drafted(seed: string): readonly (readonly Card[])[] {
  const state = rules.setup(seed, rules.options({ mode: 'draft' }), null);
  const [bot, rng, reply] = [botNamed('greedy'), stream(seed), newReply()];
  const decks: Card[][] = [[], []];
  for (;;) {
    for (const seat of SEATS) {
      const decision = decisionOf(rules, state, seat);
      if (decision === null) continue;
      if (decision.what === 'mulligan') return decks;
      const given = bot({ seat, view: rules.view(state, seat), decision, tools: game, rng });
      const card = 'pick' in given ? box.get(given.pick.slice(2)) : undefined;
      if (card !== undefined) decks[seat].push(card);
      expect(encode(rules, state, given, reply)).toBeNull();
      advance(rules, state, seat, reply, null);
    }
  }
}

test.each(['one', 'two', 'three'])('its drafts have bodies, answers and a curve that can be paid (%s)', (seed) => {
  for (const deck of drafted(seed)) {
    const share = (fits: (card: Card) => boolean): number => deck.filter(fits).length / deck.length;
    expect(deck).toHaveLength(30);
    const bodies = share(({ type }) => type === 'summoning');
    expect(bodies).toBeGreaterThan(0.55);
    expect(bodies).toBeLessThan(0.78);
    expect(share(({ keywords }) => keywords.includes('fast'))).toBeGreaterThan(0.15);
    expect(share(({ cost }) => cost >= 5)).toBeLessThan(0.25);
    expect(share(({ cost }) => cost <= 2)).toBeGreaterThan(0.3);
  }
});
