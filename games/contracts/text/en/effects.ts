// How does an effect read in English? One row a step.

import { conditional, english, englishClauses, firstOf, negated, say, signed } from '@duello/language';
import type { Amount, Count } from '../../cards/amounts.ts';
import { type Counted, isItself, isLoss, readAmount, type Valued } from '../amounts.ts';
import { type Hit, named, raised, type Step, type StepBy, sideOf } from '../clauses.ts';
import type { Scene, StepRows } from '../row-types.ts';
import { COUNTED, nounOf, numberOf, statuses, tokenNoun, types, valueText } from './nouns.ts';

const { a, and, inWords, some, times } = english;
const { amounts, atMost, does, enough, orMore } = englishClauses;
const { equalTo, forEach, many } = amounts<Counted, Valued, boolean>((count) => COUNTED[count], valueText);
const until = (how: 'turn' | 'always'): string => (how === 'turn' ? ' this turn' : '');

/** "2 damage to a Creature for each …"; later hits leave the noun out. */
function hitText({ amount, whom, its }: Hit, scene: Scene, noun = 'damage '): string {
  const to = `to ${nounOf(whom, scene, 'each').object}`;
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return `${reading.n} ${noun}${to}`;
  if (reading.reads === 'each') return `${firstOf(reading)} ${noun}${to}${forEach(reading, its)}`;
  // "its" must come after whom it belongs to.
  const isOwn = reading.count !== 'ownAttack' && typeof whom.to === 'object';
  return isOwn ? `damage ${to} ${equalTo(reading, its)}` : `damage ${equalTo(reading, its)} ${to}`;
}

/** What you do to yourself is taken, not dealt. */
function taken({ amount, its }: Hit): string {
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return `take ${reading.n} damage`;
  if (reading.reads === 'value') return `take damage ${equalTo(reading, its)}`;
  return `take ${firstOf(reading)} damage${forEach(reading, its)}`;
}

function damageText({ hits }: StepBy['damage'], scene: Scene): string {
  const [hit, ...rest] = hits;
  const { to } = hit.whom;
  if (rest.length > 0) {
    return [`deal ${hitText(hit, scene)}`, ...rest.map((next) => `then ${hitText(next, scene, '')}`)].join(', ');
  }
  const once = nounOf(hit.whom, scene).verb === 'you' ? taken(hit) : `deal ${hitText(hit, scene)}`;
  const reading = readAmount(hit.times);
  if (reading.reads === 'each' && reading.base === 0 && reading.each === 1) {
    return `for each ${COUNTED[reading.count]}${atMost(reading.most)}, ${once}`;
  }
  if (reading.reads === 'value') return `${once}, a number of times ${equalTo(reading, hit.its)}`;
  if (reading.reads === 'plain' && reading.n === 1) return once;
  const often =
    reading.reads === 'plain'
      ? times(reading.n)
      : `${times(firstOf(reading))}${forEach(reading, hit.its, times(Math.abs(reading.each)))}`;
  // A target that is chosen is chosen anew each time (CR37).
  if (typeof to === 'string' || 'all' in to || typeof hit.amount !== 'number') return `${once} ${often}`;
  return `deal ${hit.amount} damage ${often}, each time to ${nounOf(hit.whom, scene).object}`;
}

/** What is gained: numbers first; and what is said after "this turn". */
interface Gained {
  readonly heads: readonly string[];
  readonly tail: string;
}

function modifier(amount: Amount, noun: string, its: boolean, sign: (n: number) => string): Gained {
  const reading = readAmount(amount);
  if (reading.reads === 'plain')
    return { heads: reading.n === 0 ? [] : [`${sign(reading.n)} ${noun}`.trim()], tail: '' };
  if (reading.reads === 'value') return { heads: [`${noun} ${equalTo(reading, its)}`.trim()], tail: '' };
  return { heads: [`${sign(firstOf(reading))} ${noun}`.trim()], tail: forEach(reading, its) };
}

function modifiers(attack: Amount, health: Amount, its: boolean, sign: (n: number) => string): Gained {
  const strength = modifier(attack, 'attack', its, sign);
  const life = modifier(health, 'health', its, sign);
  if (strength.heads.length === 0) return life;
  if (life.heads.length === 0) return strength;
  const bySame = readAmount(attack).reads === readAmount(health).reads && strength.tail === life.tail;
  if (isItself(attack, health))
    return { heads: [`attack and health equal to ${its ? 'its own' : 'that Creature’s'}`], tail: '' };
  if (!bySame || readAmount(attack).reads === 'value') {
    return { heads: [`${strength.heads[0]}${strength.tail}`, life.heads[0]], tail: life.tail };
  }
  const [one, two] = [attack, health].map((amount) => modifier(amount, '', its, sign).heads[0]);
  return { heads: [sign === signed ? `${one}/${two}` : `${one} attack and ${two} health`], tail: strength.tail };
}

function gainsText(step: StepBy['gains'], scene: Scene): string {
  const { attack, health, magic, whom, its } = step;
  const loses = step.statuses.length === 0 && magic === 0 && isLoss(attack) && isLoss(health);
  const [strength, life] = loses ? [negated(attack), negated(health)] : [attack, health];
  const { heads, tail } = modifiers(strength, life, its, loses ? String : signed);
  const parts = [
    ...heads,
    ...(magic === 0 ? [] : [`Magic Damage ${signed(magic)}`]),
    ...step.statuses.map((status) => statuses[status]),
  ];
  const subject = does(nounOf(whom, scene), loses ? 'lose' : 'gain', scene.form);
  return `${subject} ${and(parts)}${until(step.until)}${tail}`;
}

function healText({ amount, whom, its }: StepBy['heal'], scene: Scene): string {
  const heal = `heal ${nounOf(whom, scene, 'each').object}`;
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return `${heal} for ${reading.n}`;
  if (reading.reads === 'value') return `${heal} for an amount ${equalTo(reading, its)}`;
  return `${heal} for ${firstOf(reading)}${forEach(reading, its)}`;
}

function returnText({ whom }: StepBy['return'], scene: Scene): string {
  const { object, verb } = nounOf(whom, scene);
  const both = verb === 'many' ? 'their owners’ hands' : 'its owner’s hand';
  const hand = { own: 'your hand', opposing: 'the opponent’s hand', both }[sideOf(whom)];
  return `return ${object} to ${hand}`;
}

function moveText({ whom, where }: StepBy['move'], scene: Scene): string {
  const { object, verb } = nounOf(whom, scene);
  const line = sideOf(whom) === 'own' ? 'your line' : `${verb === 'many' ? 'their' : 'its'} line`;
  if (where === 'anywhere') return `move ${object} anywhere in ${line}`;
  return `move ${object} to the ${where === 'leftEnd' ? 'left' : 'right'} end of ${line}`;
}

/** A player who does something: imperative for yourself. */
function playerDoes(who: 'you' | 'opponent' | 'eachPlayer', verb: string, scene: Scene): string {
  return who === 'you' ? verb : does(nounOf(named(who), scene), verb, scene.form);
}

/** At least so many, or fewer. */
type Test = (n: number, holds: boolean, its: boolean) => string;
const reaches =
  (value: Valued): Test =>
  (n, holds, its) =>
    `${valueText(value, its)} is ${orMore(n, holds, 'less')}`;
const CONDITIONS: Readonly<Record<Count, Test>> = {
  ownCreatures: enough('you have', 'Creature', 'Creatures'),
  otherOwnCreatures: (n, holds) =>
    holds && n === 1 ? 'you have another Creature' : enough('you have', '', 'other Creatures')(n, holds),
  opposingCreatures: enough('the opponent has', 'Creature', 'Creatures'),
  fullTanks: enough('you have', 'full tank', 'full tanks'),
  ownPile: enough('your discard pile has', 'contract', 'contracts'),
  spellsInOwnPile: enough('your discard pile has', 'Spell', 'Spells'),
  hand: enough('you have', 'contract', 'contracts', ' in hand'),
  burnouts: (n, holds) => `you have ${holds ? '' : 'not '}suffered burnout${n === 1 ? '' : ` ${n} or more times`}`,
  discarded: (n, holds) => `there are ${orMore(n, holds)} of them`,
  ownAttack: reaches('ownAttack'),
  itsAttack: reaches('itsAttack'),
  itsHealth: reaches('itsHealth'),
};

function ifText(step: StepBy['if'], scene: Scene): string {
  const { count, atLeast, held, otherwise, its } = step;
  const condition = `if ${CONDITIONS[count](atLeast, held.length > 0, its)}`;
  const great = raised(step);
  if (great !== null) {
    return `${inline(otherwise, scene)}, or ${held[0].op === 'heal' ? 'for ' : ''}${great} ${condition}`;
  }
  return conditional(step, condition, '; otherwise, ', scene.form, (steps) => inline(steps, scene));
}

/** After "Summon:" a token is put into the line, so that no word stands twice. */
function summonText({ token, count, for: who, its }: StepBy['summon'], scene: Scene): string {
  const noun = tokenNoun(token, scene.nameOf);
  const isPut = scene.moment === 'summon' && who === 'you';
  const where = isPut ? ' into your line' : '';
  const said = (n: number): string => (n > 1 ? `${inWords(n)} ${noun.many}` : some(n, noun.one, noun.many)) + where;
  const reading = readAmount(count);
  const tokens = many(reading, its, noun, said) + (reading.reads === 'value' ? where : '');
  return `${isPut ? 'put' : playerDoes(who, 'summon', scene)} ${tokens}`;
}

/** Damage that you take is a price: "take 1 damage to draw"; what others then do is a sentence of its own. */
function mayText({ steps }: StepBy['may'], scene: Scene): string {
  const can: Scene = { ...scene, form: 'can' };
  const [first, ...rest] = steps;
  if (scene.form === 'can') return inline(steps, can);
  const others = rest.findIndex((step) => clause(step, can).startsWith('have '));
  if (others >= 0) {
    const [yours, theirs] = [steps.slice(0, others + 1), rest.slice(others)];
    return `you can ${inline(yours, can)}. If you do, ${inline(theirs, scene)}`;
  }
  const isPaid = first.op === 'damage' && first.hits.every(({ whom }) => nounOf(whom, scene).verb === 'you');
  return rest.length > 0 && isPaid
    ? `you can ${clause(first, can)} to ${inline(rest, can)}`
    : `you can ${inline(steps, can)}`;
}

const rows: StepRows = {
  damage: damageText,
  heal: healText,
  gains: gainsText,
  blunt: ({ whom, until: how }, scene) => `reduce ${numberOf(whom, 'attack', scene)} to 0${until(how)}`,
  double: ({ whom, what, most, until: how }, scene) =>
    `double ${numberOf(whom, what, scene)}${most === null ? '' : ` (at most +${most})`}${until(how)}`,
  repeat: ({ count }) => `repeat for each ${COUNTED[count]}`,
  fade({ whoms }, scene) {
    const nouns = whoms.map((whom) => nounOf(whom, scene));
    if (nouns.length === 1 && nouns[0].verb === 'you') return does(nouns[0], 'Fade', scene.form);
    return `Fade ${and(nouns.map(({ object }) => object))}`;
  },
  disarm: ({ whom }, scene) => `Disarm ${nounOf(whom, scene).object}`,
  destroy: ({ whom }, scene) => `destroy ${nounOf(whom, scene).object}`,
  return: returnText,
  move: moveText,
  summon: summonText,
  fetch: ({ count, who, its }, scene) =>
    `${playerDoes(who, 'fetch', scene)} ${many(readAmount(count), its, { one: 'contract', many: 'contracts' })}`,
  draw: ({ times: n }) => (n === 1 ? 'draw a contract' : `draw ${times(n)}`),
  takeBack: ({ type }) => `take ${a(type === null ? 'contract' : types[type])} from your discard pile into your hand`,
  fillTanks: ({ count, its }) => `fill ${many(readAmount(count), its, { one: 'tank', many: 'tanks' })}`,
  extractor: ({ full }, { form }) =>
    `${form === 'can' ? '' : 'you '}gain ${full ? 'a full' : 'an empty'} extractor of a colour you choose`,
  may: mayText,
  if: ifText,
};

export const clause = (step: Step, scene: Scene): string => say(rows, step.op, step, scene);
/** Under a condition everything stays in one sentence. */
export const inline = (steps: readonly Step[], scene: Scene): string => and(steps.map((step) => clause(step, scene)));
