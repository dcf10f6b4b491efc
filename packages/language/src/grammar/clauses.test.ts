// Do clauses of cards read as they should: pronouns, amounts, articles, contractions and agreement?

import { describe, expect, test } from 'vitest';
import { firstOf, negated, readingWith, type TallyOf } from '../speech/amounts.ts';
import { conditional, NOBODY_IN_MIND, type PronounContext, phraseOf, raisedTo, stepsWith } from '../speech/clauses.ts';
import { sentences } from '../speech/speech.ts';
import * as english from './english-clauses.ts';
import * as italian from './italian-clauses.ts';
import * as nouns from './italian-nouns.ts';

type Count = 'trees' | 'itsHeight';
const read = readingWith<Count, 'itsHeight'>(['itsHeight']);
const tally = (count: Count, each = 1, plus = 0, atMost: number | null = null): TallyOf<Count> => ({
  count,
  each,
  plus,
  atMost,
});
/** A number, a sum with a limit, a difference, and values that are looked up. */
const AMOUNTS: readonly (number | TallyOf<Count>)[] = [
  1,
  3,
  tally('trees'),
  tally('trees', 2, 1, 5),
  tally('trees', -1, 3),
  tally('trees', 2, -1),
  tally('itsHeight'),
  tally('itsHeight', 2, 1, 6),
  tally('itsHeight', 3, -1),
  tally('itsHeight', -1, 4),
];

describe('an amount', () => {
  test('is a number, so much for each of many things, or a value', () => {
    expect(AMOUNTS.map((amount) => read(amount).reads)).toEqual([
      ...['plain', 'plain', 'each', 'each', 'each', 'each'],
      ...['value', 'value', 'value', 'value'],
    ]);
  });
  test('that counts nothing is a number, within its limit', () => {
    expect(read(tally('trees', 0, 4))).toEqual({ reads: 'plain', n: 4 });
    expect(read(tally('itsHeight', 0, 4, 3))).toEqual({ reads: 'plain', n: 3 });
  });
  test('begins with its base, or with what is counted', () => {
    const first = (amount: TallyOf<Count>): number | null => {
      const reading = read(amount);
      return reading.reads === 'each' ? firstOf(reading) : null;
    };
    expect([first(tally('trees', 2)), first(tally('trees', 2, 1)), first(tally('trees', 2, -1))]).toEqual([2, 1, 2]);
  });
  test('turns into a loss', () => {
    expect([negated(2), negated(tally('trees', 1, 2, 3))]).toEqual([-2, tally('trees', -1, -2, 3)]);
  });
});

describe('effects', () => {
  type Effect = { readonly to: 'this' | 'it' | 'oak' | 'all'; readonly does: string };
  type Context = PronounContext<string>;
  const about = ({ to }: Effect) => (to === 'this' ? 'this' : to === 'it' ? 'chosen' : null);
  const steps = stepsWith<Effect, string, Context>(
    (effect, context) => {
      const { to, again, led, chosen } = phraseOf(effect.to, about(effect), context);
      const said = `${effect.does} ${again ? (led ? '' : 'it') : to === 'it' ? `that ${chosen}` : to}`.trim();
      const on = to === 'oak' ? 'chosen' : about(effect);
      return { steps: [said], context: { chosen: to === 'oak' ? to : chosen, on, led: false } };
    },
    (first, next) =>
      first.split(' ')[0] === next.split(' ')[0] ? `${first} and ${next.slice(next.indexOf(' ') + 1)}` : null,
  );
  const said = (start: Context, ...effects: readonly Effect[]): readonly string[] => steps(effects, start).steps;

  test('need a name at first, then a pronoun, until something else is spoken of', () => {
    const [oak, water, all, fell]: readonly Effect[] = [
      { to: 'oak', does: 'plant' },
      { to: 'it', does: 'water' },
      { to: 'all', does: 'rake' },
      { to: 'it', does: 'fell' },
    ];
    expect(said(NOBODY_IN_MIND, oak, water)).toEqual(['plant oak', 'water it']);
    expect(said(NOBODY_IN_MIND, oak, all, fell)).toEqual(['plant oak', 'rake all', 'fell that oak']);
  });
  test('may leave out whom the words before end with', () => {
    const grow: Effect = { to: 'this', does: 'grows' };
    const led: Context = { chosen: null, on: 'this', led: true };
    expect(said(led, grow)).toEqual(['grows']);
    expect(said(led, { to: 'all', does: 'rake' }, grow)).toEqual(['rake all', 'grows this']);
  });
  test('of one kind become one step', () => {
    expect(said(NOBODY_IN_MIND, { to: 'oak', does: 'plant' }, { to: 'all', does: 'plant' })).toEqual([
      'plant oak and all',
    ]);
  });
});

describe('a condition', () => {
  const inline = (steps: readonly string[]): string => steps.join(' and ');
  const told = (held: readonly string[], otherwise: readonly string[], form: 'do' | 'can'): string =>
    conditional({ held, otherwise }, 'if it rains', '; otherwise, ', form, inline);
  test('stands before what it leads to, and after what one can do', () => {
    expect(told(['run', 'hide'], [], 'do')).toBe('if it rains, run and hide');
    expect(told(['run'], ['stay'], 'do')).toBe('if it rains, run; otherwise, stay');
    expect(told([], ['stay'], 'can')).toBe('stay if it rains');
  });
  test('that only makes a number larger is said with that number', () => {
    const raised = (held: readonly object[], otherwise: readonly object[]): number | null =>
      raisedTo({ held, otherwise }, (step) => ('amount' in step ? { ...step, amount: step.amount } : null));
    expect(raised([{ amount: 4, to: 'you' }], [{ amount: 2, to: 'you' }])).toBe(4);
    expect(raised([{ amount: 4, to: 'you' }], [{ amount: 2, to: 'it' }])).toBeNull();
    expect(raised([{ amount: 4 }, { amount: 1 }], [{ amount: 2 }])).toBeNull();
    expect(raised([{ amount: tally('trees') }], [{ amount: 2 }])).toBeNull();
    expect(raised([{ amount: 4 }], [])).toBeNull();
  });
});

test('clauses become sentences, the first after its lead', () => {
  expect(sentences('when it rains, ', ['run', 'hide'])).toBe('When it rains, run. Hide.');
});

describe('English', () => {
  const { does, enough, noun, OPPONENT, orLess, orMore, YOU } = english;
  test('a verb agrees with its subject, and others are made to do it', () => {
    const all = [YOU, OPPONENT, noun('all oaks', 'many')];
    expect(all.map((one) => does(one, 'watch', 'do'))).toEqual(['you watch', 'the opponent watches', 'all oaks watch']);
    expect(all.map((one) => does(one, 'gain', 'do'))).toEqual(['you gain', 'the opponent gains', 'all oaks gain']);
    expect(all.map((one) => does(one, 'gain', 'can'))).toEqual([
      'gain',
      'have the opponent gain',
      'have all oaks gain',
    ]);
    expect(YOU.object).toBe('yourself');
  });
  test('so many, or not', () => {
    const oaks = enough('you have', 'oak', 'oaks', ' here');
    expect([oaks(1, true), oaks(1, false), oaks(3, true), oaks(3, false)]).toEqual([
      'you have an oak here',
      'you have no oaks here',
      'you have 3 or more oaks here',
      'you have fewer than 3 oaks here',
    ]);
    expect([orLess(0), orLess(2), orMore(2, false, 'less')]).toEqual(['0', '2 or less', 'less than 2']);
  });
  test('how many', () => {
    const { many } = english.amounts<'trees', 'itsHeight', boolean>(
      () => 'tree',
      (_, its) => `${its ? 'its' : 'that tree’s'} height`,
    );
    expect(AMOUNTS.map((amount) => many(read(amount), true, { one: 'acorn', many: 'acorns' }))).toEqual([
      'an acorn',
      '3 acorns',
      'an acorn for each tree',
      'an acorn, plus two for each tree (at most 5 in all)',
      '3 acorns, minus one for each tree',
      '2 acorns for each tree, minus 1',
      'a number of acorns equal to its height',
      'a number of acorns equal to twice its height plus 1 (at most 6)',
      'a number of acorns equal to three times its height minus 1',
      'a number of acorns equal to 4 minus its height',
    ]);
    expect(many(read(tally('itsHeight')), false, { one: 'acorn', many: 'acorns' })).toBe(
      'a number of acorns equal to that tree’s height',
    );
  });
});

describe('Italian', () => {
  const { a, after, agreeing, contract, noun, OPPONENT, object, plural, subject, TARGET, the, together, YOU } = nouns;
  test('articles suit gender, number and sound', () => {
    expect([a('albero', 'm'), a('scudo', 'm'), a('magia', 'f'), a('evocazione', 'f')]).toEqual([
      'un albero',
      'uno scudo',
      'una magia',
      'un’evocazione',
    ]);
    expect([the('suo albero', 'm'), the('albero', 'm'), the('scudo', 'm'), the('salute', 'f')]).toEqual([
      'il suo albero',
      'l’albero',
      'lo scudo',
      'la salute',
    ]);
    expect([
      the('PV', 'm', true),
      the('alberi', 'm', true),
      the('scudi', 'm', true),
      the('evocazioni', 'f', true),
    ]).toEqual(['i PV', 'gli alberi', 'gli scudi', 'le evocazioni']);
  });
  test('adjectives agree', () => {
    expect([agreeing('nemic', 'f'), agreeing('nemic', 'f', true), agreeing('tappat', 'm', true)]).toEqual([
      'nemica',
      'nemiche',
      'tappati',
    ]);
  });
  test('prepositions and articles contract', () => {
    const articles = ['l’albero', 'il ramo', 'lo scudo', 'la foglia', 'i rami', 'gli alberi', 'le foglie', 'un ramo'];
    expect(articles.map((text) => contract('di', text))).toEqual([
      'dell’albero',
      'del ramo',
      'dello scudo',
      'della foglia',
      'dei rami',
      'degli alberi',
      'delle foglie',
      'di un ramo',
    ]);
    expect([contract('a', 'gli alberi'), contract('da', 'il ramo'), contract('su', 'l’albero')]).toEqual([
      'agli alberi',
      'dal ramo',
      'sull’albero',
    ]);
    expect([contract('su', 'te'), contract('su', 'essa'), contract('su', 'tela'), contract('a', 'te')]).toEqual([
      'su di te',
      'su di essa',
      'su tela',
      'a te',
    ]);
  });
  test('two kinds are joined, each with its own article', () => {
    const both = together(YOU, 'e', plural('le tue piante'));
    expect([object(both), subject(both), after('a', both), both.verb]).toEqual([
      'te e le tue piante',
      'tu e le tue piante',
      'a te e alle tue piante',
      'voi',
    ]);
    expect(together(noun('una pianta'), 'o', OPPONENT).verb).toBe('one');
    expect(together(plural('le piante'), 'e', OPPONENT).verb).toBe('many');
  });

  const { acts, actsTo, does, enough, GAIN, LOSE, orLess, states, thereAre, verb } = italian;
  const oak = (clitic: 'la' | null) => noun('una quercia', 'one', clitic);
  test('pronouns are added to the verb', () => {
    const CUT = verb('taglia', 'tagliare');
    expect([acts(CUT, oak(null), 'do'), acts(CUT, oak('la'), 'do', ' a metà'), acts(CUT, oak('la'), 'can')]).toEqual([
      'taglia una quercia',
      'tagliala a metà',
      'tagliarla',
    ]);
    expect([acts(CUT, oak(null), 'do', '', ' ora'), acts(CUT, oak('la'), 'do', '', ' ora')]).toEqual([
      'taglia ora una quercia',
      'tagliala ora',
    ]);
    expect([actsTo(CUT, '2 rami', 'a', TARGET, 'can', ' ora'), actsTo(CUT, '2 rami', 'a', oak('la'), 'do')]).toEqual([
      'tagliare 2 rami al bersaglio ora',
      'tagliale 2 rami',
    ]);
  });
  test('a verb agrees with its subject, and others are made to do it', () => {
    const all = [YOU, OPPONENT, plural('le piante'), together(YOU, 'o', OPPONENT)];
    expect(all.map((one) => does(GAIN, one, '2', 'do'))).toEqual([
      'guadagni 2',
      'l’avversario guadagna 2',
      'le piante guadagnano 2',
      'tu o l’avversario guadagnate 2',
    ]);
    expect([...all.slice(0, 2), oak('la')].map((one) => does(LOSE, one, '2', 'can'))).toEqual([
      'perdere 2',
      'far perdere all’avversario 2',
      'farle perdere 2',
    ]);
    expect(states(GAIN, oak('la'), true)).toBe('guadagna');
  });
  test('so many, or not', () => {
    const oaks = enough('ha', 'una quercia', 'querce', 'l’avversario ', ' qui');
    const there = thereAre('qui', 'una quercia', 'querce');
    expect([oaks(1, true), oaks(1, false), oaks(3, true), oaks(3, false)]).toEqual([
      'l’avversario ha una quercia qui',
      'l’avversario non ha querce qui',
      'l’avversario ha 3 o più querce qui',
      'l’avversario ha meno di 3 querce qui',
    ]);
    expect([there(1, true), there(1, false), there(3, true), thereAre('', 'una quercia', 'querce')(3, false)]).toEqual([
      'qui c’è una quercia',
      'qui non ci sono querce',
      'qui ci sono 3 o più querce',
      'ci sono meno di 3 querce',
    ]);
    expect([orLess(0), orLess(2)]).toEqual(['0', '2 o meno']);
  });
  test('how many', () => {
    const { many } = italian.amounts<'trees', 'itsHeight', boolean>(
      () => 'per ogni albero',
      (_, its) => (its ? 'la sua altezza' : 'l’altezza di quell’albero'),
    );
    const acorns = { one: 'ghianda', many: 'ghiande', gender: 'f' } as const;
    expect(AMOUNTS.map((amount) => many(read(amount), true, acorns))).toEqual([
      'una ghianda',
      '3 ghiande',
      'una ghianda per ogni albero',
      'una ghianda, più due per ogni albero (al massimo 5 in tutto)',
      '3 ghiande, meno una per ogni albero',
      '2 ghiande per ogni albero, meno 1',
      'un numero di ghiande pari alla sua altezza',
      'un numero di ghiande pari al doppio della sua altezza più 1 (al massimo 6)',
      'un numero di ghiande pari a tre volte la sua altezza meno 1',
      'un numero di ghiande pari a 4 meno la sua altezza',
    ]);
    expect(many(read(tally('itsHeight')), false, acorns)).toBe('un numero di ghiande pari all’altezza di quell’albero');
  });
});
