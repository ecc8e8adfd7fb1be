import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from './manifest.ts';
import { sentences } from './speech-text.ts';
import { themeText } from './themeText.ts';
import { FOLDER, textOf, wantedRecordings, wantedThemes } from './wanted.ts';

const { recordings, themes } = readManifest();
const files = [...recordings, ...themes];

describe('the bundled audio', () => {
  it('has recordings of 30 to 90 seconds', () => {
    expect(recordings.filter(({ seconds }) => seconds < 30 || seconds > 90)).toEqual([]);
  });

  it('never plays the same recording under two titles', () => {
    const hashes = recordings.map(({ file }) =>
      createHash('sha256')
        .update(readFileSync(join(FOLDER, file)))
        .digest('hex'),
    );
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(new Set(wantedRecordings().map(({ script }) => script)).size).toBe(hashes.length);
  });

  it('has a transcript of every word with the time of every sentence', () => {
    for (const { file, script } of wantedRecordings()) {
      const [header, ...cues] = readFileSync(join(FOLDER, file.replace(/mp3$/, 'vtt')), 'utf8')
        .trim()
        .split('\n\n');
      const said = cues.map((cue) => cue.split('\n').slice(1).join('\n'));
      expect([file, header, said.join(' ')]).toEqual([
        file,
        'WEBVTT',
        script.split(/\s+/).join(' '),
      ]);
      expect(said).toEqual(sentences(script).map(({ written }) => written));
      const times = cues.flatMap((cue) => cue.split('\n')[0]?.split(' --> ') ?? []);
      expect(times).toHaveLength(2 * said.length);
      expect(times).toEqual([...new Set(times)].sort());
    }
  });

  it('has 20 themes of 8 to 14 seconds', () => {
    expect(themes.map(({ file }) => file)).toEqual(wantedThemes().map(({ file }) => file));
    expect(themes).toHaveLength(20);
    const odd = themes.filter(({ seconds }) => seconds < 8 || seconds > 14);
    expect(odd).toEqual([]);
  });

  it('says beside each theme what is heard in it', () => {
    const texts = wantedThemes().map(({ file, score }) => ({
      written: readFileSync(join(FOLDER, textOf(file)), 'utf8'),
      wanted: themeText(score),
    }));
    for (const { written, wanted } of texts) expect(written).toBe(wanted);
    expect(texts[0]?.written).toBe('Musica senza parole: «Follia» per clavicembalo e liuto.\n');
    expect(new Set(texts.map(({ written }) => written)).size).toBe(20);
  });

  it('takes 45 MB at most', () => {
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(45_000_000);
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
    const read = recordings.map(({ file, made }) => ({ file, made }));
    const written = wantedRecordings().map(({ file, made }) => ({ file, made }));
    expect(read).toEqual(written);
  });

  it('plays the tunes that the composer writes today', () => {
    expect(themes.map(({ made }) => made)).toEqual(wantedThemes().map(({ made }) => made));
  });
});
