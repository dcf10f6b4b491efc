import { stream } from '@duello/kernel';
import type { PushNote, TermsInput } from '@duello/protocol';
import { describe, expect, test } from 'vitest';
import { openTable, sit } from '../src/client/api.ts';
import { botOf } from '../src/client/bot-answer.ts';
import type { PushSender } from '../src/push/web-push-sender.ts';
import { newPlayer, newSecret, type Player } from './player-for-tests.ts';
import { serverForTest } from './server-for-tests.ts';

const GAME = 'contracts';
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const endpointOf = (name: string): string => `https://updates.push.services.mozilla.com/wpush/v2/${name}`;

const listen = (player: Player, lang: 'en' | 'it'): Promise<unknown> =>
  player.api.send('PUT', '/push', { endpoint: endpointOf(player.person.name), keys: KEYS, lang });

/** What was sent, as it comes. */
function newPostbox(isThere: (endpoint: string) => boolean = () => true) {
  const sent: { readonly endpoint: string; readonly note: PushNote }[] = [];
  const waiting = new Set<() => void>();
  const send: PushSender = async ({ endpoint }, note) => {
    sent.push({ endpoint, note: JSON.parse(note) });
    for (const look of waiting) look();
    return isThere(endpoint);
  };
  const count = (most: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (sent.length >= most) resolve();
      };
      waiting.add(look);
      look();
    });
  return { send, sent, count };
}

/** Both sit down; neither is there. The host has the first turn. */
async function beginAway(host: Player, guest: Player, clock: TermsInput['clock']): Promise<string> {
  const { id } = await openTable(host.api, { game: GAME, first: 'host', ...(clock === undefined ? {} : { clock }) });
  await sit(host.api, id, newSecret());
  await sit(guest.api, id, newSecret());
  return id;
}

/** Answers by chance over a connection that is there only for that, as long as it is asked. */
async function playOn(player: Player, match: string): Promise<void> {
  const bot = await botOf(GAME, 'random');
  await player.connection.ask({ t: 'join', match, events: false });
  for (let n = 0; ; n++) {
    const { head, view, standing } = await player.until((one) => one.match === match);
    const given = head.viewer === 'watcher' ? null : bot(head.viewer, view, stream(`${match}/${n}`));
    if (given === null) break;
    const played = player.next((frame) => frame.t === 'played');
    await player.connection.ask({ t: 'answer', match, after: standing.answers, ...given });
    await played;
  }
  await player.connection.ask({ t: 'leave', match });
}

describe('a push', () => {
  test('tells whoever is asked and not there, once, in their language, and nothing else', async () => {
    const box = newPostbox();
    const server = await serverForTest({ sendPush: box.send, limits: { messages: { burst: 1e6, perSecond: 1e6 } } });
    const url = `http://127.0.0.1:${server.port}`;
    const [anna, bruno] = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')];
    await Promise.all([listen(anna, 'en'), listen(bruno, 'it')]);
    const match = await beginAway(anna, bruno, { kind: 'days', days: 3 });
    await box.count(1);
    const [first] = box.sent;
    expect(first).toEqual({
      endpoint: endpointOf('Anna'),
      note: { title: 'Duello', body: 'It’s your turn. You have 3 days.', match },
    });
    // Both choose their first hands, then the one who begins plays a turn.
    for (const player of [anna, bruno, anna]) await playOn(player, match);
    await box.count(3);
    expect(box.sent[2]).toEqual({
      endpoint: endpointOf('Bruno'),
      note: { title: 'Duello', body: 'Tocca a te. Hai 3 giorni di tempo.', match },
    });
    await server.close();
    expect(box.sent.map(({ endpoint }) => endpoint)).toEqual(['Anna', 'Anna', 'Bruno'].map(endpointOf));
  });

  test('is for matches with days alone, and forgets browsers that are gone', async () => {
    const box = newPostbox(() => false);
    const server = await serverForTest({ sendPush: box.send });
    const url = `http://127.0.0.1:${server.port}`;
    const [anna, bruno] = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')];
    await listen(anna, 'en');
    await beginAway(anna, bruno, { kind: 'none' });
    const match = await beginAway(anna, bruno, { kind: 'days', days: 1 });
    await box.count(1);
    await server.venue.pushes.close();
    expect(box.sent.map(({ note }) => [note.match, note.body])).toEqual([[match, 'It’s your turn. You have one day.']]);
    expect(await server.venue.store.pushesOf(anna.person.id)).toEqual([]);
  });

  test('goes to push services alone, and is dropped by whoever asked for it', async () => {
    const server = await serverForTest({ sendPush: newPostbox().send });
    const url = `http://127.0.0.1:${server.port}`;
    const [anna, bruno] = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')];
    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/x',
      'https://127.0.0.1/x',
      'https://fcm.googleapis.com.example.org/x',
      'https://fcm.googleapis.com:8443/x',
      'https://localhost/x',
      'https://somebody@fcm.googleapis.com/x',
    ]) {
      await expect(anna.api.send('PUT', '/push', { endpoint, keys: KEYS, lang: 'en' })).rejects.toMatchObject({
        code: 'badFrame',
      });
    }
    await listen(anna, 'it');
    await bruno.api.send('DELETE', '/push', { endpoint: endpointOf('Anna') });
    expect(await server.venue.store.pushesOf(anna.person.id)).toHaveLength(1);
    await anna.api.send('DELETE', '/push', { endpoint: endpointOf('Anna') });
    expect(await server.venue.store.pushesOf(anna.person.id)).toEqual([]);
    const keyOf = (): Promise<{ key: string }> => anna.api.get('/push/key');
    const { key } = await keyOf();
    expect(key).toMatch(/^[\w-]{80,}$/);
    expect((await keyOf()).key).toBe(key);
  });
});
