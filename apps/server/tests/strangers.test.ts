import { once } from 'node:events';
import { connect } from 'node:net';
import { PROTOCOL } from '@duello/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { beginMatch, FIRST_GAME, newPlayer } from './player-for-tests.ts';
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

test('a connection that is heard of no more is closed with a code, and its player is away', async () => {
  const server = await serverForTest({ limits: { silence: 1500 } });
  const url = `http://127.0.0.1:${server.port}`;
  const [anna, bruno] = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')];
  const match = await beginMatch(anna, bruno, { game: FIRST_GAME, first: 'host' });
  anna.connection.drop();
  await bruno.until(({ status }) => status.clocks.away.some((since) => since !== null));
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, { autoPong: false });
  let isThere = true;
  socket.on('ping', (data) => isThere && socket.pong(data));
  await once(socket, 'open');
  socket.send(JSON.stringify({ t: 'hello', id: 1, v: PROTOCOL, key: anna.person.key }));
  await once(socket, 'message');
  socket.send(JSON.stringify({ t: 'join', id: 2, match, events: false }));
  await bruno.until(({ status }) => status.clocks.away.every((since) => since === null));
  isThere = false;
  const [code, why] = await once(socket, 'close');
  expect([code, String(why)]).toEqual([4409, 'idle']);
  await bruno.until(({ status }) => status.clocks.away.some((since) => since !== null));
});
