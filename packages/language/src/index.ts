// Language: how do people's words become data, and data words? Nothing here knows a game's noun.

export * from './amounts.ts';
export * from './clauses.ts';
export * from './custom-names.ts';
export * from './described-table.ts';
export * as english from './english.ts';
export * as englishClauses from './english-clauses.ts';
export * from './glossary.ts';
export * as italian from './italian.ts';
export * as italianClauses from './italian-clauses.ts';
export * as italianNouns from './italian-nouns.ts';
export * from './json.ts';
export * from './link.ts';
export * from './link-forms.ts';
export * from './names.ts';
export * from './notation.ts';
export * from './patience.ts';
export * from './person-names.ts';
export * from './reasons.ts';
export * from './rows.ts';
export * from './speech.ts';
export * from './switches.ts';
export * from './trial.ts';
