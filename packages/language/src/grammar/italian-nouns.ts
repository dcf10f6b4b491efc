// How do Italian articles, prepositions and endings agree with a noun, and what does a verb need to know of it?

export type Gender = 'm' | 'f';

const VOWEL = /^[aeiou]/i;
/** Takes "uno", "lo" and "gli". */
const IMPURE = /^(s[^aeiou]|z|gn|ps|x|y)/i;

/** "un contratto", "uno scudo", "una magia", "un'evocazione". */
export const a = (noun: string, gender: Gender): string => {
  if (gender === 'f') return VOWEL.test(noun) ? `un’${noun}` : `una ${noun}`;
  return `${IMPURE.test(noun) ? 'uno' : 'un'} ${noun}`;
};

/** "il suo attacco", "l'attacco", "lo scudo", "la salute"; "i tuoi scudi", "gli attacchi", "le evocazioni". */
export function the(noun: string, gender: Gender, isMany = false): string {
  if (isMany) return `${gender === 'f' ? 'le' : VOWEL.test(noun) || IMPURE.test(noun) ? 'gli' : 'i'} ${noun}`;
  if (VOWEL.test(noun)) return `l’${noun}`;
  return `${gender === 'f' ? 'la' : IMPURE.test(noun) ? 'lo' : 'il'} ${noun}`;
}

/** An adjective in four endings: "tappata", "tappati"; "nemiche" keeps its sound. */
export function agreeing(stem: string, gender: Gender, isMany = false): string {
  if (gender === 'm') return `${stem}${isMany ? 'i' : 'o'}`;
  return isMany ? `${stem}${/[cg]$/.test(stem) ? 'h' : ''}e` : `${stem}a`;
}

const PREPOSITIONS = { a: 'a', di: 'de', da: 'da', su: 'su' } as const;
export type Preposition = keyof typeof PREPOSITIONS;
const CONTRACTED = [
  ['l’', 'll’'],
  ['il ', 'l '],
  ['lo ', 'llo '],
  ['la ', 'lla '],
  ['i ', 'i '],
  ['gli ', 'gli '],
  ['le ', 'lle '],
] as const;

/** "a" and "il bersaglio" are "al bersaglio"; before a pronoun "su" is "su di". */
export function contract(preposition: Preposition, text: string): string {
  const found = CONTRACTED.find(([article]) => text.startsWith(article));
  if (found !== undefined) return `${PREPOSITIONS[preposition]}${found[1]}${text.slice(found[0].length)}`;
  return `${preposition}${preposition === 'su' && /^(te|sé|ess[oa])$/.test(text) ? ' di' : ''} ${text}`;
}

/** Those an effect works on; two kinds of them are joined by a word. */
export interface Noun {
  readonly parts: readonly string[];
  readonly word: 'o' | 'e';
  /** The person its verb takes. */
  readonly verb: 'tu' | 'voi' | 'one' | 'many';
  /** What can stand for it. */
  readonly clitic: 'la' | 'lo' | null;
}
export const noun = (text: string, verb: Noun['verb'] = 'one', clitic: Noun['clitic'] = null): Noun => ({
  parts: [text],
  word: 'o',
  verb,
  clitic,
});
export const plural = (text: string): Noun => noun(text, 'many');
export const YOU = noun('te', 'tu');
export const OPPONENT = noun('l’avversario');
export const TARGET = noun('il bersaglio');
/** "tu e le tue carte" take "guadagnate". */
export const together = (one: Noun, word: Noun['word'], two: Noun): Noun => ({
  parts: [...one.parts, ...two.parts],
  word,
  verb: one.verb === 'tu' || two.verb === 'tu' ? 'voi' : word === 'e' ? 'many' : 'one',
  clitic: null,
});

const join = ({ parts, word }: Noun, said: (part: string) => string): string => parts.map(said).join(` ${word} `);
export const object = (one: Noun): string => join(one, (part) => part);
export const subject = (one: Noun): string => join(one, (part) => (part === 'te' ? 'tu' : part));
export const after = (preposition: Preposition, one: Noun): string => join(one, (part) => contract(preposition, part));
