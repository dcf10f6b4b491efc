import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { newPlayer } from './player-for-tests.ts';
import { serverForTest } from './server-for-tests.ts';

/** What is answered to a request that is written by hand. */
async function told(port: number, lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => {
    text += String(data);
  });
  socket.write([...lines, 'host: localhost', '', ''].join('\r\n'));
  await once(socket, 'close');
  return text;
}

describe('a stranger', () => {
  test('brings nothing down by an address that is none', async () => {
    const server = await serverForTest();
    for (const address of ['//', '//[', '/api/v1/socket:::', 'http://[::1', '*', '/%']) {
      const upgrade = [`GET ${address} HTTP/1.1`, 'connection: upgrade', 'upgrade: websocket'];
      expect(await told(server.port, upgrade)).toMatch(/^HTTP\/1.1 40\d/);
    }
    expect((await newPlayer(`http://127.0.0.1:${server.port}`, 'Anna')).person.name).toBe('Anna');
  });

  test('is not heard more often by writing an address otherwise', async () => {
    const server = await serverForTest({ perMinute: 4 });
    const ask = (path: string) => told(server.port, [`GET ${path} HTTP/1.1`, 'connection: close']);
    const answers: string[] = [];
    for (const path of [
      '/api/v1/matches',
      '/%61pi/v1/matches',
      '/api/v1/%6datches',
      '/api/v1/matches?',
      '/api/v1/matches',
    ])
      answers.push((await ask(path)).slice(9, 12));
    expect(answers.at(-1)).toBe('429');
  });
});
