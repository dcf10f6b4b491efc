import type { KeptPerson } from '@duello/protocol';
import { describe, expect, test } from 'vitest';
import { type Api, apiAt, newGuest } from '../src/client/api.ts';
import { newAuthenticator } from './authenticator-for-tests.ts';
import { dataFolder, serverForTest, serverIn } from './server-for-tests.ts';

interface Asked {
  readonly challenge: string;
}

const toAdd = (api: Api): Promise<Asked> => api.post('/passkeys/to-add', undefined);
const toReturn = (url: string): Promise<Asked> => apiAt(url, null).post('/passkeys/to-return', undefined);
const comeBack = (url: string, used: unknown): Promise<KeptPerson> => apiAt(url, null).post('/passkeys/return', used);

describe('a passkey', () => {
  test('makes somebody the same person on another device, whichever server has asked', async () => {
    const folder = await dataFolder();
    const first = await serverIn(folder);
    const origin = `http://localhost:${first.port}`;
    const anna = await newGuest(origin, 'Anna');
    const passkey = newAuthenticator();
    const api = apiAt(origin, anna.key);
    await api.post('/passkeys', passkey.make(await toAdd(api), origin));
    expect(await api.get('/passkeys')).toHaveLength(1);
    const asked = await toReturn(origin);
    await first.close();

    const second = await serverIn(folder, { publicUrl: origin });
    const url = `http://127.0.0.1:${second.port}`;
    const back = await comeBack(url, passkey.use(asked, origin));
    expect(back).toMatchObject({ id: anna.id, name: 'Anna' });
    expect(back.key).not.toBe(anna.key);
    for (const key of [anna.key, back.key]) {
      expect(await apiAt(url, key).get('/people/me')).toMatchObject({ id: anna.id });
    }
  });

  test('is refused when anything about it is not right', async () => {
    let now = 1e12;
    const server = await serverForTest({ now: () => now });
    const origin = `http://localhost:${server.port}`;
    const [anna, bruno] = await Promise.all(
      ['Anna', 'Bruno'].map(async (name) => apiAt(origin, (await newGuest(origin, name)).key)),
    );
    const bad = { code: 'badPasskey' };
    const passkey = newAuthenticator();
    const made = passkey.make(await toAdd(anna), origin);
    await expect(bruno.post('/passkeys', made)).rejects.toMatchObject(bad);
    await expect(anna.post('/passkeys', passkey.make(await toReturn(origin), origin))).rejects.toMatchObject(bad);
    await expect(anna.post('/passkeys', passkey.make(await toAdd(anna), 'http://localhost:1'))).rejects.toMatchObject(
      bad,
    );
    await expect(comeBack(origin, passkey.use(await toReturn(origin), origin))).rejects.toMatchObject(bad);
    await anna.post('/passkeys', made);
    await expect(bruno.post('/passkeys', passkey.make(await toAdd(bruno), origin))).rejects.toMatchObject(bad);

    const used = passkey.use(await toReturn(origin), origin);
    const forged = newAuthenticator().use(await toReturn(origin), origin);
    await expect(comeBack(origin, { ...forged, id: used.id, rawId: used.id })).rejects.toMatchObject(bad);
    now += 10 * 60_000;
    await expect(comeBack(origin, used)).rejects.toMatchObject(bad);
    await expect(bruno.send('DELETE', `/passkeys/${made.id}`)).rejects.toMatchObject(bad);
    await anna.send('DELETE', `/passkeys/${made.id}`);
    await expect(comeBack(origin, passkey.use(await toReturn(origin), origin))).rejects.toMatchObject(bad);
  });

  test.each(['http://192.168.1.5:4100', 'http://duello.example.org', 'https://10.0.0.1'])(
    'is not for %s, where browsers make none',
    async (publicUrl) => {
      const server = await serverForTest({ publicUrl });
      await expect(toReturn(`http://127.0.0.1:${server.port}`)).rejects.toMatchObject({ code: 'noPasskey' });
    },
  );
});
