// Which colours and letters does a drawing have? Those of its place: a page or a report sets the colours by name.

/** Blue and orange, which everybody can tell apart; what they say is also said by shapes, signs and words. */
export const DRAWING_STYLE = `
.drawing { display: block; max-inline-size: 100%; block-size: auto; color: var(--d-ink); font: 400 14px/1 var(--d-font); overflow: visible; }
.drawing a { color: inherit; text-decoration: none; }
.drawing text { fill: currentColor; }
.drawing .tick, .drawing .mark, .drawing .small { font-size: 12px; }
.drawing .tick, .drawing .axis, .drawing .muted { fill: var(--d-soft); }
.drawing .axis { font-size: 13px; }
.drawing .name { font-size: 14px; }
.drawing .small, .drawing .mark { paint-order: stroke; stroke: var(--d-ground); stroke-width: 3px; stroke-linejoin: round; }
.drawing .figure, .drawing .cell { font-weight: 600; font-variant-numeric: tabular-nums; }
.drawing .cell { font-size: 16px; }
.drawing .cell.tight { font-size: 14px; }
.drawing .corner { font-size: 12px; font-weight: 700; }
.drawing .sign { font-size: 15px; font-weight: 700; }
.drawing .sign.green { fill: var(--d-good); }
.drawing .sign.amber { fill: var(--d-warn); }
.drawing .sign.red { fill: var(--d-bad); }
.drawing .sign.open { fill: var(--d-soft); }
.drawing .rule { stroke: var(--d-line); stroke-width: 1; }
.drawing .even { stroke: var(--d-soft); stroke-width: 1.5; stroke-dasharray: 4 4; }
.drawing .interval { fill: var(--d-a); fill-opacity: 0.38; }
.drawing .interval.b { fill: var(--d-b); }
.drawing .dot { fill: var(--d-a); stroke: var(--d-ground); stroke-width: 1.5; }
.drawing .dot.b { fill: var(--d-b); }
.drawing .square { fill: var(--d-cell); }
.drawing .nothing { fill: none; stroke: var(--d-line); stroke-dasharray: 3 4; }
.drawing .ahead { fill: var(--d-a); }
.drawing .behind { fill: var(--d-b); }
.drawing .column { fill: var(--d-a); }
.drawing .middle { stroke: var(--d-ink); stroke-width: 2; }
.drawing .outer { stroke: var(--d-ink); stroke-width: 1.5; stroke-dasharray: 2 4; }
.drawing .most { fill: var(--d-a); fill-opacity: 0.2; }
.drawing .half { fill: var(--d-a); fill-opacity: 0.42; }
.drawing .median { fill: none; stroke: var(--d-ink); stroke-width: 2.5; }
.drawing .example { fill: none; stroke: var(--d-b); stroke-width: 1.2; stroke-opacity: 0.75; }
.drawing .example-reach { fill: none; stroke: transparent; stroke-width: 10; }
.drawing .whisker { stroke: var(--d-soft); stroke-width: 1.5; }
.drawing .mark-of { stroke: var(--d-ground); stroke-width: 1; }
.drawing .mark-of.green { fill: var(--d-good); }
.drawing .mark-of.amber { fill: var(--d-warn); }
.drawing .mark-of.red { fill: var(--d-bad); }
.drawing .mark-of.open { fill: var(--d-ground); stroke: var(--d-soft); stroke-width: 2; }
.drawing .mark-of.none { fill: var(--d-a); }
.drawing .target { fill: transparent; }
.drawing .spot { cursor: pointer; }
.drawing .spot:hover .target, .drawing .spot:focus-visible .target { fill: var(--d-a); fill-opacity: 0.16; }
.drawing .spot:hover .example, .drawing .spot:focus-visible .example { stroke-width: 3; stroke-opacity: 1; }
.drawing .spot:focus-visible, .drawing a:focus-visible { outline: 3px solid var(--d-focus); outline-offset: 1px; border-radius: 4px; }
`;

const LIGHT = `--d-ink: #1c2126; --d-soft: #535d66; --d-line: #dde2e6; --d-ground: #ffffff; --d-page: #f4f5f3; --d-cell: #eef1f3;
 --d-a: #2c7fb8; --d-b: #d9822b; --d-good: #00734f; --d-warn: #8f5c00; --d-bad: #b3261e; --d-focus: #0b57d0; --d-link: #0b57a4;`;
const DARK = `--d-ink: #eceff1; --d-soft: #aab4bc; --d-line: #38434b; --d-ground: #1b2329; --d-page: #12181c; --d-cell: #28323a;
 --d-a: #58a8de; --d-b: #f0a050; --d-good: #5fd3a4; --d-warn: #f2c14e; --d-bad: #ff8f7d; --d-focus: #9ecbff; --d-link: #8cc4ff;`;

const FONT = '--d-font: system-ui, "Segoe UI", Roboto, sans-serif;';

/** A picture that stands alone follows whoever sees it as well, and has its own ground. */
export const PICTURE_STYLE = `
.drawing { ${FONT} ${LIGHT} background: var(--d-ground); }
@media (prefers-color-scheme: dark) { .drawing { ${DARK} } }
${DRAWING_STYLE}`;

/** A report follows whoever reads it, and is printed in the dark of ink on the white of paper. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; ${FONT} ${LIGHT} }
@media screen and (prefers-color-scheme: dark) { :root { ${DARK} } }
* { box-sizing: border-box; }
body { margin: 0; padding: 1.5rem clamp(0.8rem, 4vw, 3rem) 4rem; background: var(--d-page); color: var(--d-ink); font: 400 1rem/1.5 var(--d-font); }
main, header { max-inline-size: 54rem; margin-inline: auto; }
h1 { font-size: clamp(1.6rem, 5vw, 2.3rem); line-height: 1.15; margin: 0.2rem 0 0.4rem; text-wrap: balance; }
h2 { font-size: 1.3rem; line-height: 1.2; margin: 0 0 0.4rem; }
a { color: var(--d-link); }
section { background: var(--d-ground); border: 1px solid var(--d-line); border-radius: 0.8rem; padding: clamp(0.9rem, 3vw, 1.5rem); margin-block: 1rem; }
p { margin: 0.3rem 0; max-inline-size: 44rem; }
.kicker, .hint { color: var(--d-soft); }
.hint { font-size: 0.92rem; }
.figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: 0.8rem; margin: 0.8rem 0 0; padding: 0; list-style: none; }
.figures li { border: 1px solid var(--d-line); border-inline-start-width: 0.35rem; border-radius: 0.5rem; padding: 0.6rem 0.8rem; }
.figures li.green { border-inline-start-color: var(--d-good); }
.figures li.amber { border-inline-start-color: var(--d-warn); }
.figures li.red { border-inline-start-color: var(--d-bad); }
.figures li.open { border-inline-start-color: var(--d-soft); }
.figures b { display: block; font-weight: 600; }
.figures .value { font-size: 1.6rem; font-weight: 650; line-height: 1.25; font-variant-numeric: tabular-nums; }
.band { font-weight: 650; white-space: nowrap; }
.band.green { color: var(--d-good); }
.band.amber { color: var(--d-warn); }
.band.red { color: var(--d-bad); }
.band.open { color: var(--d-soft); white-space: normal; }
.narrow { display: none; }
.plot { margin: 0.8rem 0; }
details { margin-block-start: 0.6rem; }
summary { cursor: pointer; font-weight: 600; padding-block: 0.2rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.95rem; font-variant-numeric: tabular-nums; }
th, td { padding: 0.35rem 0.9rem 0.35rem 0; border-block-end: 1px solid var(--d-line); text-align: start; vertical-align: top; }
thead th { color: var(--d-soft); font-weight: 500; }
caption { text-align: start; color: var(--d-soft); padding-block-end: 0.3rem; }
.behind { margin: 0.4rem 0 0; padding: 0; list-style: none; }
.behind > li { padding-block: 0.35rem; border-block-end: 1px solid var(--d-line); }
.behind > li:target { background: color-mix(in srgb, var(--d-a) 16%, transparent); }
.behind ul { margin: 0; padding-inline-start: 1.2rem; }
code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.88rem; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; background: var(--d-cell); border-radius: 0.5rem; padding: 0.7rem 0.9rem; margin: 0.5rem 0; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1.2rem; margin: 0.6rem 0 0; }
dt { color: var(--d-soft); }
dd { margin: 0; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--d-focus); outline-offset: 2px; }
@media (width < 44rem) { .wide { display: none; } .narrow { display: block; } body { padding-inline: 0.6rem; } dl { grid-template-columns: minmax(0, 1fr); gap: 0; } dd { margin-block-end: 0.5rem; } }
@media print { body { background: none; padding: 0; } section { break-inside: avoid; border: 0; padding: 0; } .screen { display: none; } }
${DRAWING_STYLE}`;
