/**
 * Listeners: each reads tracks at the speed of playback, as a player that buffers no more than it needs. A stall is a
 * moment at which the sound has not arrived in time.
 */
import { Agent, get, type IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from './processes.ts';

/** 128 kbit/s. */
const BYTES_PER_SECOND = 16_000;
const TICK_MS = 250;
const CHUNK = (BYTES_PER_SECOND * TICK_MS) / 1000;
/** They start one after the other, because the queue of new connections has 511 entries. */
const ARRIVAL_MS = 2;

export interface Listening {
  listeners: number;
  seconds: number;
  /** Other statuses than 200, broken connections, tracks that ended early. */
  errors: number;
  /** Share of ticks without sound. */
  stalls: number;
  ticks: number;
  bytes: number;
  /** Milliseconds from the start of playback to the first byte. */
  p50: number;
  p99: number;
  /** Of the server, in MB, at the end. */
  memory: number;
}

function open(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      if (response.statusCode === 200) resolve(response);
      else reject(new Error(`answered ${response.statusCode}`));
    });
    request.on('error', reject);
  });
}

async function listen(
  tracks: string[],
  from: number,
  until: number,
  agent: Agent,
  result: Listening,
  firsts: number[],
): Promise<void> {
  let next = from;
  while (performance.now() < until) {
    const began = performance.now();
    const response = await open(tracks[next++ % tracks.length] ?? '', agent);
    const size = Number(response.headers['content-length']);
    let got = 0;
    let cut: Error | undefined;
    response.on('error', (error) => (cut = error));
    await new Promise((resolve) => response.once('readable', resolve));
    firsts.push(performance.now() - began);
    while (got < size && performance.now() < until) {
      // Without a size it returns the available bytes: less than a chunk only at the end.
      const chunk: Buffer | null = response.read(CHUNK) ?? response.read();
      got += chunk?.length ?? 0;
      result.ticks += 1;
      if ((chunk?.length ?? 0) < CHUNK && got < size) result.stalls += 1;
      if (cut) throw cut;
      await sleep(TICK_MS);
    }
    result.bytes += got;
    response.destroy();
  }
}

/** Only on this machine. Needs a file descriptor for each listener, and two of the server. */
export async function stream(
  server: { url: string; pid: number },
  paths: string[],
  { listeners, seconds }: { listeners: number; seconds: number },
): Promise<Listening> {
  const tracks = paths.map((path) => server.url + path);
  const agent = new Agent({ maxSockets: Infinity });
  const result: Listening = {
    listeners,
    seconds,
    errors: 0,
    stalls: 0,
    ticks: 0,
    bytes: 0,
    p50: 0,
    p99: 0,
    memory: 0,
  };
  const firsts: number[] = [];
  const until = performance.now() + listeners * ARRIVAL_MS + seconds * 1000;
  const all: Promise<void>[] = [];
  for (let n = 0; n < listeners; n += 1) {
    all.push(
      listen(tracks, n, until, agent, result, firsts).catch(() => void (result.errors += 1)),
    );
    await sleep(ARRIVAL_MS);
  }
  await sleep(seconds * 500);
  result.memory = memoryOf(server.pid);
  await Promise.all(all);
  agent.destroy();
  firsts.sort((one, other) => one - other);
  const at = (part: number): number => firsts[Math.floor((firsts.length - 1) * part)] ?? Number.NaN;
  return { ...result, p50: at(0.5), p99: at(0.99) };
}
