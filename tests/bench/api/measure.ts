/**
 * Load over kept-alive connections. Node's own client and not autocannon, which parses responses in JavaScript: at a
 * list of 350 KB it would measure itself (200 requests a second where the server sends 4,000).
 */
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { PUBLIC_APP_SECRET } from '../../../build.settings.ts';
import { postgresProcesses, stopwatch } from './processes.ts';

export interface Call {
  method?: string;
  path: string;
  body?: string;
  /** The token of a customer's session. */
  token?: string;
}

export interface Read {
  name: string;
  calls: Call[];
  /** The p99 that docs/speed.md allows, in milliseconds; absent where there is no budget. */
  budget?: number;
  /** The response has all guides of the shop or of a category. */
  isWholeList?: boolean;
}

export interface Load {
  seconds: number;
  connections: number;
}

export interface Measured {
  name: string;
  budget: number | undefined;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  max: number;
  bytesPerSecond: number;
  /** Processor time of all servers for each request, in milliseconds, and of PostgreSQL. */
  serverMs: number;
  databaseMs: number;
  /** Errors, and other statuses than 200. */
  failed: number;
}

/** Servers of one database. */
export interface Servers {
  urls: readonly string[];
  pids: readonly number[];
}

const WARM_UP_SECONDS = 1;

/** Compressed, as browsers request it. */
const headers = {
  'X-App-Secret': PUBLIC_APP_SECRET,
  'Accept-Encoding': 'gzip, deflate, br',
  'Content-Type': 'application/json',
};

/** Resolves with the size of a successful response, without keeping it. */
function send(
  url: string,
  agent: Agent,
  { method = 'GET', path, body, token }: Call,
): Promise<number> {
  const own = token === undefined ? headers : { ...headers, Authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { agent, method, headers: own }, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => (size += chunk.length));
      response.on('error', reject);
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(size)
          : reject(new Error(`answered ${response.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

interface Run {
  /** Milliseconds, ascending. */
  times: number[];
  bytes: number;
  failed: number;
}

/**
 * Each connection begins at another call, so that no two request the same at the same time, and keeps to one of the
 * servers.
 */
async function run(urls: readonly string[], calls: Call[], load: Load, skip: number): Promise<Run> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const until = performance.now() + load.seconds * 1000;
  const result: Run = { times: [], bytes: 0, failed: 0 };
  const connection = async (_: unknown, n: number): Promise<void> => {
    const url = urls[n % urls.length] ?? '';
    let next = Math.floor((n * calls.length) / load.connections) + skip;
    while (performance.now() < until) {
      const call = calls[next++ % calls.length];
      if (!call) return;
      const began = performance.now();
      try {
        const size = await send(url, agent, call);
        result.bytes += size;
        result.times.push(performance.now() - began);
      } catch {
        result.failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: load.connections }, connection));
  agent.destroy();
  result.times.sort((one, other) => one - other);
  return result;
}

/** The first second warms up and is not counted; the counted part continues with the next requests. */
export async function measure({ urls, pids }: Servers, read: Read, load: Load): Promise<Measured> {
  const warm = await run(urls, read.calls, { ...load, seconds: WARM_UP_SECONDS }, 0);
  const skip = Math.ceil(warm.times.length / load.connections);
  const [serversSince, databaseSince] = [stopwatch(() => pids), stopwatch(postgresProcesses)];
  const { times, bytes, failed } = await run(urls, read.calls, load, skip);
  const at = (part: number): number => times[Math.floor((times.length - 1) * part)] ?? Number.NaN;
  return {
    name: read.name,
    budget: read.budget,
    perSecond: times.length / load.seconds,
    p50: at(0.5),
    p99: at(0.99),
    max: at(1),
    bytesPerSecond: bytes / load.seconds,
    serverMs: serversSince() / times.length,
    databaseMs: databaseSince() / times.length,
    failed: failed + warm.failed,
  };
}
