// The server: online play for everybody who has its address.

export type { Store } from './store/store.ts';
