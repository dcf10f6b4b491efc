// Does every picture show what it was given, where it belongs, whatever it was given?

import { expect, test } from 'vitest';
import { answer, emptyPictures, pictures, unknownPoint, voices } from './answers-for-tests.ts';
import { draw } from './draw.ts';
import { type Drawing, type Shape, svgFile, svgText } from './drawing.ts';
import { saidFinding, saidFindings } from './findings.ts';
import { spotsOf } from './spots.ts';
import { PICTURE_STYLE } from './style.ts';
import { csvOf, tableOf } from './table.ts';

const WIDTHS = [330, 760];
const LANGS = ['en', 'it'] as const;
const voice = voices.en;
const kind = <K extends string>(wanted: K) => pictures.find((one) => one.kind === wanted)!;

const all = (shapes: readonly Shape[]): readonly Shape[] => shapes.flatMap((one) => [one, ...all(one.inside ?? [])]);
const marked = (drawing: Drawing, name: string): readonly Shape[] =>
  all(drawing.shapes).filter(({ attrs }) =>
    String(attrs.class ?? '')
      .split(' ')
      .includes(name),
  );
const inSpot = (drawing: Drawing, number: number): readonly Shape[] =>
  all(drawing.shapes.flatMap((one) => (one.spot === number ? [one] : [])));
const textsOf = (drawing: Drawing): readonly string[] =>
  all(drawing.shapes).flatMap(({ text }) => (text === undefined ? [] : [text]));

const every = [...pictures, ...emptyPictures].flatMap((picture) =>
  WIDTHS.flatMap((width) => LANGS.map((lang) => ({ picture, width, lang }))),
);

test('No number is missing from any picture, and none is infinite, whatever it is of', () => {
  expect(every.length).toBeGreaterThan(60);
  for (const { picture, width, lang } of every) {
    const drawing = draw(picture, width, voices[lang]);
    const text = svgText(drawing, () => '#x');
    expect(text).not.toMatch(/NaN|Infinity|undefined|null/);
    for (const { attrs } of all(drawing.shapes)) {
      for (const value of Object.values(attrs))
        if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
    }
    expect(drawing.height).toBeGreaterThan(30);
  }
});

test('A picture of nothing says so, and one that holds nothing known too', () => {
  const silent = emptyPictures.filter(
    (picture) => !textsOf(draw(picture, 760, voice)).some((said) => /No matches yet|–/.test(said)),
  );
  // What is known of one match is drawn.
  expect(silent.map((one) => one.kind)).toEqual(['histogram', 'fan', 'scatter']);
});

test('Nothing is drawn outside, so wide or narrow', () => {
  for (const { picture, width, lang } of every) {
    const drawing = draw(picture, width, voices[lang]);
    for (const { tag, attrs } of all(drawing.shapes)) {
      if (tag !== 'rect' && tag !== 'circle') continue;
      const [left, right] =
        tag === 'rect'
          ? [Number(attrs.x), Number(attrs.x) + Number(attrs.width)]
          : [Number(attrs.cx), Number(attrs.cx)];
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(drawing.width + 0.2);
    }
  }
});

test('A rate stands where its number is, its interval around it, and even in the middle of what lies evenly about it', () => {
  const bars = draw(
    {
      ...{ kind: 'bars', name: 'field', unit: 'share', line: 0.5 },
      bars: [
        { ...unknownPoint({ deck: 'a' }), value: 0.4, low: 0.3, high: 0.5, count: 10 },
        { ...unknownPoint({ deck: 'b' }), value: 0.6, low: 0.5, high: 0.7, count: 10 },
      ],
    },
    760,
    voice,
  );
  const [first, second] = marked(bars, 'dot').map(({ attrs }) => Number(attrs.cx));
  const [even] = marked(bars, 'even').map(({ attrs }) => Number(attrs.x1));
  expect((first + second) / 2).toBeCloseTo(even, 0);
  const [{ attrs: interval }] = marked(bars, 'interval');
  expect(Number(interval.x) + Number(interval.width) / 2).toBeCloseTo(first, 0);
  expect(Number(interval.x) + Number(interval.width)).toBeCloseTo(even, 0);
});

test('A column is as high as its count, and the median stands in its column', () => {
  const drawing = draw(kind('histogram'), 760, voice);
  const heights = marked(drawing, 'column').map(({ attrs }) => Number(attrs.height));
  expect(heights[5] / heights[4]).toBeCloseTo(80 / 66, 1);
  expect(Math.max(...heights)).toBe(heights[5]);
  const median = Number(marked(drawing, 'middle')[0].attrs.x1);
  const column = marked(drawing, 'column')[5].attrs;
  expect(median).toBeGreaterThan(Number(column.x));
  expect(median).toBeLessThan(Number(column.x) + Number(column.width));
});

test('A match-up is told by its figure and its side, and by a sign where it is too uneven', () => {
  const drawing = draw(kind('heat'), 760, voice);
  const texts = inSpot(drawing, 4).flatMap(({ text }) => text ?? []);
  expect(texts).toContain('77');
  expect(texts).toContain('✕');
  expect(texts[0]).toBe('Silver Bulwark against Tidewatch: 77\u202f% (72 to 82\u202f%), off target, 400 matches');
  expect(inSpot(drawing, 4).some(({ attrs }) => attrs.class === 'ahead')).toBe(true);
  expect(inSpot(drawing, 1).some(({ attrs }) => attrs.class === 'behind')).toBe(true);
  const depth = (spot: number): number =>
    Number(inSpot(drawing, spot).find(({ attrs }) => 'fill-opacity' in attrs)!.attrs['fill-opacity']);
  expect(depth(4)).toBeGreaterThan(depth(3));
});

test('A fan goes up where the chance does, and the widest band holds the others', () => {
  const drawing = draw(kind('fan'), 760, voice);
  const numbers = (name: string): readonly number[] =>
    String(marked(drawing, name)[0].attrs.d)
      .match(/[\d.]+/g)!
      .map(Number);
  const heights = numbers('most').filter((_, i) => i % 2 === 1);
  const median = numbers('median').filter((_, i) => i % 2 === 1);
  expect(median.at(-1)!).toBeLessThan(median[0]);
  expect(Math.min(...heights)).toBeLessThanOrEqual(Math.min(...median));
  expect(Math.max(...heights)).toBeGreaterThanOrEqual(Math.max(...median));
});

test('A card used more stands to the right, one worth more above, and each verdict has a shape of its own', () => {
  const drawing = draw(kind('scatter'), 760, voice);
  const reach = (spot: number) => inSpot(drawing, spot).find(({ attrs }) => attrs.class === 'target')!.attrs;
  expect(Number(reach(2).cx)).toBeGreaterThan(Number(reach(5).cx));
  expect(Number(reach(2).cy)).toBeLessThan(Number(reach(5).cy));
  const shapes = ['green', 'amber', 'red', 'open'].map((band) => {
    const [{ tag, attrs }] = marked(drawing, band);
    return tag === 'circle' ? 'circle' : String(attrs.d).replace(/[-\d. ]+/g, '');
  });
  expect(new Set(shapes).size).toBe(4);
  // Names never lie on each other.
  const names = marked(drawing, 'small').map(({ text }) => text);
  expect(names).toContain('Night Judge');
});

test('A difference is printed with its sign, bold only where it is settled', () => {
  const drawing = draw(kind('compare'), 760, voice);
  expect(marked(drawing, 'figure').map(({ text }) => text)).toEqual(['−3', '−0.8']);
  expect(marked(drawing, 'muted').map(({ text }) => text)).toEqual(['+2']);
});

test('Each point of a picture is a row of its table, with the same figures', () => {
  for (const picture of pictures) {
    const { rows, head } = tableOf(picture, voice);
    const spots = spotsOf(picture, voice);
    for (const { cells } of rows) expect(cells.length).toBe(head.length);
    if (picture.kind === 'fan') continue;
    expect(rows.map(({ spot }) => spot)).toEqual(spots.map((_, i) => i));
    rows.forEach(({ cells }, i) => {
      const [name] = picture.kind === 'heat' ? [`${cells[0].said} against ${cells[1].said}`] : [cells[0].said];
      expect(spots[i].name).toBe(name);
    });
  }
});

test('A picture in a file stands alone: its own colours for light and dark, nothing that leads elsewhere', () => {
  for (const picture of pictures) {
    const file = svgFile(draw(picture, 640, voice), PICTURE_STYLE);
    expect(file).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" .*prefers-color-scheme: dark.*<\/svg>\n$/s);
    expect(file).not.toContain('<a ');
  }
});

test('A spreadsheet gets numbers with a point, fields in quotes where they need it, and no formula', () => {
  const csv = csvOf({
    caption: '',
    head: ['a', 'b'],
    rows: [
      {
        spot: null,
        cells: [
          { said: '', plain: 'One, "two"' },
          { said: '', plain: '=1+1' },
        ],
      },
    ],
  });
  expect(csv).toBe('a,b\r\n"One, ""two""",\'=1+1\r\n');
  const lines = csvOf(tableOf(kind('bars'), voices.it)).split('\r\n');
  expect(lines[0]).toBe('Che cosa,Valore,Da (95 %),A (95 %),Partite,Giudizio');
  expect(lines[1]).toBe('Casual,50.7,48.3,53.1,400,a posto');
});

test('Findings are whole sentences in either language, with figures as the language writes them', () => {
  const [en, it] = LANGS.map((lang) => saidFindings(answer, voices[lang]));
  expect(en.length).toBe(answer.findings.length);
  for (const said of [...en, ...it]) expect(said).toMatch(/^[\p{Lu}].*\.$/u);
  expect([...en, ...it].join(' ')).not.toMatch(/NaN|undefined|\bnull\b/);
  expect(en[0]).toBe(
    'First player wins: 52.8\u202f% (50.7 to 54.9\u202f%), and with stronger bots 56.1\u202f% (52 to 60.2\u202f%).',
  );
  expect(it[0]).toContain('52,8\u202f% (50,7 a 54,9\u202f%)');
  expect(en[2]).toBe('First player wins: no difference within 1 point.');
});

test('Of many matches that went on for too long a few are named, and the rest counted', () => {
  const matches = Array.from({ length: 9 }, (_, deal) => ({ arm: 'casual:casual', deal, match: 0 as const }));
  const said = saidFinding({ name: 'loops', matches }, voices.en);
  expect(said).toMatch(/^Matches that went on for too long: Deal 0, .*; Deal 5, [^;]* and 3 more\.$/);
});
