// What does somebody get who is sent an answer? One file with everything in it, to be read in any browser, and printed.

import type { Answer, Headline, MatchRef, Picture } from '../questions/answer.ts';
import { commandOf } from './command.ts';
import { draw } from './draw.ts';
import { html, svgText } from './drawing.ts';
import { saidFindings } from './findings.ts';
import { headlineGroups } from './headline-groups.ts';
import { keyOfMatch, matchWords } from './matches.ts';
import { decimal, figure, range } from './numbers.ts';
import { BAND_SIGNS, bandWords, spotsOf, type Voice } from './spots.ts';
import { REPORT_STYLE } from './style.ts';
import { tableOf } from './table.ts';

/** Wide enough for a desk, and narrow enough for a phone: the reader’s screen shows one of the two. */
const WIDTHS = { wide: 760, narrow: 330 } as const;

export interface Report {
  readonly answer: Answer;
  readonly voice: Voice;
  /** Matches in compact text, by `keyOfMatch`; a match that is not among them is only named. */
  readonly watch: ReadonlyMap<string, string>;
  /** Where Duello can be opened, up to the `#`; null brings each match as text instead. */
  readonly site: string | null;
}

export function reportFile(report: Report): string {
  const { answer, voice } = report;
  const { words, naming } = voice;
  const title = words.report.title(words.asks[answer.question.ask].name, naming.title);
  return `<!doctype html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<link rel="icon" href="data:,">
<title>${html(title)}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<header>
<p class="kicker">${html(words.report.madeBy)}</p>
<h1>${html(title)}</h1>
<p>${html(words.asks[answer.question.ask].what)} ${html(answer.complete ? words.report.complete : words.report.stopped)} ${html(words.matches(answer.matches, decimal(answer.matches, words.lang, 0)))}.</p>
</header>
<main>
${findingsPart(report)}
${headlinesPart(report)}
${answer.pictures.map((picture, i) => picturePart(report, picture, i)).join('\n')}
${provenancePart(report)}
</main>
</body>
</html>
`;
}

function findingsPart({ answer, voice }: Report): string {
  const { report } = voice.words;
  const said = saidFindings(answer, voice);
  const list =
    said.length === 0
      ? `<p>${html(report.nothing)}</p>`
      : `<ul>${said.map((one) => `<li>${html(one)}</li>`).join('')}</ul>`;
  return `<section><h2>${html(report.findings)}</h2>${list}</section>`;
}

const bandPart = ({ band }: Pick<Headline, 'band'>, { words }: Voice): string =>
  band === null ? '' : `<span class="band ${band}">${BAND_SIGNS[band]} ${html(bandWords(band, words))}</span>`;

function headlinesPart(report: Report): string {
  const { answer, voice } = report;
  const { words, naming } = voice;
  if (answer.headlines.length === 0) return '';
  const who = ({ level, heldOut }: Headline): string => {
    const held = answer.provenance.heldOut === null ? '' : `, ${heldOut ? words.report.heldOut : words.report.tuned}`;
    return `${words.report.level(naming.bot(level))}${held}`;
  };
  const items = headlineGroups(answer).map(({ main, others }) => {
    const { name, what } = words.headlines[main.name];
    const below = others.map((one) => {
      const said = words.within(figure(one.value, one.unit, words.lang), range(one, one.unit, words.lang, words.to));
      return `<div class="hint">${html(`${who(one)}: ${said}`)} ${bandPart(one, voice)}</div>`;
    });
    return `<li class="${main.band ?? 'none'}"><b>${html(name)}</b>
<span class="value">${html(figure(main.value, main.unit, words.lang))}</span> <span class="hint">${html(range(main, main.unit, words.lang, words.to))}</span>
<div>${bandPart(main, voice)} <span class="hint">${html(who(main))}</span></div>
<div class="hint">${html(what)}</div>
${below.join('')}
${main.matches.length === 0 ? '' : `<details><summary>${html(words.report.matches)}</summary><ul>${matchItems(report, main.matches)}</ul></details>`}</li>`;
  });
  return `<section><h2>${html(words.report.headlines)}</h2><ul class="figures">${items.join('')}</ul>
<p class="hint">${html(words.report.interval)}</p></section>`;
}

function picturePart(report: Report, picture: Picture, at: number): string {
  const { words } = report.voice;
  const { title, read } = words.pictures[picture.name];
  const spots = spotsOf(picture, report.voice);
  const linkOf = (spot: number): string | null => (spots[spot].matches.length > 0 ? `#p${at}s${spot}` : null);
  const drawn = (width: keyof typeof WIDTHS): string =>
    `<div class="${width}">${svgText(draw(picture, WIDTHS[width], report.voice), linkOf)}</div>`;
  const behind = spots.flatMap(({ name, matches }, spot) =>
    matches.length === 0
      ? []
      : [`<li id="p${at}s${spot}"><b>${html(name)}</b><ul>${matchItems(report, matches)}</ul></li>`],
  );
  return `<section><h2>${html(title)}</h2><p class="hint">${html(read)}</p>
<div class="plot">${drawn('wide')}${drawn('narrow')}</div>
<details><summary>${html(words.report.table)}</summary><div class="scroll" tabindex="0" role="region" aria-label="${html(title)}">${tablePart(report, picture, at, linkOf)}</div></details>
${behind.length === 0 ? '' : `<details class="screen"><summary>${html(words.report.matches)}</summary>${report.site === null ? `<p class="hint">${html(words.report.recordHow)}</p>` : ''}<ul class="behind">${behind.join('')}</ul></details>`}
</section>`;
}

function tablePart({ voice }: Report, picture: Picture, at: number, linkOf: (spot: number) => string | null): string {
  const { caption, head, rows } = tableOf(picture, voice);
  const watched = rows.some(({ spot }) => spot !== null && linkOf(spot) !== null);
  const heads = [...head, ...(watched ? [voice.words.column.watch] : [])].map(
    (name) => `<th scope="col">${html(name)}</th>`,
  );
  const lines = rows.map(({ cells, spot }) => {
    const [first, ...rest] = cells;
    const link = spot === null ? null : linkOf(spot);
    const watch = watched
      ? `<td>${link === null ? '' : `<a href="${link}" aria-label="${html(`${voice.words.report.matches}: ${first.said}`)}">${html(voice.words.report.matches)}</a>`}</td>`
      : '';
    return `<tr><th scope="row">${html(first.said)}</th>${rest.map(({ said }) => `<td>${html(said)}</td>`).join('')}${watch}</tr>`;
  });
  return `<table id="t${at}"><caption>${html(caption)}</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

/** Those that can be watched first; of the rest only how many there are. */
function matchItems({ answer, voice, watch, site }: Report, matches: readonly MatchRef[]): string {
  const { report } = voice.words;
  const name = (one: MatchRef): string => html(matchWords(one, answer.arms.length, voice));
  const items = matches.flatMap((one) => {
    const text = watch.get(keyOfMatch(one));
    if (text === undefined) return [];
    if (site !== null) return [`<li><a href="${html(`${site}#/replay/${text}`)}">${name(one)}</a></li>`];
    return [
      `<li>${name(one)} <details><summary>${html(report.record)}</summary><code>${html(text)}</code></details></li>`,
    ];
  });
  const left = matches.length - items.length;
  if (items.length === 0)
    return `<li>${matches.slice(0, 8).map(name).join('; ')}${left > 8 ? ` ${html(report.more(left - 8))}` : ''}</li>`;
  return items.join('') + (left > 0 ? `<li class="hint">${html(report.more(left))}</li>` : '');
}

function provenancePart({ answer, voice }: Report): string {
  const { words, naming } = voice;
  const { from, deals } = words.report;
  const { question, provenance } = answer;
  const rows: readonly (readonly [string, string | null])[] = [
    [from.level, naming.bot(question.level)],
    [from.confirm, question.confirm === null ? null : naming.bot(question.confirm)],
    [from.matches, decimal(answer.matches, words.lang, 0)],
    [from.seed, provenance.seed],
    [from.deals, deals(provenance.deals[0], provenance.deals[1])],
    [from.heldOut, provenance.heldOut === null ? null : deals(provenance.heldOut[0], provenance.heldOut[1])],
    [from.options, hasOptions(question.options) ? JSON.stringify(question.options) : null],
    [from.rules, String(provenance.rules)],
    [from.cards, provenance.cards],
    [from.bots, provenance.bots],
    [from.engine, provenance.engine],
  ];
  const list = rows.flatMap(([name, said]) => (said === null ? [] : [`<dt>${html(name)}</dt><dd>${html(said)}</dd>`]));
  return `<section><h2>${html(words.report.again)}</h2><pre><code>${html(commandOf(answer.question))}</code></pre>
<p class="hint">${html(words.report.againHow)}</p><h2>${html(words.report.provenance)}</h2><dl>${list.join('')}</dl></section>`;
}

const hasOptions = (options: Answer['question']['options']): boolean =>
  typeof options === 'object' && options !== null && Object.keys(options).length > 0;
