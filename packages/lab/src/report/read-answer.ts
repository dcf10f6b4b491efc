// Is this an answer of the lab? A file that somebody has sent, read field by field; what is wrong is named by its path.

import { BadInput } from '@duello/kernel';
import { type Fields, oneOf } from '@duello/language';
import type { Answer, Compared, Headline, Picture, Point, Provenance } from '../questions/answer.ts';
import { HEADLINES, PICTURES } from '../questions/names.ts';
import { MEASURES } from '../questions/question.ts';
import { readFinding } from './read-finding.ts';
import { each, estimate, flagged, label, match, matches, number, object, text, unit } from './read-parts.ts';
import { readArm, readQuestion } from './read-question.ts';

const BANDS = ['green', 'amber', 'red', 'open'] as const;
const band = (input: unknown, path: string) => (input === null ? null : oneOf(input, path, BANDS));
function point(input: unknown, path: string): Point {
  const given = object(input, path);
  return {
    ...estimate(given, path),
    label: label(given.label, `${path}.label`),
    count: number(given.count, `${path}.count`),
    band: band(given.band, `${path}.band`),
    matches: matches(given.matches, `${path}.matches`),
  };
}

function headline(input: unknown, path: string): Headline {
  const given = object(input, path);
  return {
    ...estimate(given, path),
    name: oneOf(given.name, `${path}.name`, HEADLINES),
    unit: unit(given.unit, `${path}.unit`),
    band: band(given.band, `${path}.band`),
    level: text(given.level, `${path}.level`),
    heldOut: flagged(given.heldOut),
    matches: matches(given.matches, `${path}.matches`),
  };
}

function compared(input: unknown, path: string): Compared {
  const given = object(input, path);
  return {
    measure: oneOf(given.measure, `${path}.measure`, MEASURES),
    unit: unit(given.unit, `${path}.unit`),
    a: estimate(object(given.a, `${path}.a`), `${path}.a`),
    b: estimate(object(given.b, `${path}.b`), `${path}.b`),
    difference: estimate(object(given.difference, `${path}.difference`), `${path}.difference`),
    band: band(given.band, `${path}.band`),
    matches: matches(given.matches, `${path}.matches`),
  };
}

const KINDS = ['bars', 'heat', 'histogram', 'fan', 'scatter', 'compare'] as const satisfies readonly Picture['kind'][];

function picture(input: unknown, path: string): Picture {
  const given = object(input, path);
  const name = oneOf(given.name, `${path}.name`, PICTURES);
  const kind = oneOf(given.kind, `${path}.kind`, KINDS);
  switch (kind) {
    case 'bars': {
      const line = given.line === null ? null : number(given.line, `${path}.line`);
      return {
        kind,
        name,
        unit: unit(given.unit, `${path}.unit`),
        line,
        bars: each(given.bars, `${path}.bars`, point),
      };
    }
    case 'heat':
      return heat(given, name, path);
    case 'histogram': {
      const bins = each(given.bins, `${path}.bins`, (one, at) => {
        const bin = object(one, at);
        const [from, to, count] = [bin.from, bin.to, bin.count].map((n) => number(n, at));
        return { from, to, count, matches: matches(bin.matches, `${at}.matches`) };
      });
      const { p5, p50, p95 } = object(given.marks, `${path}.marks`);
      const marks = { p5: number(p5, path), p50: number(p50, path), p95: number(p95, path) };
      return { kind, name, unit: unit(given.unit, `${path}.unit`), bins, marks };
    }
    case 'fan': {
      const steps = each(given.steps, `${path}.steps`, (one, at) => {
        const step = object(one, at);
        const [a, p5, p25, p50, p75, p95] = [step.at, step.p5, step.p25, step.p50, step.p75, step.p95].map((n) =>
          number(n, at),
        );
        return { at: a, p5, p25, p50, p75, p95 };
      });
      const examples = each(given.examples, `${path}.examples`, (one, at) => {
        const example = object(one, at);
        return { match: match(example.match, `${at}.match`), path: each(example.path, `${at}.path`, number) };
      });
      return { kind, name, steps, examples };
    }
    case 'scatter': {
      const points = each(given.points, `${path}.points`, (one, at) => ({
        ...point(one, at),
        x: number(object(one, at).x, `${at}.x`),
      }));
      return { kind, name, x: unit(given.x, `${path}.x`), y: unit(given.y, `${path}.y`), points };
    }
    case 'compare': {
      const [a, b] = [label(given.a, `${path}.a`), label(given.b, `${path}.b`)];
      return { kind, name, a, b, rows: each(given.rows, `${path}.rows`, compared) };
    }
  }
}

function heat(given: Fields, name: Picture['name'], path: string): Picture {
  const [rows, columns] = [each(given.rows, `${path}.rows`, label), each(given.columns, `${path}.columns`, label)];
  const cells = each(given.cells, `${path}.cells`, (row, at) =>
    each(row, at, (one, where) => (one === null ? null : point(one, where))),
  );
  if (cells.length !== rows.length || cells.some((row) => row.length !== columns.length)) {
    throw new BadInput(`${path}.cells`, 'must have a row for each row and a cell for each column');
  }
  const mix = given.mix === null ? null : each(given.mix, `${path}.mix`, number);
  return { kind: 'heat', name, rows, columns, cells, mix };
}

/** Throws BadInput that names what is missing or wrong. */
export function readAnswer(input: unknown): Answer {
  const given = object(input, 'answer');
  const question = readQuestion(given.question, 'question');
  return {
    question,
    provenance: provenance(given.provenance, 'provenance'),
    arms: each(given.arms, 'arms', readArm),
    matches: number(given.matches, 'matches'),
    complete: flagged(given.complete),
    headlines: each(given.headlines, 'headlines', headline),
    pictures: each(given.pictures, 'pictures', picture),
    findings: each(given.findings, 'findings', readFinding),
  };
}

function provenance(input: unknown, path: string): Provenance {
  const given = object(input, path);
  const [rules, cards, bots] = [
    number(given.rules, `${path}.rules`),
    text(given.cards, `${path}.cards`),
    text(given.bots, `${path}.bots`),
  ];
  const pair = (found: unknown, at: string): readonly [number, number] => {
    const [from, to] = each(found, at, number);
    return [number(from ?? null, at), number(to ?? null, at)];
  };
  return {
    ...{ rules, cards, bots },
    engine: text(given.engine, `${path}.engine`),
    seed: text(given.seed, `${path}.seed`),
    deals: pair(given.deals, `${path}.deals`),
    heldOut: given.heldOut === null ? null : pair(given.heldOut, `${path}.heldOut`),
  };
}
