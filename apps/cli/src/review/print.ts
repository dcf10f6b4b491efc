// How does a review look in a terminal? A bar a turn, what was marked with what was better, and two lines of luck and skill.

import { accountPoints, MARK_SIGNS, MARKS, type Mark } from '@duello/bots';
import { type Colour, type Paint, pad, padStart, type Words, wrap } from '@duello/terminal';
import { percent, type Report } from './report.ts';

const BAR = 30;
const INKS: Readonly<Record<Mark, Colour>> = { inaccuracy: 'yellow', mistake: 'magenta', blunder: 'red' };

interface Page {
  readonly words: Words;
  readonly paint: Paint;
  readonly width: number;
  /** What shows the table before an answer; null where the match has no file. */
  look(at: number): string | null;
}

export const reviewLines = (report: Report, page: Page): readonly string[] => [
  ...chartLines(report, page),
  ...report.seats.flatMap(({ seat, marks }) => ['', ...seatLines(report, seat, marks, page)]),
  ...luckLines(report, page),
];

/** One bar a turn, half full where both win as often. */
function chartLines({ turns }: Report, { words, paint }: Page): readonly string[] {
  const titles = turns.map(({ turn, by }) => (by === null ? turn : `${turn} ${by}`));
  const wide = Math.max(...titles.map((title) => [...title].length));
  const rows = turns.map(({ chance, marks }, i) => {
    const full = Math.round(BAR * chance);
    const bar = paint('cyan', '█'.repeat(full)) + paint('dim', '░'.repeat(BAR - full));
    const signs = marks.map(({ seat, mark, sign }) => paint(INKS[mark], `${seat}${sign}`)).join(' ');
    return ` ${pad(titles[i], wide)}  ${bar} ${padStart(percent(chance), 5)}  ${signs}`.trimEnd();
  });
  return [words.review.chart('A'), ...rows];
}

function seatLines(
  { marks: all }: Report,
  seat: string,
  counts: Readonly<Record<Mark, number>>,
  { words: { review: words }, paint, width, look }: Page,
): readonly string[] {
  const counted = MARKS.filter((mark) => counts[mark] > 0).map(
    (mark) => `${words.marks[mark](counts[mark])} (${MARK_SIGNS[mark]})`,
  );
  const head = words.player(seat, counted.length === 0 ? null : counted.join(', '));
  const labels = words.labels;
  const wide = Math.max(...Object.values(labels).map((label) => label.length)) + 2;
  const row = (label: string, text: string): readonly string[] =>
    wrap(text, width - wide - 4).map((line, i) => `    ${paint('dim', pad(i === 0 ? label : '', wide))}${line}`);
  const lines = all
    .filter((one) => one.seat === seat)
    .flatMap(({ at, turn, mark, given, best, reasons }) => {
      const command = look(at);
      const sign = `${turn} ${MARK_SIGNS[mark]}`;
      return [
        '',
        `  ${paint(INKS[mark], words.drop(sign, percent(best.chance), percent(given.chance)))}`,
        ...row(labels.given, given.words),
        ...row(labels.best, best.words),
        ...reasons.flatMap((one, i) => row(i === 0 ? labels.why : '', one)),
        // A command is copied whole.
        ...(command === null ? [] : [`    ${paint('dim', pad(labels.look, wide))}${command}`]),
      ];
    });
  return [paint('bold', head), ...lines];
}

/** `+12`, `−5`. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

function luckLines({ seats }: Report, { words: { review: words }, paint, width }: Page): readonly string[] {
  const lines = seats.flatMap(({ seat, account }) => {
    if (account === null) return [];
    const { start, result, own, theirs, answers, luck } = accountPoints(account);
    const ended = result === 100 ? 'won' : result === 0 ? 'lost' : 'drew';
    return [
      words.began(seat, `${start} %`, ended),
      `  ${words.answers(seat, signed(answers), String(theirs), String(own))}`,
      `  ${words.luck(signed(luck))}`,
    ];
  });
  return lines.length === 0
    ? []
    : ['', paint('bold', words.luckHead), ...lines.flatMap((line) => wrap(line, width, '    '))];
}
