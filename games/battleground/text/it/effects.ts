// How does an effect read in Italian? One row a step.

import {
  conditional,
  firstOf,
  italian,
  italianClauses,
  italianNouns,
  negated,
  say,
  shown,
  signed,
} from '@duello/language';
import type { Amount } from '../../cards/amounts.ts';
import { isLoss, readAmount } from '../amounts.ts';
import { groups, type Hit, isEnding, raised, type Step, type StepBy } from '../clauses.ts';
import type { Possessive, TargetPhrase } from '../pronoun-context.ts';
import type { Scene, StepRows } from '../row-types.ts';
import { condition, equalTo, forEach, many, much } from './amounts.ts';
import { colour, conditions, damage, life, nounOf, tierText } from './nouns.ts';

const { and, inWords } = italian;
const { acts, actsTo, does, GAIN, LOSE, states, verb } = italianClauses;
const { after, object } = italianNouns;

const DEAL = verb('infliggi', 'infliggere');
const HEAL = verb('cura', 'curare');
const PUT = verb('metti', 'mettere');
const REMOVE = verb('togli', 'togliere');
const KILL = verb('uccidi', 'uccidere');
const ENCHANT = verb('incanta', 'incantare');
const UNENCHANT = verb('disincanta', 'disincantare');
const MOVE = verb('sposta', 'spostare');
const END = verb('termina', 'terminare');
const CHOOSE = verb('scegli', 'scegliere');

const ATTACK: italianClauses.Persons = {
  tu: 'attacchi',
  voi: 'attaccate',
  one: 'attacca',
  many: 'attaccano',
  can: 'attaccare',
};
const DEFEND: italianClauses.Persons = {
  tu: 'difendi',
  voi: 'difendete',
  one: 'difende',
  many: 'difendono',
  can: 'difendere',
};

function doesAlone(how: italianClauses.Persons, whom: TargetPhrase, { card, form }: Scene): string {
  const noun = nounOf(whom, card);
  if (form === 'do') return states(how, noun, whom.led);
  if (noun.verb === 'tu') return how.can;
  return noun.clitic === null ? `far ${how.can} ${object(noun)}` : `far${noun.clitic} ${how.can}`;
}

/** "pari al suo Attacco" must come after whom "suo" means. */
const isOwnValue = (amount: Amount, { to }: TargetPhrase): boolean => {
  const reading = readAmount(amount);
  return reading.reads === 'value' && reading.count !== 'thisAttack' && typeof to === 'object' && 'target' in to;
};

/** "2 danni a una nemica per ogni …"; later hits leave the noun out. */
function hitText({ amount, whom, its }: Hit, { card }: Scene, said: (n: number) => string = damage): string {
  const to = after('a', nounOf(whom, card, 'each'));
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return `${said(reading.n)} ${to}`;
  if (reading.reads === 'each') return `${said(firstOf(reading))} ${to}${forEach(reading, its)}`;
  return isOwnValue(amount, whom) ? `${to} danni ${equalTo(reading, its)}` : `danni ${equalTo(reading, its)} ${to}`;
}

function amountText(amount: Amount, its: Possessive): string {
  const reading = readAmount(amount);
  if (reading.reads === 'plain') return damage(reading.n);
  if (reading.reads === 'value') return `danni ${equalTo(reading, its)}`;
  return `${damage(firstOf(reading))}${forEach(reading, its)}`;
}

/** What you do to yourself is suffered; to whom has just been named, "infliggile". */
function damageText({ hits: [hit, ...rest] }: StepBy['damage'], scene: Scene): string {
  const { card, form } = scene;
  const noun = nounOf(hit.whom, card, 'each');
  if (rest.length > 0) {
    const later = rest.map((next) => `poi ${hitText(next, scene, shown)}`);
    return [`${DEAL[form]} ${hitText(hit, scene)}`, ...later].join(', ');
  }
  if (noun.verb === 'tu') return `${form === 'do' ? 'subisci' : 'subire'} ${amountText(hit.amount, hit.its)}`;
  if (noun.clitic === null) return `${DEAL[form]} ${hitText(hit, scene)}`;
  return actsTo(DEAL, amountText(hit.amount, hit.its), 'a', noun, form);
}

/** "cura 2 PV a un'alleata", "curale 2 PV", "recuperi 2 punti vita". */
function healText({ amount, whom, its }: StepBy['heal'], { card, form }: Scene): string {
  const noun = nounOf(whom, card, 'each');
  const isYou = noun.verb === 'tu';
  const reading = readAmount(amount);
  const points = (n: number): string => (isYou ? life(n) : `${shown(n)} PV`);
  const each = reading.reads === 'each' ? forEach(reading, its) : '';
  const what =
    reading.reads === 'value'
      ? `${isYou ? 'punti vita' : 'PV'} ${equalTo(reading, its)}`
      : points(reading.reads === 'plain' ? reading.n : firstOf(reading));
  if (isYou) return `${form === 'do' ? 'recuperi' : 'recuperare'} ${what}${each}`;
  if (isOwnValue(amount, whom)) return `${HEAL[form]} ${after('a', noun)} ${what}`;
  return actsTo(HEAL, what, 'a', noun, form, each);
}

/** "+2 Attacco", "1 di Attacco", and what follows a number that counts. */
function quantity(amount: Amount, what: 'Attacco' | 'PV', lost: boolean, its: Possessive): readonly [string, string] {
  const reading = readAmount(lost ? negated(amount) : amount);
  const said = (n: number): string => {
    if (!lost) return `${signed(n)} ${what}`;
    return `${shown(n)} ${what === 'PV' ? what : `di ${what}`}`;
  };
  if (reading.reads === 'plain') return [said(reading.n), ''];
  if (reading.reads === 'value') return [`${what} ${equalTo(reading, its)}`, ''];
  return [said(firstOf(reading)), forEach(reading, its)];
}

function gainText({ attack, hp, whom, its }: StepBy['gain'], { card, form }: Scene): string {
  const noun = nounOf(whom, card);
  const changes = [
    { amount: attack, what: 'Attacco' as const },
    { amount: hp, what: 'PV' as const },
  ].filter(({ amount }, index) => amount !== 0 || (index === 0 && hp === 0));
  const said = (lost: boolean): string | null => {
    const parts = changes
      .filter(({ amount }) => isLoss(amount) === lost)
      .map(({ amount, what }) => quantity(amount, what, lost, its));
    if (parts.length === 0) return null;
    const isSame = parts.every(([, tail]) => tail === parts[0][1]);
    return isSame ? and(parts.map(([head]) => head)) + parts[0][1] : and(parts.map((part) => part.join('')));
  };
  const [gains, losses] = [said(false), said(true)];
  const [how, what] = gains === null ? [LOSE, losses] : [GAIN, gains];
  const also = gains === null || losses === null ? '' : ` e ${form === 'do' ? LOSE[noun.verb] : LOSE.can} ${losses}`;
  return does(how, noun, `${what}${also}`, form, whom.led);
}

function placeText({ puts, whom, its }: StepBy['place'], { card, form }: Scene): string {
  const noun = nounOf(whom, card, 'each');
  const parts = puts.map(({ condition: one, count }) => ({ ...much(count, its), name: conditions[one] }));
  const what = and(parts.map(({ n, name }) => `${n} ${name}`));
  const on = noun.clitic === null ? after('su', noun) : `su di ess${noun.clitic === 'la' ? 'a' : 'o'}`;
  return `${PUT[form]} ${what} ${on}${parts[0].tail}`;
}

function cleanseText({ conditions: kinds, whom }: StepBy['cleanse'], { card, form }: Scene): string {
  const names = kinds.flatMap((kind) => (kind === 'all' ? [] : [conditions[kind]]));
  const what = names.length < kinds.length ? 'tutte le condizioni' : `tutti i segnalini ${and(names)}`;
  return actsTo(REMOVE, what, 'da', nounOf(whom, card), form);
}

function manaText({ mana, its }: StepBy['mana'], { form }: Scene): string {
  const gain = form === 'do' ? 'ottieni' : 'ottenere';
  const parts = mana.map((one) => ({ ...much(one.count, its), ...one }));
  const [{ tail, isOne, n }] = parts;
  if (parts[0].colour === 'any') return `${gain} ${n} mana di ${isOne ? 'un colore' : 'colori'} a tua scelta${tail}`;
  const what = parts.map((one, index) => {
    const which = one.colour === 'any' ? 'altri' : colour(one.colour, one.isOne ? 1 : 2);
    return `${one.n} ${index === 0 ? 'mana ' : ''}${which}`;
  });
  return `${gain} ${and(what)}${tail}`;
}

const DIRECTIONS = { forward: 'in avanti', back: 'indietro', left: 'a sinistra', right: 'a destra' } as const;

function endText({ whose }: StepBy['endAnother'], { card, form }: Scene): string {
  const other = card.enchantment === null ? '' : 'altro ';
  if (whose === 'any') return `${END[form]} un ${other}Incantamento`;
  return whose === 'own' ? `${END[form]} un ${other}tuo Incantamento` : `${END[form]} un Incantamento dell’avversario`;
}

const SPELL = { one: 'magia', many: 'magie', gender: 'f' } as const;
const RETAINED = {
  spell: ['una magia', 'magie'],
  crystal: ['un Cristallo', 'Cristalli'],
  sorcery: ['un Sortilegio', 'Sortilegi'],
  summon: ['un’Evocazione', 'Evocazioni'],
} as const;

function eitherText({ first, second }: StepBy['either'], scene: Scene): string {
  const plain: Scene = { ...scene, form: 'do' };
  const or = first.length === 1 && second.length === 1 ? ', oppure ' : '; oppure ';
  return `${CHOOSE[scene.form]} un effetto: ${inline(first, plain)}${or}${inline(second, plain)}`;
}

function ifText(step: StepBy['if'], scene: Scene): string {
  if (isEnding(step) && scene.form === 'do') return `termina quando ${condition(step, scene)}`;
  const when = `se ${condition(step, scene)}`;
  const great = raised(step);
  if (great !== null) return `${inline(step.otherwise, scene)}, o ${shown(great)} ${when}`;
  return conditional(step, when, '; altrimenti, ', scene.form, (steps) => inline(steps, scene));
}

/** Where its tokens have been spoken of, one more is added. */
function enchantText({ whom, count }: StepBy['enchant'], { card, form }: Scene): string {
  const noun = nounOf(whom, card, 'each');
  if (whom.to === 'it' && whom.tokens) return `${form === 'do' ? 'aggiungine' : 'aggiungerne'} ${inWords(count)}`;
  return acts(ENCHANT, noun, form, count === 1 ? '' : ` con ${count} segnalini`);
}

/** Its tokens are the price of the damage. */
function spendText({ hit, whom }: StepBy['spend'], { card, form }: Scene): string {
  const them = form === 'do' ? 'toglili tutti' : 'toglierli tutti';
  const spent = whom.tokens ? them : actsTo(REMOVE, 'tutti i segnalini', 'da', nounOf(whom, card), form);
  const harm = `altrettanti ${after('a', nounOf(hit.whom, card, 'each'))}`;
  return `${spent} ${form === 'do' ? 'e infliggine' : 'per infliggerne'} ${harm}`;
}

/** Damage that you take is a price: "subire 2 danni per pescare una magia". */
function mayText({ steps }: StepBy['may'], scene: Scene): string {
  const can: Scene = { ...scene, form: 'can' };
  const [first, ...rest] = steps;
  if (scene.form === 'can') return inline(steps, can);
  const isPaid = first.op === 'damage' && first.hits.every(({ whom }) => nounOf(whom, scene.card).verb === 'tu');
  return rest.length > 0 && isPaid
    ? `puoi ${clause(first, can)} per ${inline(rest, can)}`
    : `puoi ${inline(steps, can)}`;
}

const rows: StepRows = {
  choose: ({ point }, { form }) => `${CHOOSE[form]} un ${point === 'field' ? 'campo' : 'incrocio'}`,
  damage: damageText,
  heal: healText,
  gain: gainText,
  place: placeText,
  cleanse: cleanseText,
  killAnother: (_, { form }) => `${form === 'do' ? 'uccidine' : 'ucciderne'} un’altra`,
  spend: spendText,
  kill: ({ whom }, { card, form }) => acts(KILL, nounOf(whom, card), form),
  enchant: enchantText,
  unenchant: ({ whom }, { card, form }) => acts(UNENCHANT, nounOf(whom, card), form),
  attack: ({ whom }, scene) => doesAlone(ATTACK, whom, scene),
  defend: ({ whom }, scene) => doesAlone(DEFEND, whom, scene),
  move: ({ whom, where }, { card, form }) => acts(MOVE, nounOf(whom, card), form, ` di un campo ${DIRECTIONS[where]}`),
  end: (_, { form }) => `${END[form]} questo Incantamento`,
  endAnother: endText,
  draw: ({ count, its }, { form }) => `${form === 'do' ? 'pesca' : 'pescare'} ${many(readAmount(count), its, SPELL)}`,
  retain({ count, type }, { form }) {
    const [one, others] = RETAINED[type ?? 'spell'];
    return `${form === 'do' ? 'trattieni' : 'trattenere'} in mano ${count === 1 ? one : `${count} ${others}`}`;
  },
  mana: manaText,
  gainCrystal({ colour: one, into }, { form }) {
    const what = `dal mercato un cristallo ${one === 'any' ? 'di un colore a tua scelta' : colour(one)}`;
    return into === 'hand'
      ? `${form === 'do' ? 'prendi' : 'prendere'} in mano ${what}`
      : `${form === 'do' ? 'ottieni' : 'ottenere'} ${what}`;
  },
  revive({ maxTier }, { form }) {
    const which = `un’Evocazione${maxTier === null ? '' : ` di ${tierText(maxTier)}`}`;
    return `${form === 'do' ? 'evoca' : 'evocare'} dai tuoi scarti ${which}`;
  },
  may: mayText,
  either: eitherText,
  if: ifText,
};

export const clause = (step: Step, scene: Scene): string => say(rows, step.op, step, scene);
/** Under a condition everything stays in one sentence. */
export const inline = (steps: readonly Step[], scene: Scene): string =>
  groups(steps, scene.form)
    .map((group) => and(group.map((step) => clause(step, scene))))
    .join('; poi ');
