// How does a card read in Italian? A row an effect, and what is around it.

import { italian, type NameOf, say, sentence, shown } from '@duello/language';
import type { Amount } from '../../cards/amounts.ts';
import type { Card, Gem, Spell } from '../../cards/card.ts';
import type { Effect } from '../../cards/effects.ts';
import type { Element } from '../../cards/vocabulary.ts';
import type { EffectRows } from '../row-types.ts';
import { type Counted, readAmount } from '../tally.ts';

const { count } = italian;

export const elements = { fire: 'Fuoco', water: 'Acqua', earth: 'Terra', air: 'Aria', neutral: 'Neutrale' } as const;
const OF = { fire: 'di Fuoco', water: 'd’Acqua', earth: 'di Terra', air: 'd’Aria' } as const;
const WHEN = { action: 'Azione', fight: 'Scontro', either: 'Azione o Scontro' } as const;

export const cards = count('carta', 'carte');
export const coins = count('moneta', 'monete');
export const points = count('punto vita', 'punti vita');
export const damage = count('danno', 'danni');
export const sureDamage = count('danno non bloccabile', 'danni non bloccabili');
const change = (n: number): string => `${Math.abs(n)} in ${n < 0 ? 'meno' : 'più'}`;
export const moreCards = (n: number): string => `${cards(Math.abs(n))} in ${n < 0 ? 'meno' : 'più'}`;
const spellOf = (element: Element | null): string => (element === null ? 'magia' : `magia ${OF[element]}`);
const spellsOf = (element: Element): string => `magie ${OF[element]}`;

/** How a number is said first, when it is added to another, and alone. */
interface Unit {
  first(n: number): string;
  added(n: number): string;
  alone(n: number): string;
}
const unit = (first: (n: number) => string): Unit => ({
  first,
  added: (n) => `${n < 0 ? 'meno' : 'più'} ${Math.abs(n)}`,
  alone: shown,
});

function amountOf(amount: Amount, card: Spell, { first, added, alone }: Unit): string {
  const reading = readAmount(amount, card);
  if (reading.reads === 'plain') return first(reading.n);
  const { base, each, counts, instead } = reading;
  const head = base === 0 ? first(each) : `${first(base)}, ${added(each)}`;
  const otherwise = instead === null ? '' : ` (${alone(instead.each)} se è una ${spellOf(instead.element)})`;
  return `${head} per ogni ${countedOf(counts)}${otherwise}`;
}

function countedOf({ over, only, except, other, self }: Counted): string {
  const noun = over === 'fed' && only === null ? 'carta' : spellOf(only);
  const where = {
    fed: 'scartata così',
    cast: 'che lanci in questo round',
    anyCast: 'lanciata da uno dei due giocatori in questo round',
  }[over];
  const but = except === null ? '' : ` ${over === 'cast' ? 'e che' : 'che'} non sia una ${spellOf(except)}`;
  return `${other ? 'altra ' : ''}${noun} ${where}${but}${self ? ', inclusa questa' : ''}`;
}

/** `anche` where another spell must meet the condition, as this one can't. */
const ifYouCast = (wanted: readonly Element[], card: Spell): string => {
  const also = wanted.every((element) => element !== card.element) ? 'anche ' : '';
  return `se in questo round lanci ${also}${wanted.map((element) => `una ${spellOf(element)}`).join(' e ')}`;
};

const rows: EffectRows = {
  damage({ amount, to, unblockable, ifHurt }, card) {
    const whom = to === 'each' ? ' a ciascun giocatore' : '';
    const dealt = amountOf(
      amount,
      card,
      unit((n) => `${unblockable ? sureDamage(n) : damage(n)}${whom}`),
    );
    if (ifHurt === null) return `infliggi ${dealt}`;
    return typeof amount === 'number'
      ? `infliggi ${dealt}, o ${ifHurt} se hai subìto danni in questo round`
      : `infliggi ${dealt}; se hai subìto danni in questo round, infliggine invece ${ifHurt}`;
  },
  heal: ({ amount }, card) => `recupera ${amountOf(amount, card, unit(points))}`,
  block: ({ amount }, card) =>
    `blocca fino a ${amountOf(
      amount,
      card,
      unit((n) => `${damage(n)} in questo scontro`),
    )}`,
  shield: ({ amount }, card) =>
    `innalza uno scudo persistente che blocca ${amountOf(amount, card, unit(damage))}; resta in gioco finché non si esaurisce`,
  halve: () =>
    'in questo scontro subisci solo metà dei danni bloccabili (arrotondati per difetto); gli altri tuoi blocchi non hanno effetto',
  evade: () => 'in questo scontro non subisci danni bloccabili',
  putOut: ({ element }) => `annulla le ${spellsOf(element)} rivelate in questo scontro`,
  double: ({ element }, card) =>
    `in questo scontro le ${card.element === element ? 'altre ' : ''}tue ${spellsOf(element)} infliggono e bloccano il doppio`,
  feed: ({ upTo }) =>
    `scarta ${upTo === null ? 'quante carte vuoi' : `fino a ${cards(upTo)}`} dalla mano per alimentare questa magia`,
  draw: ({ amount }, card) => `pesca ${amountOf(amount, card, unit(cards))}`,
  nextDraw({ amount, who }, card) {
    const first = (n: number) => `${moreCards(n)} nel prossimo round`;
    const drawn = amountOf(amount, card, { first, added: (n) => `e ${change(n)}`, alone: change });
    return who === 'you' ? `pesca ${drawn}` : `l’avversario pesca ${drawn}`;
  },
  // A number instead of an article: nobody knows the gender of an invented name.
  gain({ card, more }, _, nameOf) {
    const better = more === null ? '' : `, oppure 1 ${nameOf(more.card)} per ${more.mana} mana in più`;
    return `prendi in mano 1 ${nameOf(card)}${better}`;
  },
  upgrade: () => 'scarta dalla mano due carte valuta uguali e prendi in mano quella di grado successivo',
  outcast: () => 'esilia una carta dalla tua mano',
  counter(_, { phase }) {
    const targets = [
      ...(phase === 'fight' ? [] : ['una magia azione appena lanciata']),
      ...(phase === 'action' ? [] : ['una magia di questo scontro']),
    ];
    return `annulla una magia avversaria: ${targets.join(', ')} o uno scudo persistente`;
  },
  ifCast(effect, card, nameOf) {
    const wanted = [effect.element];
    let inner = effect.effect;
    for (; inner.op === 'ifCast'; inner = inner.effect) wanted.push(inner.element);
    return `${ifYouCast(wanted, card)}, ${clause(inner, card, nameOf)}`;
  },
  byPhase: ({ action, fight }, card, nameOf) =>
    `come azione: ${clause(action, card, nameOf)}; nello scontro: ${clause(fight, card, nameOf)}`,
};

const clause = (effect: Effect, card: Spell, nameOf: NameOf): string => say(rows, effect.op, effect, card, nameOf);

function spellText(card: Spell, nameOf: NameOf): readonly string[] {
  const { priority, effects, cheaper, frees, immune } = card;
  return [
    ...(priority ? ['priorità: agisce prima delle altre magie'] : []),
    ...effects.map((effect) => clause(effect, card, nameOf)),
    ...(cheaper === null ? [] : [`costa ${cheaper.by} mana in meno ${ifYouCast([cheaper.ifCast], card)}`]),
    ...(frees === null ? [] : [`una copia di ${nameOf(frees)} nello stesso piano non costa mana`]),
    ...(immune ? ['non può essere annullata da contromagie'] : []),
  ];
}

const gemText = ({ mana, recall }: Gem): readonly string[] => [
  `giocala per avere ${mana} mana in questo round`,
  ...(recall === 0 ? [] : [`oppure esiliala nella tua Fase Azione per pescare ${cards(recall)}`]),
];

export function cardText(card: Card, nameOf: NameOf): readonly string[] {
  if (card.type === 'spell') return spellText(card, nameOf).map(sentence);
  if (card.type === 'gem') return gemText(card).map(sentence);
  return [`vale ${coins(card.coins)}`, ...(card.next === null ? [] : [`grado successivo: ${nameOf(card.next)}`])].map(
    sentence,
  );
}

export function kind(card: Card): string {
  if (card.type === 'currency') return 'Valuta';
  if (card.type === 'gem') return 'Gemma di mana';
  return [elements[card.element ?? 'neutral'], WHEN[card.phase], ...(card.priority ? ['priorità'] : [])].join(' · ');
}

export const costs = (card: Card): string =>
  `Prezzo ${coins(card.price)}${card.type === 'spell' ? ` · Costo ${card.mana} mana` : ''}`;
