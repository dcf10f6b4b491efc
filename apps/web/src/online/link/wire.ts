// What carries messages to a server? Something that opens, hears and closes: a WebSocket, or what stands in for one in tests.

import { API } from '@duello/protocol';

export interface WireEars {
  opened(): void;
  heard(text: string): void;
  /** Called once, however it ended. */
  closed(): void;
}

export interface Wire {
  send(text: string): void;
  close(): void;
}

export type OpenWire = (ears: WireEars) => Wire;

/** At the page's own address. */
export const openSocket: OpenWire = ({ opened, heard, closed }) => {
  const address = new URL(`${API}/socket`, window.location.href);
  // So that a proxy before many servers can send both players of a match to the same one.
  const match = /^#\/(?:online|table)\/([a-z0-9]+)/.exec(window.location.hash)?.[1];
  if (match !== undefined) address.searchParams.set('match', match);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  socket.onopen = opened;
  socket.onmessage = ({ data }) => heard(String(data));
  socket.onclose = closed;
  return {
    send: (text) => socket.send(text),
    close: () => socket.close(),
  };
};
