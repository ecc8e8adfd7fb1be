/**
 * Listens to the recordings: pace, loudness, peaks, pauses, and how far sentences begin from their time in the `.vtt`. The
 * beginning is the end of a pause that ffmpeg hears. Fails when more than 5 of 100 sentences are over 100 ms away.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';
import { FOLDER, KILOBITS, wantedRecordings } from '../wanted.ts';

const LIMIT_MS = 100;
/** Longer than at a comma, shorter than between sentences. */
const PAUSE = 'silencedetect=noise=-45dB:d=0.36,ebur128=peak=true';

const all = wantedRecordings().map(({ file, script }) => {
  const mp3 = join(FOLDER, file);
  const said = run('ffmpeg', ['-hide_banner', '-i', mp3, '-af', PAUSE, '-f', 'null', '-']);
  const found = (pattern: RegExp): number[] =>
    [...said.matchAll(pattern)].map((one) => Number(one[1]));
  const heard = found(/silence_end: ([\d.]+)/g);
  const vtt = readFileSync(mp3.replace(/mp3$/, 'vtt'), 'utf8');
  // No pause that is long enough precedes the first sentence.
  const [, ...shown] = [...vtt.matchAll(/^00:(\d\d):([\d.]+) -->/gm)];
  const distances = shown.map(([, minutes, seconds]) => {
    const start = Number(minutes) * 60 + Number(seconds);
    return Math.min(...heard.map((end) => Math.abs(end - start) * 1000));
  });
  return {
    file,
    off: distances,
    pace: (script.split(/\s+/).length / ((statSync(mp3).size * 8) / (KILOBITS * 1000))) * 60,
    loudness: found(/I:\s+(-?[\d.]+) LUFS/g).at(-1) ?? NaN,
    peak: found(/Peak:\s+(-?[\d.]+) dBFS/g).at(-1) ?? NaN,
    pause: Math.max(0, ...found(/silence_duration: ([\d.]+)/g)),
  };
});

const SHARES = [0, 0.05, 0.5, 0.95, 1];
const shares = (numbers: readonly number[]): number[] => {
  const sorted = [...numbers].sort((one, other) => one - other);
  return SHARES.map((share) => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN);
};
const off = all.flatMap((one) => one.off);
const figures = {
  'words a minute': all.map(({ pace }) => pace),
  'loudness, LUFS': all.map(({ loudness }) => loudness),
  'true peak, dBFS': all.map(({ peak }) => peak),
  'longest pause, s': all.map(({ pause }) => pause),
  'sentence from its time, ms': off,
};
console.log(`least, p5, median, p95 and most of ${all.length} recordings, ${off.length} sentences`);
for (const [name, numbers] of Object.entries(figures)) {
  console.log(
    `${name}: ${shares(numbers)
      .map((number) => number.toFixed(1))
      .join(', ')}`,
  );
}
for (const one of all) {
  const far = one.off.filter((ms) => ms > LIMIT_MS);
  if (far.length > 0)
    console.log(`${one.file}: ${far.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`);
}
if ((shares(off)[3] ?? NaN) > LIMIT_MS) process.exitCode = 1;
