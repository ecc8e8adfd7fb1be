/**
 * A listener: requests a track every 50 ms until it is stopped. In its own process, because the attacker's event loop
 * is busy while it writes 500 requests at once.
 */
import { get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '../../../../contract/envelope.ts';
import type { WireGuide, WireGuideDetail } from '../../../../contract/guides.ts';
import { PUBLIC_APP_SECRET } from '../../../../build.settings.ts';
import { memoryOf } from '../processes.ts';

const secret = { 'X-App-Secret': PUBLIC_APP_SECRET };

/** Returns the address of a track that a visitor may play. */
async function freeTrack(url: string): Promise<string> {
  const read = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${url}/api/v1/client/${path}`, { headers: secret });
    // The type of the contract; the server tests check it.
    return ((await response.json()) as Envelope<T>).data;
  };
  for (const { id } of await read<WireGuide[]>('audio-guide')) {
    for (const { file_mp3 } of (await read<WireGuideDetail>(`audio-guide/${id}`)).audio_content) {
      const track = `${url}/storage/${file_mp3}`;
      if ((await fetch(track, { method: 'HEAD' })).ok) return track;
    }
  }
  throw new Error('The catalogue has no free track.');
}

/** Resolves with the milliseconds to the first byte of the recording, on a new connection. */
function firstByte(track: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    const asked = get(track, { agent: false }, (response) => {
      response.once('data', () => {
        response.destroy();
        resolve(response.statusCode === 200 ? performance.now() - began : Number.POSITIVE_INFINITY);
      });
    });
    asked.on('error', () => resolve(Number.POSITIVE_INFINITY));
  });
}

/** What the listener sends when it has stopped: times in ms, sorted, and the server's memory in MB. */
export interface Heard {
  times: number[];
  before: number;
  peak: number;
}

const LISTEN_EVERY_MS = 50;
/** After a short attack the listener continues, so that there are enough times for a p99. */
const LISTEN_AT_LEAST_MS = 5_000;

const [url = '', pid = ''] = process.argv.slice(2);
let attacking = true;
process.on('message', () => {
  attacking = false;
});
const track = await freeTrack(url);
for (let n = 0; n < 20; n += 1) await firstByte(track);
const before = memoryOf(Number(pid));
let peak = before;
process.send?.('ready');
const began = performance.now();
const firsts: Promise<number>[] = [];
while (attacking || performance.now() - began < LISTEN_AT_LEAST_MS) {
  firsts.push(firstByte(track));
  peak = Math.max(peak, memoryOf(Number(pid)));
  await sleep(LISTEN_EVERY_MS);
}
const times = (await Promise.all(firsts)).sort((one, other) => one - other);
process.send?.({ times, before, peak } satisfies Heard);
process.disconnect();
