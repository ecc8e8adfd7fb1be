/** A listener, who asks for a track again and again. */
import { get } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { WireGuide, WireGuideDetail } from '../../../contract/catalogue.ts';
import type { Envelope } from '../../../contract/envelope.ts';
import { PUBLIC_APP_SECRET } from '../../config.ts';

const secret = { 'X-App-Secret': PUBLIC_APP_SECRET };

/** A track that a visitor may hear. */
export async function freeTrack(url: string): Promise<string> {
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${url}/api/v1/client/${path}`, { headers: secret });
    // The contract's own type; the server tests check that it holds.
    return ((await answer.json()) as Envelope<T>).data;
  };
  for (const { id } of await read<WireGuide[]>('audio-guide')) {
    for (const { file_mp3 } of (await read<WireGuideDetail>(`audio-guide/${id}`)).audio_content) {
      const track = `${url}/storage/${file_mp3}`;
      if ((await fetch(track, { method: 'HEAD' })).ok) return track;
    }
  }
  throw new Error('The catalogue has no free track.');
}

/** Milliseconds to the first byte of the sound, on a new connection. */
export function firstByte(track: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    const asked = get(track, { agent: false }, (answer) => {
      answer.once('data', () => {
        answer.destroy();
        resolve(answer.statusCode === 200 ? performance.now() - began : Number.POSITIVE_INFINITY);
      });
    });
    asked.on('error', () => resolve(Number.POSITIVE_INFINITY));
  });
}
