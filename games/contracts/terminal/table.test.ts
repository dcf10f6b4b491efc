// Does the table of Contracts say everything at 80 columns, however full it is?

import { advance, apply, isAsked, newReply, randomReply, stream } from '@duello/kernel';
import { LANGS, type Lang } from '@duello/language';
import { bare, painter, widthOf, words } from '@duello/terminal';
import { expect, it } from 'vitest';
import { type CreatureView, contracts, type PlayerView, type View } from '../index.ts';
import { game } from '../scenario/game.ts';
import { contractsLayout } from './layout.ts';

const options = contracts.options({ firstPlayer: 'A' });
const start = contracts.view(contracts.setup('s', options, null), 0);

const manner = (lang: Lang, colours = false) =>
  ({ viewer: 0, lang, words: words[lang], width: 80, paint: painter(colours) }) as const;

/** The first Creature that comes onto the table when both play at random. */
function anyCreature(): CreatureView {
  const [state, rng, reply] = [contracts.setup('s', options, null), stream('creature'), newReply()];
  for (;;) {
    const [found] = contracts.view(state, 0).players.flatMap(({ line }) => line);
    if (found !== undefined) return found;
    const seat = isAsked(state, 0) ? 0 : 1;
    randomReply(contracts, state, seat, rng, reply);
    advance(contracts, state, seat, reply, null);
  }
}

const creature = (id: number, more: Partial<CreatureView> = {}): CreatureView => ({
  ...anyCreature(),
  ...{ id, card: 'squire', attack: 2, health: 1, mostHealth: 1, damage: 0 },
  ...{ given: { attack: 0, health: 0 }, statuses: [], faded: false, spent: false, isNew: false },
  ...more,
});

function full(view: View): View {
  const line = Array.from({ length: 8 }, (_, i) =>
    creature(i, {
      card: 'forcedMarchMarshal',
      health: 3,
      mostHealth: 12,
      statuses: i % 2 === 0 ? ['magnetic', 'magnetized', 'adrenaline', 'fog'] : [],
      faded: i === 3,
      spent: i === 5,
    }),
  );
  const player = (own: PlayerView): PlayerView => ({
    ...own,
    line,
    orb: { id: 40, card: 'companyOrb', attack: 2, durability: 1, spent: true, active: true },
    rune: { id: 41, card: 'personalAppearance', spent: true },
    hand: own.hand === null ? null : Array.from({ length: 10 }, () => 'forcedMarchMarshal'),
    attack: 3,
    magic: 2,
    burnouts: 4,
    statuses: ['fog', 'magnetized'],
    extractors: { red: 4, blue: 3, yellow: 2, pure: 1 },
    full: { red: 1, blue: 0, yellow: 2, pure: 1 },
    tanks: { red: 0, blue: 0, yellow: 0, pure: 3 },
  });
  return { ...view, turn: 9, phase: 'main', players: [player(view.players[0]), player(view.players[1])] };
}

it.each(LANGS)('fits 8 and 8 Creatures and 10 contracts into 80 columns in %s', (lang) => {
  for (const colours of [false, true]) {
    const lines = contractsLayout(manner(lang, colours), options).table(full(start));
    expect(lines.filter((line) => widthOf(line) > 80)).toEqual([]);
    const text = lines.map(bare).join('\n');
    for (const sign of ['#1 ', '2/3', '×10', '●', '○']) expect(text).toContain(sign);
    expect(text.match(/#8 /g)).toHaveLength(2);
  }
});

it('tells full from empty by letter and sign, not by colour alone', () => {
  const lines = contractsLayout(manner('en'), options).table(full(start));
  expect(lines).toContain(' Mana 7      R ●○○○ · B ○○○ · Y ●● · P ● · Tanks ●●●○○');
  const italian = contractsLayout(manner('it'), options).table(full(start));
  expect(italian).toContain(' Mana 7      R ●○○○ · B ○○○ · G ●● · P ● · Serbatoi ●●●○○');
});

it('shows the colours of tanks where they keep them', () => {
  const kept = { ...options, tankColour: 'keep' } as const;
  const view = full(start);
  const [you, opponent] = view.players;
  const tanks = { red: 2, blue: 0, yellow: 1, pure: 0 };
  const lines = contractsLayout(manner('en'), kept).table({
    ...view,
    options: kept,
    players: [{ ...you, tanks }, opponent],
  });
  expect(lines).toContain(' Mana 7      R ●○○○ · B ○○○ · Y ●● · P ● · Tanks ●●●○○ (R 2, Y 1)');
});

it('says what stands beside a Creature: damage, statuses, Faded, has acted', () => {
  const view = full(start);
  const [you, opponent] = view.players;
  const line = [
    creature(0, { attack: 3, health: 1, mostHealth: 4, damage: 3, statuses: ['magnetized'], faded: true, spent: true }),
  ];
  const lines = contractsLayout(manner('en'), options).table({
    ...view,
    active: 0,
    players: [{ ...you, line }, opponent],
  });
  expect(lines).toContain(' Line        #1 Squire 3/1 (Magnetized, Faded: no text, 3 damage, has acted)');
});

it('shows what became of a Creature when its card is looked at', () => {
  const view = full(start);
  const [you, opponent] = view.players;
  const line = [
    creature(0, {
      ...{ attack: 5, health: 2, mostHealth: 4, damage: 2 },
      ...{ gained: { attack: 2, health: 3 }, given: { attack: 1, health: 0 } },
    }),
  ];
  const seen: View = {
    ...view,
    players: [
      { ...you, line },
      { ...opponent, line: [] },
    ],
  };
  const [lines] = contractsLayout(manner('en'), options).cards(seen, 'squire');
  expect(lines[0]).toBe(' Squire · Creature token 2/1 · Summoned by effects');
  expect(lines.at(-1)).toBe('   You, place 1: 5/2 (printed 2/1, 2 damage, gained +2/+3, given +1/+0)');
});

it('shows 0 for a health below it', () => {
  const [you, opponent] = start.players;
  const hurt: View = { ...start, players: [{ ...you, health: -4 }, opponent] };
  const row = contractsLayout(manner('en'), options)
    .table(hurt)
    .find((line) => line.startsWith(' You'));
  expect(row).toContain('░   0/30');
});

it('says what each target would come to', () => {
  const cards = {
    imp: {
      type: 'creature',
      attack: 1,
      health: 1,
      name: 'Imp',
      when: { summon: [{ op: 'damage', amount: 1, to: { choose: 'creatureOrPlayer' } }] },
    },
    wall: { type: 'creature', attack: 0, health: 3, name: 'Wall' },
  };
  const own = contracts.options({ cards });
  const state = game.loadPosition({ A: { hand: ['imp'], line: ['imp'] }, B: { line: ['wall'] } }, own, 'targets');
  const asked = apply(contracts, state, {
    seat: 0,
    decision: contracts.view(state, 0).decision?.id ?? 0,
    pick: 'play:imp',
  });
  const placed = contracts.view(asked.state, 0).decision;
  const aimed =
    placed?.what === 'place'
      ? apply(contracts, asked.state, { seat: 0, decision: placed.id, pick: placed.options[0].key }).state
      : asked.state;
  const view = contracts.view(aimed, 0);
  const peek = (pick: string): View =>
    contracts.view(apply(contracts, aimed, { seat: 0, decision: view.decision?.id ?? 0, pick }).state, 0);
  const labels = contractsLayout(manner('en'), own)
    .menu(view, peek)
    .flatMap(({ entries }) => entries.map(({ label }) => label));
  expect(labels).toContain('#1 Wall 0/3: becomes 0/2');
  expect(labels.some((label) => /^#\d Imp 1\/1: is gone$/.test(label))).toBe(true);
  expect(labels).toContain('Opponent (30): becomes 29');
});

it.each([0, 1] as const)('shows whoever plays both seats the hand of the one who is asked: seat %i', (seat) => {
  const fields = {
    phase: 'draw',
    active: 'AB'[seat],
    A: { hand: ['Company-Issue Orb'] },
    B: { hand: ['Trial-Period Torch'] },
  };
  const state = game.loadPosition({ ...fields, A: { ...fields.A, deck: ['Oath Page'] } }, options, 's');
  const layout = contractsLayout({ ...manner('en'), viewer: 'watcher' }, options);
  const shown = layout.status(layout.open([contracts.view(state, 0), contracts.view(state, 1)], seat)).join('\n');
  expect(shown.includes('Company-Issue Orb')).toBe(seat === 0);
  expect(shown.includes('Trial-Period Torch')).toBe(seat === 1);
});

it('says of a draw what becomes of the rest', () => {
  const state = game.loadPosition({ phase: 'draw', A: { deck: ['9 Oath Page'] } }, options, 's');
  const view = contracts.view(state, 0);
  const labels = (['en', 'it'] as const).map((lang) =>
    ['draw:1', 'draw:3', 'special:3'].map((key) => contractsLayout(manner(lang), options).label(view, key)),
  );
  expect(labels).toEqual([
    [
      'Take the top contract',
      'Look at 3, take 1 (2 are discarded)',
      'Special draw: look at 3, take 2 (1 is discarded, 1 damage to you)',
    ],
    [
      'Prendi il primo contratto',
      'Guardane 3, prendine 1 (2 vanno negli scarti)',
      'Pescata speciale: guardane 3, prendine 2 (1 va negli scarti, subisci 1 danno)',
    ],
  ]);
});
