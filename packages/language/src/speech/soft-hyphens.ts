// Where may a long word be broken? At its syllables, by soft hyphens: browsers know few languages, and none breaks a name.

const SOFT = '\u00AD';
/** Shorter words fit wherever a name is printed, and so many letters stay together at either end. */
const [LONG, END] = [10, 3];

const VOWEL = /[aeiouyàèéìòù]/i;
const LETTERS = /\p{L}+/gu;
/** Consonants that begin a syllable together. */
const ONSET = /^(?:[cgs]h|ph|th|gn|gu|qu|s[ckmnpqtv]|[bcdfgptv][lr]|s[cpt][hlr]|thr|.)$/i;
/** English puts words together that the rule would take apart elsewhere. */
const COMPOUND = /^(flame|grand|light|mile|proof)(thrower|mother|house|stones|reader)$/i;

/** Whether a syllable may begin here: with as many consonants as can be said at once. */
function beginsSyllable(word: string, at: number): boolean {
  const vowel = word.slice(at).search(VOWEL);
  if (vowel <= 0 || !ONSET.test(word.slice(at, at + vowel))) return false;
  return VOWEL.test(word[at - 1]) || !ONSET.test(word.slice(at - 1, at + vowel));
}

function hyphenated(word: string): string {
  if (word.length < LONG) return word;
  if (COMPOUND.test(word)) return word.replace(COMPOUND, `$1${SOFT}$2`);
  const isBreak = (at: number): boolean => at >= END && word.length - at >= END && beginsSyllable(word, at);
  return [...word].map((letter, at) => (isBreak(at) ? SOFT + letter : letter)).join('');
}

/** The same words, for the eyes alone: what is compared or read aloud has none of it. */
export const withSoftHyphens = (text: string): string => text.replace(LETTERS, hyphenated);
