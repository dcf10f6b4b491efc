// How does something new get a name that nobody else has? Ten letters that are easy to read aloud.

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
