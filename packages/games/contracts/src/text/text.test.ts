// Do the words read well, in every language, for every contract, event, reason and option?

import type { Reason, Viewer } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import * as b from '../build.ts';
import { catalogue, decks } from '../cards/catalogue.ts';
import {
  type Amount,
  COLOURS,
  COUNTS,
  type Contract,
  type Effect,
  type Filter,
  KEYWORDS,
  MOMENTS,
  type Status,
  type To,
  TYPES,
} from '../effects.ts';
import { EVENT_KINDS, SOURCES } from '../events.ts';
import { QUESTION_NAMES, type QuestionName } from '../frames.ts';
import { SWITCHES } from '../options.ts';
import { REASONS } from '../reasons.ts';
import { type Lang, namesIn, words } from './all.ts';
import { readOption } from './keys.ts';
import type { EventBy } from './rows.ts';
import { ENDINGS, KERNEL_REASONS } from './words.ts';

const LANGS = ['en', 'it'] as const;
const VIEWERS: readonly Viewer[] = [0, 1, 'watcher'];
const own = { onyx: { name: { en: 'Onyx Golem', it: "Golem d'Onice" } } };

/** What no text may contain: things left open, things doubled, articles that do not fit. */
const NEVER: { readonly [L in Lang]: readonly RegExp[] } = {
  en: [/\ba [aeio]/, /\ban (?!8|11)[^aeiou]/i, /\b(a|an|the|to|of|you|can|it|each|all|for|have) \1\b/i],
  it: [
    /\b(a|di|da|in|su) (il|lo|la|i|gli|le) /,
    /\b(a|di|da|in|su) l'/,
    /\be e/,
    /\b(un|una|il|la|le|gli|lo|di|a|al|alla|tua|tuo|che|se|non|in|per|ogni|puoi|far) \1\b/i,
    /\bun [A-Z]?\w*a Creatura|\buna altra\b|\bun altra\b/,
  ],
};
const OPEN = /undefined|\bnull\b|NaN|\[object|\$\{|\{|\}|\?\?/;
const SPACING = / {2}| [,.;:)]|\( |\.\.|,,|;;|’|^ | $/;
/** Lines a player could not read as they are. */
const unreadable = (lang: Lang, texts: readonly string[]): readonly string[] =>
  texts.filter((text) => text === '' || [OPEN, SPACING, ...NEVER[lang]].some((never) => never.test(text)));
const SENTENCE = /^[\p{Lu}\d].*[.!?]$/su;
const expectReadable = (lang: Lang, ...texts: readonly string[]): void => expect(unreadable(lang, texts)).toEqual([]);
function expectSentences(lang: Lang, ...texts: readonly string[]): void {
  expectReadable(lang, ...texts);
  expect(texts.filter((text) => !SENTENCE.test(text))).toEqual([]);
}

const page = (lang: Lang, id: string, card: Contract): string => {
  const { kind, costs, card: print } = words[lang];
  const stats = card.type === 'creature' || card.type === 'orb' ? ` ${card.attack}/${card.health}` : '';
  const lines = print(card, namesIn(lang, own)).map((line) => `  ${line}`);
  return [`${namesIn(lang)(id)} (${costs(card)})`, `${kind(card)}${stats}`, ...lines].join('\n');
};

describe.each(LANGS)('contracts in %s', (lang) => {
  const print = (card: Contract): readonly string[] => words[lang].card(card, namesIn(lang, own));

  test('read as this', async () => {
    const pages = Object.entries(catalogue).map(([id, card]) => page(lang, id, card));
    await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot(`cards.${lang}.txt`);
  });

  test('have different names', () => {
    expect(new Set(Object.values(words[lang].names)).size).toBe(Object.keys(catalogue).length);
  });

  test('are sentences, each of them', () => {
    expectSentences(lang, ...Object.values<Contract>(catalogue).flatMap(print));
  });

  test('and invented ones print in sentences, whatever they combine', () => {
    for (const card of COMBINATIONS) {
      const { kind, costs } = words[lang];
      for (const line of print(card)) {
        if (!SENTENCE.test(line) || unreadable(lang, [line]).length > 0) expect(line).toBe('a sentence');
      }
      if (unreadable(lang, [kind(card), costs(card)]).length > 0) expectReadable(lang, kind(card), costs(card));
    }
  });

  test('say something for every op, moment, give, status and count', () => {
    for (const effect of everyOp()) expect(print(b.spell('', [effect])), effect.op).toHaveLength(1);
    for (const moment of MOMENTS) {
      expect(print(b.creature('', '1/1', { [moment]: [b.fetch()] })), moment).toHaveLength(1);
    }
    const told = (effects: readonly Effect[]): string => print(b.spell('', effects)).join(' ');
    const statuses: readonly Status[] = [...KEYWORDS, 'magnetized'];
    expect(new Set(statuses.map((status) => told([b.become(status, b.aCreature())]))).size).toBe(statuses.length);
    expect(new Set(COUNTS.map((count) => told([b.damage(b.per(count), 'opponent')]))).size).toBe(COUNTS.length);
    expect(new Set(COUNTS.map((count) => told([b.when(count, 2, [b.fetch()])]))).size).toBe(COUNTS.length);
  });
});

const WHICH: readonly Partial<Filter>[] = [
  {},
  { other: true },
  { hurt: true, maxAttack: 2 },
  { other: true, hurt: true, maxHealth: 0 },
  { maxAttack: 1, maxHealth: 3 },
];
const FILTERS: readonly Filter[] = (['creature', 'player', 'creatureOrPlayer'] as const).flatMap((what) =>
  (['own', 'opposing', 'both'] as const).flatMap((side) =>
    WHICH.map((which) => ({ what, side, other: false, hurt: false, maxAttack: null, maxHealth: null, ...which })),
  ),
);
const TARGETS: readonly To[] = [
  ...(['this', 'you', 'opponent', 'eachPlayer', 'adjacent', 'it', 'besideIt'] as const),
  ...FILTERS.flatMap((filter): readonly To[] => [{ choose: filter }, { all: filter }]),
];
const AMOUNTS: readonly Amount[] = [
  1,
  2,
  ...COUNTS.flatMap((count) => [b.per(count), b.per(count, 2, 0, 6), b.per(count, 1, 2), b.per(count, 3, 1, 9)]),
];

const everyOp = (): readonly Effect[] => [
  b.damage(1, 'opponent'),
  b.heal(1, 'you'),
  b.gain(1, 1, 'this'),
  b.become('fog', 'this'),
  b.blunt('this'),
  b.fade('opponent'),
  b.disarm('opponent'),
  b.destroy('this'),
  b.returnToHand('this'),
  b.summon('spark'),
  b.fetch(),
  b.draw(),
  b.takeBack(),
  b.fillTanks(1),
  b.extractor(),
  b.move('this', 'leftEnd'),
  b.may(b.fetch()),
  b.when('hand', 1, [b.fetch()]),
];

/** Every op with every target, amount and place it can have. */
function effects(): readonly Effect[] {
  const aimed = TARGETS.flatMap((to): readonly Effect[] => [
    b.damage(2, to),
    b.damage(1, to, 3),
    b.heal(2, to),
    b.gain(1, 2, to),
    b.gain(-1, 0, to, 'turn'),
    b.gain(2, -1, to),
    b.become('magnetized', to),
    b.blunt(to, 'turn'),
    b.fade(to),
    b.disarm(to),
    b.destroy(to),
    b.returnToHand(to),
    b.move(to, 'leftEnd'),
    b.move(to, 'anywhere'),
  ]);
  const counted = AMOUNTS.flatMap((amount): readonly Effect[] => [
    b.damage(amount, b.anything()),
    b.damage(1, b.aCreature(), amount),
    b.damage(amount, 'you', 2),
    b.heal(amount, 'you'),
    b.gain(amount, 0, 'this', 'turn'),
    b.gain(amount, amount, 'you'),
    b.gain(1, amount, b.anOwnCreature()),
    b.summon('buoy', amount),
    b.summon('onyx', amount, 'opponent'),
    b.fetch(amount),
    b.fetch(amount, 'eachPlayer'),
    b.fillTanks(amount),
  ]);
  const plain = [b.gainMagic(1, 'turn'), b.draw(3), b.extractor(true), ...TYPES.map((type) => b.takeBack(type))];
  return [...everyOp(), ...aimed, ...counted, ...plain];
}

function combinations(): readonly Contract[] {
  const all = effects();
  const nested = [
    ...all.map((effect) => b.may(effect)),
    ...everyOp().flatMap((effect): readonly Effect[] => [
      b.may(b.destroy(b.anOwnCreature()), effect, b.heal(1, 'it')),
      b.when('fullTanks', 3, [effect, b.become('fog', 'it')]),
      b.when('ownCreatures', 1, [], [effect]),
    ]),
  ];
  const conditions = COUNTS.flatMap((count) =>
    [1, 3].map((n) => b.when(count, n, [b.draw(), b.fetch()], [b.may(b.when(count, n, [b.fetch()]))])),
  );
  const texts = [...all, ...nested, ...conditions];
  const gives = (['adjacent', 'others', 'own', 'you'] as const).flatMap((to) => [
    b.give(to, { attack: 1 }),
    b.give(to, { health: -1, attack: 1, status: 'fog' }),
    b.give(to, { magic: 2 }),
  ]);
  const discounts = [b.discount(1), ...TYPES.map((type) => b.discount(2, type))];
  return [
    ...all.map((effect) => b.spell('R1 P2', [b.damage(1, b.aCreature()), effect, b.gain(1, 0, 'it')])),
    ...texts.map((effect) => b.rune('', 'B1 Y1', [effect])),
    ...MOMENTS.flatMap((moment) =>
      everyOp().map((effect) => b.creature('Y1', '1/1', { [moment]: [effect, b.become('fog', 'this')] })),
    ),
    b.orb('P3', '2/2', { gives: [...gives, ...discounts], keywords: KEYWORDS, magic: 2 }),
    b.token('1/1', { keywords: ['fog'] }),
  ];
}

const COMBINATIONS = combinations();

test('invented contracts read well', () => {
  const both = (...list: Effect[]): readonly string[] =>
    LANGS.flatMap((lang) => words[lang].card(b.spell('', list), namesIn(lang, own)));
  expect(both(b.damage(2, b.aCreature()), b.become('magnetized', 'it'))).toEqual([
    'Deal 2 damage to a Creature. It gains Magnetized.',
    'Infliggi 2 danni a una Creatura. Quella Creatura guadagna Magnetizzato.',
  ]);
  expect(both(b.damage(2, b.aCreature()), b.fetch(), b.fade('it'))).toEqual([
    'Deal 2 damage to a Creature. Fetch a contract. Fade that Creature.',
    'Infliggi 2 danni a una Creatura. Estrai un contratto. Fai Sbiadire quella Creatura.',
  ]);
  expect(both(b.damage(3, b.anOpposingCreature()), b.damage(1, 'besideIt'))).toEqual([
    'Deal 3 damage to an opposing Creature, then 1 to each Creature adjacent to it.',
    'Infliggi 3 danni a una Creatura avversaria, poi 1 a ogni Creatura adiacente al bersaglio.',
  ]);
  expect(both(b.gain(2, 0, b.anOwnCreature(), 'turn'), b.become('fog', 'it', 'turn'))).toEqual([
    'One of your Creatures gains +2 attack and Fog this turn.',
    'Una tua Creatura guadagna +2 attacco e Nebbia in questo turno.',
  ]);
  expect(both(b.may(b.destroy(b.anOwnCreature()), b.gain(b.per('itsAttack'), b.per('itsHealth'), 'this')))).toEqual([
    "You can destroy one of your Creatures and have this Spell gain attack and health equal to that Creature's.",
    'Puoi distruggere una tua Creatura e far guadagnare a questo Incantesimo attacco e salute pari a quelli di quella Creatura.',
  ]);
  expect(both(b.gain(1, 0, b.anOwn()), b.heal(2, 'it'), b.damage(1, 'you'))).toEqual([
    'You or one of your Creatures gains +1 attack. Heal the target for 2. Take 1 damage.',
    'Tu o una tua Creatura guadagnate +1 attacco. Cura di 2 il bersaglio. Subisci 1 danno.',
  ]);
  expect(both(b.when('hand', 5, [b.heal(4, 'you')], [b.heal(2, 'you')]))).toEqual([
    'Heal yourself for 2, or for 4 if you have 5 or more contracts in hand.',
    'Curati di 2, oppure di 4 se hai in mano 5 o più contratti.',
  ]);
  expect(both(b.when('hand', 5, [b.fetch()], [b.draw(2)]))).toEqual([
    'If you have 5 or more contracts in hand, fetch a contract. Otherwise, draw twice.',
    'Se hai in mano 5 o più contratti, estrai un contratto. Altrimenti, pesca due volte.',
  ]);
  expect(both(b.when('opposingCreatures', 1, [], [b.summon('onyx', 2)]))).toEqual([
    'If the opponent has no Creatures, summon two Onyx Golem tokens.',
    "Se l'avversario non ha Creature, evoca due token Golem d'Onice.",
  ]);
  expect(both(b.returnToHand(b.aCreature({ hurt: true })), b.gain(0, -2, b.allOpposing()))).toEqual([
    "Return a damaged Creature to its owner's hand. All opposing Creatures lose 2 health.",
    'Rimanda in mano al proprietario una Creatura danneggiata. Tutte le Creature avversarie perdono 2 di salute.',
  ]);
});

const foe = { seat: 1, id: null, card: null } as const;
const me = { seat: 0, id: null, card: null } as const;
const drake = { seat: 0, id: 3, card: 'signingBonusDrake' } as const;
const buoy = { seat: 1, id: 4, card: 'buoy' } as const;
const EVENTS: { readonly [K in keyof EventBy]: readonly EventBy[K][] } = {
  gameStarted: [{ kind: 'gameStarted', options: {}, decks: ['emberPact', 'boilingInk'], first: 0 }],
  runesSetAside: [
    { kind: 'runesSetAside', seat: 0, count: 2 },
    { kind: 'runesSetAside', seat: 0, count: 1 },
    { kind: 'runesSetAside', seat: 0, count: 0 },
  ],
  deckShuffled: [{ kind: 'deckShuffled', seat: 0, size: 38 }],
  pureExtractorTaken: [{ kind: 'pureExtractorTaken', seat: 1 }],
  setAside: [
    { kind: 'setAside', seat: 0, count: 3 },
    { kind: 'setAside', seat: 0, count: 1 },
    { kind: 'setAside', seat: 0, count: 0 },
  ],
  shuffledBack: [
    { kind: 'shuffledBack', seat: 0, count: 3 },
    { kind: 'shuffledBack', seat: 0, count: 0 },
  ],
  turnStarted: [{ kind: 'turnStarted', seat: 0, turn: 3 }],
  extractorGained: COLOURS.map((colour) => ({ kind: 'extractorGained', seat: 0, colour, full: false })),
  extractorSwapped: [{ kind: 'extractorSwapped', seat: 0, from: 'pure', to: 'blue' }],
  extractorsFilled: [{ kind: 'extractorsFilled', seat: 0, count: 4 }],
  turnEnding: [{ kind: 'turnEnding', seat: 0 }],
  orbStance: [
    { kind: 'orbStance', seat: 0, active: true },
    { kind: 'orbStance', seat: 0, active: false },
  ],
  tanksFilled: [
    { kind: 'tanksFilled', seat: 0, colour: 'pure', count: 2 },
    { kind: 'tanksFilled', seat: 0, colour: 'blue', count: 1 },
  ],
  manaWasted: [{ kind: 'manaWasted', seat: 0, count: 2 }],
  extractorsEmptied: [{ kind: 'extractorsEmptied', seat: 0 }],
  turnPassed: [{ kind: 'turnPassed', seat: 0 }],
  lookStarted: [
    { kind: 'lookStarted', seat: 0, count: 3, special: false },
    { kind: 'lookStarted', seat: 0, count: 1, special: false },
  ],
  looked: [
    { kind: 'looked', seat: 0, count: 3, cards: ['inkBlot', 'inkBlot', 'boilerRat'] },
    { kind: 'looked', seat: 0, count: 3, cards: null },
  ],
  taken: [
    { kind: 'taken', seat: 0, count: 1, cards: ['boilerRat'] },
    { kind: 'taken', seat: 0, count: 1, cards: null },
    { kind: 'taken', seat: 0, count: 2, cards: null },
  ],
  rejected: [{ kind: 'rejected', seat: 0, contracts: ['inkBlot', 'inkBlot'] }],
  fetched: [
    { kind: 'fetched', seat: 0, count: 1, cards: ['finePrint'] },
    { kind: 'fetched', seat: 0, count: 1, cards: null },
    { kind: 'fetched', seat: 0, count: 3, cards: null },
  ],
  specialDrawUsed: [{ kind: 'specialDrawUsed', seat: 0 }],
  specialDrawDamage: [{ kind: 'specialDrawDamage', seat: 0, amount: 2 }],
  burnout: [{ kind: 'burnout', seat: 0, amount: 3 }],
  handOverflow: [{ kind: 'handOverflow', seat: 0, card: 'inkBlot' }],
  ambush: [{ kind: 'ambush', seat: 0, card: 'lateFeeCollector' }],
  returnedToHand: [
    { kind: 'returnedToHand', seat: 0, card: 'boilerRat', id: 2, from: 'field' },
    { kind: 'returnedToHand', seat: 0, card: 'inkBlot', id: null, from: 'pile' },
  ],
  paid: [
    { kind: 'paid', seat: 0, card: 'boilerRat', sources: { red: 1, tank: 2 }, forUse: false },
    { kind: 'paid', seat: 0, card: 'scaldingSeal', sources: { blue: 2, pure: 1, yellowTank: 1 }, forUse: true },
    { kind: 'paid', seat: 0, card: 'inkBlot', sources: {}, forUse: false },
  ],
  spellPlayed: [{ kind: 'spellPlayed', seat: 0, card: 'inkBlot', id: 1 }],
  spellResolved: [{ kind: 'spellResolved', seat: 0, card: 'inkBlot', id: 1 }],
  runePlaced: [{ kind: 'runePlaced', seat: 0, card: 'nightShift', id: 1 }],
  runeUsed: [{ kind: 'runeUsed', seat: 0, card: 'nightShift', id: 1 }],
  orbPlaced: [
    { kind: 'orbPlaced', seat: 0, card: 'inkwellOrb', id: 1 },
    { kind: 'orbPlaced', seat: 0, card: 'onyx', id: 1 },
  ],
  orbUsed: [
    { kind: 'orbUsed', seat: 0, card: 'inkwellOrb', id: 1, target: foe },
    { kind: 'orbUsed', seat: 0, card: 'inkwellOrb', id: 1, target: buoy },
  ],
  creaturePlayed: [{ kind: 'creaturePlayed', seat: 0, card: 'boilerRat', id: 2, index: 1 }],
  tokenSummoned: [{ kind: 'tokenSummoned', seat: 0, card: 'spark', id: 3, index: 0 }],
  tokenNotSummoned: [{ kind: 'tokenNotSummoned', seat: 0, card: 'acolyte' }],
  triggered: MOMENTS.map((moment) => ({ kind: 'triggered', moment, source: drake })),
  targetChosen: [{ kind: 'targetChosen', seat: 0, source: 'inkBlot', target: buoy }],
  effectDidNothing: (['noTarget', 'noRoom', 'nothingThere'] as const).map((why) => ({
    kind: 'effectDidNothing',
    seat: 0,
    source: 'pettyCash',
    why,
  })),
  optionalDeclined: [{ kind: 'optionalDeclined', seat: 0, source: 'campUsurer' }],
  attackDeclared: [
    { kind: 'attackDeclared', attacker: drake, target: buoy },
    { kind: 'attackDeclared', attacker: drake, target: foe },
    { kind: 'attackDeclared', attacker: me, target: foe },
    { kind: 'attackDeclared', attacker: me, target: buoy },
  ],
  fight: [
    { kind: 'fight', attacker: drake, target: buoy, toTarget: 5, toAttacker: 0 },
    { kind: 'fight', attacker: drake, target: buoy, toTarget: 0, toAttacker: 0 },
  ],
  noFight: [
    { kind: 'noFight', attacker: drake, target: buoy },
    { kind: 'noFight', attacker: drake, target: foe },
  ],
  damage: [
    { kind: 'damage', by: 'contract', source: 'inkBlot', target: buoy, amount: 1, magic: 0, left: 2 },
    { kind: 'damage', by: 'contract', source: 'inkBlot', target: foe, amount: 3, magic: 2, left: 27 },
    { kind: 'damage', by: 'contract', source: 'inkBlot', target: foe, amount: 2, magic: 1, left: 28 },
    { kind: 'damage', by: 'orb', source: 'inkwellOrb', target: foe, amount: 2, magic: 0, left: 20 },
    { kind: 'damage', by: 'combat', source: 'buoy', target: drake, amount: 1, magic: 0, left: 4 },
    { kind: 'damage', by: 'combat', source: null, target: me, amount: 4, magic: 0, left: -2 },
    { kind: 'damage', by: 'burnout', source: null, target: me, amount: 3, magic: 0, left: 9 },
    { kind: 'damage', by: 'specialDraw', source: null, target: me, amount: 1, magic: 0, left: 18 },
  ],
  healed: [
    { kind: 'healed', source: 'wickTrimmer', target: buoy, amount: 2, left: 3 },
    { kind: 'healed', source: 'slowLightOrb', target: me, amount: 2, left: 22 },
  ],
  healthLost: [{ kind: 'healthLost', seat: 0, amount: 3, left: 17, source: 'inkwellOrb' }],
  durabilityLost: [
    { kind: 'durabilityLost', seat: 0, card: 'inkwellOrb', id: 1, left: 1 },
    { kind: 'durabilityLost', seat: 0, card: 'inkwellOrb', id: 1, left: 0 },
  ],
  orbAnswered: [
    { kind: 'orbAnswered', seat: 1, card: 'inkwellOrb', target: drake },
    { kind: 'orbAnswered', seat: 1, card: 'inkwellOrb', target: me },
  ],
  orbWaits: [{ kind: 'orbWaits', seat: 0, card: 'inkwellOrb' }],
  modifierGained: [
    { kind: 'modifierGained', target: drake, attack: 2, health: 0, magic: 0, until: 'turn' },
    { kind: 'modifierGained', target: drake, attack: 1, health: 1, magic: 0, until: 'always' },
    { kind: 'modifierGained', target: drake, attack: 2, health: -1, magic: 0, until: 'always' },
    { kind: 'modifierGained', target: drake, attack: -5, health: 0, magic: 0, until: 'always' },
    { kind: 'modifierGained', target: me, attack: 0, health: 0, magic: 1, until: 'turn' },
    { kind: 'modifierGained', target: me, attack: 0, health: 0, magic: 0, until: 'turn' },
  ],
  modifierEnded: [
    { kind: 'modifierEnded', target: me, attack: 2, health: 0, magic: 1 },
    { kind: 'modifierEnded', target: drake, attack: -5, health: 0, magic: 0 },
    { kind: 'modifierEnded', target: drake, attack: 2, health: -1, magic: 0 },
  ],
  statusGained: [
    { kind: 'statusGained', target: drake, status: 'magnetized', until: 'always' },
    { kind: 'statusGained', target: me, status: 'fog', until: 'turn' },
  ],
  statusLost: [
    { kind: 'statusLost', target: drake, status: 'magnetized' },
    { kind: 'statusLost', target: me, status: 'fog' },
  ],
  faded: [
    { kind: 'faded', target: drake },
    { kind: 'faded', target: me },
  ],
  continuousChanged: [
    { kind: 'continuousChanged', target: drake, attack: [5, 6], health: [5, 5] },
    { kind: 'continuousChanged', target: buoy, attack: [0, 1], health: [3, 2] },
    { kind: 'continuousChanged', target: me, attack: [0, 1], health: [30, 30] },
    { kind: 'continuousChanged', target: drake, attack: [5, 5], health: [5, 5] },
  ],
  creatureMoved: [{ kind: 'creatureMoved', target: drake, from: 2, to: 0 }],
  destroyed: (['damage', 'effect', 'worn', 'replaced', 'disarmed'] as const).map((cause) => ({
    kind: 'destroyed',
    target: cause === 'damage' || cause === 'effect' ? drake : { ...drake, card: 'inkwellOrb' },
    cause,
  })),
  toDiscard: [{ kind: 'toDiscard', seat: 0, card: 'inkBlot', id: 1, from: 'play' }],
  tokenVanished: [{ kind: 'tokenVanished', target: buoy }],
  disarmed: [{ kind: 'disarmed', seat: 0, card: 'inkwellOrb' }],
  healthCheck: [{ kind: 'healthCheck', health: [0, -2] }],
  loopGuard: [{ kind: 'loopGuard' }],
  turnLimitReached: [{ kind: 'turnLimitReached' }],
  conceded: [{ kind: 'conceded', seat: 0 }],
  timedOut: [
    { kind: 'timedOut', seat: 0, what: 'act' },
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
const SILENT = [
  'extractorsFilled',
  'extractorsEmptied',
  'turnPassed',
  'specialDrawDamage',
  'spellResolved',
  'targetChosen',
  'toDiscard',
];

const REASON_VALUES: { readonly [code: string]: readonly Reason['values'][] } = {
  manaMissing: [{ missing: 1 }, { missing: 2, card: 'inkBlot' }],
  colourMissing: COLOURS.map((colour) => ({ missing: 1, colour })),
  outOfRange: [{ min: 1, max: 5 }],
  tooFew: [{ min: 1 }],
  tooMany: [{ max: 2 }],
  unknownOption: [{ key: 'play:inkBlot', offered: 'end' }],
};
const NEEDS_VALUES = ['outOfRange', 'tooFew', 'tooMany', 'unknownOption'];

const reasons = (): readonly Reason[] =>
  [...Object.keys(REASONS), ...KERNEL_REASONS].flatMap((code) => {
    const plain = NEEDS_VALUES.includes(code) ? [] : [{}, { card: 'boilerRat' }];
    return [...plain, ...(REASON_VALUES[code] ?? [])].map((values) => ({ code, clause: null, values }));
  });

const OPTIONS: { readonly [Q in QuestionName]: readonly string[] } = {
  replace: ['boilerRat', 'inkBlot'],
  colour: ['red', 'blue', 'yellow'],
  swap: ['keep', 'red>blue', 'pure>yellow'],
  draw: ['draw:1', 'draw:2', 'draw:3', 'special:2', 'special:3', 'special:4'],
  look: ['draw:1', 'draw:2', 'draw:3'],
  take: ['boilerRat', 'inkBlot'],
  act: [
    'play:boilerRat',
    'attack:2>player',
    'attack:2>1',
    'attack:player>player',
    'attack:player>3',
    'magnetize:1',
    'orb:player',
    'orb:2',
    'rune',
    'end',
  ],
  lighten: ['red', 'blue', 'yellow'],
  payElement: ['red', 'redTank', 'pure', 'tank'],
  pay: [...SOURCES],
  place: ['1', '2', '8'],
  target: ['own:player', 'own:2', 'opposing:player', 'opposing:8'],
  may: ['yes', 'no'],
  takeBack: ['boilerRat', 'inkBlot'],
  extractor: ['red', 'blue', 'yellow'],
  move: ['1', '2'],
  stance: ['yes', 'no'],
  store: ['red', 'blue', 'yellow', 'pure'],
};

describe.each(LANGS)('the log and the table in %s', (lang) => {
  const { event, reason, option, questions, terms } = words[lang];
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
      ...QUESTION_NAMES.flatMap((question) => [
        `${question}: ${questions[question].ask} / ${questions[question].busy}`,
        ...OPTIONS[question].map((key) => `  ${key}: ${option(question, key, nameOf)}`),
      ]),
      '',
      ...Object.values(terms).map(({ name, reminder }) => `${name}: ${reminder}`),
    ];
    await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(`log.${lang}.txt`);
  });

  test('every kind of event has a line but the silent ones', () => {
    expect(Object.keys(EVENTS)).toEqual(EVENT_KINDS);
    const spoken = new Set(lines.flatMap(({ kind, line }) => (line === null ? [] : [kind])));
    expect(Object.keys(EVENTS).filter((kind) => !SILENT.includes(kind))).toEqual([...spoken]);
    expectSentences(lang, ...lines.flatMap(({ line }) => (line === null ? [] : [line])));
  });

  test('every reason is a sentence', () => {
    expectSentences(lang, ...reasons().map((why) => reason(why, nameOf)));
    expectSentences(lang, reason({ code: 'somethingNew', clause: null, values: {} }, nameOf));
  });

  test('every option has its own label within its question', () => {
    for (const question of QUESTION_NAMES) {
      const labels = OPTIONS[question].map((key) => option(question, key, nameOf));
      expectReadable(lang, ...labels);
      expect(new Set(labels).size).toBe(labels.length);
      for (const key of OPTIONS[question]) expect(readOption(question, key).word).not.toBe('other');
    }
    expect(option('stance', 'yes', nameOf)).not.toBe(option('may', 'yes', nameOf));
  });

  test('what a key of no known form means is the key itself', () => {
    for (const key of ['something', 'some:thing', 'redTank']) expect(option('act', key, nameOf)).toBe(key);
  });

  test('questions, terms, settings, decks, nouns and endings are filled in', () => {
    const { settings, decks: texts, flavours, nouns, phases, elements, colours, sources, endings } = words[lang];
    for (const { ask, busy } of Object.values(questions)) {
      expectSentences(lang, ask);
      expectReadable(lang, busy);
    }
    for (const { name, reminder } of Object.values(terms)) {
      expectReadable(lang, name);
      expectSentences(lang, reminder);
      expect(reminder).not.toMatch(/[.!?] /);
    }
    for (const { title, sentence, values } of Object.values(settings)) {
      expectReadable(lang, title);
      expectSentences(lang, sentence);
      expectReadable(lang, ...Object.values<string>(values));
    }
    expect(Object.keys(settings).toSorted()).toEqual([...Object.keys(SWITCHES), 'deckA', 'deckB'].toSorted());
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(decks).toSorted());
    for (const flavour of Object.values(flavours)) expect(flavour).not.toBe('');
    const tables = [nouns, phases, elements, colours, sources];
    expectReadable(lang, ...tables.flatMap((table) => Object.values<string>(table)));
    for (const ending of ENDINGS) for (const viewer of VIEWERS) expectSentences(lang, endings[ending](0, viewer));
  });
});

test('give is continuous and gain is not, in both languages (CR60)', () => {
  const given = b.creature('', '1/1', { gives: [b.give('adjacent', { attack: 1 })] });
  const gained = b.creature('', '1/1', { summon: [b.gain(1, 0, 'adjacent')] });
  expect(words.en.card(given, namesIn('en')).join()).toMatch(/^Give /);
  expect(words.it.card(given, namesIn('it')).join()).toMatch(/^Fornisce /);
  expect(words.en.card(gained, namesIn('en')).join()).toMatch(/ gain /);
  expect(words.it.card(gained, namesIn('it')).join()).toMatch(/ guadagnano /);
  const others = COMBINATIONS.filter(({ gives }) => gives.length === 0);
  const all = (lang: Lang): string => others.flatMap((card) => words[lang].card(card, namesIn(lang))).join(' ');
  expect(/\bgives?\b/i.exec(all('en'))).toBeNull();
  expect(/fornisc/i.exec(all('it'))).toBeNull();
});

test('a contract of a match has its own name, and one without a name its id', () => {
  expect(namesIn('it', own)('onyx')).toBe("Golem d'Onice");
  expect(namesIn('en')('inkBlot')).toBe('Ink Blot');
  expect(namesIn('en')('constructor')).toBe('constructor');
});
