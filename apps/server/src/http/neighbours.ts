// Under which addresses do others in the same network reach this machine?

import { networkInterfaces } from 'node:os';

/** Listening there is listening to everybody. */
const OPEN: readonly string[] = ['0.0.0.0', '::'];
const isOpenHost = (host: string): boolean => OPEN.includes(host);

export const addressesFor = (scheme: 'http' | 'https', host: string, port: number): readonly string[] =>
  isOpenHost(host)
    ? Object.values(networkInterfaces())
        .flatMap((all) => all ?? [])
        .filter(({ family, internal }) => family === 'IPv4' && !internal)
        .map(({ address }) => `${scheme}://${address}:${port}`)
    : [];
