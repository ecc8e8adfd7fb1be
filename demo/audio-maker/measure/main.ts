/**
 * Compares transcripts with sound: when each sentence starts in the `.vtt`, and when it is heard. What is heard is the end
 * of a pause, found by ffmpeg's silence detection. Fails when more than 5 of 100 sentences differ by over 150 ms.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../manifest.ts';
import { needFfmpeg, run } from '../tools.ts';
import { FOLDER } from '../wanted.ts';

/** Pauses at commas are shorter, those between sentences longer. */
const PAUSE_SECONDS = 0.45;
const LIMIT_MS = 150;

function soundStarts(mp3: string): number[] {
  const filter = `silencedetect=noise=-45dB:d=${PAUSE_SECONDS}`;
  const said = run('ffmpeg', ['-hide_banner', '-i', mp3, '-af', filter, '-f', 'null', '-']);
  return [...said.matchAll(/silence_end: ([\d.]+)/g)].map(([, seconds]) => Number(seconds));
}

function cueStarts(vtt: string): number[] {
  return [...readFileSync(vtt, 'utf8').matchAll(/^00:(\d\d):([\d.]+) -->/gm)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  );
}

needFfmpeg();
const differences = readManifest().recordings.flatMap(({ file }) => {
  const mp3 = join(FOLDER, file);
  const heard = soundStarts(mp3);
  // No pause that is long enough precedes the first sentence.
  const [, ...shown] = cueStarts(mp3.replace(/mp3$/, 'vtt'));
  return shown.map((start) => {
    const off = heard.map((sound) => Math.abs(sound - start) * 1000);
    return { file, start, off: Math.min(...off) };
  });
});
differences.sort((one, other) => one.off - other.off);

const at = (share: number): number =>
  differences[Math.floor(share * (differences.length - 1))]?.off ?? Infinity;
const line = [0.5, 0.95, 0.99, 1].map((share) => `p${share * 100} ${at(share).toFixed(0)} ms`);
console.log(`${differences.length} sentences: ${line.join(', ')}`);
for (const { file, start, off } of differences.filter((one) => one.off > LIMIT_MS)) {
  console.log(`${file} at ${start} s: ${off.toFixed(0)} ms`);
}
if (at(0.95) > LIMIT_MS) process.exitCode = 1;
