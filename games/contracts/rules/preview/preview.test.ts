// Is what is previewed what then happens? Matches at random under every switch that touches mana, each payment left to the rules.

import {
  type AnswerBody,
  answer,
  begin,
  type Decision,
  decode,
  isOver,
  type Match,
  newReply,
  pending,
  randomReply,
  stream,
} from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import type { Cost } from '../../cards/vocabulary.ts';
import { contracts } from '../rules.ts';
import type { Event, Sources } from '../state/events.ts';
import { HAND_LIMIT } from '../state/numbers.ts';
import { readAct, readOption } from '../state/option-keys.ts';
import { type Options, SWITCHES } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { attack, table } from '../table-for-tests.ts';
import type { View } from '../view/view-types.ts';
import { drawCost, orbHit } from './costs.ts';
import { defaultPaymentAnswer, previewPayment } from './payment.ts';

type Played = Match<State, View, Options, Event>;
interface Answered {
  readonly decision: Decision;
  readonly words: AnswerBody;
  /** What its seat saw before. */
  readonly view: View;
  readonly events: readonly Event[];
  /** What is asked next, and of whom. */
  readonly next: Decision | undefined;
}

/** Contracts that cost elements, discounts larger than any pure part, a Rune with an element to use it. */
const cards = {
  clerk: { type: 'creature', cost: '', attack: 0, health: 5, copies: 4, gives: { give: 'discount', by: 2 } },
  trinity: { type: 'spell', cost: 'R1 B1 Y1', copies: 4, effects: { op: 'fillTanks', count: 2 } },
  twins: { type: 'creature', cost: 'R1 B2 P1', attack: 2, health: 2, copies: 4 },
  seal: { type: 'rune', cost: 'P1', activation: 'B1 P2', copies: 2, effects: { op: 'heal', amount: 1, to: 'you' } },
  prism: { type: 'orb', cost: 'Y1', attack: 3, durability: 4, copies: 4 },
};

function* played(seed: string, options: object): Generator<Answered> {
  const match: Played = begin(contracts, seed, contracts.options(options));
  const rng = stream(seed);
  for (let step = 0; step < 500 && !isOver(match.state); step++) {
    const [decision] = pending(contracts, match.state);
    const view = contracts.view(match.state, decision.seat);
    const reply = newReply();
    randomReply(contracts, match.state, decision.seat, rng, reply);
    const words: AnswerBody = defaultPaymentAnswer(view) ?? decode(contracts, match.state, decision.seat, reply);
    const events = answer(match, { ...words, seat: decision.seat, decision: decision.id });
    yield { decision, words, view, events, next: pending(contracts, match.state)[0] };
  }
}

const PAYING: readonly string[] = ['lighten', 'payElement', 'pay'];
const SWITCHED = SWITCHES.pureManaIsWild.flatMap((pureManaIsWild) =>
  SWITCHES.tankColour.flatMap((tankColour) =>
    SWITCHES.pureExtractorCountsToCap.map((counts) => ({
      pureManaIsWild,
      tankColour,
      pureExtractorCountsToCap: counts,
    })),
  ),
);
const sum = (amounts: Cost | Sources): number => Object.values(amounts).reduce((all, n) => all + n, 0);

describe.each(SWITCHED)(
  'CR08, CR09, wild $pureManaIsWild, tanks $tankColour, grey counts $pureExtractorCountsToCap',
  (switches) => {
    test('what would be emptied is what is emptied, and who has a choice is asked', () => {
      let [count, chosen, discounted] = [0, 0, 0];
      for (let match = 0; match < 8; match++) {
        const options = { ...switches, deckA: match % 2 === 0 ? 'emberPact' : 'lighthouseCovenant', cards };
        let shown: ReturnType<typeof previewPayment> = null;
        for (const { decision, words, view, events, next } of played(`preview ${match}`, options)) {
          const act = decision.what === 'act' && 'pick' in words ? readAct(words.pick) : null;
          if (act !== null) {
            shown = previewPayment(view, act);
            const asks = next?.seat === decision.seat && PAYING.includes(next.what);
            if (act.word === 'play' || act.word === 'rune') expect(shown?.hasChoice).toBe(asks);
            else expect(shown).toBeNull();
          }
          if (decision.what === 'lighten') discounted++;
          if (PAYING.includes(decision.what)) chosen++;
          for (const event of events) {
            if (event.kind !== 'paid') continue;
            expect(event.sources).toEqual(shown?.sources);
            expect(sum(event.sources)).toBe(sum(shown?.cost ?? {}));
            count++;
          }
        }
      }
      expect(count).toBeGreaterThan(80);
      expect(chosen).toBeGreaterThan(20);
      expect(discounted).toBeGreaterThan(0);
    });

    test('what can’t be paid for is what the rules refuse for its price', () => {
      let refused = 0;
      for (let match = 0; match < 3; match++) {
        for (const { decision, view } of played(`refused ${match}`, { ...switches, cards })) {
          if (decision.what !== 'act') continue;
          const previewed = (key: string) => previewPayment(view, readAct(key) ?? { word: 'end' });
          for (const { key } of decision.options) {
            if (/^(play|rune)/.test(key)) expect(previewed(key)?.sources, key).not.toBeNull();
          }
          for (const { key, reason } of decision.blocked) {
            if (!/^(play|rune)/.test(key) || !/Missing$/.test(reason.code)) continue;
            expect(previewed(key)?.sources, key).toBeNull();
            refused++;
          }
        }
      }
      expect(refused).toBeGreaterThan(50);
    });
  },
);

test('nothing is paid for by a watcher, for what is not there, or for what costs nothing of the kind', () => {
  const t = table({ A: { hand: ['oathPage'], extractors: 'R1 P1' } });
  const play = { word: 'play', card: 'oathPage' } as const;
  expect(previewPayment(t.view(0), play)).not.toBeNull();
  expect(previewPayment(t.view('watcher'), play)).toBeNull();
  expect(previewPayment(t.view(0), { word: 'play', card: 'nothing' })).toBeNull();
  expect(previewPayment(t.view(0), { word: 'rune' })).toBeNull();
  expect(previewPayment(t.view(0), { word: 'end' })).toBeNull();
  expect(defaultPaymentAnswer(t.view(0))).toBeNull();
  expect(readAct(attack(1, 'player'))).toEqual({ word: 'attack', attacker: 1, target: 'player' });
});

test('C1004, C1005, C204, C205: what an Orb and a draw would do is what they do', () => {
  let [hits, draws] = [0, 0];
  for (let match = 0; match < 25; match++) {
    for (const { decision, words, view, events } of played(`costs ${match}`, { cards })) {
      const { seat } = decision;
      const option = 'pick' in words ? readOption(decision.what === 'draw' ? 'draw' : 'act', words.pick) : null;
      if (decision.what === 'act' && option?.word === 'orb') {
        const damage = events.find((event) => event.kind === 'healthLost');
        expect(damage?.kind === 'healthLost' ? damage.amount : 0).toBe(orbHit(view, seat, option.target));
        hits++;
      }
      if (option?.word === 'draw' || option?.word === 'special') {
        const burnouts = events.filter((event) => event.kind === 'burnout').length;
        const cost = drawCost(view, seat, option);
        expect(burnouts).toBe(cost.burnouts);
        const looked = events.find((event) => event.kind === 'looked');
        const taken = Math.min(option.word === 'special' ? 2 : 1, HAND_LIMIT - view.players[seat].handSize);
        if (looked?.kind === 'looked') expect(cost.discarded).toBe(Math.max(0, looked.count - taken));
        const harm = events.find((event) => event.kind === 'specialDrawDamage');
        // A special draw that leaves no choice is over at once; otherwise the damage comes after the picks.
        if (harm?.kind === 'specialDrawDamage') expect(harm.amount).toBe(cost.damage);
        draws++;
      }
    }
  }
  expect(hits).toBeGreaterThan(20);
  expect(draws).toBeGreaterThan(200);
  expect(orbHit(table({}).view(0), 0, 'player')).toBe(0);
  expect(orbHit(table({ A: { orb: 'trialTorch' } }).view(0), 0, 3)).toBe(0);
});
