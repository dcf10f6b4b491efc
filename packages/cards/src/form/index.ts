// The form of a card: what a page makes of the schema of a game, and back.

export type { Form } from '../kind.ts';
export * from './blank.ts';
export * from './budget.ts';
export * from './difference.ts';
export { fits } from './fits.ts';
export * from './forms.ts';
export * from './kit-words.ts';
export * from './make-workshop.ts';
export * from './open.ts';
export * from './place.ts';
export * from './problems.ts';
export * from './salvage.ts';
export * from './set-text.ts';
export * from './skeleton.ts';
export * from './workshop.ts';
