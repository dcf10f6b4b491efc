// Which connection does this page have? One, opened when it is first needed, and another when somebody else plays here.

import { type Connection, openConnection } from './connection.ts';
import { personKey } from './identity.ts';
import { openSocket } from './wire.ts';

let current: { readonly key: string | null; readonly connection: Connection } | null = null;

export function pageConnection(): Connection {
  const key = personKey();
  if (current !== null && current.key === key) return current.connection;
  current?.connection.close();
  current = { key, connection: openConnection(openSocket, key) };
  return current.connection;
}

const wake = (): void => current?.connection.wake();
window.addEventListener('online', wake);
// A server on this machine may still be there.
window.addEventListener('offline', wake);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') wake();
});
