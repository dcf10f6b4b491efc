// The kernel: what every game shares. Nothing here knows a game's noun.

export * from './agenda.ts';
export * from './answer.ts';
export * from './decision.ts';
export * from './hash.ts';
export * from './match.ts';
export * from './numbered.ts';
export * from './once.ts';
export * from './play.ts';
export * from './rng.ts';
export * from './rules.ts';
export * from './state.ts';
