// How does a card read in English?

import { capital, english, type NameOf, sentence, sentences } from '@duello/language';
import type { Ability, Card, Price } from '../../cards/card.ts';
import type { Effects, Modes } from '../../cards/effects.ts';
import type { Filter } from '../../cards/targets.ts';
import { type CardType, MOMENTS, type Moment } from '../../cards/vocabulary.ts';
import { harden, type SkillName, skills as skillCard } from '../../rules/state/skills.ts';
import { signedX, xText } from '../amounts.ts';
import { BEARER_IN_MIND, NOBODY_IN_MIND, type PronounContext, type Step, stepsOf } from '../clauses.ts';
import { mirrored, mirroredFilter } from '../mirrored.ts';
import type { Scene } from '../row-types.ts';
import type { Words } from '../words.ts';
import { clause, givesText, inline } from './effects.ts';
import { classes, keywords, rarities, skillNames, types, which } from './nouns.ts';

const { a } = english;

export const labels = {
  startTurn: 'At the start of your turn',
  destroyed: 'When this is destroyed',
  hits: 'When this deals damage to the opponent',
  overflow: 'Whenever the opponent loses life to fatigue',
} as const satisfies Record<Moment, string>;
/** On the reader's opponent's card. */
const theirLabels: Readonly<Record<Moment, string>> = {
  ...labels,
  startTurn: 'At the start of the opponent’s turn',
  hits: 'When this deals damage to you',
  overflow: 'Whenever you lose life to fatigue',
};

const contextOf = (type: CardType): PronounContext => (type === 'enchantment' ? BEARER_IN_MIND : NOBODY_IN_MIND);

/** A step is a sentence; what happens otherwise is one of its own. */
function clausesIn(step: Step, scene: Scene): readonly string[] {
  if (step.op !== 'if' || step.held.length === 0 || step.otherwise.length === 0) return [clause(step, scene)];
  return [clause({ ...step, otherwise: [] }, scene), `otherwise, ${inline(step.otherwise, scene)}`];
}

/** After a colon the first word stays small. */
const told = (label: string, clauses: readonly string[]): string =>
  sentences(label === '' ? '' : `${label}: `, clauses);

/** What a card does, from the side of whoever reads it. */
function stepsIn(effects: Effects, type: CardType, theirs: boolean): readonly Step[] {
  const steps = stepsOf(effects, contextOf(type));
  return theirs ? steps.map(mirrored) : steps;
}

const clausesOf = (effects: Effects, type: CardType, theirs: boolean): readonly string[] =>
  stepsIn(effects, type, theirs).flatMap((step) => clausesIn(step, { type, form: 'do', theirs }));
const NOTHING = 'nothing happens';
const inOne = (effects: Effects, type: CardType, theirs: boolean): string =>
  inline(stepsIn(effects, type, theirs), { type, form: 'do', theirs }) || NOTHING;

/** S1305: "Choose one: …; or …". */
function modesText(label: string, modes: Modes, type: CardType, theirs: boolean): readonly string[] {
  if (modes.length > 1) {
    const options = modes.map((effects) => inOne(effects, type, theirs)).join('; or ');
    return [told(label, [`${label === '' ? 'Choose' : 'choose'} one: ${options}`])];
  }
  const said = modes.flatMap((effects) => clausesOf(effects, type, theirs));
  return said.length === 0 ? [] : [told(label, said)];
}

/** "Tap, +X Fatigue"; what lies on another card says which of them is tapped. */
function priceText({ fatigue, fatigueX, discardX, tap }: Price, type: CardType): string {
  const paid = fatigueX > 0 ? signedX(xText(fatigueX, fatigue)) : `+${fatigue}`;
  const parts = [
    ...(tap ? [type === 'enchantment' ? 'tap this enchantment' : 'tap'] : []),
    ...(fatigueX + fatigue > 0 ? [`${paid} Fatigue`] : []),
    ...(discardX > 0 ? [`discard ${xText(discardX)} cards`] : []),
  ];
  return capital(parts.join(', ') || '+0 Fatigue');
}

export const abilityText = ({ price, modes }: Ability, type: CardType, theirs = false): string =>
  modesText(priceText(price, type), modes, type, theirs)[0] ?? told(priceText(price, type), [NOTHING]);
/** Each option of Choose one, as a clause. */
export const modeClauses = (modes: Modes, type: CardType, theirs: boolean): readonly string[] =>
  modes.map((effects) => inOne(effects, type, theirs));
export const modeTexts = (modes: Modes, type: CardType, theirs = false): readonly string[] =>
  modeClauses(modes, type, theirs).map(sentence);

/** "Enchant a summoning you control with attack 2 or less". */
const enchantText = (filter: Filter): string => `Enchant ${a(which(filter))}`;

function enchantment({ enchants, gives: { attack, defense, traits } }: Card, theirs: boolean): readonly string[] {
  if (enchants === null) return [];
  const whom = enchantText(theirs ? mirroredFilter(enchants) : enchants);
  const given = givesText(attack, defense, traits);
  return [given === '' ? `${whom}.` : told(whom, [given])];
}

export function cardText(card: Card, _nameOf: NameOf | null = null, theirs = false): readonly string[] {
  const { type, when } = card;
  return [
    ...(card.keywords.length === 0 ? [] : [card.keywords.map((keyword) => `${keywords[keyword]}.`).join(' ')]),
    ...enchantment(card, theirs),
    ...modesText(type === 'summoning' ? 'When played' : '', card.modes, type, theirs),
    ...card.abilities.map((ability) => abilityText(ability, type, theirs)),
    ...MOMENTS.flatMap((moment) =>
      modesText((theirs ? theirLabels : labels)[moment], [when[moment] ?? []], type, theirs),
    ),
  ];
}

export const kind = ({ class: clan, type }: Card): string => `${classes[clan]} ${types[type]}`;
export const rarity = ({ rarity: mark }: Card): string => rarities[mark];
export const costs = ({ cost }: Card): string => `${cost} fatigue`;

const skillText = (name: SkillName) => ({
  name: skillNames[name],
  text: abilityText(skillCard[name], 'spell'),
});
export const skills: Words['skills'] = {
  inspire: skillText('inspire'),
  medicate: skillText('medicate'),
  ponder: skillText('ponder'),
  meditate: skillText('meditate'),
};
export const hardenText: Words['harden'] = { name: keywords.harden, text: abilityText(harden, 'summoning') };
