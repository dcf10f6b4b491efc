// How does English say why something can't be done?

import { english, type Given } from '@duello/language';
import { COPY_LIMITS, DECK_CARDS, FATIGUE_LIMIT } from '../../cards/numbers.ts';
import type { ReasonRows } from '../row-types.ts';

function tooTired(given: Given): string {
  const [cost, room] = [given.number('cost'), given.number('room')];
  if (cost === null || room === null) return `this would bring your fatigue above ${FATIGUE_LIMIT}`;
  return `this costs ${cost} fatigue, and you can pay ${room === 0 ? 'no more' : `only ${room}`}`;
}

const rows: ReasonRows = {
  tooTired,
  noTarget: () => 'there is no target for it',
  notFast: () => 'only Fast cards can be played as a response',
  isTapped: () => 'a tapped summoning can’t attack',
  cantTap: () => 'it is tapped, so it can’t be tapped for this',
  cantAttack: () => 'this summoning can’t attack',
  skillTapped: () => 'your skill card is tapped',
  skillUsed: () => 'you have already used a skill this turn',
  noX: () => 'not even X = 1 is possible',
  mustAttackSummoning: () => 'you must attack a summoning as long as one can defend',
  cantDefend: () => 'this summoning can’t defend, so it can’t be attacked',
  unknownCard: (given) => `there is no card ${given.text('card')}`.trim(),
  otherClass: (given) => `${given.name('card', 'this card')} belongs to the other class`,
  tooManyCopies(given) {
    const limit = given.number('limit') ?? COPY_LIMITS.common;
    const copies = given.number('copies') ?? limit + 1;
    return `${copies} copies of ${given.name('card', 'a card')}: at most ${limit} ${limit === 1 ? 'is' : 'are'} allowed`;
  },
  deckSize(given) {
    const size = given.number('size');
    return `a deck has ${given.number('wanted') ?? DECK_CARDS} cards${size === null ? '' : `, and this one has ${size}`}`;
  },
};

export const reason = english.reasons(rows);
