// The protocol: what a page and a server say to each other, and what both reckon alike.

export * from './api.ts';
export * from './changes.ts';
export * from './clock.ts';
export * from './deal.ts';
export * from './depth.ts';
export * from './entry.ts';
export * from './errors.ts';
export * from './frames.ts';
export * from './house-bots.ts';
export * from './passkeys.ts';
export * from './phrases.ts';
export * from './programs.ts';
export * from './pushes.ts';
export { sha256 } from './sha256.ts';
export * from './terms.ts';
export * from './version.ts';
