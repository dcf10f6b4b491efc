// What can a page ask of a server besides what happens at a table? Every route, with its answer checked; what is refused
// comes as a `Problem`, and where there is no server at all that is said too.

import {
  API,
  blockedSchema,
  ERRORS,
  type ErrorCode,
  errorSchema,
  type HouseBot,
  healthSchema,
  keptPersonSchema,
  leaderSchema,
  matchRowSchema,
  type Pairing,
  Problem,
  type PushWish,
  passkeyOptionsSchema,
  personSchema,
  pushKeySchema,
  type REPORTS,
  seatedSchema,
  type TermsInput,
  tableSchema,
} from '@duello/protocol';
import type { ChosenOptions } from '@duello/table';
import { personKey } from './identity.ts';

/** The page lies on a host that hands out files and nothing else, or nobody answers there. */
export class NoServer extends Error {}

interface Schema<T> {
  parse(value: unknown): T;
}

const isCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const key = personKey();
  const headers = {
    ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  try {
    return await fetch(`${API}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new NoServer();
  }
}

/** Nothing but a server of Duello answers in JSON here. */
async function jsonOf(response: Response): Promise<unknown> {
  if (!(response.headers.get('content-type') ?? '').includes('json')) throw new NoServer();
  return response.json();
}

async function checked(response: Response): Promise<Response> {
  if (response.ok) return response;
  const { code } = errorSchema.parse(await jsonOf(response));
  throw new Problem(isCode(code) ? code : 'internal');
}

async function ask<T>(schema: Schema<T>, method: string, path: string, body?: unknown): Promise<T> {
  return schema.parse(await jsonOf(await checked(await send(method, path, body))));
}

async function tell(method: string, path: string, body?: unknown): Promise<void> {
  await checked(await send(method, path, body));
}

const part = encodeURIComponent;
const tablesSchema = tableSchema.array();
const rowsSchema = matchRowSchema.array();
const blockedListSchema = blockedSchema.array();
const leadersSchema = leaderSchema.array();

export const newPerson = (name: string) => ask(keptPersonSchema, 'POST', '/people', { name });
export const me = () => ask(personSchema, 'GET', '/people/me');
export const rename = (name: string) => ask(personSchema, 'PATCH', '/people/me', { name });
export const forgetMe = () => tell('DELETE', '/people/me');
export const myMatches = (before: number | null) =>
  ask(rowsSchema, 'GET', `/people/me/matches${before === null ? '' : `?before=${before}`}`);
/** Everything that the server knows of this person, as the text of a file. */
export const myExport = async () => (await checked(await send('GET', '/people/me/export'))).text();
export const block = (person: string) => tell('PUT', `/people/me/blocks/${part(person)}`);
export const unblock = (person: string) => tell('DELETE', `/people/me/blocks/${part(person)}`);
export const blockedPeople = () => ask(blockedListSchema, 'GET', '/people/me/blocks');

export const toAddPasskey = () => ask(passkeyOptionsSchema, 'POST', '/passkeys/to-add');
export const addPasskey = (made: unknown) => tell('POST', '/passkeys', made);
export const toComeBack = () => ask(passkeyOptionsSchema, 'POST', '/passkeys/to-return');
export const comeBack = (used: unknown) => ask(keptPersonSchema, 'POST', '/passkeys/return', used);

export const pushKey = async () => (await ask(pushKeySchema, 'GET', '/push/key')).key;
export const keepPush = (push: PushWish) => tell('PUT', '/push', push);
export const dropPush = (endpoint: string) => tell('DELETE', '/push', { endpoint });

type NewTerms = Omit<TermsInput, 'options'> & { readonly options: ChosenOptions };
export const openTable = (terms: NewTerms) => ask(tableSchema, 'POST', '/tables', terms);
export const tableAt = (idOrCode: string) => ask(tableSchema, 'GET', `/tables/${part(idOrCode)}`);
export const openTables = () => ask(tablesSchema, 'GET', '/tables');
export const closeTable = (id: string) => tell('DELETE', `/tables/${part(id)}`);
export const sit = (id: string, secret: string) => ask(seatedSchema, 'POST', `/tables/${part(id)}/sit`, { secret });
/** A bot of the house sits down at one's own table. */
export const askBot = (id: string, bot: HouseBot) => ask(tableSchema, 'POST', `/tables/${part(id)}/bot`, bot);
export const pair = (pairing: Pairing) => ask(tableSchema, 'POST', '/pairings', pairing);

export const runningMatches = () => ask(rowsSchema, 'GET', '/matches');
export const leaders = (game: string) => ask(leadersSchema, 'GET', `/leaders/${part(game)}`);
export const report = (match: string, why: (typeof REPORTS)[number], note: string) =>
  tell('POST', '/reports', { match, why, note });

/** Throws where there is none. */
export const findServer = () => ask(healthSchema, 'GET', '/health');
