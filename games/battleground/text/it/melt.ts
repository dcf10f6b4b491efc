// How do Italian prepositions melt into articles, and what does a verb need to know of a noun?

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
export const OPPONENT = noun("l'avversario");
/** "tu e le tue evocazioni" take "guadagnate". */
export const together = (one: Noun, word: 'o' | 'e', two: Noun): Noun => ({
  parts: [...one.parts, ...two.parts],
  word,
  verb: [one, two].some(({ verb }) => verb === 'tu') ? 'voi' : word === 'e' ? 'many' : 'one',
  clitic: null,
});

const ARTICLES = {
  a: { "l'": "all'", 'il ': 'al ', 'la ': 'alla ', 'le ': 'alle ' },
  di: { "l'": "dell'", 'il ': 'del ', 'la ': 'della ', 'le ': 'delle ' },
  da: { "l'": "dall'", 'il ': 'dal ', 'la ': 'dalla ', 'le ': 'dalle ' },
  su: { "l'": "sull'", 'il ': 'sul ', 'la ': 'sulla ', 'le ': 'sulle ' },
} as const;
export type Preposition = keyof typeof ARTICLES;

/** "a" and "il bersaglio": "al bersaglio". */
export function melt(preposition: Preposition, text: string): string {
  for (const [article, melted] of Object.entries(ARTICLES[preposition])) {
    if (text.startsWith(article)) return melted + text.slice(article.length);
  }
  return preposition === 'su' && text.startsWith('te') ? `su di ${text}` : `${preposition} ${text}`;
}

const join = ({ word }: Noun, parts: readonly string[]): string => parts.join(` ${word} `);
export const object = (one: Noun): string => join(one, one.parts);
export const subject = (one: Noun): string =>
  join(
    one,
    one.parts.map((part) => (part === 'te' ? 'tu' : part)),
  );
export const after = (preposition: Preposition, one: Noun): string =>
  join(
    one,
    one.parts.map((part) => melt(preposition, part)),
  );
