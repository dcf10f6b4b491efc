// How does a match fit into a link? Its head as JSON, its answers as small numbers, all in base64url.

import { IDLE } from './decision.ts';
import type { Coded, MatchRecord } from './match.ts';
import { BadInput, type Json } from './rules.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const FORMAT = 1;

export interface Head {
  readonly record: MatchRecord;
  readonly answers: readonly Coded[];
}

/** The compact text of a record whose answers have been turned into numbers. */
export function toText(record: MatchRecord, answers: readonly Coded[]): string {
  const bytes: number[] = [FORMAT];
  const head = JSON.stringify([record.game, record.version, record.options, record.seed, record.hash]);
  const ascii = head.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  putNumber(bytes, ascii.length);
  for (let i = 0; i < ascii.length; i++) bytes.push(ascii.charCodeAt(i));
  for (const { seat, size, codes } of answers) {
    putNumber(bytes, (size - IDLE) * 2 + seat);
    for (const code of codes) putNumber(bytes, code < 0 ? -2 * code - 1 : 2 * code);
  }
  bytes.push(checksum(bytes));
  return base64(bytes);
}

/** Reads what `toText` wrote; throws BadInput when it is broken, cut off or something else. */
export function fromText(text: string): Head {
  const bytes = unbase64(text.trim());
  if (bytes.length < 3 || bytes[0] !== FORMAT) throw new BadInput('', 'this is not a match link of Duello');
  const sum = bytes.pop();
  if (sum !== checksum(bytes)) throw new BadInput('', 'this match link is damaged or cut off; copy it again, whole');
  let at = 1;
  const number = (): number => {
    let value = 0;
    for (let shift = 1; at < bytes.length; shift *= 128) {
      const byte = bytes[at++];
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
    throw new BadInput('', 'this match link is cut off; copy it again, whole');
  };
  const length = number();
  const head = readHead(String.fromCharCode(...bytes.slice(at, at + length)));
  at += length;
  const answers: Coded[] = [];
  while (at < bytes.length) {
    const first = number();
    const size = Math.floor(first / 2) + IDLE;
    const codes: number[] = [];
    for (let i = 0; i < size; i++) {
      const zigzag = number();
      codes.push(zigzag % 2 === 1 ? -(zigzag + 1) / 2 : zigzag / 2);
    }
    answers.push({ seat: first % 2 === 1 ? 1 : 0, size, codes });
  }
  return { record: head, answers };
}

function readHead(json: string): MatchRecord {
  let parts: unknown;
  try {
    parts = JSON.parse(json);
  } catch {
    throw new BadInput('', 'the head of this match link can not be read');
  }
  if (!Array.isArray(parts) || typeof parts[0] !== 'string' || typeof parts[3] !== 'string') {
    throw new BadInput('', 'the head of this match link is not a match');
  }
  const [game, version, options, seed, hash] = parts;
  const known: Json = options;
  return {
    game,
    version: Number(version),
    options: known,
    seed,
    answers: [],
    hash: typeof hash === 'string' ? hash : null,
  };
}

function putNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

const checksum = (bytes: readonly number[]): number =>
  bytes.reduce((sum, byte, index) => (Math.imul(sum ^ byte, 0x01000193) + index) | 0, 0x811c9dc5) & 255;

function base64(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const group = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = Math.min(4, bytes.length - i + 1);
    for (let j = 0; j < letters; j++) text += ALPHABET[(group >> (18 - 6 * j)) & 63];
  }
  return text;
}

function unbase64(text: string): number[] {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of text) {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) throw new BadInput('', `"${letter}" is not a letter of a match link; copy it again, whole`);
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 255);
    }
  }
  return bytes;
}
