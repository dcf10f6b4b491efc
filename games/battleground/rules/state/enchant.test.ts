// How do enchantments live? (B402, B403, B1110 to B1114, B1303, BR30 to BR33, BR64, T24)

import { describe, expect, test } from 'vitest';
import {
  aFoe,
  anAlly,
  aSummon,
  damage,
  draw,
  enchant,
  enchantment,
  end,
  endAnother,
  gainAttack,
  gainHp,
  ifCount,
  ifItIs,
  kill,
  mana,
  per,
  place,
  spellsOf,
  unenchant,
} from '../../cards/build.ts';
import { type Table, table } from '../table-for-tests.ts';
import { optionKey } from './option-keys.ts';

const { sorcery } = spellsOf('neutral');
const areaOf = (t: Table, who: 'S' | 'N' = 'S'): readonly unknown[] =>
  t.see(who).area.map(({ card, tokens }) => `${card} ${tokens}`);
const resolved = (t: Table): readonly string[] => t.events('enchantmentResolved').map(({ card }) => card);

const drip = sorcery(0, '', [], { enchantment: enchantment(2, damage(1, 'opponent')) });
const lasting = sorcery(0, '', [], { enchantment: enchantment(null, damage(1, 'opponent')) });
const rot = sorcery(0, '', [enchant(aFoe())], { enchantment: enchantment(3, damage(1, 'enchanted')) });

describe('duration', () => {
  test('B1112, B1113, T24: Enchantment 2, cast in turn 1, is resolved in the next two turns and then discarded', () => {
    const t = table({ turn: 1, cards: { drip }, south: { hand: ['drip'] } }).answer('cast:drip');
    expect(areaOf(t)).toEqual(['drip 2']);
    t.turn();
    expect(areaOf(t)).toEqual(['drip 2']);
    t.turn();
    expect([t.life('N'), areaOf(t)]).toEqual([19, ['drip 1']]);
    t.turn();
    expect([t.life('N'), areaOf(t)]).toEqual([19, ['drip 1']]);
    t.turn();
    expect([t.life('N'), areaOf(t)]).toEqual([18, []]);
    // Discarded at the end of the Resolve phase: it is in the pile, or was drawn from it, when Spellcasting begins.
    expect(t.asks()).toBe('S act');
    expect(t.see('S').pile).toEqual(['drip']);
    t.turn().turn();
    expect(t.life('N')).toBe(18);
    expect(t.view('watcher').turn).toBe(7);
  });

  test('B1110, T24: it is resolved in the turns of its owner alone', () => {
    const t = table({ active: 'N', phase: 'enchantments', cards: { drip }, south: { area: ['drip'] } });
    expect(resolved(t)).toEqual([]);
    expect(areaOf(t)).toEqual(['drip 2']);
  });

  test('BR31: without a number it has one token and no duration: it stays until something ends it', () => {
    const t = table({ cards: { lasting }, south: { hand: ['lasting'] } }).answer('cast:lasting');
    expect(areaOf(t)).toEqual(['lasting 1']);
    for (let round = 1; round <= 5; round++) {
      t.turn().turn();
      expect([t.life('N'), areaOf(t)]).toEqual([20 - round, ['lasting 1']]);
    }
    expect(t.events('enchantmentTicked')).toEqual([]);
    expect(t.events('enchantmentEnded')).toEqual([]);
  });

  test('BR30: tokens come off at the end of the phase, all at once; those that ended are discarded as they came', () => {
    const last = (card: string): { card: string; tokens: number } => ({ card, tokens: 1 });
    const t = table({
      phase: 'enchantments',
      cards: { one: drip, two: drip, three: drip },
      south: { area: [last('one'), { card: 'two', tokens: 2 }, last('three')] },
    }).play(optionKey.resolve('three', 3), optionKey.resolve('two', 2));
    expect(resolved(t)).toEqual(['three', 'two', 'one']);
    const tail = t.log.filter(({ kind }) => kind === 'enchantmentTicked' || kind === 'enchantmentEnded');
    expect(tail.map((event) => ('card' in event ? `${event.kind} ${event.card}` : ''))).toEqual([
      ...['enchantmentTicked one', 'enchantmentTicked two', 'enchantmentTicked three'],
      ...['enchantmentEnded one', 'enchantmentEnded three'],
    ]);
    expect(t.see('S').pile).toEqual(['one', 'three']);
    expect(areaOf(t)).toEqual(['two 1']);
  });

  test('B403: an Aura has no tokens and loses none', () => {
    const t = table({ phase: 'enchantments', south: { area: ['closeRanks'] } });
    expect(areaOf(t)).toEqual(['closeRanks 0']);
    expect(t.events('enchantmentTicked')).toEqual([]);
  });
});

describe('the order in the phase', () => {
  const wound = sorcery(0, '', [], { enchantment: enchantment(3, damage(2, aFoe())) });
  const grow = sorcery(0, '', [], { enchantment: enchantment(3, gainHp(1, aFoe())) });

  test('B402, BR33: the owner chooses among those not yet resolved; the last one is not asked for', () => {
    const setting = { phase: 'enchantments', cards: { wound, grow }, board: { c4: 'N 1/2' } } as const;
    const dead = table({ ...setting, south: { area: ['wound', 'grow'] } });
    expect(dead.asks()).toBe('S enchantment');
    expect(dead.keys()).toEqual([optionKey.resolve('wound', 1), optionKey.resolve('grow', 2)]);
    dead.answer(optionKey.resolve('wound', 1));
    expect(dead.board()).toEqual({});
    expect(dead.asks()).toBe('S act');
    const alive = table({ ...setting, south: { area: ['wound', 'grow'] } }).answer(optionKey.resolve('grow', 2));
    expect(alive.board()).toEqual({ c4: 'N 1/1' });
  });

  test('BR33: one enchantment is resolved without asking', () => {
    const t = table({ phase: 'enchantments', cards: { drip }, south: { area: ['drip'] } });
    expect(t.asks()).toBe('S act');
    expect(resolved(t)).toEqual(['drip']);
  });

  test('BR33: what has left play is passed over, and loses no token', () => {
    const killer = sorcery(0, '', [], { enchantment: enchantment(3, endAnother('own')) });
    const t = table({ phase: 'enchantments', cards: { killer, drip }, south: { area: ['killer', 'drip'] } });
    t.play(optionKey.resolve('killer', 1), optionKey.endOne('own', 'drip', 2));
    expect(resolved(t)).toEqual(['killer']);
    expect(t.life('N')).toBe(20);
    expect(t.events('enchantmentTicked').map(({ card }) => card)).toEqual(['killer']);
    expect(t.see('S').pile).toEqual(['drip']);
  });

  test('B402: choices inside an Enchantment are made when it is resolved, by its owner', () => {
    const t = table({
      phase: 'enchantments',
      cards: { wound },
      board: { a5: 'N 1/3', e5: 'N 1/3' },
      south: { area: ['wound'] },
    });
    expect(t.asks()).toBe('S target');
    t.answer('e5');
    expect(t.board()).toEqual({ a5: 'N 1/3', e5: 'N 1/1' });
  });
});

describe('tokens on others', () => {
  test('B1111, B1303: Enchant puts a token of its shape on the target; the Enchantment works on whoever bears one', () => {
    const t = table({ cards: { rot }, board: { a5: 'N 1/9', e5: 'N 1/9' }, south: { hand: ['rot'] } });
    t.play('cast:rot', 'e5');
    expect(t.at('e5').tokens).toEqual([{ id: t.see('S').area[0].id, shape: t.see('S').area[0].shape, count: 1 }]);
    expect(t.at('a5').tokens).toEqual([]);
    t.turn().turn();
    expect(t.events('damageDealt').map(({ target, amount }) => [target.card, target.field, amount])).toEqual([
      ['1/9', 'e4', 1],
    ]);
  });

  test('B1111, BR33, BR81: each enchantment in play has a shape of its own, both players’ counted; a free one is used again', () => {
    const t = table({
      cards: { drip, lasting, stop: sorcery(0, '', [endAnother('own')]) },
      south: { hand: ['lasting', 'stop', 'lasting'] },
      north: { hand: ['drip'] },
    });
    t.answer('cast:lasting').turn().answer('cast:drip');
    expect([t.see('S').area[0].shape, t.see('N').area[0].shape]).toEqual([1, 2]);
    t.turn();
    const again = table({
      cards: { lasting, stop: sorcery(0, '', [endAnother('own')]) },
      south: { hand: ['lasting', 'stop', 'lasting'] },
    });
    again.play('cast:lasting', 'cast:stop', 'cast:lasting');
    expect(again.see('S').area.map(({ shape }) => shape)).toEqual([1]);
  });

  test('B1303: a stated number of tokens; they add up on one entity', () => {
    const heavy = sorcery(0, '', [enchant(aFoe(), 2), enchant('it')], {
      enchantment: enchantment(2, damage(per('tokensOnIt'), aSummon({ enchanted: true }))),
    });
    const t = table({ cards: { heavy }, board: { c5: 'N 1/9' }, south: { hand: ['heavy'] } }).answer('cast:heavy');
    expect(t.at('c5').tokens.map(({ count }) => count)).toEqual([3]);
    t.turn().turn();
    expect(t.events('damageDealt').map(({ amount }) => amount)).toEqual([3]);
  });

  test('B1303: Unenchant takes all its tokens off one entity, and none of another enchantment', () => {
    const free = sorcery(0, '', [], { enchantment: enchantment(3, unenchant(aSummon({ enchanted: true }))) });
    const t = table({
      phase: 'enchantments',
      cards: { free, rot },
      board: { c5: 'N 1/9' },
      south: {
        area: [
          { card: 'free', on: ['c5'] },
          { card: 'rot', on: ['c5'] },
        ],
      },
    }).answer(optionKey.resolve('free', 1));
    expect(t.at('c5').tokens.map(({ id }) => t.see('S').area.find((one) => one.id === id)?.card)).toEqual(['rot']);
    expect(t.events('tokensRemoved')).toMatchObject([{ target: { field: 'c5' }, count: 1 }]);
  });

  test('B1303: enchanted means at least one token of this enchantment, not of another', () => {
    const check = sorcery(0, '', [], {
      enchantment: enchantment(3, damage(1, aFoe()), ifItIs('enchanted', [place('stun', 'it')])),
    });
    const setting = (on: readonly string[]): Table =>
      table({
        phase: 'enchantments',
        cards: { check, rot },
        board: { c5: 'N 1/9' },
        south: {
          area: [
            { card: 'check', on },
            { card: 'rot', on: ['c5'] },
          ],
        },
      }).answer(optionKey.resolve('check', 1));
    expect(setting(['c5']).board()).toEqual({ c5: 'N 1/7 stun1' });
    expect(setting([]).board()).toEqual({ c5: 'N 1/7' });
  });

  test('B1111, B1303: a player is an entity too and can bear tokens', () => {
    const t = table({
      phase: 'enchantments',
      cards: { rot },
      south: { area: [{ card: 'rot', on: ['N'] }] },
    });
    expect(t.life('N')).toBe(19);
    expect(t.view('watcher').players[1].tokens).toHaveLength(1);
  });

  test('BR32: the enchanted summon is gone: the enchantment stays and goes on losing tokens', () => {
    const t = table({
      phase: 'enchantments',
      cards: { rot },
      board: { c5: 'N 1/1' },
      south: { area: [{ card: 'rot', on: ['c5'] }] },
    });
    expect(t.board()).toEqual({});
    expect(areaOf(t)).toEqual(['rot 2']);
    t.turn().turn();
    expect(areaOf(t)).toEqual(['rot 1']);
  });

  test('BR32: one without a number that does not say when it ends simply stays', () => {
    const stuck = sorcery(0, '', [], { enchantment: enchantment(null, damage(1, 'enchanted')) });
    const t = table({
      phase: 'enchantments',
      cards: { stuck },
      board: { c5: 'N 1/1' },
      south: { area: [{ card: 'stuck', on: ['c5'] }] },
    });
    t.turn().turn();
    expect(areaOf(t)).toEqual(['stuck 1']);
  });

  test('BR67: a summon that leaves loses its tokens: summoned again it bears none', () => {
    const t = table({
      cards: { rot, slay: sorcery(0, '', [kill(aFoe())]) },
      board: { c5: 'N guard' },
      south: { area: [{ card: 'rot', on: ['c5'] }], hand: ['slay'] },
      north: { hand: ['guard'], mana: 'W2' },
    })
      .answer('cast:slay')
      .turn()
      .play('cast:guard', 'c5')
      .turn();
    expect(t.at('c4')).toMatchObject({ hp: 3, tokens: [] });
    expect(t.events('damageDealt')).toEqual([]);
  });

  test('BR64: with Antimagic the tokens stay, but the Enchantment cannot work on it meanwhile', () => {
    const t = table({
      phase: 'enchantments',
      cards: { rot },
      board: { c5: 'N 1/9 antimagic', d5: 'N 1/9' },
      south: { area: [{ card: 'rot', on: ['c5', 'd5'] }] },
    });
    expect(t.board()).toEqual({ c5: 'N 1/9 antimagic1', d5: 'N 1/8' });
    expect(t.at('c5').tokens).toHaveLength(1);
  });
});

describe('ending', () => {
  test('B1114: when the last token leaves its card all tokens of its shape go, and the card is discarded at once', () => {
    const t = table({
      phase: 'enchantments',
      cards: { rot },
      board: { c5: 'N 1/9', d5: 'N 1/9' },
      south: { area: [{ card: 'rot', tokens: 1, on: ['c5', 'd5'] }] },
    });
    expect(t.at('c5').tokens).toEqual([]);
    expect(t.at('d5').tokens).toEqual([]);
    expect(t.board()).toEqual({ c5: 'N 1/8', d5: 'N 1/8' });
    expect(t.see('S')).toMatchObject({ area: [], pile: ['rot'] });
    expect(t.events('tokensRemoved')).toHaveLength(2);
  });

  test('B1303, B1114: End takes all tokens off its own card, which is discarded at once and loses no more', () => {
    const flash = sorcery(0, '', [], { enchantment: enchantment(5, damage(1, 'opponent'), end) });
    const t = table({ phase: 'enchantments', cards: { flash }, south: { area: ['flash'] } });
    expect(t.life('N')).toBe(19);
    expect(t.see('S')).toMatchObject({ area: [], pile: ['flash'] });
    expect(t.events('enchantmentTicked')).toEqual([]);
    t.turn().turn();
    expect(t.life('N')).toBe(19);
  });

  test('B1303, BR32: one without a number ends by its own words', () => {
    const own = sorcery(0, '', [], {
      enchantment: enchantment(null, damage(1, 'enchanted'), ifCount('enchanted', 1, [], [end])),
    });
    const t = table({
      phase: 'enchantments',
      cards: { own },
      board: { c5: 'N 1/2 stun9' },
      south: { area: [{ card: 'own', on: ['c5'] }] },
    });
    expect(areaOf(t)).toEqual(['own 1']);
    t.turn().turn();
    expect(t.board()).toEqual({});
    expect(t.see('S')).toMatchObject({ area: [], pile: ['own'] });
  });

  test('B1114: another spell may end it: own, opposing or any, and never an Aura', () => {
    const stop = (whose: 'own' | 'opposing' | 'any') => sorcery(0, '', [endAnother(whose), mana('red')]);
    const setting = (whose: 'own' | 'opposing' | 'any'): Table =>
      table({
        cards: { stop: stop(whose), mine: drip, theirs: drip },
        south: { hand: ['stop'], area: ['mine', 'closeRanks'] },
        north: { area: ['deathDuty', 'theirs'] },
      }).answer('cast:stop');
    expect(
      setting('own')
        .see('S')
        .area.map(({ card }) => card),
    ).toEqual(['closeRanks']);
    const opposing = setting('opposing');
    expect(opposing.see('N').area.map(({ card }) => card)).toEqual(['deathDuty']);
    expect(opposing.see('N').pile).toEqual(['theirs']);
    const any = setting('any');
    expect(any.asks()).toBe('S end');
    expect(any.keys()).toEqual([optionKey.endOne('own', 'mine', 1), optionKey.endOne('opposing', 'theirs', 2)]);
    any.answer(optionKey.endOne('opposing', 'theirs', 2));
    expect(any.see('S').area).toHaveLength(2);
  });

  test('BR29: with no enchantment to end the rest of the text is done', () => {
    const stop = sorcery(0, '', [endAnother('any'), mana('red')]);
    const t = table({ cards: { stop }, south: { hand: ['stop'], area: ['closeRanks'] } }).answer('cast:stop');
    expect(t.see('S').mana.red).toBe(1);
    expect(t.events('effectDidNothing')).toMatchObject([{ why: 'nothingThere' }]);
    expect(t.see('S').area).toHaveLength(1);
  });

  test('B1114: an enchantment that ended no longer works next turn, and can be cast anew with all its tokens', () => {
    const t = table({
      cards: { drip, stop: sorcery(0, '', [endAnother('own'), draw(1)]) },
      south: { hand: ['stop'], area: [{ card: 'drip', tokens: 1 }], deck: [] },
    }).answer('cast:stop');
    expect(t.see('S').hand).toEqual(['drip']);
    t.answer('cast:drip');
    expect(areaOf(t)).toEqual(['drip 2']);
  });
});

test('BR71, B1110: what an Enchantment raises counts in the Battle of that turn', () => {
  const drill = sorcery(0, '', [enchant(anAlly())], { enchantment: enchantment(2, gainAttack(1, 'enchanted')) });
  const t = table({
    phase: 'enchantments',
    cards: { drill },
    board: { c3: 'S 1/3', c4: 'N 1/9' },
    south: { area: [{ card: 'drill', on: ['c3'] }] },
  });
  t.battle();
  expect(t.blows()).toEqual(['c3>c4 2']);
  t.answer('stop');
  expect(t.at('c3').attack).toBe(1);
});
