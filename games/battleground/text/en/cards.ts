// How does a spell read in English?

import { capital, english, sentence, sentences, signed } from '@duello/language';
import type { Effect } from '../../cards/effects.ts';
import type { Aura, Enchantment, Spell } from '../../cards/spell.ts';
import type { Death } from '../../cards/vocabulary.ts';
import { isEnding, raised, type Step, stepsOf } from '../clauses.ts';
import { NOBODY_IN_MIND, OTHER_DYING, type PronounContext, THIS_DYING, THIS_IN_MIND } from '../pronoun-context.ts';
import { clause, inline } from './effects.ts';
import { classes, costText, thisNoun, types } from './nouns.ts';

const { a, and } = english;

/** A step is a sentence; what happens otherwise is one of its own. */
function clausesOf(step: Step, card: Spell): readonly string[] {
  const scene = { card, form: 'do' } as const;
  if (step.op !== 'if' || step.held.length === 0 || step.otherwise.length === 0 || raised(step) !== null) {
    return [clause(step, scene)];
  }
  return [clause({ ...step, otherwise: [] }, scene), `otherwise, ${inline(step.otherwise, scene)}`];
}

const clauses = (effects: readonly Effect[], card: Spell, context: PronounContext): readonly string[] =>
  stepsOf(effects, context).flatMap((step) => clausesOf(step, card));

function deathLead(death: Death, card: Spell): string {
  if (death === 'thisDies') return `when ${thisNoun(card)} dies`;
  const who = { summonDies: 'summon', allyDies: 'ally', foeDies: 'foe' }[death];
  // No foe is the summon itself.
  return `when ${card.type === 'summon' && death !== 'foeDies' ? `another ${who}` : a(who)} dies`;
}

const GIVEN = {
  this: null,
  adjacentAllies: 'adjacent allies',
  adjacentFoes: 'adjacent foes',
  allies: 'your allies',
  foes: 'foes',
} as const;

function auraText(aura: Aura, card: Spell): string {
  switch (aura.aura) {
    case 'give': {
      const { to, attack, defence } = aura;
      const parts = [
        ...(attack === 0 && defence !== 0 ? [] : [`${signed(attack)} Attack`]),
        ...(defence === 0 ? [] : [`${signed(defence)} Defence`]),
      ];
      const who = GIVEN[to];
      return sentence(`${who === null ? `${thisNoun(card)} has` : `${who} have`} ${and(parts)}`);
    }
    case 'sorceryDamage':
      return `Your Sorceries deal ${Math.abs(aura.by)} ${aura.by < 0 ? 'less' : 'more'} damage.`;
    case 'when': {
      const context = aura.death === 'thisDies' ? THIS_DYING : OTHER_DYING;
      const said = clauses(aura.effects, card, context);
      return said.length === 0 ? '' : sentences(`${deathLead(aura.death, card)}, `, said);
    }
  }
}

/** How it ends by itself is a line of its own. */
function enchantmentText({ duration, effects }: Enchantment, card: Spell): readonly string[] {
  const label = duration === null ? 'Enchantment' : `Enchantment ${duration}`;
  const steps = stepsOf(effects, NOBODY_IN_MIND);
  const ends = steps.filter((step) => step.op === 'if' && isEnding(step)).flatMap((step) => clausesOf(step, card));
  const said = steps.filter((step) => step.op !== 'if' || !isEnding(step)).flatMap((step) => clausesOf(step, card));
  return [said.length === 0 ? `${label}.` : `${label}: ${sentences('', said)}`, ...ends.map(sentence)];
}

/** Icons in words. */
function icons({ range, shields, packTactics }: Spell): readonly string[] {
  const parts = [
    ...(range === 0 ? [] : [`Range ${signed(range)}.`]),
    ...(shields === 0 ? [] : [`Shield ${signed(shields)}.`]),
    ...(packTactics ? ['Pack Tactics.'] : []),
  ];
  return parts.length === 0 ? [] : [parts.join(' ')];
}

export function cardText(card: Spell): readonly string[] {
  const isSummon = card.type === 'summon';
  const cast = clauses(card.text, card, isSummon ? THIS_IN_MIND : NOBODY_IN_MIND);
  const arrival = clauses(card.arrival, card, THIS_IN_MIND);
  const auras = card.auras.map((aura) => auraText(aura, card)).filter((text) => text !== '');
  return [
    ...icons(card),
    ...(cast.length === 0 ? [] : [sentences(isSummon ? 'when you cast it, ' : '', cast)]),
    ...(arrival.length === 0 ? [] : [sentences('when it arrives, ', arrival)]),
    ...auras.map((text) => `Aura: ${text}`),
    ...(card.enchantment === null ? [] : enchantmentText(card.enchantment, card)),
  ];
}

const SETS = { ...classes, neutral: 'neutral', crystal: '' };
/** "Unique Paladin Sorcery", "Warlock Summon, tier 2", "Neutral Sorcery", "Crystal". */
export function kind({ type, set, tier, unique }: Spell): string {
  const head = [unique ? 'Unique' : '', SETS[set], types[type]].filter((word) => word !== '').join(' ');
  return capital(head) + (tier === 0 || (unique && type !== 'summon') ? '' : `, tier ${tier}`);
}
export const costs = ({ cost }: Spell): string => costText(cost);
