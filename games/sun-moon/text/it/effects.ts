// How does an effect read in Italian? One row a step.

import { conditional, italian, italianClauses, italianNouns, say } from '@duello/language';
import type { Trait } from '../../cards/vocabulary.ts';
import {
  type AmountStep,
  doubles,
  isAll,
  isPrice,
  type Possessive,
  type Step,
  type StepBy,
  type TargetPhrase,
} from '../clauses.ts';
import type { Scene, StepRows } from '../row-types.ts';
import { changed, conditionOf, manyCards, much } from './amounts.ts';
import { aCard, cantNoun, damage, fatigue, life, nounOf, traits } from './nouns.ts';

const { and } = italian;

const { acts, actsTo, GAIN, LOSE, verb } = italianClauses;
const { after, agreeing, object, OPPONENT } = italianNouns;
type Noun = italianNouns.Noun;
type Persons = italianClauses.Persons;

const DEAL = verb('infliggi', 'infliggere');
const DESTROY = verb('distruggi', 'distruggere');
const TAP = verb('tappa', 'tappare');
const UNTAP = verb('stappa', 'stappare');
const TAKE_UP = verb('riprendi', 'riprendere');
const SEND_BACK = verb('rimanda', 'rimandare');
const TAKE = verb('prendi', 'prendere');

const TIRE: Persons = {
  tu: 'accumuli',
  voi: 'accumulate',
  one: 'accumula',
  many: 'accumulano',
  can: 'accumulare',
};
const REST: Persons = { tu: 'recuperi', voi: 'recuperate', one: 'recupera', many: 'recuperano', can: 'recuperare' };
const GET: Persons = { tu: 'prendi', voi: 'prendete', one: 'prende', many: 'prendono', can: 'prendere' };
const SUFFER: Persons = { tu: 'subisci', voi: 'subite', one: 'subisce', many: 'subiscono', can: 'subire' };
/** What you do yourself is an order. */
const DRAW: Persons = { tu: 'pesca', voi: 'pescate', one: 'pesca', many: 'pescano', can: 'pescare' };
const DISCARD: Persons = { tu: 'scarta', voi: 'scartate', one: 'scarta', many: 'scartano', can: 'scartare' };
/** What somebody else makes you do is none. */
const TOLD: Readonly<Record<string, string>> = { pesca: 'peschi', scarta: 'scarti' };

/** Others are always named: "far guadagnare 2 a quell'evocazione". */
function does(how: Persons, one: Noun, what: string, { form, theirs }: Scene): string {
  if (form === 'can' && theirs && one === OPPONENT) return `${how.can} ${what}`;
  if (form === 'can' && theirs && one.verb === 'tu') return `farti ${how.can} ${what}`;
  const said = theirs ? { ...how, tu: TOLD[how.tu] ?? how.tu } : how;
  return italianClauses.does(said, { ...one, clitic: null }, what, form);
}

function damageText({ amount, whom, its }: AmountStep, scene: Scene): string {
  const target = nounOf(whom, scene, 'each');
  const { head, tail, isValue } = much(amount, damage, { its, of: null, theirs: scene.theirs });
  if (target.verb === 'tu') return does(SUFFER, target, `${head}${tail}`, scene);
  // "suo" must come after whom it belongs to.
  if (isValue && target.clitic === null) return `${DEAL[scene.form]} ${after('a', target)} ${head}${tail}`;
  return actsTo(DEAL, head, 'a', target, scene.form, tail);
}

/** Said of another person, "suo" would be that person's. */
const clear = (its: Possessive, { verb }: Noun): Possessive => (its === 'its' && verb !== 'tu' ? 'named' : its);

const gains =
  (how: Persons, counted: (n: number) => string) =>
  ({ amount, whom, its }: AmountStep, scene: Scene): string => {
    const one = nounOf(whom, scene);
    const { head, tail } = much(amount, counted, { its: clear(its, one), of: whom.to, theirs: scene.theirs });
    return does(how, one, `${head}${tail}`, scene);
  };
const moves =
  (how: Persons) =>
  ({ amount, whom, its }: AmountStep, scene: Scene): string => {
    const one = nounOf(whom, scene);
    const told = { its: clear(its, one), of: whom.to, theirs: scene.theirs };
    return does(how, one, manyCards(amount, told), scene);
  };

/** SR42: who can't defend can't be attacked either. */
const CANT = {
  cantAttack: ['attaccare'],
  cantDefend: ['difendere', 'essere attaccat'],
} as const;
const isCant = (trait: Trait): trait is keyof typeof CANT => trait in CANT;
/** After "non può": "attaccare", "attaccare, difendere né essere attaccata". */
function cant(all: readonly Trait[], isMany = false): string {
  const verbs = all.filter(isCant).flatMap((trait): readonly string[] => CANT[trait]);
  const said = verbs.map((verb) => (verb.endsWith('attaccat') ? agreeing(verb, 'f', isMany) : verb));
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} né ${said[said.length - 1]}`;
}
const names = (all: readonly Trait[]): readonly string[] =>
  all.filter((trait) => !isCant(trait)).map((trait) => traits[trait]);

function getsText({ attack, defense, traits: granted, whom, its }: StepBy['gets'], scene: Scene): string {
  const { theirs } = scene;
  const [strength, guard] = [changed(attack, 'attacco', its, theirs), changed(defense, 'difesa', its, theirs)];
  const between = strength.tail === guard.tail || strength.head === '' || guard.head === '' ? '' : strength.tail;
  const numbers = [`${strength.head}${between}`, guard.head].filter((text) => text !== '');
  const tail = guard.head === '' ? strength.tail : guard.tail;
  const isValue = strength.isValue || guard.isValue;
  const parts = isValue ? [...names(granted), ...numbers] : [...numbers, ...names(granted)];
  const not = cant(granted, nounOf(whom, scene).verb === 'many');
  const until = ' fino alla fine del turno';
  if (parts.length === 0) return cantText(whom, not, scene, until);
  const cannot = not === '' ? '' : ` e non ${nounOf(whom, scene).verb === 'many' ? 'possono' : 'può'} ${not}`;
  const what = `${and(parts)}${cannot}${until}${tail}`;
  return does(numbers.length === 0 ? GAIN : GET, nounOf(whom, scene), what, scene);
}

function cantText(whom: TargetPhrase, not: string, scene: Scene, until: string): string {
  const one = cantNoun(whom, scene);
  if (scene.form === 'can') return `impedire ${after('a', one)} di ${not.replace(' né ', ' e di ')}${until}`;
  const cannot = `${object(one)} non ${one.verb === 'many' ? 'possono' : 'può'} ${not}`;
  return isAll(whom) ? `in questo turno ${cannot}` : `${cannot}${until}`;
}

/** What an enchantment does to its bearer: "ha +2 attacco e Perforante", "non può attaccare, difendere né essere attaccata". */
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
  const side =
    to === 'this' ? (scene.theirs ? 'enemy' : 'own') : filter === null || filter === 'bearer' ? 'both' : filter.side;
  if (side === 'own') return acts(TAKE_UP, one, scene.form, '', ' in mano');
  const owner = one.verb === 'many' ? 'ai proprietari' : 'al proprietario';
  return acts(SEND_BACK, one, scene.form, '', ` in mano ${side === 'enemy' ? 'all’avversario' : owner}`);
}

function ifText(step: StepBy['if'], scene: Scene): string {
  const { count, atLeast, held, its } = step;
  const when = `se ${conditionOf(count, scene.theirs)(atLeast, held.length > 0, its)}`;
  return conditional(step, when, ', altrimenti ', scene.form, (steps) => inline(steps, scene));
}

function untapSkillText({ whom }: StepBy['untapSkill'], scene: Scene): string {
  const one = nounOf(whom, scene);
  if (one.verb === 'tu') return `${UNTAP[scene.form]} la tua carta dei talenti`;
  const card = 'la propria carta dei talenti';
  return scene.form === 'can'
    ? `far ${UNTAP.can} ${after('a', one)} ${card}`
    : `${object(one)} ${one.verb === 'many' ? 'stappano' : 'stappa'} ${card}`;
}

const DOUBLE = verb('raddoppia', 'raddoppiare');
const doubleText = ({ whom }: AmountStep, { form }: Scene): string =>
  `${DOUBLE[form]} ${whom.to === 'you' ? 'la tua fatica' : 'la fatica dell’avversario'}`;

const rows: StepRows = {
  damage: damageText,
  gainLife: gains(GAIN, life),
  loseLife: gains(LOSE, life),
  tire: (step, scene) => (doubles(step) ? doubleText(step, scene) : gains(TIRE, fatigue)(step, scene)),
  rest: gains(REST, fatigue),
  draw: moves(DRAW),
  discard: moves(DISCARD),
  gets: getsText,
  destroy: ({ whom }, scene) => acts(DESTROY, nounOf(whom, scene), scene.form),
  return: returnText,
  tap: ({ whom }, scene) => acts(TAP, nounOf(whom, scene), scene.form),
  untap: ({ whom }, scene) => acts(UNTAP, nounOf(whom, scene), scene.form),
  untapSkill: untapSkillText,
  takeBack({ type }, scene) {
    if (!scene.theirs) return `${TAKE[scene.form]} in mano ${aCard(type)} dalla tua area degli scarti`;
    return does(GET, OPPONENT, `in mano ${aCard(type)} dalla propria area degli scarti`, scene);
  },
  may({ steps }, scene) {
    const said = steps.map((step) => clause(step, { ...scene, form: 'can' }));
    const lead = scene.form === 'can' ? '' : scene.theirs ? 'l’avversario può ' : 'puoi ';
    // What you give up first is a price: "perdere 2 punti vita per pescare una carta".
    const isPaid =
      isPrice(steps, scene.theirs) && scene.form === 'do' && !said.some((clause) => clause.startsWith('far'));
    return `${lead}${isPaid ? `${said[0]} per ${and(said.slice(1))}` : and(said)}`;
  },
  if: ifText,
};

export const clause = (step: Step, scene: Scene): string => say(rows, step.op, step, scene);
/** Several effects in one sentence, in their order. */
export const inline = (steps: readonly Step[], scene: Scene): string =>
  scene.form === 'can'
    ? and(steps.map((step) => clause(step, scene)))
    : steps.map((step) => clause(step, scene)).join(', poi ');
