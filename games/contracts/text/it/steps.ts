// How does an effect read in Italian? One row a step.

import { italian, say, shown, signed } from '@duello/language';
import type { Amount, Count } from '../../cards/effects.ts';
import type { Scene, StepRows } from '../rows.ts';
import { type Hit, named, raised, type Step, type StepBy, sideOf, type Whom } from '../steps.ts';
import { isItself, isLoss, negated, type Reading, readAmount, type Valued } from '../tally.ts';
import { aType, attackOf, COUNTED, damage, type Noun, nounOf, statuses, tokenNoun, valueText } from './nouns.ts';

const { and, inWords, times } = italian;

/** The limit of a sum is one of the whole. */
const atMost = (most: number | null, base = 0): string =>
  most === null ? '' : ` (al massimo ${most}${base === 0 ? '' : ' in tutto'})`;
const until = (how: 'turn' | 'always'): string => (how === 'turn' ? ' in questo turno' : '');

/** What you are told to do, and what you can do. */
interface Verb {
  readonly do: string;
  readonly can: string;
}
const verb = (imperative: string, infinitive: string): Verb => ({ do: imperative, can: infinitive });
const DEAL = verb('infliggi', 'infliggere');
const HEAL = verb('cura', 'curare');
const DESTROY = verb('distruggi', 'distruggere');
const DISARM = verb('Disarma', 'Disarmare');
const TAKE_UP = verb('riprendi', 'riprendere');
const SEND_BACK = verb('rimanda', 'rimandare');
const MOVE = verb('sposta', 'spostare');

const cut = (infinitive: string): string => infinitive.slice(0, -1);
/** "distruggi una Creatura", "distruggila", "distruggerla". */
function acts(how: Verb, { text, clitic }: Noun, form: Scene['form'], rest = ''): string {
  if (clitic === null) return `${how[form]} ${text}${rest}`;
  return `${form === 'do' ? how.do : cut(how.can)}${clitic}${rest}`;
}

/** To her, to him. */
const TO_IT = { la: 'le', lo: 'gli' } as const;
/** Verbs of others: "tu guadagni", "guadagna", "guadagnano", "guadagnare". */
const GAIN = { tu: 'guadagni', voi: 'guadagnate', one: 'guadagna', many: 'guadagnano', can: 'guadagnare' } as const;
const LOSE = { tu: 'perdi', voi: 'perdete', one: 'perde', many: 'perdono', can: 'perdere' } as const;

function gains(how: typeof GAIN | typeof LOSE, whom: Whom, scene: Scene, what: string): string {
  const { subject, a, verb: person, clitic } = nounOf(whom, scene);
  if (scene.form === 'can') {
    if (person === 'tu') return `${how.can} ${what}`;
    return clitic === null ? `far ${how.can} ${a} ${what}` : `far${TO_IT[clitic]} ${how.can} ${what}`;
  }
  if (person === 'tu') return `${how.tu} ${what}`;
  // Straight after "Quando questa Creatura …," the subject is clear; elsewhere "guadagna" alone would be an order.
  return `${whom.led ? '' : `${subject} `}${how[person]} ${what}`;
}

/** "pari al doppio del suo attacco più 1 (al massimo 6)". */
function equalTo({ times: factor, base, count, most }: Extract<Reading, { reads: 'value' }>, its: boolean): string {
  const multiple = factor === 2 ? 'al doppio' : `a ${inWords(factor)} volte`;
  const value =
    factor === 1 ? valueText(count, its, 'a') : `${multiple} ${valueText(count, its, factor === 2 ? 'di' : '')}`;
  return `pari ${value}${base === 0 ? '' : ` ${base < 0 ? 'meno' : 'più'} ${Math.abs(base)}`}${atMost(most)}`;
}

/** ", più 1 per ogni …" after a number, or " per ogni …". */
const forEach = ({ base, each, count, most }: Extract<Reading, { reads: 'each' }>, more = shown(each)): string =>
  `${base === 0 ? '' : `, più ${more}`} ${COUNTED[count]}${atMost(most, base)}`;
const first = ({ base, each }: Extract<Reading, { reads: 'each' }>): number => (base === 0 ? each : base);

/** "2 contratti", "un contratto per ogni …", "un numero di contratti pari a …". */
function many(amount: Amount, its: boolean, one: string, more: string, words = false): string {
  const reading = readAmount(amount);
  const say = (n: number): string => (n === 1 ? `un ${one}` : `${words && n > 1 ? inWords(n) : shown(n)} ${more}`);
  if (reading.reads === 'plain') return say(reading.n);
  if (reading.reads === 'value') return `un numero di ${more} ${equalTo(reading, its)}`;
  return `${say(first(reading))}${forEach(reading, inWords(reading.each))}`;
}

/** "2 danni a una Creatura per ogni …"; later hits leave the noun out. */
function hitText({ amount, whom, its }: Hit, scene: Scene, said: (n: number) => string = damage): string {
  const { a } = nounOf(whom, scene, 'each');
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return `${said(reading.n)} ${a}`;
  if (reading.reads === 'each') return `${said(first(reading))} ${a}${forEach(reading)}`;
  // "suo" must come after whom it belongs to.
  const isOwn = reading.count !== 'ownAttack' && typeof whom.to === 'object';
  return isOwn ? `${a} danni ${equalTo(reading, its)}` : `danni ${equalTo(reading, its)} ${a}`;
}

function amountText(amount: Amount, its: boolean): string {
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return damage(reading.n);
  if (reading.reads === 'value') return `danni ${equalTo(reading, its)}`;
  return `${damage(first(reading))}${forEach(reading)}`;
}

/** What you do to yourself is suffered; to whom has just been named, "infliggile". */
function onceText(hit: Hit, scene: Scene): string {
  const { amount, whom, its } = hit;
  const { clitic, verb: person } = nounOf(whom, scene, 'each');
  if (person === 'tu') return `${scene.form === 'do' ? 'subisci' : 'subire'} ${amountText(amount, its)}`;
  if (clitic === null) return `${DEAL[scene.form]} ${hitText(hit, scene)}`;
  const stem = scene.form === 'do' ? DEAL.do : cut(DEAL.can);
  return `${stem}${TO_IT[clitic]} ${amountText(amount, its)}`;
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
      : `${times(first(reading))}${forEach(reading, reading.each === 1 ? 'una' : inWords(reading.each))}`;
  // A target that is chosen is chosen anew each time (CR37).
  if (typeof to === 'string' || 'all' in to || typeof hit.amount !== 'number') return `${once} ${often}`;
  const anew = `scegliendo ogni volta ${nounOf(hit.whom, scene).text}`;
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
  return { heads: [`${sign(first(reading))} ${noun}`.trim()], tail: forEach(reading) };
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
  return `${gains(loses ? LOSE : GAIN, whom, scene, and(parts))}${until(step.until)}${tail}`;
}

/** "cura di 2 una Creatura", "curala di 2", "curati di 2". */
function healText({ amount, whom, its }: StepBy['heal'], scene: Scene): string {
  const noun = nounOf(whom, scene, 'each');
  const reading = readAmount(amount);
  const each = reading.reads === 'each' ? forEach(reading) : '';
  if (noun.verb === 'tu') return `${{ do: 'curati', can: 'curarti' }[scene.form]} di ${healed(reading, its)}${each}`;
  if (noun.clitic !== null) return acts(HEAL, noun, scene.form, ` di ${healed(reading, its)}${each}`);
  return `${HEAL[scene.form]} di ${healed(reading, its)} ${noun.text}${each}`;
}
function healed(reading: Reading, its: boolean): string {
  if (reading.reads === 'plain') return String(reading.n);
  return reading.reads === 'value' ? `un valore ${equalTo(reading, its)}` : String(first(reading));
}

/** "riprendi in mano una tua Creatura", "rimandala in mano al proprietario". */
function returnText({ whom }: StepBy['return'], scene: Scene): string {
  const noun = nounOf(whom, scene);
  const side = sideOf(whom);
  const owner = side === 'opposing' ? " all'avversario" : noun.verb === 'many' ? ' ai proprietari' : ' al proprietario';
  const [how, where] = side === 'own' ? [TAKE_UP, ' in mano'] : [SEND_BACK, ` in mano${owner}`];
  return noun.clitic === null ? `${how[scene.form]}${where} ${noun.text}` : acts(how, noun, scene.form, where);
}

function moveText({ whom, where }: StepBy['move'], scene: Scene): string {
  const noun = nounOf(whom, scene);
  const line = { own: 'della tua linea', other: `della ${noun.verb === 'many' ? 'loro' : 'sua'} linea` };
  const of = sideOf(whom) === 'own' ? line.own : line.other;
  if (where === 'anywhere') return acts(MOVE, noun, scene.form, ` in un punto qualsiasi ${of}`);
  return acts(MOVE, noun, scene.form, ` all'estremità ${where === 'leftEnd' ? 'sinistra' : 'destra'} ${of}`);
}

/** "fai Sbiadire", "falla Sbiadire". */
function fadeText({ whoms }: StepBy['fade'], scene: Scene): string {
  const nouns = whoms.map((whom) => nounOf(whom, scene));
  const [{ clitic, verb: person }] = nouns;
  const isDone = scene.form === 'do';
  if (person === 'tu' && nouns.length === 1) return isDone ? 'Sbiadisci' : 'Sbiadire';
  if (clitic === null || nouns.length > 1) {
    return `${isDone ? 'fai' : 'far'} Sbiadire ${and(nouns.map(({ text }) => text))}`;
  }
  return `${isDone ? `fal${clitic}` : `far${clitic}`} Sbiadire`;
}

type Doer = 'you' | 'opponent' | 'eachPlayer';
/** A player who does something; another one can be made to do it. */
function playerDoes(player: Doer, how: Verb & { readonly they: string }, what: string, scene: Scene): string {
  if (player === 'you') return `${how[scene.form]} ${what}`;
  const { text, a } = nounOf(named(player), scene);
  return scene.form === 'can' ? `far ${how.can} ${a} ${what}` : `${text} ${how.they} ${what}`;
}
const SUMMON = { do: 'evoca', can: 'evocare', they: 'evoca' };
const FETCH = { do: 'estrai', can: 'estrarre', they: 'estrae' };

/** At least so many, or fewer. */
type Test = (n: number, holds: boolean, its: boolean) => string;
/** "hai una Creatura" or "non hai Creature", "hai 3 o più Creature" or "hai meno di 3 Creature". */
const enough =
  (before: string, verb: string, one: string, others: string): Test =>
  (n, holds) => {
    if (n === 1) return holds ? `${before}${verb} ${one}` : `${before}non ${verb} ${others}`;
    return `${before}${verb} ${holds ? `${n} o più` : `meno di ${n}`} ${others}`;
  };
const inPile =
  (one: string, others: string): Test =>
  (n, holds) => {
    const pile = 'nella tua pila degli scarti';
    if (n === 1) return `${pile} ${holds ? `c'è ${one}` : `non ci sono ${others}`}`;
    return `${pile} ci sono ${holds ? `${n} o più` : `meno di ${n}`} ${others}`;
  };
const reaches =
  (value: Valued): Test =>
  (n, holds, its) =>
    `${valueText(value, its, '')} è ${holds ? `${n} o più` : `meno di ${n}`}`;
const CONDITIONS: Readonly<Record<Count, Test>> = {
  ownCreatures: enough('', 'hai', 'una Creatura', 'Creature'),
  otherOwnCreatures: enough('', 'hai', "un'altra Creatura", 'altre Creature'),
  opposingCreatures: enough("l'avversario ", 'ha', 'una Creatura', 'Creature'),
  fullTanks: enough('', 'hai', 'un serbatoio pieno', 'serbatoi pieni'),
  ownPile: inPile('un contratto', 'contratti'),
  spellsInOwnPile: inPile('un Incantesimo', 'Incantesimi'),
  hand: enough('', 'hai in mano', 'un contratto', 'contratti'),
  burnouts: (n, holds) => `${holds ? '' : 'non '}hai subìto danni da esaurimento${n === 1 ? '' : ` ${n} o più volte`}`,
  discarded: (n, holds) => `sono ${holds ? `${n} o più` : `meno di ${n}`}`,
  ownAttack: reaches('ownAttack'),
  itsAttack: reaches('itsAttack'),
  itsHealth: reaches('itsHealth'),
};

function ifText(step: StepBy['if'], scene: Scene): string {
  const { count, atLeast, held, otherwise, its } = step;
  const condition = `se ${CONDITIONS[count](atLeast, held.length > 0, its)}`;
  const great = raised(step);
  if (great !== null) {
    return `${inline(otherwise, scene)}, oppure ${held[0].step === 'heal' ? 'di ' : ''}${great} ${condition}`;
  }
  const [main, rest] = held.length === 0 ? [otherwise, []] : [held, otherwise];
  const instead = rest.length === 0 ? '' : `; altrimenti, ${inline(rest, scene)}`;
  const said = inline(main, scene);
  return scene.form === 'can' ? `${said} ${condition}${instead}` : `${condition}, ${said}${instead}`;
}

const rows: StepRows = {
  damage: damageText,
  heal: healText,
  gains: gainsText,
  blunt: ({ whom, until: how }, scene) =>
    `${scene.form === 'do' ? 'riduci' : 'ridurre'} a 0 ${attackOf(whom, scene)}${until(how)}`,
  fade: fadeText,
  disarm: ({ whom }, scene) => acts(DISARM, nounOf(whom, scene), scene.form),
  destroy: ({ whom }, scene) => acts(DESTROY, nounOf(whom, scene), scene.form),
  return: returnText,
  move: moveText,
  summon({ token, count, who, its }, scene) {
    const noun = tokenNoun(token, scene.nameOf);
    return playerDoes(who, SUMMON, many(count, its, noun, noun, true), scene);
  },
  fetch: ({ count, who, its }, scene) => playerDoes(who, FETCH, many(count, its, 'contratto', 'contratti'), scene),
  draw: ({ times: n }, { form }) => `${form === 'do' ? 'pesca' : 'pescare'} ${n === 1 ? 'un contratto' : times(n)}`,
  takeBack: ({ type }, { form }) =>
    `${form === 'do' ? 'prendi' : 'prendere'} in mano ${type === null ? 'un contratto' : aType[type]} dalla tua pila degli scarti`,
  fillTanks: ({ count, its }, { form }) =>
    `${form === 'do' ? 'riempi' : 'riempire'} ${many(count, its, 'serbatoio', 'serbatoi')}`,
  extractor: ({ full }, { form }) =>
    `${form === 'do' ? 'guadagni' : 'guadagnare'} un estrattore ${full ? 'pieno' : 'vuoto'} di un colore a tua scelta`,
  may: ({ steps }, scene) => `${scene.form === 'can' ? '' : 'puoi '}${inline(steps, { ...scene, form: 'can' })}`,
  if: ifText,
};

export const clause = (step: Step, scene: Scene): string => say(rows, step.step, step, scene);
/** Under a condition everything stays in one sentence. */
export const inline = (steps: readonly Step[], scene: Scene): string => and(steps.map((step) => clause(step, scene)));
