// How does an effect read in Italian? One row a step.

import { italian, say } from '@duello/language';
import type { Trait } from '../../cards/effects.ts';
import type { Scene, StepRows } from '../rows.ts';
import type { Its, Step, StepBy, Whom } from '../steps.ts';
import { CONDITIONS, changed, manyCards, much } from './amounts.ts';
import { aCard, cantNoun, damage, fatigue, life, type Noun, nounOf, traits } from './nouns.ts';

const { and } = italian;

/** What you are told to do, and what you may do. */
interface Verb {
  readonly do: string;
  readonly may: string;
}
const DEAL: Verb = { do: 'infliggi', may: 'infliggere' };
const DESTROY: Verb = { do: 'distruggi', may: 'distruggere' };
const TAP: Verb = { do: 'tappa', may: 'tappare' };
const UNTAP: Verb = { do: 'stappa', may: 'stappare' };
const TAKE_UP: Verb = { do: 'riprendi', may: 'riprendere' };
const SEND_BACK: Verb = { do: 'rimanda', may: 'rimandare' };
const TAKE: Verb = { do: 'prendi', may: 'prendere' };

const cut = (infinitive: string): string => infinitive.slice(0, -1);
/** "distruggi un'evocazione bersaglio", "distruggila", "distruggerla". */
function acts(how: Verb, { text, clitic }: Noun, form: Scene['form'], where = ''): string {
  if (clitic === null) return `${how[form]}${where} ${text}`;
  return `${form === 'do' ? how.do : cut(how.may)}${clitic}${where}`;
}

/** Verbs of whoever is the subject: "guadagni", "guadagna", "guadagnano", "guadagnare". */
interface Person {
  readonly tu: string;
  readonly one: string;
  readonly many: string;
  readonly may: string;
}
const GAIN: Person = { tu: 'guadagni', one: 'guadagna', many: 'guadagnano', may: 'guadagnare' };
const LOSE: Person = { tu: 'perdi', one: 'perde', many: 'perdono', may: 'perdere' };
const GET: Person = { tu: 'prendi', one: 'prende', many: 'prendono', may: 'prendere' };
const SUFFER: Person = { tu: 'subisci', one: 'subisce', many: 'subiscono', may: 'subire' };
/** What you do yourself is an order. */
const DRAW: Person = { tu: 'pesca', one: 'pesca', many: 'pescano', may: 'pescare' };
const DISCARD: Person = { tu: 'scarta', one: 'scarta', many: 'scartano', may: 'scartare' };

/** Subject, verb and object; what follows "puoi" makes others do it. */
function does(how: Person, { text, a, verb }: Noun, what: string, form: Scene['form']): string {
  if (form === 'may') return verb === 'tu' ? `${how.may} ${what}` : `far ${how.may} ${a} ${what}`;
  return verb === 'tu' ? `${how.tu} ${what}` : `${text} ${how[verb]} ${what}`;
}

/** To her, to him. */
const TO_IT = { la: 'le', lo: 'gli' } as const;
function damageText({ amount, whom, its }: StepBy['damage'], scene: Scene): string {
  const target = nounOf(whom, scene, 'each');
  const { head, tail, isValue } = much(amount, damage, its, null);
  if (target.verb === 'tu') return does(SUFFER, target, `${head}${tail}`, scene.form);
  if (target.clitic !== null) {
    return `${scene.form === 'do' ? DEAL.do : cut(DEAL.may)}${TO_IT[target.clitic]} ${head}${tail}`;
  }
  // "suo" must come after whom it belongs to.
  const how = DEAL[scene.form];
  return isValue ? `${how} ${target.a} ${head}${tail}` : `${how} ${head} ${target.a}${tail}`;
}

/** Said of another person, "suo" would be that person's. */
const clear = (its: Its, { verb }: Noun): Its => (its === 'its' && verb !== 'tu' ? 'named' : its);

const gains =
  (how: Person, counted: (n: number) => string) =>
  ({ amount, whom, its }: StepBy['gainLife'], scene: Scene): string => {
    const one = nounOf(whom, scene);
    const { head, tail } = much(amount, counted, clear(its, one), whom.to);
    return does(how, one, `${head}${tail}`, scene.form);
  };
const moves =
  (how: Person) =>
  ({ amount, whom, its }: StepBy['draw'], scene: Scene): string => {
    const one = nounOf(whom, scene);
    return does(how, one, manyCards(amount, clear(its, one), whom.to), scene.form);
  };

const CANT: Readonly<Record<'cantAttack' | 'cantDefend', string>> = {
  cantAttack: 'attaccare',
  cantDefend: 'difendere',
};
const isCant = (trait: Trait): trait is keyof typeof CANT => trait in CANT;
/** After "non può": "attaccare", "né attaccare né difendere". */
function cant(all: readonly Trait[]): string {
  const verbs = all.filter(isCant).map((trait) => CANT[trait]);
  return verbs.length < 2 ? verbs.join('') : verbs.map((verb) => `né ${verb}`).join(' ');
}
const names = (all: readonly Trait[]): readonly string[] =>
  all.filter((trait) => !isCant(trait)).map((trait) => traits[trait]);

function getsText({ attack, defense, traits: granted, whom, its }: StepBy['gets'], scene: Scene): string {
  const [strength, guard] = [changed(attack, 'attacco', its), changed(defense, 'difesa', its)];
  const between = strength.tail === guard.tail || strength.head === '' || guard.head === '' ? '' : strength.tail;
  const numbers = [`${strength.head}${between}`, guard.head].filter((text) => text !== '');
  const tail = guard.head === '' ? strength.tail : guard.tail;
  const isValue = strength.isValue || guard.isValue;
  const parts = isValue ? [...names(granted), ...numbers] : [...numbers, ...names(granted)];
  const not = cant(granted);
  const until = ' fino alla fine del turno';
  if (parts.length === 0) return `${cantText(whom, not, scene)}${until}`;
  const cannot = not === '' ? '' : ` e non ${nounOf(whom, scene).verb === 'many' ? 'possono' : 'può'} ${not}`;
  const what = `${and(parts)}${cannot}${until}${tail}`;
  return does(numbers.length === 0 ? GAIN : GET, nounOf(whom, scene), what, scene.form);
}

function cantText(whom: Whom, not: string, scene: Scene): string {
  const { text, a, verb } = cantNoun(whom, scene);
  if (scene.form === 'may') return `impedire ${a} di ${not.replace('né ', '').replace(' né ', ' e di ')}`;
  return `${text} non ${verb === 'many' ? 'possono' : 'può'} ${not}`;
}

/** What an enchantment does to its bearer: "ha +2 attacco e Perforante", "non può né attaccare né difendere". */
export function givesText(attack: number, defense: number, given: readonly Trait[]): string {
  const numbers = [changed(attack, 'attacco', 'its').head, changed(defense, 'difesa', 'its').head];
  const parts = [...numbers.filter((text) => text !== ''), ...names(given)];
  const not = cant(given);
  return [...(parts.length === 0 ? [] : [`ha ${and(parts)}`]), ...(not === '' ? [] : [`non può ${not}`])].join(' e ');
}

/** "riprendi in mano …" for what is yours, "rimanda in mano all'avversario …" for what is not. */
function returnText({ whom }: StepBy['return'], scene: Scene): string {
  const { to, chosen } = whom;
  const one = nounOf(whom, scene);
  const filter = typeof to === 'object' ? ('target' in to ? to.target : to.all) : to === 'it' ? chosen : null;
  const side = to === 'this' ? 'own' : filter === null || filter === 'bearer' ? 'both' : filter.side;
  if (side === 'own') return acts(TAKE_UP, one, scene.form, ' in mano');
  const owner = one.verb === 'many' ? 'ai proprietari' : 'al proprietario';
  return acts(SEND_BACK, one, scene.form, ` in mano ${side === 'enemy' ? "all'avversario" : owner}`);
}

function ifText({ count, atLeast, held, otherwise, its }: StepBy['if'], scene: Scene): string {
  const condition = `se ${CONDITIONS[count](atLeast, held.length > 0, its)}`;
  const [main, rest] = held.length === 0 ? [otherwise, []] : [held, otherwise];
  const instead = rest.length === 0 ? '' : `, altrimenti ${inline(rest, scene)}`;
  const told = inline(main, scene);
  return scene.form === 'may' ? `${told} ${condition}${instead}` : `${condition}, ${told}${instead}`;
}

function untapSkillText({ whom }: StepBy['untapSkill'], scene: Scene): string {
  const { text, a, verb } = nounOf(whom, scene);
  if (verb === 'tu') return `${UNTAP[scene.form]} la tua carta dei talenti`;
  const card = 'la propria carta dei talenti';
  return scene.form === 'may'
    ? `far ${UNTAP.may} ${a} ${card}`
    : `${text} ${verb === 'many' ? 'stappano' : 'stappa'} ${card}`;
}

const rows: StepRows = {
  damage: damageText,
  gainLife: gains(GAIN, life),
  loseLife: gains(LOSE, life),
  tire: gains(GAIN, fatigue),
  rest: gains(LOSE, fatigue),
  draw: moves(DRAW),
  discard: moves(DISCARD),
  gets: getsText,
  destroy: ({ whom }, scene) => acts(DESTROY, nounOf(whom, scene), scene.form),
  return: returnText,
  tap: ({ whom }, scene) => acts(TAP, nounOf(whom, scene), scene.form),
  untap: ({ whom }, scene) => acts(UNTAP, nounOf(whom, scene), scene.form),
  untapSkill: untapSkillText,
  takeBack: ({ type }, { form }) => `${TAKE[form]} in mano ${aCard(type)} dalla tua area degli scarti`,
  may: ({ steps }, scene) =>
    `${scene.form === 'may' ? '' : 'puoi '}${and(steps.map((step) => clause(step, { ...scene, form: 'may' })))}`,
  if: ifText,
};

export const clause = (step: Step, scene: Scene): string => say(rows, step.step, step, scene);
/** Several effects in one sentence, in their order. */
export const inline = (steps: readonly Step[], scene: Scene): string =>
  scene.form === 'may'
    ? and(steps.map((step) => clause(step, scene)))
    : steps.map((step) => clause(step, scene)).join(', poi ');
