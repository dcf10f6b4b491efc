// How does a program use the API? With a key, in JSON.

import { API, type KeptPerson, type MatchRow, type NewTableInput, type Seated, type Table } from '@duello/protocol';

export class ApiProblem extends Error {
  readonly code: string;
  readonly status: number;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export interface Api {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  send<T>(method: string, path: string, body?: unknown): Promise<T>;
}

export function apiAt(url: string, key: string | null): Api {
  async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${url}${API}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const given = text === '' ? undefined : JSON.parse(text);
    if (!response.ok) throw new ApiProblem(response.status, given?.code ?? '', given?.message ?? text);
    return given;
  }
  return { get: (path) => send('GET', path), post: (path, body) => send('POST', path, body), send };
}

export const newGuest = (url: string, name: string): Promise<KeptPerson> => apiAt(url, null).post('/people', { name });
export const openTable = (api: Api, terms: NewTableInput): Promise<Table> => api.post('/tables', terms);
export const sit = (api: Api, table: string, secret: string): Promise<Seated> =>
  api.post(`/tables/${table}/sit`, { secret });
export const matchRow = (api: Api, match: string): Promise<MatchRow> => api.get(`/matches/${match}`);
