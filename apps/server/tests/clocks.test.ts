import { describe, expect, test } from 'vitest';
import { beginMatch, FIRST_GAME, newPlayer, type Player } from './player-for-tests.ts';
import { dataFolder, serverForTest, serverIn } from './server-for-tests.ts';

/** A clock that the test sets. */
function settableTime() {
  const time = { now: 1_000_000_000_000 };
  return { time, now: () => time.now };
}

const seatAsked = ({ followed }: Player): 0 | 1 => (followed?.status.clocks.asked[0] === true ? 0 : 1);

describe('a server’s clocks', () => {
  test('an empty bank loses', async () => {
    const { time, now } = settableTime();
    const server = await serverForTest({ now });
    const url = `http://127.0.0.1:${server.port}`;
    const [anna, bruno] = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')];
    const clock = { kind: 'bank', seconds: 60, increment: 0 } as const;
    await beginMatch(anna, bruno, { game: FIRST_GAME, clock });
    const loser = seatAsked(anna);
    time.now += 59_000;
    await server.venue.matches.sweepClocks();
    expect(anna.followed?.status.end).toBeNull();
    time.now += 2000;
    const { status } = await anna.until((one) => one.status.end !== null);
    expect(status.end).toEqual({ winner: loser === 0 ? 1 : 0, why: 'time' });
    await bruno.until((one) => one.disclosure !== null);
  });

  test('a time for each decision answers mildly, and loses when it has done so three times in a row', async () => {
    const { time, now } = settableTime();
    const server = await serverForTest({ now });
    const url = `http://127.0.0.1:${server.port}`;
    const [anna, bruno] = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')];
    await beginMatch(anna, bruno, { game: FIRST_GAME, clock: { kind: 'decision', seconds: 10 } });
    time.now += 11_000;
    await anna.until((one) => one.standing.answers > 0);
    expect(anna.followed?.status.end).toBeNull();
    for (let tries = 0; tries < 12 && anna.followed?.status.end === null; tries++) {
      const { answers } = anna.followed.standing;
      time.now += 11_000;
      await anna.until((one) => one.standing.answers > answers || one.status.end !== null);
    }
    expect(anna.followed?.status.end?.why).toBe('time');
  });

  test('stand still for a while for somebody who has dropped out', async () => {
    const { time, now } = settableTime();
    const server = await serverForTest({ now });
    const url = `http://127.0.0.1:${server.port}`;
    const [anna, bruno] = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')];
    await beginMatch(anna, bruno, { game: FIRST_GAME, clock: { kind: 'bank', seconds: 60, increment: 0 } });
    const seat = seatAsked(anna);
    const [asked, there] = anna.followed?.head.viewer === seat ? [anna, bruno] : [bruno, anna];
    asked.connection.drop();
    await there.until((one) => one.status.clocks.away[seat] !== null);
    time.now += 100_000;
    await server.venue.matches.sweepClocks();
    expect(there.followed?.status.end).toBeNull();
    time.now += 10_000;
    const { status } = await there.until((one) => one.status.end !== null);
    expect(status.end?.why).toBe('time');
  });

  test.each([
    ['runs', 3_600_000],
    ['runs, nor when the next one is an hour behind', -3_600_000],
  ])('do not run while no server %s', async (_, jump) => {
    const { time, now } = settableTime();
    const folder = await dataFolder();
    const server = await serverIn(folder, { now });
    const url = `http://127.0.0.1:${server.port}`;
    const [anna, bruno] = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')];
    const match = await beginMatch(anna, bruno, {
      game: FIRST_GAME,
      clock: { kind: 'bank', seconds: 60, increment: 0 },
    });
    await server.close();
    const stopped = time.now;
    time.now += jump;
    const again = await serverIn(folder, { now });
    await again.venue.matches.sweepClocks();
    const { end, clocks } = await (await again.venue.matches.get(match)).look((course) => course.around);
    expect(end).toBeNull();
    expect(Math.max(...clocks.left!)).toBe(60_000);
    expect(clocks.at).toBe(Math.max(stopped, time.now));
  });
});
