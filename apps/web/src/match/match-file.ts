// Which files may hold a match? Records and links, none of them large.

export const MATCH_FILES = ['.json', '.txt', '.duello', 'application/json', 'text/plain'];

/** Larger than any record: such a file is something else. */
const MOST_BYTES = 2_000_000;
export const isTooLarge = ({ size }: File): boolean => size > MOST_BYTES;
