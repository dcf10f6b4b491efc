// Which words does an answer of the lab need, whatever the language?

import type { Lang } from '@duello/language';
import type { Band, Finding } from '../../questions/answer.ts';
import type { HeadlineName, LabelWord, PictureName } from '../../questions/names.ts';
import type { Ask, Measure } from '../../questions/question.ts';

/** What a finding speaks of, written out: names and figures, with their unit, by the field they stand in. */
export type FindingWords = {
  readonly [F in Finding as F['name']]: (said: { readonly [K in Exclude<keyof F, 'name' | 'unit'>]: string }) => string;
};

export interface PictureWords {
  readonly title: string;
  /** How it is read, in a sentence. */
  readonly read: string;
  /** What lies along its lower edge and its left one. */
  readonly x: string;
  readonly y: string;
}

export interface ReportWords {
  readonly lang: Lang;
  readonly asks: Readonly<Record<Ask, { readonly name: string; readonly what: string }>>;
  readonly headlines: Readonly<Record<HeadlineName, { readonly name: string; readonly what: string }>>;
  readonly pictures: Readonly<Record<PictureName, PictureWords>>;
  readonly measures: Readonly<Record<Measure, string>>;
  readonly labels: Readonly<Record<LabelWord, string>>;
  readonly bands: Readonly<Record<Exclude<Band, null>, string>>;
  readonly findings: FindingWords;
  /** Between the ends of an interval. */
  readonly to: string;
  /** A difference of shares: `1 point`. */
  readonly inPoints: (share: number, shown: string) => string;
  readonly rounds: string;
  readonly matches: (n: number, shown: string) => string;
  /** A figure with its interval behind it. */
  readonly within: (value: string, range: string) => string;
  readonly versus: (row: string, column: string) => string;
  readonly ofMatch: (share: string) => string;
  readonly column: Readonly<
    Record<
      | 'name'
      | 'value'
      | 'from'
      | 'to'
      | 'count'
      | 'band'
      | 'unit'
      | 'row'
      | 'column'
      | 'mix'
      | 'share'
      | 'at'
      | 'p5'
      | 'p25'
      | 'p50'
      | 'p75'
      | 'p95'
      | 'difference'
      | 'use'
      | 'worth'
      | 'watch',
      string
    >
  >;
  readonly fan: Readonly<Record<'half' | 'most' | 'middle', string>>;
  readonly none: string;
  readonly report: {
    readonly title: (ask: string, game: string) => string;
    readonly madeBy: string;
    readonly asked: string;
    readonly findings: string;
    readonly headlines: string;
    readonly level: (bot: string) => string;
    readonly heldOut: string;
    readonly tuned: string;
    readonly stopped: string;
    readonly complete: string;
    readonly table: string;
    readonly matches: string;
    readonly match: (n: string, swapped: boolean, arm: string) => string;
    readonly without: (card: string) => string;
    readonly watch: string;
    readonly record: string;
    readonly recordHow: string;
    readonly more: (n: number) => string;
    readonly provenance: string;
    readonly again: string;
    readonly againHow: string;
    readonly interval: string;
    readonly bands: string;
    readonly from: Readonly<
      Record<
        | 'rules'
        | 'cards'
        | 'bots'
        | 'engine'
        | 'seed'
        | 'deals'
        | 'heldOut'
        | 'level'
        | 'confirm'
        | 'options'
        | 'matches',
        string
      >
    >;
    readonly deals: (from: number, to: number) => string;
    readonly nothing: string;
  };
}
