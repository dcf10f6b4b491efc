// How does an answer of the lab read in a terminal? Figures with bars, sentences, and every picture as its table.

import type { Answer, Headline, Picture } from '@duello/lab/questions';
import { BAND_SIGNS, decimal, figure, range, saidFindings, tableOf, type Voice } from '@duello/lab/report';
import { type Paint, pad, padStart, wrap } from '@duello/terminal';
import type { Io } from '../io/command.ts';

export interface Page {
  readonly io: Io;
  readonly voice: Voice;
  readonly paint: Paint;
  readonly width: number;
}

export function printAnswer(answer: Answer, page: Page): void {
  const { io, voice, paint, width } = page;
  const { words, naming } = voice;
  const { question, complete, matches } = answer;
  const played = words.matches(matches, decimal(matches, words.lang, 0));
  io.out(paint('bold', words.report.title(words.asks[question.ask].name, naming.title)));
  io.out(`${complete ? words.report.complete : words.report.stopped} ${played}.`);
  printHeadlines(answer.headlines, page);
  for (const picture of answer.pictures) printPicture(picture, page);
  const sentences = saidFindings(answer, voice);
  if (sentences.length > 0) io.out('');
  for (const sentence of sentences) for (const line of wrap(`• ${sentence}`, width, '  ')) io.out(line);
}

/** By who played and on which deals: one block each. */
function printHeadlines(headlines: readonly Headline[], page: Page): void {
  const { io, voice, paint } = page;
  const { words } = voice;
  const blocks = new Map<string, Headline[]>();
  for (const one of headlines) {
    const title = `${one.level}, ${one.heldOut ? words.report.heldOut : words.report.tuned}`;
    blocks.set(title, [...(blocks.get(title) ?? []), one]);
  }
  const width = Math.max(0, ...headlines.map(({ name }) => words.headlines[name].name.length));
  for (const [title, all] of blocks) {
    io.out('');
    io.out(paint('dim', title));
    for (const one of all) {
      const { name, unit, value, band } = one;
      const sign = band === null ? ' ' : BAND_SIGNS[band];
      const said = padStart(figure(value, unit, words.lang), 9);
      const where = pad(range(one, unit, words.lang, words.to), 18);
      const bar = unit === 'share' ? barOf(one) : '';
      io.out(`${sign} ${pad(words.headlines[name].name, width)} ${said}  ${where} ${bar}`.trimEnd());
    }
  }
}

const BAR = 24;

/** From 0 to 1: where it lies, and the value. */
function barOf({ value, low, high }: Pick<Headline, 'value' | 'low' | 'high'>): string {
  const at = (share: number): number => Math.min(BAR - 1, Math.max(0, Math.floor(share * BAR)));
  const cells = Array.from({ length: BAR }, (_, i): string => (i >= at(low) && i <= at(high) ? '─' : '·'));
  cells[at(value)] = '●';
  return cells.join('');
}

/** Rows that a screen still holds; the whole is in --json and in a report. */
const MOST_ROWS = 40;

function printPicture(picture: Picture, { io, voice, paint, width }: Page): void {
  const { caption, head, rows } = tableOf(picture, voice);
  if (rows.length === 0) return;
  io.out('');
  io.out(paint('bold', caption));
  const lines = [head, ...rows.slice(0, MOST_ROWS).map(({ cells }) => cells.map(({ said }) => said))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  for (const line of lines) {
    const cells = line.map((cell, column) => (column === 0 ? pad(cell, widths[0]) : padStart(cell, widths[column])));
    io.out(` ${cells.join('  ')}`.trimEnd());
  }
  if (rows.length > MOST_ROWS) for (const line of wrap(`… ${rows.length - MOST_ROWS}`, width)) io.out(line);
}
