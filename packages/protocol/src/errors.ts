// What can go wrong between a page and a server? A code for programs, a sentence for people who write them.

export const ERRORS = {
  version: 'This server speaks another version of the protocol. Load the page again, or update your program.',
  badFrame: 'This message could not be read. The API guide says what messages look like.',
  tooLarge: 'This message is too large.',
  tooMany: 'Too many messages or requests. Wait a little and try again.',
  noKey: 'This needs a key. Ask for one at POST /api/v1/people.',
  wrongKey: 'This key is not known here. It may have been deleted.',
  notYours: 'This seat belongs to somebody else.',
  noTable: 'There is no such table. It may have been taken back, or its code mistyped.',
  taken: 'Somebody else sits there already.',
  ownTable: 'You sit at this table already.',
  blocked: 'You and this player do not play each other.',
  noMatch: 'There is no such match, or it may not be watched.',
  notJoined: 'Join the match on this connection first.',
  over: 'This match is over.',
  running: 'This match is not over yet.',
  notNow: 'This can’t be done now.',
  badTerms: 'These terms can’t be played.',
  notReady: 'This server can’t do this now. Try again in a moment.',
  draining: 'This server is about to stop. Connect again; the match goes on.',
  idle: 'Nothing was heard on this connection for too long.',
  slow: 'This connection takes its messages too slowly.',
  noPasskey: 'Passkeys need a secure address (https, or this machine itself).',
  badPasskey: 'This passkey could not be checked. Try again.',
  internal: 'Something went wrong on this server. Nothing was changed.',
} as const;
export type ErrorCode = keyof typeof ERRORS;

/** Something was refused; `detail` says what and where. */
export class Problem extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode, detail = '') {
    super(detail === '' ? ERRORS[code] : `${ERRORS[code]} ${detail}`);
    this.name = 'Problem';
    this.code = code;
  }
}
