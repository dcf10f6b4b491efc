// Language: how do people's words become data, and data words? Nothing here knows a game's noun.

export * as english from './grammar/english.ts';
export * as englishClauses from './grammar/english-clauses.ts';
export * as italian from './grammar/italian.ts';
export * as italianClauses from './grammar/italian-clauses.ts';
export * as italianNouns from './grammar/italian-nouns.ts';
export * from './input/custom-names.ts';
export * from './input/json.ts';
export * from './input/notation.ts';
export * from './input/rules-page.ts';
export * from './input/switches.ts';
export * from './link/link.ts';
export * from './link/link-forms.ts';
export * from './link/patience.ts';
export * from './speech/amounts.ts';
export * from './speech/clauses.ts';
export * from './speech/described-table.ts';
export * from './speech/glossary.ts';
export * from './speech/names.ts';
export * from './speech/person-names.ts';
export * from './speech/reasons.ts';
export * from './speech/rows.ts';
export * from './speech/said-answers.ts';
export * from './speech/soft-hyphens.ts';
export * from './speech/speech.ts';
export * from './speech/term-reasons.ts';
export * from './trial.ts';
