// Reports: how is an answer of the lab shown? Pictures, tables and a file, wherever it was found.

export { commandOf } from './command.ts';
export { draw } from './draw.ts';
export { type Drawing, html, type Shape, svgFile, svgText } from './drawing.ts';
export { type Report, reportFile } from './file.ts';
export { saidFindings } from './findings.ts';
export { type HeadlineGroup, headlineGroups } from './headline-groups.ts';
export { keyOfMatch, matchesToWatch, matchWords } from './matches.ts';
export { type Naming, nameOf } from './naming.ts';
export { decimal, figure, range } from './numbers.ts';
export { readAnswer } from './read-answer.ts';
export { BAND_SIGNS, bandWords, type Spot, spotsOf, type Voice } from './spots.ts';
export { DRAWING_STYLE, PICTURE_STYLE } from './style.ts';
export { type Cell, csvOf, type Table, tableOf } from './table.ts';
export { reportWords } from './words/all.ts';
export type { ReportWords } from './words/words.ts';
