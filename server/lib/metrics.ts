/**
 * Metrics of the process for `/metrics` (plugins/metrics.ts). There is one registry, because a process is one server.
 */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
const registers = [registry];

/** `route` is a route's pattern, not a path, because the number of paths is unlimited. */
export const requests = new Counter({
  name: 'cicerone_http_requests_total',
  help: 'Requests answered.',
  labelNames: ['method', 'route', 'status'] as const,
  registers,
});

export const requestSeconds = new Histogram({
  name: 'cicerone_http_request_duration_seconds',
  help: 'Time from a request to the end of its answer.',
  labelNames: ['method', 'route'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers,
});

export const cacheReads = new Counter({
  name: 'cicerone_cache_reads_total',
  help: 'Reads of pages and answers that are kept until the catalogue changes.',
  labelNames: ['result'] as const,
  registers,
});

const queues = new Map<string, () => number>();

/** Reports how many tasks wait in a queue as `name`. A later queue of the same name replaces it. */
export const watchQueue = (name: string, waiting: () => number): void =>
  void queues.set(name, waiting);

new Gauge({
  name: 'cicerone_queue_waiting',
  help: 'Who waits for a place: a connection to the database, say.',
  labelNames: ['queue'] as const,
  registers,
  collect() {
    for (const [queue, waiting] of queues) this.set({ queue }, waiting());
  },
});
