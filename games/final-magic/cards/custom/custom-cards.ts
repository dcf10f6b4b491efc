// Is a card that somebody wrote in JSON a card? Checked field by field; what is wrong is named by its path.

import { BadInput } from '@duello/kernel';
import { type Fields, fields, flag, type Names, oneOf, readNames, readOwn, whole as readWhole } from '@duello/language';
import { boxCards } from '../box/catalogue.ts';
import { type Amount, type Card, type CardId, type Effect, ELEMENTS, type Element, type Op } from '../effects.ts';

/** A card that a match brings along, with its names. */
export type CustomCard = Card & { readonly name: Names };

/** Room in a match beside the cards of the box. */
export const MOST_CUSTOM_CARDS = 9;
const MOST = 99;

const whole = (input: unknown, path: string, min = 0, max = MOST): number => readWhole(input, path, min, max);
const element = (input: unknown, path: string): Element => oneOf(input, path, ELEMENTS);

type Known = ReadonlySet<CardId>;

function cardId(input: unknown, path: string, known: Known): CardId {
  if (typeof input !== 'string' || !known.has(input)) throw new BadInput(path, 'must be the id of a card');
  return input;
}

function amount(input: unknown, path: string, feeds: boolean, min = 0): Amount {
  if (typeof input === 'number') return whole(input, path, min);
  const given = fields(input, path, ['base', 'over', 'each', 'instead']);
  const over = oneOf(given.over, `${path}.over`, ['fed', 'cast', 'otherCast']);
  if (over === 'fed' && !feeds)
    throw new BadInput(`${path}.over`, 'counts fed cards, but the card has no "feed" effect');
  const instead = given.instead ?? null;
  const better = instead === null ? null : fields(instead, `${path}.instead`, ['element', 'each']);
  return {
    base: whole(given.base ?? 0, `${path}.base`),
    over,
    each: whole(given.each ?? 0, `${path}.each`),
    instead: better && {
      element: element(better.element, `${path}.instead.element`),
      each: whole(better.each, `${path}.instead.each`),
    },
  };
}

interface Where {
  /** False inside another effect. */
  readonly top: boolean;
  readonly path: string;
  readonly phase: 'action' | 'fight' | 'either';
  readonly feeds: boolean;
  readonly known: Known;
}

const EFFECT_FIELDS: { readonly [K in Op]: readonly string[] } = {
  damage: ['amount', 'to', 'unblockable', 'ifHurt'],
  heal: ['amount'],
  block: ['amount'],
  shield: ['amount'],
  halve: [],
  evade: [],
  putOut: ['element'],
  double: ['element'],
  feed: ['upTo'],
  draw: ['amount'],
  nextDraw: ['amount', 'who'],
  gain: ['card', 'more'],
  upgrade: [],
  outcast: [],
  counter: [],
  ifCast: ['element', 'effect'],
  byPhase: ['action', 'fight'],
};
const OPS: readonly string[] = Object.keys(EFFECT_FIELDS);
const isOp = (input: unknown): input is Op => typeof input === 'string' && OPS.includes(input);

/** In a fight nobody draws or gains (F-R57); outside a fight nobody is hurt or blocks (F-R13). */
const ACTION_OPS: readonly Op[] = ['draw', 'gain', 'upgrade', 'outcast'];
const FIGHT_OPS: readonly Op[] = ['damage', 'block', 'shield', 'halve', 'evade', 'putOut', 'double'];

/** Effects that ask their caster something; a card asks one thing, and always. */
const ASKING: readonly Op[] = ['feed', 'upgrade', 'outcast', 'counter'];

function checkPlace(op: Op, { path, phase, top }: Where): void {
  if (!top && ASKING.includes(op))
    throw new BadInput(path, `"${op}" can't stand inside another effect; put it into the list`);
  if (phase !== 'action' && ACTION_OPS.includes(op)) {
    throw new BadInput(
      path,
      `"${op}" works only in the Action Phase; wrap it in "byPhase" or make the card an action spell`,
    );
  }
  if (phase !== 'fight' && FIGHT_OPS.includes(op)) {
    throw new BadInput(path, `"${op}" works only in the fight; wrap it in "byPhase" or make the card a fight spell`);
  }
}

const opOf = (effect: unknown): unknown =>
  typeof effect === 'object' && effect !== null && 'op' in effect ? effect.op : undefined;

function readEffect(input: unknown, where: Where): Effect {
  const { path, feeds, known } = where;
  const op = opOf(input);
  if (!isOp(op)) throw new BadInput(`${path}.op`, `must be one of ${OPS.join(', ')}`);
  const given = fields(input, path, ['op', ...EFFECT_FIELDS[op]]);
  checkPlace(op, where);
  switch (op) {
    case 'damage':
      return {
        op,
        amount: amount(given.amount, `${path}.amount`, feeds),
        to: oneOf(given.to ?? 'foe', `${path}.to`, ['foe', 'each']),
        unblockable: flag(given.unblockable, `${path}.unblockable`),
        ifHurt: given.ifHurt === undefined || given.ifHurt === null ? null : whole(given.ifHurt, `${path}.ifHurt`),
      };
    case 'heal':
    case 'block':
    case 'shield':
    case 'draw':
      return { op, amount: amount(given.amount, `${path}.amount`, feeds) };
    case 'nextDraw':
      return {
        op,
        amount: amount(given.amount, `${path}.amount`, feeds, -MOST),
        who: oneOf(given.who ?? 'you', `${path}.who`, ['you', 'foe']),
      };
    case 'putOut':
    case 'double':
      return { op, element: element(given.element, `${path}.element`) };
    case 'feed':
      return {
        op,
        upTo: given.upTo === undefined || given.upTo === null ? null : whole(given.upTo, `${path}.upTo`, 1),
      };
    case 'gain':
      return { op, card: cardId(given.card, `${path}.card`, known), more: readMore(given.more ?? null, where) };
    case 'ifCast':
      return {
        op,
        element: element(given.element, `${path}.element`),
        effect: readEffect(given.effect, { ...where, path: `${path}.effect`, top: false }),
      };
    case 'byPhase':
      return {
        op,
        action: readEffect(given.action, { ...where, path: `${path}.action`, phase: 'action', top: false }),
        fight: readEffect(given.fight, { ...where, path: `${path}.fight`, phase: 'fight', top: false }),
      };
    default:
      return { op };
  }
}

function readMore(input: unknown, { path, known }: Where): { mana: number; card: CardId } | null {
  if (input === null) return null;
  const given = fields(input, `${path}.more`, ['mana', 'card']);
  return { mana: whole(given.mana, `${path}.more.mana`, 1), card: cardId(given.card, `${path}.more.card`, known) };
}

const SPELL_FIELDS = ['element', 'mana', 'phase', 'priority', 'immune', 'cheaper', 'frees', 'effects'];
const CARD_FIELDS = {
  currency: ['coins', 'next'],
  gem: ['mana', 'recall'],
  spell: SPELL_FIELDS,
} as const;

function readCard(id: CardId, input: unknown, path: string, known: Known): CustomCard {
  const kind = typeof input === 'object' && input !== null && 'type' in input ? input.type : undefined;
  const type = oneOf(kind, `${path}.type`, ['currency', 'gem', 'spell']);
  const given = fields(input, path, ['type', 'name', 'price', ...CARD_FIELDS[type]]);
  const name = readNames(given.name, `${path}.name`, id);
  const price = whole(given.price, `${path}.price`);
  if (type === 'currency') {
    const next = given.next === undefined || given.next === null ? null : cardId(given.next, `${path}.next`, known);
    return { type, name, price, coins: whole(given.coins, `${path}.coins`), next };
  }
  if (type === 'gem') {
    return {
      type,
      name,
      price,
      mana: whole(given.mana, `${path}.mana`),
      recall: whole(given.recall ?? 0, `${path}.recall`),
    };
  }
  return { ...readSpell(given, path, known), name, price };
}

function readSpell(given: Fields, path: string, known: Known): Omit<Extract<Card, { type: 'spell' }>, 'price'> {
  const { effects } = given;
  if (!Array.isArray(effects) || effects.length === 0)
    throw new BadInput(`${path}.effects`, 'must be a list of effects');
  const phase = oneOf(given.phase, `${path}.phase`, ['action', 'fight', 'either']);
  for (const name of ['priority', 'frees']) {
    if (phase === 'action' && given[name] !== undefined && given[name] !== null && given[name] !== false) {
      throw new BadInput(`${path}.${name}`, 'works in the fight only, and this spell is cast in the Action Phase');
    }
  }
  const asking = effects.filter((effect: unknown) => ASKING.some((op) => op === opOf(effect)));
  if (asking.length > 1) throw new BadInput(`${path}.effects`, `can hold one of ${ASKING.join(', ')} only`);
  const feeds = effects.some((effect: unknown) => opOf(effect) === 'feed');
  const cheaper =
    given.cheaper === undefined || given.cheaper === null
      ? null
      : fields(given.cheaper, `${path}.cheaper`, ['by', 'ifCast']);
  return {
    type: 'spell',
    element: given.element === undefined || given.element === null ? null : element(given.element, `${path}.element`),
    mana: whole(given.mana, `${path}.mana`),
    phase,
    priority: flag(given.priority, `${path}.priority`),
    immune: flag(given.immune, `${path}.immune`),
    cheaper: cheaper && {
      by: whole(cheaper.by, `${path}.cheaper.by`, 1),
      ifCast: element(cheaper.ifCast, `${path}.cheaper.ifCast`),
    },
    frees: given.frees === undefined || given.frees === null ? null : cardId(given.frees, `${path}.frees`, known),
    effects: effects.map((effect: unknown, index) =>
      readEffect(effect, { path: `${path}.effects[${index}]`, phase, feeds, known, top: true }),
    ),
  };
}

/** Cards of a match's own, by id; an id of the box can't be used again. */
export const readCustomCards = (input: unknown, path: string): { readonly [id: CardId]: CustomCard } =>
  readOwn(input, path, {
    one: 'card',
    many: 'cards',
    most: MOST_CUSTOM_CARDS,
    inBox: (id) => boxCards.has(id),
    reader(entries) {
      const known = new Set([...boxCards.keys(), ...entries.map(([id]) => id)]);
      return (id, card, at) => readCard(id, card, at, known);
    },
  });
