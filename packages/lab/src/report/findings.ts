// What was found, in whole sentences?

import type { Answer, Estimate, Finding, Label, MatchRef, Unit } from '../questions/answer.ts';
import type { Measure } from '../questions/question.ts';
import { matchWords } from './matches.ts';
import { nameOf } from './naming.ts';
import { figure, range } from './numbers.ts';
import { differenceWords, type Voice } from './spots.ts';

/** More names than these nobody reads. */
const FEW = 6;

export const saidFindings = ({ findings }: Answer, voice: Voice): readonly string[] =>
  findings.map((one) => saidFinding(one, voice));

export function saidFinding(finding: Finding, voice: Voice): string {
  const { words, naming } = voice;
  const { lang, findings: say } = words;
  const name = (label: Label): string => nameOf(label, naming, words);
  const within = (said: string, estimate: Estimate, unit: Unit): string =>
    words.within(said, range(estimate, unit, lang, words.to));
  const estimate = (one: Estimate, unit: Unit): string => within(figure(one.value, unit, lang), one, unit);
  switch (finding.name) {
    case 'noDifference':
    case 'undecided':
      return say[finding.name]({
        measure: words.measures[finding.measure],
        within: withinWords(finding.within, finding.measure, voice),
      });
    case 'difference':
      return say.difference({
        measure: words.measures[finding.measure],
        by: differenceWords(finding.by, finding.unit, voice),
      });
    case 'offTarget':
      return say.offTarget({
        figure: words.headlines[finding.figure].name,
        found: estimate(finding.found, finding.unit),
      });
    case 'deckOffTarget':
      return say.deckOffTarget({ deck: name(finding.deck), share: estimate(finding.share, 'share') });
    case 'deckChange':
      return say.deckChange({ deck: name(finding.deck), by: differenceWords(finding.by, 'points', voice) });
    case 'levelShift':
      return say.levelShift({
        figure: words.headlines[finding.figure].name,
        from: estimate(finding.from, finding.unit),
        to: estimate(finding.to, finding.unit),
      });
    case 'widestMatchup':
      return say.widestMatchup({
        row: name(finding.row),
        column: name(finding.column),
        share: estimate(finding.share, 'share'),
      });
    case 'bestMix':
      return say.bestMix({ deck: name(finding.deck), share: figure(finding.share, 'share', lang, 0) });
    case 'tooStrong':
    case 'tooWeak':
      return say[finding.name]({
        card: name(finding.card),
        by: differenceWords(finding.by, 'points', voice),
        heldOut: finding.heldOut === null ? '' : differenceWords(finding.heldOut, 'points', voice),
      });
    case 'neverCame':
    case 'neverUsed':
    case 'alwaysUsed':
      return say[finding.name]({ cards: finding.cards.map(name).join(', ') });
    case 'neverCovered':
      return say.neverCovered({ parts: finding.parts.join(', ') });
    case 'cutOff':
      return say.cutOff({ deals: finding.deals.join(', ') });
    case 'loops':
      return say.loops({ matches: fewMatches(finding.matches, voice) });
  }
}

/** The first few by name, and how many there are besides. */
function fewMatches(matches: readonly MatchRef[], voice: Voice): string {
  const named = matches.slice(0, FEW).map((one) => matchWords(one, 2, voice));
  const left = matches.length - named.length;
  return named.join('; ') + (left > 0 ? ` ${voice.words.report.more(left)}` : '');
}

/** Shares differ by points, everything else in its own measure. */
function withinWords(within: number, measure: Measure, { words }: Voice): string {
  const shares = measure === 'firstPlayer' || measure === 'comebacks' || measure === 'draws';
  return shares
    ? words.inPoints(within, figure(within, 'points', words.lang).replace('+', ''))
    : figure(within, 'count', words.lang, 2);
}
