// How does a contract read in English?

import { english, type NameOf, sentence, sentences, signed } from '@duello/language';
import type { Contract } from '../../cards/contract.ts';
import type { Effect } from '../../cards/effects.ts';
import type { Give } from '../../cards/gives.ts';
import { MOMENTS, type Moment } from '../../cards/vocabulary.ts';
import { asPrinted } from '../as-printed.ts';
import { NOBODY_IN_MIND, raised, type Step, stepsOf, THIS_IN_MIND } from '../clauses.ts';
import type { Scene } from '../row-types.ts';
import { clause, inline } from './effects.ts';
import { contractsOf, costText, statuses, thisNoun, types } from './nouns.ts';

const { and } = english;

/** Moments with a keyword; the others are told in words. */
export const labels = {
  summon: 'Summon',
  recycling: 'Recycling',
  startTurn: 'Start turn',
  endTurn: 'End turn',
  ambush: 'Ambush',
} as const;
const isLabelled = (moment: Moment): moment is keyof typeof labels => Object.hasOwn(labels, moment);
const LEADS: { readonly [M in Exclude<Moment, keyof typeof labels>]: (scene: Scene) => string } = {
  attack: (scene) => `when ${thisNoun(scene)} attacks`,
  hurt: (scene) => `when ${thisNoun(scene)} takes damage and survives`,
  discard: () => 'when a draw puts contracts into your discard pile',
  burnout: () => 'when you suffer burnout',
};

const REACHED = {
  adjacent: 'adjacent Creatures',
  others: 'your other Creatures',
  own: 'your Creatures',
} as const;

function giveText(give: Give): string {
  if (give.give === 'discount') return `your ${contractsOf(give.type)} cost ${give.by} mana less`;
  const { attack, health, magic, status, to } = give;
  const numbers = [
    ...(attack === 0 ? [] : [`${signed(attack)} attack`]),
    ...(health === 0 ? [] : [`${signed(health)} health`]),
  ];
  const parts = [
    ...(numbers.length === 2 ? [`${signed(attack)}/${signed(health)}`] : numbers),
    ...(magic === 0 ? [] : [`Magic Damage ${signed(magic)}`]),
    ...(status === null ? [] : [statuses[status]]),
  ];
  return to === 'you' ? `give yourself ${and(parts)}` : `give ${and(parts)} to ${REACHED[to]}`;
}

/** A step is a sentence; what happens otherwise is one of its own. */
function clausesOf(step: Step, scene: Scene): readonly string[] {
  if (step.op !== 'if' || step.held.length === 0 || step.otherwise.length === 0 || raised(step) !== null) {
    return [clause(step, scene)];
  }
  return [clause({ ...step, otherwise: [] }, scene), `otherwise, ${inline(step.otherwise, scene)}`];
}

function momentText(card: Contract, moment: Moment, effects: readonly Effect[], nameOf: NameOf): string {
  const scene: Scene = { card, moment, nameOf, form: 'do' };
  if (isLabelled(moment)) return `${labels[moment]}: ${effectsText(effects, scene)}`;
  const context = moment === 'attack' || moment === 'hurt' ? THIS_IN_MIND : NOBODY_IN_MIND;
  return sentences(
    `${LEADS[moment](scene)}, `,
    stepsOf(effects, context).flatMap((step) => clausesOf(step, scene)),
  );
}

const effectsText = (effects: readonly Effect[], scene: Scene): string =>
  stepsOf(effects, NOBODY_IN_MIND)
    .flatMap((step) => clausesOf(step, scene))
    .map(sentence)
    .join(' ');

function mainText(card: Contract, nameOf: NameOf): readonly string[] {
  const text = effectsText(card.effects, { card, moment: null, nameOf, form: 'do' });
  if (text === '') return [];
  return [card.activation === null ? text : `Use (${costText(card.activation)}): ${text}`];
}

export function cardText(card: Contract, nameOf: NameOf): readonly string[] {
  const { keywords, magic, gives, when } = asPrinted(card);
  return [
    ...(keywords.length === 0 ? [] : [keywords.map((keyword) => `${statuses[keyword]}.`).join(' ')]),
    ...(magic === 0 ? [] : [`Magic Damage ${signed(magic)}.`]),
    ...gives.map((give) => sentence(giveText(give))),
    ...mainText(card, nameOf),
    ...MOMENTS.flatMap((moment) => {
      const effects = when[moment] ?? [];
      return effects.length === 0 ? [] : [momentText(card, moment, effects, nameOf)];
    }),
  ];
}

export const kind = ({ type, token }: Contract): string => (token ? `${types[type]} token` : types[type]);
export const costs = ({ cost, token }: Contract): string => (token ? 'Summoned by effects' : costText(cost));
