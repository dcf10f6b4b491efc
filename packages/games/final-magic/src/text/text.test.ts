// Do the words read well, in every language, for every card, event, reason and option?

import type { Reason, Viewer } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import * as b from '../build.ts';
import { catalogue } from '../cards/catalogue.ts';
import type { Card, Effect, Element, Spell } from '../effects.ts';
import { REASONS, type ReasonCode } from '../reasons.ts';
import { type Lang, namesIn, words } from './all.ts';
import { readOption } from './keys.ts';
import type { EventBy } from './rows.ts';
import { ENDINGS, KERNEL_REASONS, QUESTIONS, type QuestionName } from './words.ts';

const LANGS = ['en', 'it'] as const;
const VIEWERS: readonly Viewer[] = [0, 1, 'watcher'];
const own = { onyx: { name: { en: 'Onyx Golem', it: "Golem d'Onice" } } };

/** A text a player may read: nothing left open, nothing doubled. */
function expectReadable(text: string): void {
  expect(text).not.toBe('');
  expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{|\{|\}|\?\?/);
  expect(text).not.toMatch(/ {2}| [,.;:]|\.\.|,,|;;/);
  expect(text).toBe(text.trim());
}
function expectSentence(text: string): void {
  expectReadable(text);
  expect(text).toMatch(/^[\p{Lu}\d].*[.!?]$/su);
}

const page = (lang: Lang, name: string, card: Card): string => {
  const { kind, costs, card: print } = words[lang];
  return [name, kind(card), costs(card), ...print(card, namesIn(lang, own)).map((line) => `  ${line}`)].join('\n');
};

describe.each(LANGS)('cards in %s', (lang) => {
  test('read as this', async () => {
    const pages = Object.entries(catalogue).map(([id, card]) => page(lang, namesIn(lang)(id), card));
    await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot(`cards.${lang}.txt`);
  });

  test('have different names', () => {
    expect(new Set(Object.values(words[lang].names)).size).toBe(Object.keys(catalogue).length);
  });

  test('and invented ones print in sentences, whatever they combine', () => {
    for (const card of combinations()) {
      for (const line of words[lang].card(card, namesIn(lang, own))) expectSentence(line);
      expectReadable(words[lang].kind(card));
      expectReadable(words[lang].costs(card));
    }
  });
});

/** Every op with plain and counted amounts, for spells of every element and phase. */
function combinations(): readonly Card[] {
  const tallies = [b.perFed, b.perCast, b.perOtherCast].flatMap((per) => [
    per(1),
    per(2, null, 3),
    per(0, ['fire', 1]),
    per(0, ['fire', 2], 1),
    per(2, ['air', 0]),
    per(2, ['air', 0], 4),
    per(3, ['earth', 4]),
    per(3, ['earth', 4], 1),
    per(2, ['water', 2]),
    per(0, null, 5),
  ]);
  const amounts = [0, 1, 2, ...tallies];
  const effects: Effect[] = [
    ...amounts.flatMap((amount) => [
      ...[true, false].flatMap((unblockable) => [
        b.damage(amount, { unblockable }),
        b.damage(amount, { unblockable, to: 'each', ifHurt: 1 }),
      ]),
      b.heal(amount),
      b.block(amount),
      b.shield(amount),
      b.draw(amount),
      b.nextDraw(amount),
      b.nextDraw(amount, 'foe'),
    ]),
    b.nextDraw(-1),
    b.nextDraw(-2, 'foe'),
    b.halve,
    b.evade,
    b.putOut('air'),
    b.double('fire'),
    b.feed(),
    b.feed(1),
    b.feed(2),
    b.gain('onyx'),
    b.gain('copper', { mana: 1, card: 'onyx' }),
    b.upgrade,
    b.outcast,
    b.counter,
  ];
  const nested = effects.flatMap((effect) => [
    b.ifCast('earth', effect),
    b.ifCast('earth', b.ifCast('air', effect)),
    b.byPhase(effect, b.heal(1)),
    b.ifCast('fire', b.byPhase(b.draw(1), effect)),
  ]);
  const elements: (Element | null)[] = ['fire', 'earth', null];
  const spells = elements.flatMap((element) =>
    (['action', 'fight', 'either'] as const).map(
      (phase): Spell => ({
        ...b.neutral(1, phase, 1, [...effects, ...nested], { priority: true, immune: true, frees: 'onyx' }),
        element,
        cheaper: { by: 1, ifCast: 'earth' },
      }),
    ),
  );
  return [...spells, b.gem(1, 1, 0), b.gem(0, 0, 1), b.currency(0, 1, 'onyx'), b.currency(2, 2, null)];
}

test('invented cards read well', () => {
  const spell = (...effects: Effect[]) => b.fire(1, 'fight', 1, effects);
  const both = (card: Card) => LANGS.flatMap((lang) => words[lang].card(card, namesIn(lang, own)));
  expect(both(spell(b.damage(1)))).toEqual(['Deal 1 damage.', 'Infliggi 1 danno.']);
  expect(both(spell(b.damage(2, { to: 'each', unblockable: true })))).toEqual([
    'Deal 2 unblockable damage to each player.',
    'Infliggi 2 danni non bloccabili a ciascun giocatore.',
  ]);
  expect(both(spell(b.damage(b.perFed(1), { ifHurt: 9 })))).toEqual([
    'Deal 1 damage for each card fed; if you have taken damage this round, deal 9 instead.',
    'Infliggi 1 danno per ogni carta scartata così; se hai subìto danni in questo round, infliggine invece 9.',
  ]);
  expect(both(spell(b.heal(b.perOtherCast(2, ['fire', 0], 1))))).toEqual([
    "Heal 1, plus 2 for each spell you cast this round that isn't a Fire spell.",
    'Recupera 1 punto vita, più 2 per ogni magia che lanci in questo round e che non sia una magia di Fuoco.',
  ]);
  expect(both(spell(b.block(b.perCast(1, ['air', 3]))))).toEqual([
    'Block up to 1 damage in this fight for each spell you cast this round, this one included (3 if it is an Air spell).',
    "Blocca fino a 1 danno in questo scontro per ogni magia che lanci in questo round, inclusa questa (3 se è una magia d'Aria).",
  ]);
  expect(both(spell(b.nextDraw(-2)))).toEqual([
    'Draw 2 fewer cards next round.',
    'Pesca 2 carte in meno nel prossimo round.',
  ]);
  expect(both(spell(b.nextDraw(b.perFed(1, null, 1), 'foe')))).toEqual([
    'The opponent draws 1 more card next round, and 1 more for each card fed.',
    "L'avversario pesca 1 carta in più nel prossimo round, e 1 in più per ogni carta scartata così.",
  ]);
  expect(both(spell(b.ifCast('air', b.ifCast('water', b.draw(1)))))).toEqual([
    'If you also cast an Air spell and a Water spell this round, draw 1 card.',
    "Se in questo round lanci anche una magia d'Aria e una magia d'Acqua, pesca 1 carta.",
  ]);
  expect(both(spell(b.gain('onyx', { mana: 1, card: 'gold' })))).toEqual([
    'Take an Onyx Golem into your hand, or a Gold for 1 more mana.',
    "Prendi in mano 1 Golem d'Onice, oppure 1 Oro per 1 mana in più.",
  ]);
  expect(both(b.gem(2, 1, 0))).toEqual(['Play it for 1 mana this round.', 'Giocala per avere 1 mana in questo round.']);
});

const ref = (seat: 0 | 1, card: string) => ({ seat, index: 0, card });
const EVENTS: { readonly [K in keyof EventBy]: readonly EventBy[K][] } = {
  gameStarted: [{ kind: 'gameStarted', options: {}, supply: ['fireball', 'shower'], first: 0 }],
  roundStarted: [
    { kind: 'roundStarted', round: 1, suddenDeath: false, first: 0 },
    { kind: 'roundStarted', round: 12, suddenDeath: true, first: 1 },
  ],
  deckShuffled: [{ kind: 'deckShuffled', seat: 0, size: 10 }],
  cardsDrawn: [
    { kind: 'cardsDrawn', seat: 0, count: 5, cards: ['copper', 'copper', 'copper', 'lesserGem', 'fireball'] },
    { kind: 'cardsDrawn', seat: 0, count: 1, cards: null },
    { kind: 'cardsDrawn', seat: 0, count: 0, cards: null },
  ],
  drawShort: [
    { kind: 'drawShort', seat: 0, missing: 1 },
    { kind: 'drawShort', seat: 0, missing: 3 },
  ],
  phaseStarted: [
    { kind: 'phaseStarted', seat: 0, phase: 'action' },
    { kind: 'phaseStarted', seat: 0, phase: 'buy' },
    { kind: 'phaseStarted', seat: null, phase: 'fight' },
    { kind: 'phaseStarted', seat: null, phase: 'cleanup' },
  ],
  gemPlayed: [{ kind: 'gemPlayed', seat: 0, card: 'lesserGem', mana: 1, phase: 'action' }],
  gemOutcast: [{ kind: 'gemOutcast', seat: 0, card: 'greaterGem', draws: 2 }],
  spellCast: [
    { kind: 'spellCast', seat: 0, card: 'glide', cost: 1, mana: 0, phase: 'action' },
    { kind: 'spellCast', seat: 0, card: 'fireball', cost: 1, mana: 1, phase: 'fight' },
  ],
  reactionPassed: [{ kind: 'reactionPassed', seat: 0 }],
  counterCast: [
    { kind: 'counterCast', seat: 0, card: 'counterspell', target: 'glide', atShield: false },
    { kind: 'counterCast', seat: 0, card: 'counterspell', target: 'rockShield', atShield: true },
  ],
  spellNegated: [
    { kind: 'spellNegated', seat: 0, card: 'glide', index: null, by: 'counter' },
    { kind: 'spellNegated', seat: 0, card: 'fireball', index: 0, by: 'putOut' },
    { kind: 'spellNegated', seat: 0, card: 'counterspell', index: 1, by: 'cycle' },
  ],
  spellResolved: [{ kind: 'spellResolved', seat: 0, card: 'glide' }],
  spellFizzled: [{ kind: 'spellFizzled', seat: 0, card: 'pyromorphicSmelting' }],
  healed: [
    { kind: 'healed', seat: 0, amount: 6, wasted: 0, source: 'shower' },
    { kind: 'healed', seat: 0, amount: 1, wasted: 5, source: null },
  ],
  cardsDiscarded: [
    {
      kind: 'cardsDiscarded',
      seat: 0,
      cards: ['copper', 'copper', 'fireball'],
      cause: 'purification',
      phase: 'action',
    },
    { kind: 'cardsDiscarded', seat: 0, cards: ['glide'], cause: 'resolved', phase: 'action' },
  ],
  cardOutcast: [{ kind: 'cardOutcast', seat: 0, card: 'copper' }],
  currencyGained: [{ kind: 'currencyGained', seat: 0, card: 'silver' }],
  currencyPlayed: [{ kind: 'currencyPlayed', seat: 0, card: 'copper', coins: 1 }],
  cardBought: [
    { kind: 'cardBought', seat: 0, card: 'fireball', price: 2, left: 1, to: 'hand' },
    { kind: 'cardBought', seat: 0, card: 'copper', price: 1, left: null, to: 'discard' },
  ],
  pileEmptied: [{ kind: 'pileEmptied', card: 'fireball' }],
  coinsLost: [
    { kind: 'coinsLost', seat: 0, coins: 1 },
    { kind: 'coinsLost', seat: 0, coins: 0 },
  ],
  planCommitted: [{ kind: 'planCommitted', seat: 0 }],
  fightRevealed: [
    {
      kind: 'fightRevealed',
      plans: [
        {
          gems: ['lesserGem', 'lesserGem'],
          spells: [
            { cast: 'fireball', feed: [] },
            { cast: 'rockSmash', feed: ['copper', 'copper', 'rockToss'] },
          ],
        },
        { gems: [], spells: [] },
      ],
    },
  ],
  counterTargetsChosen: [{ kind: 'counterTargetsChosen', seat: 0 }],
  counterTargetsRevealed: [
    {
      kind: 'counterTargetsRevealed',
      aims: [[{ spell: ref(1, 'fireball') }, null], [{ shield: 0, card: 'rockShield' }]],
    },
    { kind: 'counterTargetsRevealed', aims: [[], []] },
  ],
  counterCycle: [{ kind: 'counterCycle', spells: [ref(0, 'counterspell'), ref(1, 'counterspell')] }],
  fireExtinguished: [
    { kind: 'fireExtinguished', seat: 0, card: 'tsunami', spells: [ref(0, 'fireball'), ref(1, 'nuke')] },
    { kind: 'fireExtinguished', seat: 0, card: 'tsunami', spells: [] },
  ],
  spiritDoubled: [{ kind: 'spiritDoubled', seat: 0, times: 2 }],
  shieldRaised: [{ kind: 'shieldRaised', seat: 0, card: 'rockShield', capacity: 7 }],
  stanceSet: [
    { kind: 'stanceSet', seat: 0, stance: 'skin' },
    { kind: 'stanceSet', seat: 0, stance: 'flight' },
    { kind: 'stanceSet', seat: 0, stance: 'pool' },
  ],
  damagePacket: [
    { kind: 'damagePacket', source: ref(0, 'fireball'), victim: 1, amount: 5, step: 'main', unblockable: false },
    { kind: 'damagePacket', source: ref(0, 'explode'), victim: 0, amount: 10, step: 'main', unblockable: false },
    { kind: 'damagePacket', source: ref(0, 'airSwipe'), victim: 1, amount: 1, step: 'priority', unblockable: true },
  ],
  damageReduced: [
    { kind: 'damageReduced', seat: 0, by: 'block', amount: 5, step: 'main' },
    { kind: 'damageReduced', seat: 0, by: 'shield', amount: 1, step: 'main' },
    { kind: 'damageReduced', seat: 0, by: 'half', amount: 3, step: 'main' },
    { kind: 'damageReduced', seat: 0, by: 'flight', amount: 6, step: 'priority' },
    { kind: 'damageReduced', seat: 0, by: 'block', amount: 0, step: 'main' },
  ],
  shieldWorn: [
    { kind: 'shieldWorn', seat: 0, card: 'rockShield', left: 3 },
    { kind: 'shieldWorn', seat: 0, card: 'rockShield', left: 0 },
  ],
  shieldBroken: (['damage', 'counter', 'empty', 'tie'] as const).map((by) => ({
    kind: 'shieldBroken',
    seat: 0,
    card: 'naturesShield',
    by,
  })),
  slingEmpowered: [{ kind: 'slingEmpowered', seat: 0, card: 'waterSling' }],
  healthChanged: [
    { kind: 'healthChanged', seat: 0, from: 5, to: -3, step: 'main' },
    { kind: 'healthChanged', seat: 0, from: 5, to: 5, step: 'main' },
    { kind: 'healthChanged', seat: 0, from: -3, to: 20, step: 'tie' },
  ],
  drawModifierQueued: [
    { kind: 'drawModifierQueued', seat: 0, amount: 2, source: 'glide' },
    { kind: 'drawModifierQueued', seat: 0, amount: -1, source: 'mudBall' },
    { kind: 'drawModifierQueued', seat: 0, amount: 0, source: 'fleetingAgility' },
  ],
  endCheck: [{ kind: 'endCheck', step: 'priority' }],
  playerDefeated: [{ kind: 'playerDefeated', seat: 0 }],
  tie: [{ kind: 'tie' }],
  suddenDeathStarted: [{ kind: 'suddenDeathStarted', health: 20 }],
  currencyPurged: [
    { kind: 'currencyPurged', seat: 0, count: 7 },
    { kind: 'currencyPurged', seat: 0, count: 0 },
  ],
  cleanup: [
    { kind: 'cleanup', seat: 0, cards: ['copper', 'copper', 'fireball'] },
    { kind: 'cleanup', seat: 0, cards: [] },
  ],
  shieldStays: [{ kind: 'shieldStays', seat: 0, card: 'rockShield', left: 3 }],
  manaLost: [
    { kind: 'manaLost', seat: 0, mana: 1 },
    { kind: 'manaLost', seat: 0, mana: 0 },
  ],
  roundLimitReached: [{ kind: 'roundLimitReached' }],
  conceded: [{ kind: 'conceded', seat: 0 }],
  timedOut: [
    { kind: 'timedOut', seat: 0, what: 'plan' },
    { kind: 'timedOut', seat: 0, what: 'something' },
  ],
  gameOver: [
    ...ENDINGS.flatMap((reason) => [
      { kind: 'gameOver' as const, winner: 0 as const, reason },
      { kind: 'gameOver' as const, winner: null, reason },
    ]),
    { kind: 'gameOver', winner: 1, reason: 'something' },
  ],
};
/** What always goes without a line, because others tell it. */
const SILENT = ['spellResolved', 'endCheck'];

const REASON_VALUES: { readonly [code: string]: readonly Reason['values'][] } = {
  manaMissing: [{ missing: 1 }, { missing: 2, card: 'nuke' }],
  coinsMissing: [{ missing: 1 }, { missing: 2 }],
  notInHand: [
    { card: 'copper', have: 0 },
    { card: 'copper', have: 1 },
  ],
  planTooDear: [{ missing: 2 }],
  planTooLong: [{ max: 60 }],
  feedTooMany: [{ max: 1 }, { max: 2, card: 'airCurrents' }],
  aimTooMany: [{ max: 2 }],
  outOfRange: [{ min: 1, max: 5 }],
  tooFew: [{ min: 1 }],
  tooMany: [{ max: 2 }],
  unknownOption: [{ key: 'cast:nuke', offered: 'end' }],
  badPlan: [{ what: 'there is no card "nukes"' }],
};
const NEEDS_VALUES = ['outOfRange', 'tooFew', 'tooMany', 'unknownOption', 'badPlan'];

const reasons = (): readonly Reason[] => {
  const codes: readonly (ReasonCode | string)[] = [...Object.keys(REASONS), ...KERNEL_REASONS];
  return codes.flatMap((code) => {
    const plain = NEEDS_VALUES.includes(code) ? [] : [{}, { card: 'fireball' }];
    return [...plain, ...(REASON_VALUES[code] ?? [])].map((values) => ({ code, clause: null, values }));
  });
};

const OPTIONS: { readonly [Q in QuestionName]: readonly string[] } = {
  action: [
    'gem:lesserGem',
    'outcast:lesserGem',
    'outcast:lesserGem:played',
    'cast:glide',
    'cast:seismicSense:more',
    'counter:counterspell:shield.1',
    'end',
  ],
  feed: ['copper'],
  upgrade: ['pair:copper', 'none'],
  outcast: ['copper', 'none'],
  react: ['pass', 'gem:lesserGem', 'counter:counterspell'],
  buy: ['coin:copper', 'buy:fireball', 'end'],
  plan: ['gem:lesserGem', 'cast:fireball', 'feed.2:copper'],
  aim: ['spell.1:fireball', 'shield.2:rockShield', 'none'],
};

describe.each(LANGS)('the log and the table in %s', (lang) => {
  const { event, reason, option, questions } = words[lang];
  const nameOf = namesIn(lang, own);
  const lines = Object.values(EVENTS).flatMap((events) =>
    events.flatMap((one) => VIEWERS.map((viewer) => ({ kind: one.kind, line: event(one, viewer, nameOf) }))),
  );

  test('read as this', async () => {
    const text = [
      ...lines.map(({ kind, line }) => `${kind}: ${line ?? '-'}`),
      '',
      ...reasons().map((why) => `${why.code}: ${reason(why, nameOf)}`),
      '',
      ...QUESTIONS.flatMap((question) => [
        `${question}: ${questions[question].ask} / ${questions[question].busy}`,
        ...OPTIONS[question].map((key) => `  ${key}: ${option(question, key, nameOf)}`),
      ]),
    ];
    await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(`log.${lang}.txt`);
  });

  test('every kind of event has a line but the silent ones', () => {
    const spoken = new Set(lines.flatMap(({ kind, line }) => (line === null ? [] : [kind])));
    expect(Object.keys(EVENTS).filter((kind) => !SILENT.includes(kind))).toEqual([...spoken]);
    for (const { line } of lines) if (line !== null) expectSentence(line);
  });

  test('every reason is a sentence', () => {
    for (const why of reasons()) expectSentence(reason(why, nameOf));
    expectSentence(reason({ code: 'somethingNew', clause: null, values: {} }, nameOf));
  });

  test('every option has its own label within its question', () => {
    for (const question of QUESTIONS) {
      const labels = OPTIONS[question].map((key) => option(question, key, nameOf));
      for (const label of labels) expectReadable(label);
      expect(new Set(labels).size).toBe(labels.length);
      for (const key of OPTIONS[question]) expect(readOption(question, key).word).not.toBe('other');
    }
    expect(option('action', 'end', nameOf)).not.toBe(option('buy', 'end', nameOf));
  });

  test('questions, settings, presets, nouns and endings are filled in', () => {
    const { settings, presets, nouns, phases, elements, endings } = words[lang];
    for (const { ask, busy } of Object.values(questions)) {
      expectSentence(ask);
      expectReadable(busy);
    }
    for (const { title, sentence, values } of Object.values(settings)) {
      expectReadable(title);
      expectSentence(sentence);
      for (const label of Object.values(values)) expectReadable(label);
    }
    for (const preset of Object.values(presets)) {
      expectReadable(preset.name);
      expectSentence(preset.sentence);
    }
    for (const word of [nouns, phases, elements].flatMap((table) => Object.values<string>(table))) expectReadable(word);
    for (const ending of ENDINGS) for (const viewer of VIEWERS) expectSentence(endings[ending](0, viewer));
  });
});

test('a card of a match has its own name, and a card without one its id', () => {
  expect(namesIn('it', own)('onyx')).toBe("Golem d'Onice");
  expect(namesIn('en')('fireball')).toBe('Fireball');
  expect(namesIn('en')('constructor')).toBe('constructor');
});
