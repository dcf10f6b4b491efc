// How is a contract kept that is looked at? By its kind, and which pick it was.

/** The first that is taken is marked by 256, the second by 512. */
export const FIRST_PICK = 256;
export const SECOND_PICK = 512;
const KIND_MASK = 255;
export const isPicked = (entry: number): boolean => entry > KIND_MASK;
export const lookedKind = (entry: number): number => entry & KIND_MASK;
/** 0 when it was not picked, otherwise which pick it was. */
export const pickOf = (entry: number): number => entry >> 8;
/** The entry of a kind that was picked so. */
export const pickedEntry = (kind: number, pick: number): number => kind | (pick << 8);
