// How does an effect read in English? One row a step.

import { conditional, english, englishClauses, say } from '@duello/language';
import type { Trait } from '../../cards/vocabulary.ts';
import { type AmountStep, doubles, isAll, isPrice, type Step, type StepBy, type TargetPhrase } from '../clauses.ts';
import type { Scene, StepRows } from '../row-types.ts';
import { changed, conditionOf, manyCards, much } from './amounts.ts';
import { aCard, cantNoun, nounOf, traits } from './nouns.ts';

const { and, or } = english;
type Noun = englishClauses.Noun;

/** Subject and verb, or what follows "you may"; "the opponent may" is followed by what the opponent does. */
function does(one: Noun, verb: string, { form, theirs }: Scene): string {
  if (form !== 'can' || !theirs) return englishClauses.does(one, verb, form);
  return one === englishClauses.OPPONENT ? verb : `have ${one.text} ${verb}`;
}

/** What you do yourself is an order. */
const orders = (one: Noun, verb: string, scene: Scene): string =>
  one.verb === 'you' && !scene.theirs ? verb : does(one, verb, scene);

function damageText({ amount, whom, its }: AmountStep, scene: Scene): string {
  const target = nounOf(whom, scene, 'each');
  const { head, tail } = much(amount, 'damage', { its, of: null, theirs: scene.theirs });
  if (target.verb === 'you') return `${does(target, 'take', scene)} ${head}${tail}`;
  return `deal ${head} to ${target.object}${tail}`;
}

/** "you gain 2 life", "the opponent gains 1 fatigue". */
const gains =
  (verb: 'gain' | 'lose', noun: 'life' | 'fatigue') =>
  ({ amount, whom, its }: AmountStep, scene: Scene): string => {
    const { head, tail } = much(amount, noun, { its, of: whom.to, theirs: scene.theirs });
    return `${does(nounOf(whom, scene), verb, scene)} ${head}${tail}`;
  };

/** "draw a card", "the opponent discards 2 cards". */
const moves =
  (verb: 'draw' | 'discard') =>
  ({ amount, whom, its }: AmountStep, scene: Scene): string =>
    `${orders(nounOf(whom, scene), verb, scene)} ${manyCards(amount, { its, of: whom.to, theirs: scene.theirs })}`;

/** SR42: who can't defend can't be attacked either. */
const CANT = { cantAttack: ['attack'], cantDefend: ['defend', 'be attacked'] } as const;
const isCant = (trait: Trait): trait is keyof typeof CANT => trait in CANT;
/** What a summoning can't do, after "can't": "attack, defend or be attacked". */
const cant = (all: readonly Trait[]): string =>
  or(all.filter(isCant).flatMap((trait): readonly string[] => CANT[trait]));
const names = (all: readonly Trait[]): readonly string[] =>
  all.filter((trait) => !isCant(trait)).map((trait) => traits[trait]);

function getsText({ attack, defense, traits: granted, whom, its }: StepBy['gets'], scene: Scene): string {
  const { theirs } = scene;
  const [strength, guard] = [changed(attack, 'attack', its, theirs), changed(defense, 'defence', its, theirs)];
  const isSame = strength.tail === guard.tail;
  const numbers = [
    `${strength.head}${isSame || strength.head === '' || guard.head === '' ? '' : strength.tail}`,
    guard.head,
  ].filter((text) => text !== '');
  const tail = guard.head === '' ? strength.tail : guard.tail;
  const parts = numbers.some((text) => / equal to /.test(text))
    ? [...names(granted), ...numbers]
    : [...numbers, ...names(granted)];
  const one = nounOf(whom, scene);
  const not = cant(granted);
  const until = ' until end of turn';
  if (parts.length === 0) {
    const who = cantNoun(whom, scene);
    if (scene.form === 'can') return `have ${who} be unable to ${not}${until}`;
    return isAll(whom) ? `this turn, ${who} can’t ${not}` : `${who} can’t ${not}${until}`;
  }
  const verb = numbers.length === 0 ? 'gain' : 'get';
  return `${does(one, verb, scene)} ${and(parts)}${not === '' ? '' : ` and can’t ${not}`}${until}${tail}`;
}

/** What an enchantment does to its bearer: "it has +2 attack and Pierce", "it can't attack or defend". */
export function givesText(attack: number, defense: number, given: readonly Trait[]): string {
  const numbers = [changed(attack, 'attack', 'its').head, changed(defense, 'defence', 'its').head];
  const parts = [...numbers.filter((text) => text !== ''), ...names(given)];
  const not = cant(given);
  const clauses = [...(parts.length === 0 ? [] : [`has ${and(parts)}`]), ...(not === '' ? [] : [`can’t ${not}`])];
  return clauses.length === 0 ? '' : `it ${clauses.join(' and ')}`;
}

/** Whose hand something returns to. */
function handOf({ to, chosen }: TargetPhrase, verb: Noun['verb'], { theirs }: Scene): string {
  const filter = typeof to === 'object' ? ('target' in to ? to.target : to.all) : to === 'it' ? chosen : null;
  if (to === 'this') return theirs ? 'the opponent’s hand' : 'your hand';
  if (filter === null || filter === 'bearer' || filter.side === 'both') {
    return verb === 'many' ? 'their owners’ hands' : 'its owner’s hand';
  }
  return filter.side === 'own' ? 'your hand' : 'the opponent’s hand';
}

function ifText(step: StepBy['if'], scene: Scene): string {
  const { count, atLeast, held, its } = step;
  const when = `if ${conditionOf(count, scene.theirs)(atLeast, held.length > 0, its)}`;
  return conditional(step, when, ', otherwise ', scene.form, (steps) => inline(steps, scene));
}

const rows: StepRows = {
  damage: damageText,
  gainLife: gains('gain', 'life'),
  loseLife: gains('lose', 'life'),
  tire: (step, scene) =>
    doubles(step)
      ? `double ${step.whom.to === 'you' ? 'your' : 'the opponent’s'} fatigue`
      : gains('gain', 'fatigue')(step, scene),
  rest: gains('lose', 'fatigue'),
  draw: moves('draw'),
  discard: moves('discard'),
  gets: getsText,
  destroy: ({ whom }, scene) => `destroy ${nounOf(whom, scene).object}`,
  return({ whom }, scene) {
    const { object, verb } = nounOf(whom, scene);
    return `return ${object} to ${handOf(whom, verb, scene)}`;
  },
  tap: ({ whom }, scene) => `tap ${nounOf(whom, scene).object}`,
  untap: ({ whom }, scene) => `untap ${nounOf(whom, scene).object}`,
  untapSkill({ whom }, scene) {
    const one = nounOf(whom, scene);
    return one.verb === 'you' ? 'untap your skill card' : `${does(one, 'untap', scene)} their skill card`;
  },
  takeBack({ type }, scene) {
    if (!scene.theirs) return `take ${aCard(type)} from your discard area into your hand`;
    return `${does(englishClauses.OPPONENT, 'take', scene)} ${aCard(type)} from their discard area into their hand`;
  },
  may({ steps }, scene) {
    const said = steps.map((step) => clause(step, { ...scene, form: 'can' }));
    const lead = scene.form === 'can' ? '' : scene.theirs ? 'the opponent may ' : 'you may ';
    // What you give up first is a price: "lose 2 life to draw a card".
    const isPaid =
      isPrice(steps, scene.theirs) && scene.form === 'do' && !said.some((clause) => clause.startsWith('have '));
    return `${lead}${isPaid ? `${said[0]} to ${and(said.slice(1))}` : and(said)}`;
  },
  if: ifText,
};

export const clause = (step: Step, scene: Scene): string => say(rows, step.op, step, scene);
/** Several effects in one sentence, in their order. */
export const inline = (steps: readonly Step[], scene: Scene): string =>
  scene.form === 'can'
    ? and(steps.map((step) => clause(step, scene)))
    : steps.map((step) => clause(step, scene)).join(', then ');
