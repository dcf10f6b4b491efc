// What is counted while a server runs? For Prometheus: connections, matches, messages, entries, how long requests take.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Counters } from '../socket/connection.ts';

export interface Metrics extends Counters {
  readonly contentType: string;
  text(): Promise<string>;
  connected(): void;
  disconnected(): void;
  /** A request over HTTP, by route; never by what was asked. */
  requested(route: string, status: number, seconds: number): void;
}

/** To count these every socket is looked at while everybody waits; connections are counted as they come and go. */
const DEAR = ['active_handles', 'active_requests', 'active_resources'].flatMap((name) => [
  `nodejs_${name}`,
  `nodejs_${name}_total`,
]);

export function newMetrics(held: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of DEAR) registry.removeSingleMetric(name);
  const connections = new Gauge({ name: 'duello_connections', help: 'Sockets that are open', registers });
  new Gauge({
    name: 'duello_matches_held',
    help: 'Matches in memory',
    registers,
    collect() {
      this.set(held());
    },
  });
  const received = new Counter({ name: 'duello_messages_received_total', help: 'Messages from sockets', registers });
  const sent = new Counter({ name: 'duello_messages_sent_total', help: 'Messages to sockets', registers });
  const bytes = new Counter({ name: 'duello_bytes_sent_total', help: 'Letters sent to sockets', registers });
  const failed = new Counter({
    name: 'duello_refused_total',
    help: 'Messages and requests that were refused, by code',
    labelNames: ['code'],
    registers,
  });
  const requests = new Histogram({
    name: 'duello_http_seconds',
    help: 'Requests over HTTP, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.01, 0.05, 0.2, 1, 5],
    registers,
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    connected: () => connections.inc(),
    disconnected: () => connections.dec(),
    received: () => received.inc(),
    sent(count) {
      sent.inc();
      bytes.inc(count);
    },
    failed: (code) => failed.inc({ code }),
    requested: (name, status, seconds) => requests.observe({ route: name, status }, seconds),
  };
}
