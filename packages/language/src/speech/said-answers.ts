// How is an answer said beside its table? By the words of its options, with the names of what stands where they point.

import type { AnswerBody, Json, Seat } from '@duello/kernel';
import type { Lang, NameOf } from './names.ts';

/** In words, and the things that it is about. */
export interface SaidAnswer {
  readonly text: string;
  readonly things: readonly string[];
}

/** Says an answer of a seat to a question, as the view shows the table. */
export type SayAnswer<View> = (
  given: AnswerBody,
  asked: { readonly what: string; readonly seat: Seat; readonly view: View },
  lang: Lang,
  nameOf: NameOf,
) => SaidAnswer;

interface Sayings<Question extends string, View> {
  readonly words: Readonly<Record<Lang, { option(question: Question, key: string, nameOf: NameOf): string }>>;
  readonly questions: readonly Question[];
  /** Things that an option is about: those it names, and those that stand where it points. */
  thingsMeant(view: View, seat: Seat, question: Question, key: string): readonly string[];
  /** The options that a plan consists of. */
  planKeys?(plan: Json): readonly string[];
}

/** In every language that has a word for it; the others write a dash. */
const NOTHING: { readonly [lang: string]: string } = { en: 'Nothing', it: 'Niente' };
const nothing = (lang: Lang): string => NOTHING[lang] ?? '–';

const keysIn = (given: AnswerBody, planKeys: (plan: Json) => readonly string[]): readonly string[] => {
  if ('pick' in given) return [given.pick];
  if ('picks' in given) return given.picks;
  if ('order' in given) return given.order;
  return 'plan' in given ? planKeys(given.plan) : [];
};

export const answerSayer =
  <Question extends string, View>({
    words,
    questions,
    thingsMeant,
    planKeys = () => [],
  }: Sayings<Question, View>): SayAnswer<View> =>
  (given, { what, seat, view }, lang, nameOf) => {
    const question = questions.find((name) => name === what);
    if (question === undefined) return { text: what, things: [] };
    if ('number' in given) return { text: String(given.number), things: [] };
    const things: string[] = [];
    const labels = keysIn(given, planKeys).map((key) => {
      const label = words[lang].option(question, key, nameOf);
      const meant = thingsMeant(view, seat, question, key);
      things.push(...meant);
      // Who stands at a place is said too, unless the words have said it.
      const names = meant.map(nameOf).filter((name) => !label.includes(name));
      return names.length === 0 ? label : `${label} (${names.join(' → ')})`;
    });
    return { text: counted(labels).join(', ') || nothing(lang), things };
  };

/** `Spend Copper × 2` for what is said twice. */
const counted = (labels: readonly string[]): readonly string[] =>
  [...new Set(labels)].map((label) => {
    const times = labels.filter((one) => one === label).length;
    return times === 1 ? label : `${label} × ${times}`;
  });
