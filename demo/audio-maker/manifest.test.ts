import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FOLDER, readManifest } from './manifest.ts';
import { wantedRecordings, wantedThemes } from './wanted.ts';

const { recordings, themes } = readManifest();
const files = [...recordings, ...themes];

describe('the bundled audio', () => {
  it('has at least 24 recordings of 40 to 180 seconds', () => {
    expect(recordings.length).toBeGreaterThanOrEqual(24);
    const odd = recordings.filter(({ seconds }) => seconds < 40 || seconds > 180);
    expect(odd).toEqual([]);
  });

  it('has 20 themes of 8 to 14 seconds', () => {
    expect(themes.map(({ slug }) => slug)).toEqual(wantedThemes().map(({ slug }) => slug));
    expect(themes).toHaveLength(20);
    const odd = themes.filter(({ seconds }) => seconds < 8 || seconds > 14);
    expect(odd).toEqual([]);
  });

  it('takes 12 MB at most', () => {
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(12_000_000);
  });

  it('has every file at the size that the manifest says', () => {
    const sizes = files.map(({ file }) => {
      const path = join(FOLDER, file);
      return { file, bytes: existsSync(path) ? statSync(path).size : 0 };
    });
    expect(sizes).toEqual(files.map(({ file, bytes }) => ({ file, bytes })));
  });

  it('has the constant bit rate that makes a byte a moment', () => {
    const rates = [
      ...recordings.map(({ bytes, seconds }) => (bytes * 8) / seconds / 24_000),
      ...themes.map(({ bytes, seconds }) => (bytes * 8) / seconds / 48_000),
    ];
    expect(Math.min(...rates)).toBeGreaterThan(0.99);
    expect(Math.max(...rates)).toBeLessThan(1.02);
  });

  // When this fails a script has changed since it was read: run audio-maker/main.ts.
  it('says what the content says today', () => {
    const read = recordings.map(({ slug, made }) => ({ slug, made }));
    const written = wantedRecordings().map(({ slug, made }) => ({ slug, made }));
    expect(read).toEqual(written);
  });

  it('plays the tunes that the composer writes today', () => {
    expect(themes.map(({ made }) => made)).toEqual(wantedThemes().map(({ made }) => made));
  });
});
