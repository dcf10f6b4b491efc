// How does a test lose an answer on the way? A store reaches PostgreSQL through this proxy, which can keep answers to itself
// and cut all connections.

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface ProxyForTests {
  /** The same address, by way of the proxy. */
  readonly url: string;
  /** From now on no answer gets through. */
  silence(): void;
  /** Cuts all connections; new ones are as good as any. */
  cut(): void;
  stop(): Promise<void>;
}

export async function startProxy(url: string): Promise<ProxyForTests> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(from);
      from.on('data', (data) => {
        if (from === near || !isSilent) to.write(data);
      });
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const nearUrl = new URL(url);
  nearUrl.port = String(address.port);
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
    isSilent = false;
  };
  return {
    url: nearUrl.href,
    silence: () => {
      isSilent = true;
    },
    cut,
    async stop() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
