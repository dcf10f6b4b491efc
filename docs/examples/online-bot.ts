// A program that plays a whole match online, over HTTP alone: it opens a table, asks a bot of the house to sit down, and answers
// by chance. It takes types, and how views change, from the protocol's own package; online-bot.py does without any.
// npx node docs/examples/online-bot.ts http://localhost:4100 contracts
import { randomBytes } from 'node:crypto';
import type { Decision } from '@duello/kernel';
import { type AnswerWords, API, changed, type KeptPerson, type ServerFrame, type Table } from '@duello/protocol';

const [server = 'http://localhost:4100', game = 'contracts'] = process.argv.slice(2);

async function post<T>(path: string, key: string | null, body: object = {}): Promise<T | null> {
  const response = await fetch(`${server}${API}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${text}`);
  return text === '' ? null : JSON.parse(text);
}

/** One frame a line; an empty line only says that the server is there. */
async function* framesOf(match: string, key: string): AsyncGenerator<ServerFrame> {
  const headers = { authorization: `Bearer ${key}` };
  const response = await fetch(`${server}${API}/bot/matches/${match}`, { headers });
  if (!response.ok || response.body === null) throw new Error(await response.text());
  let rest = '';
  for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line);
  }
}

/** What is asked stands in the view. */
function decisionIn(view: unknown): Decision | null {
  const isAsked = (seen: unknown): seen is { decision: Decision | null } =>
    typeof seen === 'object' && seen !== null && 'decision' in seen;
  return isAsked(view) ? view.decision : null;
}

function answerTo({ shape, options, min }: Decision): AnswerWords {
  const keys = options.map(({ key }) => key);
  if (shape === 'one') return { pick: keys[Math.floor(Math.random() * keys.length)] };
  if (shape === 'order') return { order: keys };
  if (shape === 'number') return { number: min };
  if (shape === 'some') return { picks: options.flatMap(({ key, limit }) => Array(limit).fill(key)).slice(0, min) };
  throw new Error('This example composes no plans: play another game.');
}

const me = await post<KeptPerson>('/bots', null, { name: 'TypeScript example' });
const key = me?.key ?? '';
const table = await post<Table>('/tables', key, { game });
const match = table?.id ?? '';
await post(`/tables/${match}/sit`, key, { secret: randomBytes(32).toString('hex') });
await post(`/tables/${match}/bot`, key, { level: 'novice' });

let seat: number | 'watcher' = 'watcher';
let view: unknown = null;
let isOver = false;
// A server that stops ends its lines: the match goes on where they are asked for again.
while (!isOver) {
  for await (const frame of framesOf(match, key)) {
    if (frame.t === 'table') {
      view = frame.view;
      seat = frame.head.viewer;
    } else if (frame.t === 'played') view = changed(view, frame.change);
    if ('status' in frame && frame.status.end !== null) {
      const { winner, why } = frame.status.end;
      console.log(JSON.stringify({ match, result: winner === null ? 'drawn' : winner === seat ? 'won' : 'lost', why }));
      isOver = true;
      break;
    }
    if (frame.t !== 'table' && frame.t !== 'played') continue;
    const decision = decisionIn(view);
    if (decision === null) continue;
    const words = answerTo(decision);
    await post(`/bot/matches/${match}/answer`, key, { decision: decision.id, after: frame.standing.answers, words });
  }
}
