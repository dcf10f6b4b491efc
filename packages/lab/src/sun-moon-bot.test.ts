// Does the greedy bot play Sun & Moon with sense? Positions in which one answer is plainly right or plainly silly.

import { botNamed } from '@duello/bots';
import { decisionOf, type Seat, stream } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { sunMoonGame } from './games.ts';

const { rules } = sunMoonGame;
const cards = {
  knight: { type: 'summoning', cost: 3, attack: 3, defense: 3 },
  giant: { type: 'summoning', cost: 4, attack: 6, defense: 6 },
  wall: { type: 'summoning', cost: 2, attack: 1, defense: 3, keywords: ['harden'] },
  cheap: { type: 'summoning', cost: 1, attack: 2, defense: 2 },
  dear: { type: 'summoning', cost: 6, attack: 5, defense: 5 },
};

/** What the bot answers in a position: an option, or several. */
function answer(position: object, seat: Seat = 0): unknown {
  const state = sunMoonGame.place(position, rules.options({ cards }), 'sense');
  const decision = decisionOf(rules, state, seat);
  if (decision === null) throw new Error('nobody is asked');
  const given = botNamed('greedy')({
    seat,
    view: rules.view(state, seat),
    decision,
    tools: sunMoonGame,
    rng: stream('sense'),
  });
  return 'pick' in given ? given.pick : 'picks' in given ? given.picks : given;
}

describe('the greedy bot of Sun & Moon', () => {
  test('strikes when that wins', () => {
    expect(answer({ A: { summonings: ['knight'], hand: ['giant'] }, B: { life: 3 } })).toBe('attack:1');
  });

  test('loses no good body for nothing', () => {
    expect(answer({ A: { summonings: ['knight'] }, B: { summonings: ['giant'] } })).not.toBe('attack:1');
  });

  test('plays what it can pay for', () => {
    expect(answer({ A: { hand: ['giant'] } })).toBe('play:giant');
  });

  test('does not attack into a wall that can harden and would strike back', () => {
    const B = { summonings: [{ card: 'wall', turn: { attack: 3 }, tapped: true }] };
    expect(answer({ A: { summonings: ['knight'], fatigue: 6, skillTapped: true }, B })).toBe('end');
  });

  test('inspires nobody when nobody can attack', () => {
    const tired = { summonings: [{ card: 'knight', tapped: true }] };
    expect(answer({ A: tired, B: { summonings: ['wall'] } })).not.toBe('skill:inspire');
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
