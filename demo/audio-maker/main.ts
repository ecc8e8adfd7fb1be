/**
 * Makes the sound of demo/catalogue: the narration of every transcript in `recordings/` and twenty themes, with a
 * manifest. Makes what is missing or whose script or notes have changed; after a
 * change of voice or instrument, `--all` makes everything again.
 *
 * Needs Debian's festival, festvox-italp16k, festvox-itapc16k and ffmpeg. The files are committed, so
 * that these programs are needed only to change a script or a tune.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from './encode.ts';
import {
  type Kind,
  type MadeFile,
  FOLDER,
  fileOf,
  readManifest,
  upToDate,
  writeManifest,
} from './manifest.ts';
import { narrate } from './narrate.ts';
import { render } from './synth.ts';
import { THEME_RATE } from './synth-tones.ts';
import { needFfmpeg, needVoices, secondsOf } from './tools.ts';
import { type WantedTheme, wantedRecordings, wantedThemes } from './wanted.ts';
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

/** Makes what has to be made of one kind and drops the files that nothing wants any more. */
function make<Wanted extends { slug: string; made: string }>(
  kind: Kind,
  wanted: readonly Wanted[],
  before: readonly MadeFile[],
  maker: (one: Wanted, mp3: string) => void,
): MadeFile[] {
  mkdirSync(join(FOLDER, kind), { recursive: true });
  const files = wanted.map((one): MadeFile => {
    const standing = all ? undefined : upToDate(FOLDER, before, one);
    if (standing !== undefined) return standing;
    const file = fileOf(kind, one.slug);
    const path = join(FOLDER, file);
    maker(one, path);
    const made = {
      slug: one.slug,
      file,
      seconds: secondsOf(path),
      bytes: statSync(path).size,
      made: one.made,
    };
    console.log(`${file}: ${made.seconds} s, ${made.bytes} bytes`);
    return made;
  });
  const kept = files.map(({ file }) => file);
  readdirSync(join(FOLDER, kind))
    .filter((name) => name.endsWith('.mp3') && !kept.includes(`${kind}/${name}`))
    .forEach((name) => rmSync(join(FOLDER, kind, name)));
  return files;
}

needFfmpeg();
needVoices();
const before = readManifest();
const themes = make('themes', wantedThemes(), before.themes, makeTheme);
const recordings = make('recordings', wantedRecordings(), before.recordings, narrate);
writeManifest({ recordings, themes });

const bytes = [...recordings, ...themes].reduce((sum, file) => sum + file.bytes, 0);
console.log(
  `${recordings.length} recordings and ${themes.length} themes, ${(bytes / 1e6).toFixed(2)} MB.`,
);
