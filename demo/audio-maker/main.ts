/**
 * Makes the sound of demo/catalogue: the narration of every track, person, object and place with its transcript, and
 * twenty themes. Makes what is missing or whose script or notes have changed; after a change of voice or instrument,
 * `--all` makes everything again.
 *
 * Needs Debian's festival, festvox-italp16k, festvox-itapc16k and ffmpeg. The files are committed, so
 * that these programs are needed only to change a script or a tune.
 */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { encode } from './encode.ts';
import { type MadeFile, readManifest, upToDate, writeManifest } from './manifest.ts';
import { narrate } from './narrate.ts';
import { render } from './synth.ts';
import { themeText } from './themeText.ts';
import { THEME_RATE } from './synth-tones.ts';
import { needFfmpeg, needVoices, secondsOf } from './tools.ts';
import { FOLDER, textOf, type WantedTheme, wantedRecordings, wantedThemes } from './wanted.ts';
import { toWav } from './wav.ts';

const all = process.argv.includes('--all');

function makeTheme({ seed, score }: WantedTheme, mp3: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  try {
    const wav = join(folder, 'theme.wav');
    writeFileSync(wav, toWav({ rate: THEME_RATE, samples: render(score, seed) }));
    encode(wav, mp3, {
      title: score.title,
      album: 'Cicerone, temi',
      kilobits: 48,
      rate: THEME_RATE,
      filters: 'highpass=f=35',
      loudness: -18,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes what has to be made. A file that nothing wants any more is a problem of the catalogue's check. */
function make<Wanted extends { file: string; made: string }>(
  wanted: readonly Wanted[],
  before: readonly MadeFile[],
  maker: (one: Wanted, mp3: string) => void,
): MadeFile[] {
  return wanted.map((one) => {
    const existing = all ? undefined : upToDate(FOLDER, before, one);
    if (existing !== undefined) return existing;
    const { file, made } = one;
    const path = join(FOLDER, file);
    mkdirSync(dirname(path), { recursive: true });
    maker(one, path);
    const { size: bytes } = statSync(path);
    const seconds = secondsOf(path);
    console.log(`${file}: ${seconds} s, ${bytes} bytes`);
    return { file, seconds, bytes, made };
  });
}

needFfmpeg();
needVoices();
const before = readManifest();
const themes = make(wantedThemes(), before.themes, makeTheme);
const recordings = make(wantedRecordings(), before.recordings, narrate);
writeManifest({ recordings, themes });
for (const { file, score } of wantedThemes()) {
  writeFileSync(join(FOLDER, textOf(file)), themeText(score));
}

const bytes = [...recordings, ...themes].reduce((sum, file) => sum + file.bytes, 0);
console.log(
  `${recordings.length} recordings and ${themes.length} themes, ${(bytes / 1e6).toFixed(2)} MB.`,
);
