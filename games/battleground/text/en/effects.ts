// How does an effect read in English? One row a step.

import { conditional, english, englishClauses, firstOf, negated, say, shown } from '@duello/language';
import type { Amount } from '../../cards/amounts.ts';
import { isLoss, readAmount } from '../amounts.ts';
import { groups, type Hit, isEnding, raised, type Step, type StepBy } from '../clauses.ts';
import type { Possessive } from '../pronoun-context.ts';
import type { Scene, StepRows } from '../row-types.ts';
import { condition, equalTo, forEach, many, much } from './amounts.ts';
import { colour, conditions, nounOf, tierText, types } from './nouns.ts';

const { a, and, inWords, some } = english;
const { does } = englishClauses;

/** "2 damage to target foe for each ally"; later hits leave the noun out. */
function hitText({ amount, whom, its }: Hit, { card }: Scene, noun = 'damage '): string {
  const to = `to ${nounOf(whom, card, 'each').object}`;
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return `${shown(reading.n)} ${noun}${to}`;
  if (reading.reads === 'each') return `${shown(firstOf(reading))} ${noun}${to}${forEach(reading, its)}`;
  // "its" must come after whom it belongs to.
  const isOwn = reading.count !== 'thisAttack' && typeof whom.to === 'object' && 'target' in whom.to;
  return isOwn ? `damage ${to} ${equalTo(reading, its)}` : `damage ${equalTo(reading, its)} ${to}`;
}

/** What you do to yourself is taken, not dealt. */
function taken({ amount, its }: Hit): string {
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return `take ${shown(reading.n)} damage`;
  if (reading.reads === 'value') return `take damage ${equalTo(reading, its)}`;
  return `take ${shown(firstOf(reading))} damage${forEach(reading, its)}`;
}

function damageText({ hits: [hit, ...rest] }: StepBy['damage'], scene: Scene): string {
  if (rest.length === 0 && nounOf(hit.whom, scene.card).verb === 'you') return taken(hit);
  return [`deal ${hitText(hit, scene)}`, ...rest.map((next) => `then ${hitText(next, scene, '')}`)].join(', ');
}

function healText({ amount, whom, its }: StepBy['heal'], { card }: Scene): string {
  const heal = `heal ${nounOf(whom, card, 'each').object}`;
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return `${heal} for ${shown(reading.n)}`;
  if (reading.reads === 'value') return `${heal} for an amount ${equalTo(reading, its)}`;
  return `${heal} for ${shown(firstOf(reading))}${forEach(reading, its)}`;
}

/** "2 Attack", and what follows a number that counts. */
function quantity(amount: Amount, what: string, its: Possessive): { readonly head: string; readonly tail: string } {
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return { head: `${shown(reading.n)} ${what}`, tail: '' };
  if (reading.reads === 'value') return { head: `${what} ${equalTo(reading, its)}`, tail: '' };
  return { head: `${shown(firstOf(reading))} ${what}`, tail: forEach(reading, its) };
}

/** Each verb with what it takes: a gain and a loss are two. */
function gainText({ attack, hp, whom, its }: StepBy['gain'], { card, form }: Scene): string {
  const noun = nounOf(whom, card);
  const changes = [
    { amount: attack, what: 'Attack' },
    { amount: hp, what: 'HP' },
  ].filter(({ amount }, index) => amount !== 0 || (index === 0 && hp === 0));
  const said = (lost: boolean): readonly string[] => {
    const parts = changes
      .filter(({ amount }) => isLoss(amount) === lost)
      .map(({ amount, what }) => quantity(lost ? negated(amount) : amount, what, its));
    if (parts.length === 0) return [];
    const isSame = parts.every(({ tail }) => tail === parts[0].tail);
    if (isSame) return [and(parts.map(({ head }) => head)) + parts[0].tail];
    return [and(parts.map(({ head, tail }) => head + tail))];
  };
  const [gains, losses] = [said(false), said(true)];
  const first =
    gains.length > 0 ? `${does(noun, 'gain', form)} ${gains[0]}` : `${does(noun, 'lose', form)} ${losses[0]}`;
  if (gains.length === 0 || losses.length === 0) return first;
  return `${first} and ${form === 'do' && noun.verb === 'one' ? 'loses' : 'lose'} ${losses[0]}`;
}

function placeText({ puts, whom, its }: StepBy['place'], { card }: Scene): string {
  const parts = puts.map(({ condition: one, count }) => ({ ...much(count, its), name: conditions[one] }));
  const what = and(parts.map(({ n, name }) => `${n} ${name}`));
  return `put ${what} on ${nounOf(whom, card, 'each').object}${parts[0].tail}`;
}

const cleansed = ({ conditions: kinds }: StepBy['cleanse']): string =>
  kinds.length === 1 && kinds[0] === 'all'
    ? 'conditions'
    : and(kinds.map((kind) => (kind === 'all' ? 'other conditions' : conditions[kind])));

function manaText({ mana, its }: StepBy['mana']): string {
  const parts = mana.map((one) => ({ ...much(one.count, its), ...one }));
  const [{ colour: first, tail, n }] = parts;
  if (first === 'any') return `gain ${n} mana of ${n === '1' ? 'a colour' : 'colours'} you choose${tail}`;
  const what = parts.map((one) => `${one.n} ${one.colour === 'any' ? 'other' : colour(one.colour)}`);
  return `gain ${and(what)} mana${tail}`;
}

const DIRECTIONS = {
  forward: 'one field forward',
  back: 'one field back',
  left: 'one field to the left',
  right: 'one field to the right',
} as const;
const WHOSE = { own: 'of your enchantments', opposing: 'of the opponent’s enchantments' } as const;

function endText({ whose }: StepBy['endAnother'], { card }: Scene): string {
  const isOne = card.enchantment !== null;
  if (whose === 'any') return `end ${isOne ? 'another' : 'an'} enchantment`;
  return whose === 'own' && isOne ? `end another ${WHOSE.own}` : `end one ${WHOSE[whose]}`;
}

function eitherText({ first, second }: StepBy['either'], scene: Scene): string {
  const plain: Scene = { ...scene, form: 'do' };
  const isShort = first.length === 1 && second.length === 1;
  return `choose one: ${inline(first, plain)}${isShort ? ', or ' : '; or '}${inline(second, plain)}`;
}

function ifText(step: StepBy['if'], scene: Scene): string {
  if (isEnding(step) && scene.form === 'do') return `ends when ${condition(step, scene)}`;
  const when = `if ${condition(step, scene)}`;
  const great = raised(step);
  if (great !== null) {
    return `${inline(step.otherwise, scene)}, or ${step.held[0].op === 'heal' ? 'for ' : ''}${shown(great)} ${when}`;
  }
  return conditional(step, when, '; otherwise, ', scene.form, (steps) => inline(steps, scene));
}

/** Where its tokens have been spoken of, one more is added. */
function enchantText({ whom, count }: StepBy['enchant'], { card }: Scene): string {
  const { object } = nounOf(whom, card, 'each');
  if (whom.to === 'it' && whom.tokens) return `add ${inWords(count)}`;

  return `enchant ${object}${count === 1 ? '' : ` with ${count} tokens`}`;
}

/** Damage that you take is a price: "take 2 damage to draw a spell". */
function mayText({ steps }: StepBy['may'], scene: Scene): string {
  const can: Scene = { ...scene, form: 'can' };
  const [first, ...rest] = steps;
  if (scene.form === 'can') return inline(steps, can);
  const isPaid = first.op === 'damage' && first.hits.every(({ whom }) => nounOf(whom, scene.card).verb === 'you');
  return rest.length > 0 && isPaid
    ? `you may ${clause(first, can)} to ${inline(rest, can)}`
    : `you may ${inline(steps, can)}`;
}

const rows: StepRows = {
  choose: ({ point }) => `choose ${a(point)}`,
  damage: damageText,
  heal: healText,
  gain: gainText,
  place: placeText,
  cleanse: (step, { card }) => `remove all ${cleansed(step)} from ${nounOf(step.whom, card).object}`,
  killAnother: () => 'kill another',
  spend({ hit, whom }, { card, form }) {
    const tokens = whom.tokens ? 'them all' : `all tokens from ${nounOf(whom, card).object}`;
    const to = nounOf(hit.whom, card, 'each').object;
    return `remove ${tokens} ${form === 'can' ? 'to' : 'and'} deal that much ${whom.tokens ? '' : 'damage '}to ${to}`;
  },
  kill: ({ whom }, { card }) => `kill ${nounOf(whom, card).object}`,
  enchant: enchantText,
  unenchant: ({ whom }, { card }) => `unenchant ${nounOf(whom, card).object}`,
  attack: ({ whom }, { card, form }) => does(nounOf(whom, card), 'attack', form),
  defend: ({ whom }, { card, form }) => does(nounOf(whom, card), 'defend', form),
  move: ({ whom, where }, { card }) => `move ${nounOf(whom, card).object} ${DIRECTIONS[where]}`,
  end: () => 'end this enchantment',
  endAnother: endText,
  draw: ({ count, its }) => `draw ${many(readAmount(count), its, { one: 'spell', many: 'spells' })}`,
  retain({ count, type }) {
    const one = type === null ? 'spell' : types[type];
    return `retain ${some(count, one, type === 'sorcery' ? 'Sorceries' : `${one}s`)} from your hand`;
  },
  mana: manaText,
  gainCrystal({ colour: one, into }) {
    const what = one === 'any' ? 'a crystal of a colour you choose' : `a ${colour(one)} crystal`;
    return `gain ${what} from the market${into === 'hand' ? ' into your hand' : ''}`;
  },
  revive: ({ maxTier }) =>
    `choose a${maxTier === null ? '' : ` ${tierText(maxTier)}`} Summon in your discard pile and summon it`,
  may: mayText,
  either: eitherText,
  if: ifText,
};

export const clause = (step: Step, scene: Scene): string => say(rows, step.op, step, scene);
/** Under a condition everything stays in one sentence. */
export const inline = (steps: readonly Step[], scene: Scene): string =>
  groups(steps, scene.form)
    .map((group) => and(group.map((step) => clause(step, scene))))
    .join('; then ');
