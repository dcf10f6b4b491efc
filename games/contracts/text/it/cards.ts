// How does a contract read in Italian?

import { italian, type NameOf, sentence, sentences, signed } from '@duello/language';
import type { Contract } from '../../cards/contract.ts';
import type { Effect } from '../../cards/effects.ts';
import type { Give } from '../../cards/gives.ts';
import { MOMENTS, type Moment } from '../../cards/vocabulary.ts';
import { asPrinted } from '../as-printed.ts';
import { NOBODY_IN_MIND, raised, type Step, stepsOf, THIS_IN_MIND } from '../clauses.ts';
import type { Scene } from '../row-types.ts';
import { clause, inline } from './effects.ts';
import { contractsOf, costText, statuses, thisNoun, types } from './nouns.ts';

const { and } = italian;

/** Moments with a keyword; the others are told in words. */
export const labels = {
  summon: 'Evocazione',
  recycling: 'Riciclo',
  startTurn: 'Inizio turno',
  endTurn: 'Fine turno',
  ambush: 'Imboscata',
} as const;
const isLabelled = (moment: Moment): moment is keyof typeof labels => Object.hasOwn(labels, moment);
const LEADS: { readonly [M in Exclude<Moment, keyof typeof labels>]: (scene: Scene) => string } = {
  attack: (scene) => `quando ${thisNoun(scene)} attacca`,
  hurt: (scene) => `quando ${thisNoun(scene)} subisce danni e sopravvive`,
  discard: () => 'quando una tua pescata manda contratti nella pila degli scarti',
  burnout: () => 'quando subisci danni da esaurimento',
};

const REACHED = {
  adjacent: ' alle Creature adiacenti',
  others: ' alle altre tue Creature',
  own: ' alle tue Creature',
  you: '',
} as const;

function giveText(give: Give): string {
  if (give.give === 'discount') return `${contractsOf(give.type)} costano ${give.by} mana in meno`;
  const { attack, health, magic, status, to } = give;
  const numbers = [
    ...(attack === 0 ? [] : [`${signed(attack)} attacco`]),
    ...(health === 0 ? [] : [`${signed(health)} salute`]),
  ];
  const parts = [
    ...(numbers.length === 2 ? [`${signed(attack)}/${signed(health)}`] : numbers),
    ...(magic === 0 ? [] : [`Danni magici ${signed(magic)}`]),
    ...(status === null ? [] : [statuses[status]]),
  ];
  return `${to === 'you' ? 'ti ' : ''}fornisce ${and(parts)}${REACHED[to]}`;
}

/** A step is a sentence; what happens otherwise is one of its own. */
function clausesOf(step: Step, scene: Scene): readonly string[] {
  if (step.op !== 'if' || step.held.length === 0 || step.otherwise.length === 0 || raised(step) !== null) {
    return [clause(step, scene)];
  }
  return [clause({ ...step, otherwise: [] }, scene), `altrimenti, ${inline(step.otherwise, scene)}`];
}

function momentText(card: Contract, moment: Moment, effects: readonly Effect[], nameOf: NameOf): string {
  const scene: Scene = { card, moment, nameOf, form: 'do' };
  if (isLabelled(moment)) return sentences(`${labels[moment]}: `, clauses(effects, scene));
  const context = moment === 'attack' || moment === 'hurt' ? THIS_IN_MIND : NOBODY_IN_MIND;
  return sentences(
    `${LEADS[moment](scene)}, `,
    stepsOf(effects, context).flatMap((step) => clausesOf(step, scene)),
  );
}

const clauses = (effects: readonly Effect[], scene: Scene): readonly string[] =>
  stepsOf(effects, NOBODY_IN_MIND).flatMap((step) => clausesOf(step, scene));

function mainText(card: Contract, nameOf: NameOf): readonly string[] {
  const said = clauses(card.effects, { card, moment: null, nameOf, form: 'do' });
  if (said.length === 0) return [];
  return [
    card.activation === null ? sentences('', said) : sentences(`Utilizzo (${costText(card.activation)}): `, said),
  ];
}

export function cardText(card: Contract, nameOf: NameOf): readonly string[] {
  const { keywords, magic, gives, when } = asPrinted(card);
  return [
    ...(keywords.length === 0 ? [] : [keywords.map((keyword) => `${statuses[keyword]}.`).join(' ')]),
    ...(magic === 0 ? [] : [`Danni magici ${signed(magic)}.`]),
    ...gives.map((give) => sentence(giveText(give))),
    ...mainText(card, nameOf),
    ...MOMENTS.flatMap((moment) => {
      const effects = when[moment] ?? [];
      return effects.length === 0 ? [] : [momentText(card, moment, effects, nameOf)];
    }),
  ];
}

export const kind = ({ type, token }: Contract): string => (token ? `Token ${types[type]}` : types[type]);
export const costs = ({ cost, token }: Contract): string => (token ? 'Evocato da effetti' : costText(cost));
