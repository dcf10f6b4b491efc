// How does a turn go, step by step? (C401 to C410, CR10, CR24, CR25, CT05, CT33)

import { describe, expect, test } from 'vitest';
import {
  allOwn,
  anOwnCreature,
  become,
  creature,
  damage,
  disarm,
  extractor,
  fade,
  fillTanks,
  gain,
  heal,
  orb,
  rune,
  spell,
  summon,
} from '../../cards/build.ts';
import type { Event } from '../state/events.ts';
import { attack, type Table, table } from '../table-for-tests.ts';

const NOTHING = { red: 0, blue: 0, yellow: 0, pure: 0 };
const junk = (count: number): readonly string[] => Array(count).fill('squire');
/** What happened, as words, for an order that is read at a glance. */
const kinds = (events: readonly Event[]): readonly string[] => events.map(({ kind }) => kind);
const triggers = (t: Table): readonly (string | null)[] => t.happened('triggered').map(({ source }) => source.card);

describe('the start of a turn', () => {
  const dawn = creature('', '1/5', { startTurn: [damage(1, 'opponent')] });

  test('C401: Start turn effects come before anything with extractors', () => {
    const t = table({ at: 'start', cards: { dawn }, A: { line: ['dawn'], extractors: 'R1' } });
    expect(t.asks()).toBe('A colour');
    expect(t.health('B')).toBe(29);
    expect(kinds(t.events)).toEqual(['turnStarted', 'triggered', 'damage']);
    expect(t.see('A').full).toEqual(NOTHING);
  });

  test('C401: only those of the current player', () => {
    const t = table({ at: 'start', cards: { dawn }, B: { line: ['dawn'] } });
    expect(t.happened('triggered')).toEqual([]);
    expect(t.health('A')).toBe(30);
  });

  test('C402: one extractor a turn, of a colour of their choice', () => {
    const t = table({ at: 'extractor', A: { extractors: 'R2 B1', deck: junk(3) } });
    expect(t.asks()).toBe('A colour');
    expect(t.keys()).toEqual(['red', 'blue', 'yellow']);
    t.answer('yellow');
    expect(t.see('A').extractors).toEqual({ red: 2, blue: 1, yellow: 1, pure: 0 });
    expect(t.happened('extractorGained')).toEqual([
      { kind: 'extractorGained', seat: 0, colour: 'yellow', full: false },
    ]);
    expect(t.asks()).toBe('A draw');
  });

  test('C402: the tenth is gained, an eleventh never is', () => {
    expect(table({ at: 'extractor', A: { extractors: 'R9' } }).asks()).toBe('A colour');
    expect(table({ at: 'extractor', A: { extractors: 'R10' } }).asks()).toBe('A swap');
  });

  test('C403: who has ten may swap one for another colour, or keep all', () => {
    const t = table({ at: 'extractor', A: { extractors: 'R9 B1' } });
    expect([...t.keys()].sort()).toEqual(['blue>red', 'blue>yellow', 'keep', 'red>blue', 'red>yellow']);
    t.answer('red>yellow');
    expect(t.see('A').extractors).toEqual({ red: 8, blue: 1, yellow: 1, pure: 0 });
    expect(t.happened('extractorSwapped')).toEqual([{ kind: 'extractorSwapped', seat: 0, from: 'red', to: 'yellow' }]);
    const kept = table({ at: 'extractor', A: { extractors: 'R9 B1' } }).answer('keep');
    expect(kept.see('A').extractors).toEqual({ red: 9, blue: 1, yellow: 0, pure: 0 });
    expect(kept.happened('extractorSwapped')).toEqual([]);
  });

  test('CT05: grey, five red and four blue: eight options, and a grey one swapped away is gone', () => {
    const t = table({
      at: 'extractor',
      active: 'B',
      B: { extractors: 'P1 R5 B4', deck: junk(9) },
      A: { deck: junk(9) },
    });
    expect([...t.keys()].sort()).toEqual([
      ...['blue>red', 'blue>yellow', 'keep', 'pure>blue', 'pure>red', 'pure>yellow', 'red>blue', 'red>yellow'],
    ]);
    t.answer('pure>yellow');
    expect(t.see('B').full).toEqual({ red: 5, blue: 4, yellow: 1, pure: 0 });
    t.play('draw:1', 'end', 'red', 'draw:1', 'end');
    expect(t.asks()).toBe('B swap');
    expect(t.keys().filter((key) => key.includes('pure'))).toEqual([]);
  });

  test('CR10: gaining is mandatory and grey is not on offer; a swap must change the colour, and is made once', () => {
    const gaining = table({ at: 'extractor', A: { extractors: 'P1', deck: junk(2) } });
    for (const key of ['pure', 'keep', 'none']) expect(gaining.refusal(key)).not.toBeNull();
    const swapping = table({ at: 'extractor', A: { extractors: 'R9 B1', deck: junk(2) } });
    expect(swapping.refusal('red>red')).toMatchObject({ code: 'sameColour', clause: 'CR10' });
    expect(swapping.refusal('red>pure')).not.toBeNull();
    expect(swapping.refusal('yellow>red')).not.toBeNull();
    expect(swapping.answer('red>blue').asks()).toBe('A draw');
  });

  test('CR10: who reaches ten in this step does not swap in it', () => {
    const t = table({ at: 'extractor', A: { extractors: 'R9', deck: junk(2) } }).answer('blue');
    expect(t.asks()).toBe('A draw');
  });

  test('C404: then all extractors fill, the new one included', () => {
    const t = table({ at: 'extractor', A: { extractors: 'R2 P1', deck: junk(3) } });
    expect(t.see('A').full).toEqual(NOTHING);
    t.answer('blue');
    expect(t.see('A').full).toEqual({ red: 2, blue: 1, yellow: 0, pure: 1 });
    expect(t.happened('extractorsFilled')).toEqual([{ kind: 'extractorsFilled', seat: 0, count: 4 }]);
    expect(t.view(1).players[0].full).toEqual({ red: 2, blue: 1, yellow: 0, pure: 1 });
  });

  test('C405: one draw follows, and the main phase after it', () => {
    const t = table({ at: 'extractor', A: { deck: ['spark', 'squire', 'buoy'] } }).answer('red');
    expect(t.asks()).toBe('A draw');
    expect(t.view(0).phase).toBe('start');
    t.answer('draw:1');
    expect(t.hand('A')).toEqual(['spark']);
    expect(t.asks()).toBe('A act');
    expect(t.view(0).phase).toBe('main');
  });
});

describe('CR24: the order at the start', () => {
  const cards = {
    early: creature('', '1/5', { startTurn: [damage(1, 'opponent')] }),
    late: creature('', '1/5', { startTurn: [heal(1, 'you')] }),
    lamp: orb('', '2/2', { startTurn: [damage(2, 'opponent')] }),
    seal: rune('', '', [], { startTurn: [damage(3, 'opponent')] }),
    beacon: creature('', '1/5', { startTurn: [become('magnetized', 'this')] }),
    eraser: creature('', '1/5', { startTurn: [fade(allOwn({ other: true }))] }),
    mother: creature('', '1/5', { startTurn: [summon('chick')] }),
    chick: { ...creature('', '1/1', { startTurn: [damage(7, 'opponent')] }), token: true },
    miner: creature('', '1/5', { startTurn: [extractor()] }),
  };

  test('CR24: the line from left to right, then Orb, then Rune', () => {
    const t = table({ at: 'start', cards, A: { line: ['late', 'early'], orb: 'lamp', rune: 'seal' } });
    expect(triggers(t)).toEqual(['late', 'early', 'lamp', 'seal']);
    expect(t.health('B')).toBe(24);
  });

  test('CR24: Magnetized goes first, from Creatures and the player, so that one gained now stays', () => {
    const t = table({
      at: 'start',
      cards,
      A: {
        line: [
          { card: 'beacon', statuses: ['magnetized'] },
          { card: 'early', statuses: ['magnetized', 'fog'] },
        ],
      },
    });
    expect(kinds(t.events).slice(0, 5)).toEqual([
      ...['turnStarted', 'statusLost', 'statusLost', 'triggered', 'statusGained'],
    ]);
    expect(t.see('A').line.map(({ statuses }) => statuses)).toEqual([['magnetized'], ['fog']]);
    const player = table({ at: 'start', A: { statuses: ['magnetized', 'magnetic'] }, B: { statuses: ['magnetized'] } });
    expect(player.see('A').statuses).toEqual(['magnetic']);
    expect(player.see('B').statuses).toEqual(['magnetized']);
  });

  test('CR24: a source that has Faded or left before its moment is skipped', () => {
    const faded = table({ at: 'start', cards, A: { line: ['eraser', 'early'] } });
    expect(triggers(faded)).toEqual(['eraser']);
    expect(faded.health('B')).toBe(30);
    const killed = table({
      at: 'start',
      cards: { ...cards, bomb: creature('', '1/5', { startTurn: [damage(9, allOwn({ other: true }))] }) },
      A: { line: ['bomb', 'early'] },
    });
    expect(triggers(killed)).toEqual(['bomb']);
    expect(killed.pile('A')).toEqual(['early']);
  });

  test('CR24: new arrivals wait a turn', () => {
    const t = table({ at: 'start', cards, A: { line: ['mother'] } });
    expect(triggers(t)).toEqual(['mother']);
    expect(t.line('A')).toEqual(['mother 1/5', 'chick 1/1']);
    expect(t.health('B')).toBe(30);
    t.play('red', 'draw:1', 'end', 'red', 'draw:1', 'end');
    expect(t.health('B')).toBe(22);
  });

  test('CR24: extractors gained now come before the step of gaining, and fill with the others', () => {
    const t = table({ at: 'start', cards, A: { line: ['miner'], extractors: 'R9' } });
    expect(t.asks()).toBe('A extractor');
    t.answer('blue');
    expect(t.asks()).toBe('A swap');
    t.answer('keep');
    expect(t.see('A').full).toEqual({ red: 9, blue: 1, yellow: 0, pure: 0 });
  });

  test('CR24: extractor, filling, draw and main phase follow in this order', () => {
    const t = table({ at: 'start', A: { deck: ['squire', 'squire'] } }).play('red', 'draw:1');
    expect(kinds(t.events)).toEqual([
      ...['turnStarted', 'extractorGained', 'extractorsFilled', 'lookStarted', 'looked', 'taken'],
    ]);
  });

  test('CT33: Start turn effects bring both to 0: a draw, and no extractor', () => {
    const t = table({
      at: 'start',
      cards: { doom: creature('', '1/5', { startTurn: [damage(2, 'eachPlayer')] }) },
      A: { health: 2, line: ['doom'] },
      B: { health: 2 },
    });
    expect(t.outcome()).toEqual({ winner: null, reason: 'bothDefeated' });
    expect(t.happened('healthCheck')).toEqual([{ kind: 'healthCheck', health: [0, 0] }]);
    expect(t.happened('extractorGained')).toEqual([]);
  });
});

describe('the main phase', () => {
  test('C406: play, attack, use the Rune and the Orb, make Creatures act: in any order', () => {
    const cards = { seal: rune('', '', [heal(1, 'you')]), zap: spell('', [damage(1, 'opponent')]) };
    const t = table({
      cards: { ...cards, lamp: orb('', '1/3') },
      A: { attack: 1, hand: ['zap', 'zap'], line: ['squire', 'squire'], rune: 'seal', orb: 'lamp' },
    });
    expect(t.keys()).toEqual([
      ...['play:zap', attack(1, 'player'), attack(2, 'player'), attack('player', 'player')],
      ...['magnetize:1', 'magnetize:2', 'orb:player', 'rune', 'end'],
    ]);
    t.play(
      'orb:player',
      attack(1, 'player'),
      'play:zap',
      'rune',
      attack('player', 'player'),
      'magnetize:2',
      'play:zap',
    );
    expect(t.health('B')).toBe(24);
    expect(t.health('A')).toBe(30);
    expect(t.keys()).toEqual(['end']);
  });

  test('C407: the turn ends when its player says so, and the other one begins', () => {
    const t = table({ A: { hand: ['squire'] }, turn: 4 });
    expect(t.keys()).toContain('end');
    t.answer('end');
    expect(t.happened('turnPassed')).toEqual([{ kind: 'turnPassed', seat: 0 }]);
    expect(t.happened('turnStarted')).toEqual([{ kind: 'turnStarted', seat: 1, turn: 5 }]);
    expect(t.asks()).toBe('B colour');
    expect(t.view('watcher').active).toBe(1);
  });
});

describe('the end of a turn', () => {
  test('C408: extractors carry nothing over: they are empty until their player begins again', () => {
    const t = table({ A: { extractors: 'R3 B1', tanks: 5 } }).answer('end');
    expect(t.see('A').full).toEqual(NOTHING);
    expect(t.see('A').extractors).toEqual({ red: 3, blue: 1, yellow: 0, pure: 0 });
    expect(t.happened('extractorsEmptied')).toEqual([{ kind: 'extractorsEmptied', seat: 0 }]);
  });

  test('C409: each emptied extractor fills a free tank, and tank mana stays until it is spent', () => {
    const t = table({ A: { extractors: 'R1 B1 P1', deck: junk(9) }, B: { deck: junk(9) } }).answer('end');
    expect(t.see('A').tanks).toEqual({ ...NOTHING, pure: 3 });
    expect(t.happened('tanksFilled')).toEqual([{ kind: 'tanksFilled', seat: 0, colour: 'pure', count: 3 }]);
    t.play('red', 'draw:1', 'end');
    expect(t.see('A').tanks).toEqual({ ...NOTHING, pure: 3 });
    expect(t.see('B').tanks).toEqual({ ...NOTHING, pure: 1 });
  });

  test('C410: End turn effects of the current player happen at the end of the turn, and of nobody else', () => {
    const dusk = creature('', '1/5', { endTurn: [damage(1, 'opponent')] });
    const t = table({ cards: { dusk }, A: { line: ['dusk'] }, B: { line: ['dusk'] } }).answer('end');
    expect(t.health('B')).toBe(29);
    expect(t.health('A')).toBe(30);
    expect(kinds(t.events).slice(0, 3)).toEqual(['turnEnding', 'triggered', 'damage']);
  });

  const cards = {
    dusk: creature('', '1/5', { endTurn: [damage(1, 'opponent')] }),
    pump: creature('', '1/5', { endTurn: [fillTanks(1)] }),
    vandal: creature('', '1/5', { endTurn: [disarm('eachPlayer')] }),
    lamp: orb('', '2/2', { endTurn: [damage(2, 'opponent')] }),
    seal: rune('', '', [], { endTurn: [damage(3, 'opponent')] }),
    rage: spell('', [gain(3, 3, anOwnCreature(), 'turn')]),
    ember: creature('', '1/1', { recycling: [damage(1, 'opponent')] }),
  };

  test('CR25: End turn effects along the line, then Orb, then Rune; then stance, storing, passing', () => {
    const t = table({ cards, A: { line: ['pump', 'dusk'], orb: 'lamp', rune: 'seal', extractors: 'R2' } }).answer(
      'end',
    );
    expect(triggers(t)).toEqual(['pump', 'dusk', 'lamp', 'seal']);
    expect(t.asks()).toBe('A stance');
    expect(t.see('A').full.red).toBe(2);
    t.answer('yes');
    expect(kinds(t.events).slice(-6)).toEqual([
      ...['damage', 'orbStance', 'tanksFilled', 'extractorsEmptied', 'turnPassed', 'turnStarted'],
    ]);
    expect(t.view(1).players[0].orb).toMatchObject({ active: true });
  });

  test('CR25: a tank that an End turn effect fills is not free for storing', () => {
    const t = table({ cards, A: { line: ['pump'], extractors: 'R3', tanks: 3 } }).answer('end');
    expect(t.happened('tanksFilled').map(({ count }) => count)).toEqual([1, 1]);
    expect(t.happened('manaWasted')).toEqual([{ kind: 'manaWasted', seat: 0, count: 2 }]);
  });

  test('CR25: stance is asked only when an Orb is there once End turn effects are over', () => {
    expect(
      table({ cards, A: { line: ['dusk'] } })
        .answer('end')
        .asks(),
    ).toBe('B colour');
    expect(
      table({ cards, A: { line: ['dusk'], orb: 'lamp' } })
        .answer('end')
        .asks(),
    ).toBe('A stance');
    expect(
      table({ cards, A: { line: ['vandal'], orb: 'lamp' } })
        .answer('end')
        .asks(),
    ).toBe('B colour');
  });

  test('CR25: health is checked after End turn effects, before the stance', () => {
    const t = table({ cards, A: { line: ['dusk'], orb: 'lamp' }, B: { health: 3 } }).answer('end');
    expect(t.outcome()).toEqual({ winner: 0, reason: 'defeated' });
    expect(t.happened('turnPassed')).toEqual([]);
  });

  test('CR25: "this turn" ends once mana is stored, and what dies of it is recycled before the turn passes', () => {
    const t = table({ cards, A: { hand: ['rage'], line: [{ card: 'ember', damage: 0 }] }, B: { line: ['squire'] } });
    t.play('play:rage', attack(1, 1));
    expect(t.line('A')).toEqual(['ember 4/2']);
    t.answer('end');
    expect(t.line('A')).toEqual([]);
    expect(kinds(t.events).slice(-8)).toEqual([
      ...['extractorsEmptied', 'modifierEnded', 'destroyed', 'toDiscard', 'triggered', 'damage'],
      ...['turnPassed', 'turnStarted'],
    ]);
    expect(t.health('B')).toBe(29);
  });

  test('CR25: who falls to 0 by the last Recycling of a turn is checked after the next Start turn effects', () => {
    const nurse = creature('', '1/5', { startTurn: [heal(2, 'you')] });
    const ended = (line: readonly string[]): Table =>
      table({ cards: { ...cards, nurse }, A: { hand: ['rage'], line: ['ember'] }, B: { health: 1, line } }).play(
        'play:rage',
        attack(1, 1),
        'end',
      );
    const lost = ended(['squire']);
    expect(lost.outcome()).toEqual({ winner: 0, reason: 'defeated' });
    expect(lost.happened('turnStarted')).toHaveLength(1);
    const healed = ended(['squire', 'nurse']);
    expect(healed.outcome()).toBe(null);
    expect(healed.health('B')).toBe(2);
  });
});
