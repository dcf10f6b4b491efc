// Which words are spoken? Raised when a page of before could not understand a server of now, or the other way round.

export const PROTOCOL = 1;
