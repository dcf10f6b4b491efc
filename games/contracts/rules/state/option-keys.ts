// What does the key of an option mean? The way back from `codes`: nobody else takes keys apart.

import { type CardId, COLOURS, type Colour } from '../../cards/vocabulary.ts';
import { SOURCES, type Source } from './events.ts';
import type { QuestionName } from './frames.ts';

/** A Creature by its place in the line, counted from 1 as in the key, or the player. */
export type Spot = number | 'player';

/** What is done in the main phase. */
export type Act =
  | { readonly word: 'play'; readonly card: CardId }
  | { readonly word: 'attack'; readonly attacker: Spot; readonly target: Spot }
  | { readonly word: 'magnetize'; readonly place: number }
  | { readonly word: 'orb'; readonly target: Spot }
  | { readonly word: 'rune' | 'end' | 'storeLess' };

export type Option =
  | Act
  | { readonly word: 'setAside' | 'take' | 'takeBack' | 'other'; readonly card: CardId }
  | { readonly word: 'keep' | 'yes' | 'no' | 'active' | 'resting' }
  | { readonly word: 'colour' | 'lighten' | 'store'; readonly colour: Colour }
  | { readonly word: 'swap'; readonly from: Colour; readonly to: Colour }
  | { readonly word: 'draw' | 'special'; readonly count: number }
  | { readonly word: 'source'; readonly source: Source }
  | { readonly word: 'place'; readonly place: number }
  | { readonly word: 'target'; readonly side: 'own' | 'opposing'; readonly spot: Spot };
export type OptionWord = Option['word'];

const OF_CARDS = { replace: 'setAside', take: 'take', takeBack: 'takeBack' } as const;
const isOfCards = (question: QuestionName): question is keyof typeof OF_CARDS => Object.hasOwn(OF_CARDS, question);

const spotOf = (key: string): Spot => (key === 'player' ? 'player' : Number(key));
const colourOf = (key: string): Colour | undefined => COLOURS.find((colour) => colour === key);
const sourceOf = (key: string): Source | undefined => SOURCES.find((source) => source === key);

export function readOption(question: QuestionName, key: string): Option {
  if (isOfCards(question)) return { word: OF_CARDS[question], card: key };
  return readAct(key) ?? readCounted(key) ?? readWord(question, key) ?? { word: 'other', card: key };
}

/** `play:id`, `attack:2>1`, `magnetize:1`, `orb:player`, `rune`, `end`, `storeLess`; null for any other key. */
export function readAct(key: string): Act | null {
  if (key === 'rune' || key === 'end' || key === 'storeLess') return { word: key };
  const [verb, rest] = key.split(':');
  if (rest === undefined) return null;
  switch (verb) {
    case 'play':
      return { word: 'play', card: rest };
    case 'attack': {
      const [attacker, target] = rest.split('>');
      return { word: 'attack', attacker: spotOf(attacker), target: spotOf(target) };
    }
    case 'magnetize':
      return { word: 'magnetize', place: Number(rest) };
    case 'orb':
      return { word: 'orb', target: spotOf(rest) };
    default:
      return null;
  }
}

/** `draw:2`, `special:3`, `own:1`, `opposing:player`. */
function readCounted(key: string): Option | null {
  const [verb, rest] = key.split(':');
  if (rest === undefined) return null;
  switch (verb) {
    case 'draw':
    case 'special':
      return { word: verb, count: Number(rest) };
    case 'own':
    case 'opposing':
      return { word: 'target', side: verb, spot: spotOf(rest) };
    default:
      return null;
  }
}

function readWord(question: QuestionName, key: string): Option | null {
  if (key === 'keep') return { word: key };
  if (key === 'yes') return { word: question === 'stance' ? 'active' : 'yes' };
  if (key === 'no') return { word: question === 'stance' ? 'resting' : 'no' };
  if (/^\d+$/.test(key)) return { word: 'place', place: Number(key) };
  const [from, to] = key.split('>').map(colourOf);
  if (from !== undefined && to !== undefined) return { word: 'swap', from, to };
  const source = sourceOf(key);
  if (source === undefined) return null;
  if (question === 'pay' || question === 'payElement') return { word: 'source', source };
  if (from === undefined) return null;
  if (question === 'lighten') return { word: question, colour: from };
  return { word: question === 'store' || question === 'storeLess' ? 'store' : 'colour', colour: from };
}
