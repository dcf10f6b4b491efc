// Cards: what does every card language share? One schema of an op, and all that follows from it; no game's own words.

export * from './amounts.ts';
export * from './describe.ts';
export * from './flatten.ts';
export * from './instead.ts';
export * from './kind.ts';
export * from './kinds.ts';
export * from './ops.ts';
export * from './parts.ts';
export * from './picture.ts';
export * from './random.ts';
export * from './read.ts';
export * from './use.ts';
