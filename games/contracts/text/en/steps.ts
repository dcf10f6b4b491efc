// How does an effect read in English? One row a step.

import { english, say, shown, signed } from '@duello/language';
import type { Amount, Count } from '../../cards/effects.ts';
import type { Scene, StepRows } from '../rows.ts';
import { type Hit, named, raised, type Step, type StepBy, sideOf } from '../steps.ts';
import { isItself, isLoss, negated, type Reading, readAmount, type Valued } from '../tally.ts';
import { attackOf, COUNTED, type Noun, nounOf, statuses, tokenNoun, types, valueText } from './nouns.ts';

const { a, and, inWords, some, times } = english;

/** The limit of a sum is one of the whole. */
const atMost = (most: number | null, base = 0): string =>
  most === null ? '' : ` (at most ${most}${base === 0 ? '' : ' in all'})`;
const until = (how: 'turn' | 'always'): string => (how === 'turn' ? ' this turn' : '');

/** Subject and verb, or what follows "you can". */
function does({ text, object, verb }: Noun, does: string, form: Scene['form']): string {
  if (form === 'can') return verb === 'you' ? does : `have ${object} ${does}`;
  const ending = verb === 'one' ? (does.endsWith('ch') ? 'es' : 's') : '';
  return `${text} ${does}${ending}`;
}

/** "equal to twice its attack plus 1 (at most 6)". */
function equalTo(reading: Extract<Reading, { reads: 'value' }>, its: boolean): string {
  const { times: factor, base, count, most } = reading;
  const value = valueText(count, its);
  const much = factor === 1 ? value : `${factor === 2 ? 'twice' : `${inWords(factor)} times`} ${value}`;
  return `equal to ${much}${base === 0 ? '' : ` ${base < 0 ? 'minus' : 'plus'} ${Math.abs(base)}`}${atMost(most)}`;
}

/** ", plus 1 for each …" after a number, or " for each …". */
const forEach = ({ base, each, count, most }: Extract<Reading, { reads: 'each' }>, more = shown(each)): string =>
  `${base === 0 ? '' : `, plus ${more}`} for each ${COUNTED[count]}${atMost(most, base)}`;
const first = ({ base, each }: Extract<Reading, { reads: 'each' }>): number => (base === 0 ? each : base);

/** "2 contracts", "a contract for each …", "a number of contracts equal to …". */
function many(amount: Amount, its: boolean, one: string, more: string, words = false): string {
  const reading = readAmount(amount);
  const say = (n: number): string => (words && n > 1 ? `${inWords(n)} ${more}` : some(n, one, more));
  if (reading.reads === 'plain') return say(reading.n);
  if (reading.reads === 'value') return `a number of ${more} ${equalTo(reading, its)}`;
  return `${say(first(reading))}${forEach(reading, inWords(reading.each))}`;
}

/** "2 damage to a Creature for each …"; later hits leave the noun out. */
function hitText({ amount, whom, its }: Hit, scene: Scene, noun = 'damage '): string {
  const to = `to ${nounOf(whom, scene, 'each').object}`;
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return `${reading.n} ${noun}${to}`;
  if (reading.reads === 'each') return `${first(reading)} ${noun}${to}${forEach(reading)}`;
  // "its" must come after whom it belongs to.
  const isOwn = reading.count !== 'ownAttack' && typeof whom.to === 'object';
  return isOwn ? `damage ${to} ${equalTo(reading, its)}` : `damage ${equalTo(reading, its)} ${to}`;
}

/** What you do to yourself is taken, not dealt. */
function taken({ amount, its }: Hit): string {
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return `take ${reading.n} damage`;
  if (reading.reads === 'value') return `take damage ${equalTo(reading, its)}`;
  return `take ${first(reading)} damage${forEach(reading)}`;
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
    reading.reads === 'plain' ? times(reading.n) : `${times(first(reading))}${forEach(reading, times(reading.each))}`;
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
  return { heads: [`${sign(first(reading))} ${noun}`.trim()], tail: forEach(reading) };
}

function modifiers(attack: Amount, health: Amount, its: boolean, sign: (n: number) => string): Gained {
  const strength = modifier(attack, 'attack', its, sign);
  const life = modifier(health, 'health', its, sign);
  if (strength.heads.length === 0) return life;
  if (life.heads.length === 0) return strength;
  const bySame = readAmount(attack).reads === readAmount(health).reads && strength.tail === life.tail;
  if (isItself(attack, health))
    return { heads: [`attack and health equal to ${its ? 'its own' : "that Creature's"}`], tail: '' };
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
  if (reading.reads === 'value') return `${heal} by an amount ${equalTo(reading, its)}`;
  return `${heal} by ${first(reading)}${forEach(reading)}`;
}

function returnText({ whom }: StepBy['return'], scene: Scene): string {
  const { object, verb } = nounOf(whom, scene);
  const both = verb === 'many' ? "their owners' hands" : "its owner's hand";
  const hand = { own: 'your hand', opposing: "the opponent's hand", both }[sideOf(whom)];
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
/** "a Creature" or "no Creatures", "3 or more Creatures" or "fewer than 3 Creatures". */
const enough =
  (before: string, one: string, others: string, after = ''): Test =>
  (n, holds) => {
    if (n === 1) return `${before} ${holds ? a(one) : `no ${others}`}${after}`;
    return `${before} ${holds ? `${n} or more` : `fewer than ${n}`} ${others}${after}`;
  };
const reaches =
  (value: Valued): Test =>
  (n, holds, its) =>
    `${valueText(value, its)} is ${holds ? `${n} or more` : `less than ${n}`}`;
const CONDITIONS: Readonly<Record<Count, Test>> = {
  ownCreatures: enough('you have', 'Creature', 'Creatures'),
  otherOwnCreatures: (n, holds, its) =>
    holds && n === 1 ? 'you have another Creature' : enough('you have', '', 'other Creatures')(n, holds, its),
  opposingCreatures: enough('the opponent has', 'Creature', 'Creatures'),
  fullTanks: enough('you have', 'full tank', 'full tanks'),
  ownPile: enough('your discard pile has', 'contract', 'contracts'),
  spellsInOwnPile: enough('your discard pile has', 'Spell', 'Spells'),
  hand: enough('you have', 'contract', 'contracts', ' in hand'),
  burnouts: (n, holds) => `you have ${holds ? '' : 'not '}suffered burnout${n === 1 ? '' : ` ${n} or more times`}`,
  discarded: (n, holds) => `there are ${holds ? `${n} or more` : `fewer than ${n}`} of them`,
  ownAttack: reaches('ownAttack'),
  itsAttack: reaches('itsAttack'),
  itsHealth: reaches('itsHealth'),
};

function ifText(step: StepBy['if'], scene: Scene): string {
  const { count, atLeast, held, otherwise, its } = step;
  const condition = `if ${CONDITIONS[count](atLeast, held.length > 0, its)}`;
  const great = raised(step);
  if (great !== null) {
    return `${inline(otherwise, scene)}, or ${held[0].step === 'heal' ? 'for ' : ''}${great} ${condition}`;
  }
  const [main, rest] = held.length === 0 ? [otherwise, []] : [held, otherwise];
  const instead = rest.length === 0 ? '' : `; otherwise, ${inline(rest, scene)}`;
  const said = inline(main, scene);
  return scene.form === 'can' ? `${said} ${condition}${instead}` : `${condition}, ${said}${instead}`;
}

const rows: StepRows = {
  damage: damageText,
  heal: healText,
  gains: gainsText,
  blunt: ({ whom, until: how }, scene) => `reduce ${attackOf(whom, scene)} to 0${until(how)}`,
  fade({ whoms }, scene) {
    const nouns = whoms.map((whom) => nounOf(whom, scene));
    if (nouns.length === 1 && nouns[0].verb === 'you') return does(nouns[0], 'Fade', scene.form);
    return `Fade ${and(nouns.map(({ object }) => object))}`;
  },
  disarm: ({ whom }, scene) => `Disarm ${nounOf(whom, scene).object}`,
  destroy: ({ whom }, scene) => `destroy ${nounOf(whom, scene).object}`,
  return: returnText,
  move: moveText,
  summon({ token, count, who, its }, scene) {
    const { one, many: others } = tokenNoun(token, scene.nameOf);
    return `${playerDoes(who, 'summon', scene)} ${many(count, its, one, others, true)}`;
  },
  fetch: ({ count, who, its }, scene) =>
    `${playerDoes(who, 'fetch', scene)} ${many(count, its, 'contract', 'contracts')}`,
  draw: ({ times: n }) => (n === 1 ? 'draw a contract' : `draw ${times(n)}`),
  takeBack: ({ type }) => `take ${a(type === null ? 'contract' : types[type])} from your discard pile into your hand`,
  fillTanks: ({ count, its }) => `fill ${many(count, its, 'tank', 'tanks')}`,
  extractor: ({ full }, { form }) =>
    `${form === 'can' ? '' : 'you '}gain ${full ? 'a full' : 'an empty'} extractor of a colour you choose`,
  may: ({ steps }, scene) => `${scene.form === 'can' ? '' : 'you can '}${inline(steps, { ...scene, form: 'can' })}`,
  if: ifText,
};

export const clause = (step: Step, scene: Scene): string => say(rows, step.step, step, scene);
/** Under a condition everything stays in one sentence. */
export const inline = (steps: readonly Step[], scene: Scene): string => and(steps.map((step) => clause(step, scene)));
