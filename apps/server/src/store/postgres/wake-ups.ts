// How do servers learn that another one has written? By notifications that carry matches and numbers alone, sent some
// milliseconds later from a connection of their own: within the writing transaction they would make all of them wait in line.
// One that is missed does no harm: the next number shows it.

import { type Connections, connectTo, disconnect } from './connections.ts';
import type { Patiently } from './patience.ts';
import { isUnreachable } from './postgres-error.ts';

const CHANNEL = 'duello_wake_ups';
/** So long wake-ups are gathered, in milliseconds. */
const GATHERED = 4;
/** PostgreSQL takes less than 8,000 bytes at once. */
const LETTERS = 1_900;

type Listener = (match: string, number: number) => void;

export interface WakeUps {
  tell(match: string, number: number): void;
  onWake(listener: Listener): void;
  close(): Promise<void>;
}

/** `match:number` in lines, in texts that are short enough. */
function payloads(lines: readonly string[]): readonly string[] {
  const texts: string[] = [];
  let text = '';
  for (const line of lines) {
    if (text !== '' && text.length + line.length >= LETTERS) {
      texts.push(text);
      text = '';
    }
    text += text === '' ? line : `\n${line}`;
  }
  return text === '' ? texts : [...texts, text];
}

function read(payload: string, listeners: readonly Listener[]): void {
  for (const line of payload.split('\n')) {
    const end = line.lastIndexOf(':');
    for (const listener of listeners) listener(line.slice(0, end), Number(line.slice(end + 1)));
  }
}

/** What is to be told next: the highest number of each match, and where else something has changed. */
function gathering(sql: Connections): { tell: WakeUps['tell']; sent(): Promise<void> } {
  let numbers = new Map<string, number>();
  let looks = new Set<string>();
  let timer: NodeJS.Timeout | null = null;
  let sending = Promise.resolve();

  async function send(): Promise<void> {
    timer = null;
    const lines = [
      ...[...looks].map((match) => `${match}:0`),
      ...[...numbers].map(([match, number]) => `${match}:${number}`),
    ];
    numbers = new Map();
    looks = new Set();
    const texts = payloads(lines);
    if (texts.length === 0) return;
    await sql`SELECT pg_notify(${CHANNEL}, text) FROM json_array_elements_text(${JSON.stringify(texts)}::text::json) AS text`.catch(
      () => {
        // Whoever listens was cut off too, and looks at everything when it is back.
      },
    );
  }

  return {
    tell(match, number) {
      if (number === 0) looks.add(match);
      else numbers.set(match, Math.max(number, numbers.get(match) ?? 0));
      timer ??= setTimeout(() => {
        sending = send();
      }, GATHERED);
    },
    async sent() {
      if (timer !== null) {
        clearTimeout(timer);
        sending = send();
      }
      await sending;
    },
  };
}

export async function openWakeUps(url: string, patiently: Patiently): Promise<WakeUps> {
  const sql = connectTo(url, 1);
  const listeners: Listener[] = [];
  const { tell, sent } = gathering(sql);
  let isFirst = true;
  const onListening = (): void => {
    if (!isFirst) for (const listener of listeners) listener('', 0);
    isFirst = false;
  };
  await patiently(() => sql.listen(CHANNEL, (payload) => read(payload, listeners), onListening), isUnreachable);
  return {
    tell,
    onWake: (listener) => {
      listeners.push(listener);
    },
    async close() {
      await sent();
      await disconnect(sql);
    },
  };
}
