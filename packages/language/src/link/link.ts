// How does a match fit into a link? Its head as JSON, its answers as small numbers, all in base64url.

import {
  type Answer,
  advance,
  BadInput,
  begin,
  checkVersion,
  decode,
  encode,
  IDLE,
  type MatchRecord,
  newReply,
  Refused,
  type Rules,
  refusal,
  type Seat,
  type State,
} from '@duello/kernel';
import type { Patience } from './patience.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const FORMAT = 1;
/** Stands in the head of a match in which something was taken back after it had been shown. */
const TAKEBACKS = 'takebacks';

/** The compact text of a record; throws BadInput that names the answer when one does not fit, or when patience ends. */
export function toText<S extends State, V, O, E>(
  rules: Rules<S, V, O, E>,
  record: MatchRecord,
  patience: Patience | null = null,
): string {
  checkVersion(rules, record);
  const bytes = headBytes(record);
  const { state } = begin(rules, record.seed, rules.options(record.options));
  const reply = newReply();
  record.answers.forEach((given, index) => {
    const reason = encode(rules, state, given, reply);
    if (reason !== null) throw new BadInput(`answers[${index}]`, new Refused(reason).message, reason);
    putNumber(bytes, (reply.size - IDLE) * 2 + given.seat);
    for (const code of reply.codes.subarray(0, Math.max(0, reply.size)))
      putNumber(bytes, code < 0 ? -2 * code - 1 : 2 * code);
    advance(rules, state, given.seat, reply, patience?.event ?? null);
    patience?.answered();
  });
  return sealed(bytes);
}

function headBytes({ game, version, options, seed, hash, takebacks }: MatchRecord): number[] {
  const bytes: number[] = [FORMAT];
  const head = JSON.stringify([game, version, options, seed, hash, ...(takebacks === true ? [TAKEBACKS] : [])]);
  const ascii = head.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  putNumber(bytes, ascii.length);
  for (let i = 0; i < ascii.length; i++) bytes.push(ascii.charCodeAt(i));
  return bytes;
}

const sealed = (bytes: readonly number[]): string => base64([...bytes, ...checksum(bytes)]);

type Cursor = { readonly bytes: readonly number[]; at: number };

function getNumber(cursor: Cursor): number {
  let value = 0;
  for (let shift = 1; cursor.at < cursor.bytes.length; shift *= 128) {
    const byte = cursor.bytes[cursor.at++];
    value += (byte & 127) * shift;
    if (byte < 128) return value;
  }
  throw new BadInput('', 'this match link is cut off; copy it again, whole');
}

function open(text: string): { readonly record: MatchRecord; readonly cursor: Cursor } {
  const bytes = unbase64(text.trim());
  if (bytes.length < 4 || bytes[0] !== FORMAT) throw new BadInput('', 'this is not a match link of Duello');
  const [high, low] = bytes.splice(-2);
  const sum = checksum(bytes);
  if (high !== sum[0] || low !== sum[1]) throw new BadInput('', 'this match link is damaged or cut off; copy it again');
  const cursor = { bytes, at: 1 };
  const length = getNumber(cursor);
  const head = bytes.slice(cursor.at, cursor.at + length).map((byte) => String.fromCharCode(byte));
  cursor.at += length;
  return { record: readHead(head.join('')), cursor };
}

/** The head of a compact text, without its answers: enough to find the game it belongs to. */
export const headOf = (text: string): MatchRecord => open(text).record;

/** The same answers as if given under other rules: whether those can play them is found out by playing. */
export function underVersion(text: string, version: number): string {
  const { record, cursor } = open(text);
  return sealed([...headBytes({ ...record, version }), ...cursor.bytes.slice(cursor.at)]);
}

/** Reads what `toText` wrote, or only so many answers of it; throws BadInput when it is broken, cut off, too long or not legal. */
export function fromText<S extends State, V, O, E>(
  rules: Rules<S, V, O, E>,
  text: string,
  most = 1e9,
  patience: Patience | null = null,
): MatchRecord {
  const { record, cursor } = open(text);
  checkVersion(rules, record);
  const { state } = begin(rules, record.seed, rules.options(record.options));
  const answers: Answer[] = [];
  const reply = newReply();
  while (cursor.at < cursor.bytes.length && answers.length < most) {
    const first = getNumber(cursor);
    const seat: Seat = first % 2 === 1 ? 1 : 0;
    reply.size = Math.floor(first / 2) + IDLE;
    if (reply.size > reply.codes.length) throw new BadInput(`answers[${answers.length}]`, 'is longer than any answer');
    for (let i = 0; i < reply.size; i++) {
      const zigzag = getNumber(cursor);
      reply.codes[i] = zigzag % 2 === 1 ? -(zigzag + 1) / 2 : zigzag / 2;
    }
    const reason = refusal(rules, state, seat, reply);
    if (reason !== null) throw new BadInput(`answers[${answers.length}]`, new Refused(reason).message, reason);
    answers.push(decode(rules, state, seat, reply));
    advance(rules, state, seat, reply, patience?.event ?? null);
    patience?.answered();
  }
  return { ...record, answers };
}

function readHead(json: string): MatchRecord {
  let parts: unknown = null;
  try {
    parts = JSON.parse(json);
  } catch {
    // Told below, with everything else that is not a head.
  }
  if (
    !Array.isArray(parts) ||
    typeof parts[0] !== 'string' ||
    typeof parts[3] !== 'string' ||
    parts[3] === '' ||
    !Number.isInteger(parts[1])
  ) {
    throw new BadInput('', 'the head of this match link can not be read');
  }
  const [game, version, options, seed, hash, mark] = parts;
  const takebacks = mark === TAKEBACKS ? ({ takebacks: true } as const) : {};
  return {
    game,
    version,
    options,
    seed,
    answers: [],
    hash: typeof hash === 'string' ? hash : null,
    ...takebacks,
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

/** Two bytes that almost any damage changes. */
function checksum(bytes: readonly number[]): readonly [number, number] {
  const sum = bytes.reduce((mixed, byte, index) => Math.imul(mixed ^ byte, 0x01000193) + index, 0x811c9dc5);
  return [(sum >>> 8) & 255, (sum >>> 20) & 255];
}

/** Regroups numbers of `from` bits into numbers of `to` bits; bits left over are filled up, or dropped. */
function regroup(values: readonly number[], from: number, to: number, fill: boolean): number[] {
  const groups: number[] = [];
  let held = 0;
  let bits = 0;
  for (const value of values) {
    held = (held << from) | value;
    for (bits += from; bits >= to; held &= (1 << bits) - 1) {
      bits -= to;
      groups.push(held >> bits);
    }
  }
  if (fill && bits > 0) groups.push(held << (to - bits));
  return groups;
}

const base64 = (bytes: readonly number[]): string =>
  regroup(bytes, 8, 6, true).reduce((text, value) => text + ALPHABET[value], '');

function unbase64(text: string): number[] {
  const values = [...text].map((letter) => ALPHABET.indexOf(letter));
  if (values.includes(-1)) throw new BadInput('', 'this is not a match link of Duello, or damaged: copy it again');
  return regroup(values, 6, 8, false);
}
