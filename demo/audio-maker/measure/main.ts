/**
 * Listens to the recordings: pace, loudness, peaks, pauses, and how far sentences begin from their time in the `.vtt`. The
 * beginning is the end of a pause that ffmpeg hears. Fails when more than 5 of 100 sentences are over 100 ms away.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';
import { FOLDER, wantedRecordings } from '../wanted.ts';

const LIMIT_MS = 100;
/** Longer than at a comma, shorter than between sentences. */
const PAUSE = 'silencedetect=noise=-45dB:d=0.38,ebur128=peak=true';

const all = wantedRecordings().map(({ file, script }) => {
  const mp3 = join(FOLDER, file);
  const said = run('ffmpeg', ['-hide_banner', '-i', mp3, '-af', PAUSE, '-f', 'null', '-']);
  const found = (pattern: RegExp): number[] =>
    [...said.matchAll(pattern)].map((one) => Number(one[1]));
  const heard = found(/silence_end: ([\d.]+)/g);
  const vtt = readFileSync(mp3.replace(/mp3$/, 'vtt'), 'utf8');
  // No pause that is long enough precedes the first sentence.
  const [, ...shown] = [...vtt.matchAll(/^00:(\d\d):([\d.]+) -->/gm)];
  const off = shown.map(([, minutes, seconds]) => {
    const start = Number(minutes) * 60 + Number(seconds);
    return Math.min(...heard.map((end) => Math.abs(end - start) * 1000));
  });
  return {
    file,
    off,
    pace: (script.split(/\s+/).length / ((statSync(mp3).size * 8) / 32_000)) * 60,
    loudness: found(/I:\s+(-?[\d.]+) LUFS/g).at(-1) ?? NaN,
    peak: found(/Peak:\s+(-?[\d.]+) dBFS/g).at(-1) ?? NaN,
    pause: Math.max(0, ...found(/silence_duration: ([\d.]+)/g)),
  };
});

const line = (name: string, numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
  const shares = [0, 0.05, 0.5, 0.95, 1].map((share) => at(share).toFixed(1));
  console.log(`${name}: least, p5, median, p95 and most of ${sorted.length}: ${shares.join(', ')}`);
  return at(0.95);
};
line(
  'words a minute',
  all.map(({ pace }) => pace),
);
line(
  'LUFS',
  all.map(({ loudness }) => loudness),
);
line(
  'true peak, dBFS',
  all.map(({ peak }) => peak),
);
line(
  'longest pause, s',
  all.map(({ pause }) => pause),
);
const p95 = line(
  'sentence from its time, ms',
  all.flatMap(({ off }) => off),
);
for (const { file, off } of all) {
  const far = off.filter((ms) => ms > LIMIT_MS);
  if (far.length > 0) console.log(`${file}: ${far.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`);
}
if (p95 > LIMIT_MS) process.exitCode = 1;
