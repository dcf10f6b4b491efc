import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

function from(said: string, trustProxy = true): string {
  const request = new IncomingMessage(new Socket());
  request.headers['x-forwarded-for'] = said;
  return callerAddress(request, trustProxy);
}

test('all addresses of one home count as one, those of others do not', () => {
  expect(from('2001:db8:1:2:aaaa::1')).toBe(from('2001:0db8:1:2:bbbb:cccc:dddd:eeee'));
  expect(from('2001:db8:1:2::1')).not.toBe(from('2001:db8:1:3::1'));
  expect(from('::1')).toBe(from('0:0:0:0:0:0:0:1'));
  expect(from('2001:db8::7')).toBe('2001:db8:0:0');
});

test('each address of the old kind counts, however it is written', () => {
  expect(from('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(from('192.0.2.7')).not.toBe(from('192.0.2.8'));
});

test('what nobody vouches for is not believed', () => {
  expect(from('192.0.2.7', false)).toBe('');
});
