// How does a spell read in Italian?

import { italian, italianNouns, sentence, sentences, signed } from '@duello/language';
import type { Effect } from '../../cards/effects.ts';
import type { Aura, Enchantment, Spell } from '../../cards/spell.ts';
import type { Death } from '../../cards/vocabulary.ts';
import { isEnding, raised, type Step, stepsOf } from '../clauses.ts';
import { NOBODY_IN_MIND, OTHER_DYING, type PronounContext, THIS_DYING, THIS_IN_MIND } from '../pronoun-context.ts';
import { clause, inline } from './effects.ts';
import { costText, damage, thisNoun, types } from './nouns.ts';

const { and } = italian;
const { a } = italianNouns;

/** A step is a sentence; what happens otherwise is one of its own. */
function clausesOf(step: Step, card: Spell): readonly string[] {
  const scene = { card, form: 'do' } as const;
  if (step.op !== 'if' || step.held.length === 0 || step.otherwise.length === 0 || raised(step) !== null) {
    return [clause(step, scene)];
  }
  return [clause({ ...step, otherwise: [] }, scene), `altrimenti, ${inline(step.otherwise, scene)}`];
}

const clauses = (effects: readonly Effect[], card: Spell, context: PronounContext): readonly string[] =>
  stepsOf(effects, context).flatMap((step) => clausesOf(step, card));

function deathLead(death: Death, card: Spell): string {
  if (death === 'thisDies') return `quando ${thisNoun(card)} muore, `;
  const which = { summonDies: 'evocazione', allyDies: 'alleata', foeDies: 'nemica' }[death];
  // No foe is the summon itself.
  return `quando ${a(card.type === 'summon' && death !== 'foeDies' ? `altra ${which}` : which, 'f')} muore, `;
}

const GIVEN = {
  this: null,
  adjacentAllies: 'le alleate adiacenti',
  adjacentFoes: 'le nemiche adiacenti',
  allies: 'le alleate',
  foes: 'le nemiche',
} as const;

function auraText(aura: Aura, card: Spell): readonly string[] {
  switch (aura.aura) {
    case 'give': {
      const { to, attack, defence } = aura;
      const parts = [
        ...(attack === 0 && defence !== 0 ? [] : [`${signed(attack)} Attacco`]),
        ...(defence === 0 ? [] : [`${signed(defence)} Difesa`]),
      ];
      const who = GIVEN[to];
      return [sentences('Aura: ', [`${who === null ? `${thisNoun(card)} ha` : `${who} hanno`} ${and(parts)}`])];
    }
    case 'sorceryDamage': {
      const more = `${damage(Math.abs(aura.by))} in ${aura.by < 0 ? 'meno' : 'più'}`;
      return [`Aura: i tuoi Sortilegi infliggono ${more}.`];
    }
    case 'when': {
      const context = aura.death === 'thisDies' ? THIS_DYING : OTHER_DYING;
      const said = clauses(aura.effects, card, context);
      return said.length === 0 ? [] : [sentences(`Aura: ${deathLead(aura.death, card)}`, said)];
    }
  }
}

/** How it ends by itself is a line of its own. */
function enchantmentText({ duration, effects }: Enchantment, card: Spell): readonly string[] {
  const label = duration === null ? 'Incantamento' : `Incantamento ${duration}`;
  const steps = stepsOf(effects, NOBODY_IN_MIND);
  const ends = steps.filter((step) => step.op === 'if' && isEnding(step)).flatMap((step) => clausesOf(step, card));
  const said = steps.filter((step) => step.op !== 'if' || !isEnding(step)).flatMap((step) => clausesOf(step, card));
  return [said.length === 0 ? `${label}.` : sentences(`${label}: `, said), ...ends.map(sentence)];
}

/** Icons in words. */
function icons({ range, shields, packTactics }: Spell): readonly string[] {
  const parts = [
    ...(range === 0 ? [] : [`Distanza ${signed(range)}.`]),
    ...(shields === 0 ? [] : [`Scudo ${signed(shields)}.`]),
    ...(packTactics ? ['Tattica di branco.'] : []),
  ];
  return parts.length === 0 ? [] : [parts.join(' ')];
}

export function cardText(card: Spell): readonly string[] {
  const isSummon = card.type === 'summon';
  const cast = clauses(card.text, card, isSummon ? THIS_IN_MIND : NOBODY_IN_MIND);
  const arrival = clauses(card.arrival, card, THIS_IN_MIND);
  return [
    ...icons(card),
    ...(cast.length === 0 ? [] : [sentences(isSummon ? 'quando la lanci, ' : '', cast)]),
    ...(arrival.length === 0 ? [] : [sentences('quando arriva, ', arrival)]),
    ...card.auras.flatMap((aura) => auraText(aura, card)),
    ...(card.enchantment === null ? [] : enchantmentText(card.enchantment, card)),
  ];
}

const SETS = {
  paladin: ' del Paladino',
  warlock: ' dello Stregone',
  elementalist: ' dell’Elementalista',
  neutral: ' neutrale',
  crystal: '',
} as const;
/** "Sortilegio Unico del Paladino", "Evocazione dello Stregone, livello 2", "Sortilegio neutrale", "Cristallo". */
export function kind({ type, set, tier, unique }: Spell): string {
  const only = unique ? (type === 'summon' ? ' Unica' : ' Unico') : '';
  return `${types[type]}${only}${SETS[set]}${tier === 0 || (unique && type !== 'summon') ? '' : `, livello ${tier}`}`;
}
export const costs = ({ cost }: Spell): string => costText(cost);
