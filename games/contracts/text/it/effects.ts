// How does an effect read in Italian? One row a step.

import { conditional, firstOf, italian, italianClauses, italianNouns, negated, say, signed } from '@duello/language';
import type { Amount, Count } from '../../cards/amounts.ts';
import { type Counted, isItself, isLoss, type Reading, readAmount, type Valued } from '../amounts.ts';
import { type Hit, named, raised, type Step, type StepBy, sideOf } from '../clauses.ts';
import type { Scene, StepRows } from '../row-types.ts';
import { aType, COUNTED, damage, nounOf, numberOf, statuses, tokenNoun, valueText } from './nouns.ts';

const { and, inWords, times } = italian;
const { acts, actsTo, amounts, atMost, does, enough, GAIN, LOSE, orMore, some, thereAre, verb } = italianClauses;
const { after, object } = italianNouns;
const { equalTo, forEach, many } = amounts<Counted, Valued, boolean>((count) => COUNTED[count], valueText);
const until = (how: 'turn' | 'always'): string => (how === 'turn' ? ' in questo turno' : '');

const DEAL = verb('infliggi', 'infliggere');
const HEAL = verb('cura', 'curare');
const DESTROY = verb('distruggi', 'distruggere');
const DISARM = verb('Disarma', 'Disarmare');
const TAKE_UP = verb('riprendi', 'riprendere');
const SEND_BACK = verb('rimanda', 'rimandare');
const MOVE = verb('sposta', 'spostare');

/** "2 danni a una Creatura per ogni …"; later hits leave the noun out. */
function hitText({ amount, whom, its }: Hit, scene: Scene, said: (n: number) => string = damage): string {
  const to = after('a', nounOf(whom, scene, 'each'));
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return `${said(reading.n)} ${to}`;
  if (reading.reads === 'each') return `${said(firstOf(reading))} ${to}${forEach(reading, its)}`;
  // "suo" must come after whom it belongs to.
  const isOwn = reading.count !== 'ownAttack' && typeof whom.to === 'object';
  return isOwn ? `${to} danni ${equalTo(reading, its)}` : `danni ${equalTo(reading, its)} ${to}`;
}

function amountText(amount: Amount, its: boolean): string {
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return damage(reading.n);
  if (reading.reads === 'value') return `danni ${equalTo(reading, its)}`;
  return `${damage(firstOf(reading))}${forEach(reading, its)}`;
}

/** What you do to yourself is suffered; to whom has just been named, "infliggile". */
function onceText(hit: Hit, scene: Scene): string {
  const { amount, whom, its } = hit;
  const noun = nounOf(whom, scene, 'each');
  if (noun.verb === 'tu') return `${scene.form === 'do' ? 'subisci' : 'subire'} ${amountText(amount, its)}`;
  if (noun.clitic === null) return `${DEAL[scene.form]} ${hitText(hit, scene)}`;
  return actsTo(DEAL, amountText(amount, its), 'a', noun, scene.form);
}

function damageText({ hits }: StepBy['damage'], scene: Scene): string {
  const [hit, ...rest] = hits;
  const { to } = hit.whom;
  if (rest.length > 0) {
    const later = rest.map((next) => `poi ${hitText(next, scene, String)}`);
    return [`${DEAL[scene.form]} ${hitText(hit, scene)}`, ...later].join(', ');
  }
  const once = onceText(hit, scene);
  const reading = readAmount(hit.times);
  if (reading.reads === 'each' && reading.base === 0 && reading.each === 1) {
    return `${COUNTED[reading.count]}${atMost(reading.most)}, ${once}`;
  }
  if (reading.reads === 'value') return `${once}, un numero di volte ${equalTo(reading, hit.its)}`;
  if (reading.reads === 'plain' && reading.n === 1) return once;
  const often =
    reading.reads === 'plain'
      ? `per ${times(reading.n)}`
      : `${times(firstOf(reading))}${forEach(reading, hit.its, Math.abs(reading.each) === 1 ? 'una' : inWords(Math.abs(reading.each)))}`;
  // A target that is chosen is chosen anew each time (CR37).
  if (typeof to === 'string' || 'all' in to || typeof hit.amount !== 'number') return `${once} ${often}`;
  const anew = `scegliendo ogni volta ${object(nounOf(hit.whom, scene))}`;
  return `${DEAL[scene.form]} ${damage(hit.amount)} ${often}, ${anew}`;
}

/** What is gained: numbers first; and what is said after "in questo turno". */
interface Gained {
  readonly heads: readonly string[];
  readonly tail: string;
}

function modifier(amount: Amount, noun: string, its: boolean, sign: (n: number) => string): Gained {
  const reading = readAmount(amount);
  if (reading.reads === 'plain')
    return { heads: reading.n === 0 ? [] : [`${sign(reading.n)} ${noun}`.trim()], tail: '' };
  if (reading.reads === 'value')
    return { heads: [`${noun.replace('di ', '')} ${equalTo(reading, its)}`.trim()], tail: '' };
  return { heads: [`${sign(firstOf(reading))} ${noun}`.trim()], tail: forEach(reading, its) };
}

function modifiers(attack: Amount, health: Amount, its: boolean, sign: (n: number) => string): Gained {
  const of = sign === signed ? '' : 'di ';
  const strength = modifier(attack, `${of}attacco`, its, sign);
  const life = modifier(health, `${of}salute`, its, sign);
  if (strength.heads.length === 0) return life;
  if (life.heads.length === 0) return strength;
  if (isItself(attack, health)) {
    return { heads: [`attacco e salute pari ${its ? 'ai suoi' : 'a quelli di quella Creatura'}`], tail: '' };
  }
  const bySame = readAmount(attack).reads === readAmount(health).reads && strength.tail === life.tail;
  if (!bySame || readAmount(attack).reads === 'value') {
    return { heads: [`${strength.heads[0]}${strength.tail}`, life.heads[0]], tail: life.tail };
  }
  const [one, two] = [attack, health].map((amount) => modifier(amount, '', its, sign).heads[0]);
  return { heads: [of === '' ? `${one}/${two}` : `${one} di attacco e ${two} di salute`], tail: strength.tail };
}

function gainsText(step: StepBy['gains'], scene: Scene): string {
  const { attack, health, magic, whom, its } = step;
  const loses = step.statuses.length === 0 && magic === 0 && isLoss(attack) && isLoss(health);
  const [strength, life] = loses ? [negated(attack), negated(health)] : [attack, health];
  const { heads, tail } = modifiers(strength, life, its, loses ? String : signed);
  const parts = [
    ...heads,
    ...(magic === 0 ? [] : [`Danni magici ${signed(magic)}`]),
    ...step.statuses.map((status) => statuses[status]),
  ];
  const noun = nounOf(whom, scene);
  return `${does(loses ? LOSE : GAIN, noun, and(parts), scene.form, whom.led)}${until(step.until)}${tail}`;
}

/** "cura di 2 una Creatura", "curala di 2", "curati di 2". */
function healText({ amount, whom, its }: StepBy['heal'], scene: Scene): string {
  const noun = nounOf(whom, scene, 'each');
  const reading = readAmount(amount);
  const much = ` di ${healed(reading, its)}`;
  const each = reading.reads === 'each' ? forEach(reading, its) : '';
  if (noun.verb === 'tu') return `${scene.form === 'do' ? 'curati' : 'curarti'}${much}${each}`;
  return acts(HEAL, noun, scene.form, each, much);
}
function healed(reading: Reading, its: boolean): string {
  if (reading.reads === 'plain') return String(reading.n);
  return reading.reads === 'value' ? `un valore ${equalTo(reading, its)}` : String(firstOf(reading));
}

/** "riprendi in mano una tua Creatura", "rimandala in mano al proprietario". */
function returnText({ whom }: StepBy['return'], scene: Scene): string {
  const noun = nounOf(whom, scene);
  const side = sideOf(whom);
  const owner = side === 'opposing' ? ' all’avversario' : noun.verb === 'many' ? ' ai proprietari' : ' al proprietario';
  const [how, where] = side === 'own' ? [TAKE_UP, ' in mano'] : [SEND_BACK, ` in mano${owner}`];
  return acts(how, noun, scene.form, '', where);
}

function moveText({ whom, where }: StepBy['move'], scene: Scene): string {
  const noun = nounOf(whom, scene);
  const line = { own: 'della tua linea', other: `della ${noun.verb === 'many' ? 'loro' : 'sua'} linea` };
  const of = sideOf(whom) === 'own' ? line.own : line.other;
  if (where === 'anywhere') return acts(MOVE, noun, scene.form, ` in un punto qualsiasi ${of}`);
  return acts(MOVE, noun, scene.form, ` all’estremità ${where === 'leftEnd' ? 'sinistra' : 'destra'} ${of}`);
}

/** "fai Sbiadire", "falla Sbiadire". */
function fadeText({ whoms }: StepBy['fade'], scene: Scene): string {
  const nouns = whoms.map((whom) => nounOf(whom, scene));
  const [{ clitic, verb: person }] = nouns;
  const isDone = scene.form === 'do';
  if (person === 'tu' && nouns.length === 1) return isDone ? 'Sbiadisci' : 'Sbiadire';
  if (clitic === null || nouns.length > 1) {
    return `${isDone ? 'fai' : 'far'} Sbiadire ${and(nouns.map(object))}`;
  }
  return `${isDone ? `fal${clitic}` : `far${clitic}`} Sbiadire`;
}

type Doer = 'you' | 'opponent' | 'eachPlayer';
/** A player who does something; another one can be made to do it. */
function playerDoes(
  player: Doer,
  how: italianClauses.Verb & { readonly they: string },
  what: string,
  scene: Scene,
): string {
  if (player === 'you') return `${how[scene.form]} ${what}`;
  const noun = nounOf(named(player), scene);
  return scene.form === 'can' ? `far ${how.can} ${after('a', noun)} ${what}` : `${object(noun)} ${how.they} ${what}`;
}
const SUMMON = { do: 'evoca', can: 'evocare', they: 'evoca' };
const FETCH = { do: 'estrai', can: 'estrarre', they: 'estrae' };

/** At least so many, or fewer. */
type Test = (n: number, holds: boolean, its: boolean) => string;
const inPile = (one: string, others: string): Test => thereAre('nella tua pila degli scarti', one, others);
const reaches =
  (value: Valued): Test =>
  (n, holds, its) =>
    `${valueText(value, its)} è ${orMore(n, holds)}`;
const CONDITIONS: Readonly<Record<Count, Test>> = {
  ownCreatures: enough('hai', 'una Creatura', 'Creature'),
  otherOwnCreatures: enough('hai', 'un’altra Creatura', 'altre Creature'),
  opposingCreatures: enough('ha', 'una Creatura', 'Creature', 'l’avversario '),
  fullTanks: enough('hai', 'un serbatoio pieno', 'serbatoi pieni'),
  ownPile: inPile('un contratto', 'contratti'),
  spellsInOwnPile: inPile('un Incantesimo', 'Incantesimi'),
  hand: enough('hai in mano', 'un contratto', 'contratti'),
  burnouts: (n, holds) => `${holds ? '' : 'non '}hai subìto danni da esaurimento${n === 1 ? '' : ` ${n} o più volte`}`,
  discarded: (n, holds) => `sono ${orMore(n, holds)}`,
  ownAttack: reaches('ownAttack'),
  itsAttack: reaches('itsAttack'),
  itsHealth: reaches('itsHealth'),
};

function ifText(step: StepBy['if'], scene: Scene): string {
  const { count, atLeast, held, otherwise, its } = step;
  const condition = `se ${CONDITIONS[count](atLeast, held.length > 0, its)}`;
  const great = raised(step);
  if (great !== null) {
    return `${inline(otherwise, scene)}, oppure ${held[0].op === 'heal' ? 'di ' : ''}${great} ${condition}`;
  }
  return conditional(step, condition, '; altrimenti, ', scene.form, (steps) => inline(steps, scene));
}

/** Damage that you take is a price: "subire 1 danno per pescare". */
function mayText({ steps }: StepBy['may'], scene: Scene): string {
  const can: Scene = { ...scene, form: 'can' };
  const [first, ...rest] = steps;
  if (scene.form === 'can') return inline(steps, can);
  const others = rest.findIndex((step) => /^far(le|gli)? /.test(clause(step, can)));
  if (others >= 0) {
    const [yours, theirs] = [steps.slice(0, others + 1), rest.slice(others)];
    return `puoi ${inline(yours, can)}. Se lo fai, ${inline(theirs, scene)}`;
  }
  const isPaid = first.op === 'damage' && first.hits.every(({ whom }) => nounOf(whom, scene).verb === 'tu');
  return rest.length > 0 && isPaid
    ? `puoi ${clause(first, can)} per ${inline(rest, can)}`
    : `puoi ${inline(steps, can)}`;
}

const CONTRACT = { one: 'contratto', many: 'contratti', gender: 'm' } as const;
const TANK = { one: 'serbatoio', many: 'serbatoi', gender: 'm' } as const;

const rows: StepRows = {
  damage: damageText,
  heal: healText,
  gains: gainsText,
  blunt: ({ whom, until: how }, scene) =>
    `${scene.form === 'do' ? 'riduci' : 'ridurre'} a 0 ${numberOf(whom, 'attack', scene)}${until(how)}`,
  double: ({ whom, what, most, until: how }, scene) =>
    `${scene.form === 'do' ? 'raddoppia' : 'raddoppiare'} ${numberOf(whom, what, scene)}${most === null ? '' : ` (al massimo +${most})`}${until(how)}`,
  repeat: ({ count }, { form }) => `${form === 'do' ? 'ripeti' : 'ripetere'} ${COUNTED[count]}`,
  fade: fadeText,
  disarm: ({ whom }, scene) => acts(DISARM, nounOf(whom, scene), scene.form),
  destroy: ({ whom }, scene) => acts(DESTROY, nounOf(whom, scene), scene.form),
  return: returnText,
  move: moveText,
  summon({ token, count, for: who, its }, scene) {
    const name = tokenNoun(token, scene.nameOf);
    const noun = { one: name, many: name, gender: 'm' } as const;
    const said = (n: number): string => (n > 1 ? `${inWords(n)} ${name}` : some(n, noun));
    return playerDoes(who, SUMMON, many(readAmount(count), its, noun, said), scene);
  },
  fetch: ({ count, who, its }, scene) => playerDoes(who, FETCH, many(readAmount(count), its, CONTRACT), scene),
  draw: ({ times: n }, { form }) => `${form === 'do' ? 'pesca' : 'pescare'} ${n === 1 ? 'un contratto' : times(n)}`,
  takeBack: ({ type }, { form }) =>
    `${form === 'do' ? 'prendi' : 'prendere'} in mano ${type === null ? 'un contratto' : aType[type]} dalla tua pila degli scarti`,
  fillTanks: ({ count, its }, { form }) =>
    `${form === 'do' ? 'riempi' : 'riempire'} ${many(readAmount(count), its, TANK)}`,
  extractor: ({ full }, { form }) =>
    `${form === 'do' ? 'guadagni' : 'guadagnare'} un estrattore ${full ? 'pieno' : 'vuoto'} di un colore a tua scelta`,
  may: mayText,
  if: ifText,
};

export const clause = (step: Step, scene: Scene): string => say(rows, step.op, step, scene);
/** Under a condition everything stays in one sentence. */
export const inline = (steps: readonly Step[], scene: Scene): string => and(steps.map((step) => clause(step, scene)));
