// What does a game call its decks, cards, options and bots in the language of an answer? Whoever shows an answer says it.

import type { Label } from '../questions/answer.ts';
import type { ReportWords } from './words/words.ts';

export interface Naming {
  readonly title: string;
  deck(id: string): string;
  card(id: string): string;
  option(name: string, value: string): string;
  bot(id: string): string;
}

export function nameOf(label: Label, naming: Naming, words: ReportWords): string {
  if ('word' in label) return words.labels[label.word];
  if ('deck' in label) return naming.deck(label.deck);
  if ('card' in label) return naming.card(label.card);
  if ('bot' in label) return naming.bot(label.bot);
  return naming.option(label.option, label.value);
}
