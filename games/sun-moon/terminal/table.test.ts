// Does the table of Sun & Moon show what a player may know, at 80 columns, in every language?

import { advance, encode, newReply, type Seat } from '@duello/kernel';
import { LANGS, type Lang } from '@duello/language';
import { type Layout, type Manner, painter, widthOf, words } from '@duello/terminal';
import { describe, expect, it } from 'vitest';
import { type State, sunMoon } from '../index.ts';
import { game } from '../scenario/game.ts';
import { sunMoonLayout } from './layout.ts';

const cards = {
  guard: { type: 'summoning', cost: 2, attack: 2, defense: 4, keywords: ['harden'], name: 'Guard' },
  archer: {
    type: 'summoning',
    cost: 1,
    attack: 1,
    defense: 1,
    name: 'Archer',
    abilities: [
      { price: { tap: true }, modes: [[{ op: 'damage', amount: 1, to: { target: { what: 'summoning' } } }]] },
    ],
  },
  bolt: {
    type: 'spell',
    cost: 1,
    keywords: ['fast'],
    name: 'Bolt',
    modes: [[{ op: 'damage', amount: 2, to: { target: { what: 'summoning' } } }]],
  },
  ribbon: { type: 'enchantment', cost: 1, gives: { attack: 1, defense: 1 }, name: 'Ribbon' },
};
const options = sunMoon.options({ cards });

const POSITION = {
  A: {
    hand: ['bolt', '2 guard'],
    fatigue: 3,
    life: 9,
    summonings: [{ card: 'guard', tapped: true, damage: 1, enchantments: ['ribbon'] }, 'archer'],
    discards: ['bolt'],
    deck: ['guard'],
  },
  B: { hand: ['bolt'], known: ['bolt'], summonings: ['guard'], skillTapped: true, deck: ['archer'] },
};

const mannerOf = (viewer: Seat | 'watcher', lang: Lang = 'en'): Manner => ({
  viewer,
  lang,
  words: words[lang],
  width: 80,
  paint: painter(false),
});
const layoutFor = (viewer: Seat | 'watcher', lang: Lang = 'en') => sunMoonLayout(mannerOf(viewer, lang), options);

function answered(state: State, seat: Seat, pick: string): State {
  const reply = newReply();
  const decision = sunMoon.view(state, seat).decision;
  const after = sunMoon.copy(state);
  const reason = encode(sunMoon, after, { seat, decision: decision?.id ?? 0, pick }, reply);
  if (reason !== null) throw new Error(reason.code);
  advance(sunMoon, after, seat, reply, null);
  return after;
}

const labels = (layout: Layout<ReturnType<typeof sunMoon.view>, never>, state: State, seat: Seat): readonly string[] =>
  layout.menu(sunMoon.view(state, seat), () => null).flatMap(({ entries }) => entries.map(({ label }) => label));

describe('the table of Sun & Moon', () => {
  const state = game.loadPosition(POSITION, options, 'a table');

  it('has both sides with life, fatigue, skill card and summonings, and the own hand', () => {
    const table = layoutFor(0).table(sunMoon.view(state, 0)).join('\n');
    expect(table).toMatch(/Turn 3 · your turn/);
    expect(table).toMatch(/Opponent .* 15 {2}.*Hand 1 · Deck 1 · Discards 0/);
    expect(table).toContain('○○○○○○ 0/6 · next turn 0 · skill card tapped');
    expect(table).toContain('●●●○○○ 3/6 · next turn 1 · skill card ready');
    expect(table).toMatch(/#1 Guard 3\/4 \(tapped, Harden, 1 damage, \+1\/\+1 from enchantments,\s+with Ribbon\)/);
    expect(table).toContain('#2 Archer 1/1');
    expect(table).toMatch(/Hand 3 +Bolt \(1, Fast\) · Guard \(2 · 2\/4\) ×2/);
    expect(table).toMatch(/Hand known +Bolt/);
  });

  it('keeps within 80 columns in either language, for players and watchers', () => {
    for (const lang of LANGS) {
      for (const viewer of [0, 1, 'watcher'] as const) {
        const layout = layoutFor(viewer, lang);
        const view = sunMoon.view(state, viewer);
        const lines = [...layout.table(view), ...layout.piles(view), ...layout.table(layout.open([view, view], 0))];
        expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  it('offers cards, attackers, abilities and skills with what they say', () => {
    const offered = labels(layoutFor(0), state, 0);
    expect(offered[0]).toBe('End your turn');
    expect(offered.some((label) => /^Bolt \(1, Fast\) .*Deal 2 damage/.test(label))).toBe(true);
    expect(offered).toContain('#2 Archer 1/1');
    expect(offered.some((label) => /^#2 Archer 1\/1: Tap: deal 1 damage/i.test(label))).toBe(true);
    expect(offered.some((label) => label.startsWith('#1 Guard 3/4: Harden'))).toBe(true);
    expect(offered.some((label) => label.startsWith('Inspire'))).toBe(true);
  });

  it('shows every X with what is paid for it', () => {
    const announced = answered(state, 0, 'skill:medicate');
    expect(labels(layoutFor(0), announced, 0)).toEqual(['X = 1 (fatigue 4)', 'X = 2 (fatigue 5)', 'X = 3 (fatigue 6)']);
    expect(layoutFor(0).ask(sunMoon.view(announced, 0))).toBe(
      'Medicate: Choose X. (+X Fatigue: you gain X life.) (1 to 3)',
    );
  });

  it('says what an attack on each would come to, and what is aimed', () => {
    const attacking = answered(state, 0, 'attack:2');
    expect(labels(layoutFor(0), attacking, 0)).toContain('#1 Guard 2/4: keeps 3 defence, the attacker is destroyed');
    expect(labels(layoutFor(0, 'it'), attacking, 0)).toContain(
      '#1 Guard 2/4: resta con difesa 3, l’attaccante viene distrutta',
    );
    const aiming = answered(state, 0, 'play:bolt');
    expect(layoutFor(0).ask(sunMoon.view(aiming, 0))).toMatch(/^Bolt: .*\(.*[Dd]eal 2 damage to target summoning\.\)$/);
    expect(labels(layoutFor(0), aiming, 0)).toContain(
      '#1 Guard 3/4 (tapped, Harden, 1 damage, +1/+1 from enchantments, with Ribbon)',
    );
  });

  it('shows the chain between the rows, and what a response answers', () => {
    const attacked = answered(answered(state, 0, 'attack:2'), 0, 'enemy:1');
    const view = sunMoon.view(attacked, 1);
    expect(layoutFor(1).table(view).join('\n')).toMatch(
      /Chain 1 +Opponent: attacks with #2 Archer 1\/1 → #1 Guard 2\/4 of You/,
    );
    expect(layoutFor(1).ask(view)).toContain('(Opponent: attacks with #2 Archer 1/1');
    const answeredBy = answered(answered(attacked, 1, 'play:bolt'), 1, 'enemy:2');
    const both = layoutFor(0).table(sunMoon.view(answeredBy, 0)).join('\n');
    expect(both).toMatch(/Chain 2 +Opponent: plays Bolt → #2 Archer 1\/1 of You \(happens first\)/);
  });

  it('says why not, by reason, with the clause', () => {
    const view = sunMoon.view(state, 0);
    const lines = layoutFor(0).whyNot(view, view.decision?.blocked ?? []);
    expect(lines.join('\n')).toMatch(/✗ #1 Guard 3\/4.*\(S\w+\)/s);
  });
});

describe('a draft', () => {
  it('shows the pick, the triple with its texts, and what is taken', () => {
    const drafted = sunMoon.options({ mode: 'draft', classA: 'warlock' });
    const state = sunMoon.setup('a draft', drafted, null);
    const layout = sunMoonLayout(mannerOf(0), drafted);
    const view = sunMoon.view(state, 0);
    expect(layout.table(view)[0]).toMatch(/^━━ Draft · pick 1 of 30 ━/);
    const entries = layout.menu(view, () => null).flatMap((group) => group.entries);
    expect(entries).toHaveLength(3);
    for (const { label } of entries) expect(label).toMatch(/^.+ \(\d/);
    const after = answered(
      answered(state, 0, entries[0].picks[0]),
      1,
      sunMoon.view(state, 1).decision?.options[0].key ?? '',
    );
    const table = layout.table(sunMoon.view(after, 0)).join('\n');
    expect(table).toContain('pick 2 of 30');
    expect(table).toMatch(/Draft pile 87\n Taken 1 /);
    expect(table).toContain('By cost ');
  });
});
