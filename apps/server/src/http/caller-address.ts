// Whose requests are counted together? Those from one address; of the new kind, from one home, since each has very many.

import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const GROUPS = 8;
const OF_A_HOME = 4;
/** An address of the old kind, as the new one writes it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

function homeOf(address: string): string {
  const old = MAPPED.exec(address)?.[1];
  if (old !== undefined || !isIPv6(address)) return old ?? address;
  const [front, back] = address.split('::');
  const groups = front === '' ? [] : front.split(':');
  const behind = back === undefined || back === '' ? 0 : back.split(':').length;
  const zeros = back === undefined ? 0 : Math.max(0, GROUPS - groups.length - behind);
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...(back ?? '').split(':')]
    .slice(0, OF_A_HOME)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

const firstOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header)?.split(',')[0].trim();

/** Behind a proxy that is trusted, as it says. */
export const callerAddress = ({ headers, socket }: IncomingMessage, trustProxy: boolean): string =>
  homeOf((trustProxy ? firstOf(headers['x-forwarded-for']) : undefined) ?? socket.remoteAddress ?? '');
