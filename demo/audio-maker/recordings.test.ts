import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sentences } from './sentences.ts';
import { FOLDER, KILOBITS, readMade, wantedRecordings } from './wanted.ts';

const recordings = wantedRecordings();
const bytesOf = (file: string): number => statSync(join(FOLDER, file)).size;
const vttOf = (file: string): string =>
  readFileSync(join(FOLDER, file.replace(/mp3$/, 'vtt')), 'utf8');
const secondsOf = (file: string): number => (bytesOf(file) * 8) / (KILOBITS * 1000);

describe('the bundled recordings', () => {
  // When this fails a script has changed since it was read: run audio-maker/main.ts.
  it('say what the content says today', () => {
    const wanted = Object.fromEntries(recordings.map(({ file, made }) => [file, made]));
    expect(readMade()).toEqual(wanted);
  });

  it('last half a minute to four minutes', () => {
    const odd = recordings.filter(({ file }) => secondsOf(file) < 30 || secondsOf(file) > 240);
    expect(odd.map(({ file }) => file)).toEqual([]);
  });

  it('are spoken at a pace of 130 to 165 words a minute in the middle', () => {
    const paces = recordings.map(
      ({ file, script }) => (script.split(/\s+/).length / secondsOf(file)) * 60,
    );
    const middle = paces.sort((one, other) => one - other)[Math.floor(paces.length / 2)];
    expect(middle).toBeGreaterThan(130);
    expect(middle).toBeLessThan(160);
  });

  it('never play the same under two titles', () => {
    const hashes = recordings.map(({ file }) =>
      createHash('sha256')
        .update(readFileSync(join(FOLDER, file)))
        .digest('hex'),
    );
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(new Set(recordings.map(({ script }) => script)).size).toBe(hashes.length);
  });

  it('have a transcript of every word with the time of every sentence', () => {
    for (const { file, script, voice } of recordings) {
      const [header, ...cues] = vttOf(file).trim().split('\n\n');
      const said = cues.map((cue) => cue.split('\n').slice(1).join('\n'));
      expect([file, header, said.join(' ')]).toEqual([
        file,
        'WEBVTT',
        script.split(/\s+/).join(' '),
      ]);
      expect(said).toEqual(sentences(script, voice.language).map(({ written }) => written));
      const times = cues.flatMap((cue) => cue.split('\n')[0]?.split(' --> ') ?? []);
      expect(times).toHaveLength(2 * said.length);
      expect(times).toEqual([...new Set(times)].sort());
    }
  });

  it('have as many sentences in each language', () => {
    const countOf = (file: string): number => vttOf(file).split('-->').length;
    const translated = recordings.filter(({ file }) => file.endsWith('.en.mp3'));
    expect(translated).toHaveLength(18);
    for (const { file } of translated) {
      expect([file, countOf(file)]).toEqual([file, countOf(file.replace('.en.', '.'))]);
    }
  });

  it('end half a second after their last sentence', () => {
    const rests = recordings.map(({ file }) => {
      const [, minutes, seconds] = /--> 00:(\d\d):([\d.]+)\n.*\n*$/.exec(vttOf(file)) ?? [];
      return { file, rest: secondsOf(file) - Number(minutes) * 60 - Number(seconds) };
    });
    expect(rests.filter(({ rest }) => !(rest > 0.5 && rest < 1))).toEqual([]);
  });

  it('take 70 MB with pictures and themes', () => {
    const media = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(mp3|webp)$/.test(file),
    );
    expect(media.reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThanOrEqual(70_000_000);
  });
});

it('has 20 themes of 8 to 14 seconds at 48 kbit/s, each with what is heard in it', () => {
  const files = readdirSync(join(FOLDER, 'themes')).sort();
  const themes = files.filter((file) => file.endsWith('.mp3'));
  expect(themes).toHaveLength(20);
  const seconds = themes.map((file) => (bytesOf(`themes/${file}`) * 8) / 48_000);
  expect(Math.min(...seconds)).toBeGreaterThan(8);
  expect(Math.max(...seconds)).toBeLessThan(14);
  const texts = themes.map((file) =>
    readFileSync(join(FOLDER, 'themes', file.replace(/mp3$/, 'txt')), 'utf8'),
  );
  expect(texts.filter((text) => !/^Musica senza parole: «.+\.\n$/.test(text))).toEqual([]);
  expect(new Set(texts).size).toBe(20);
});

describe('a script', () => {
  const read = (script: string, language: 'it' | 'en-us' = 'it'): string[] =>
    sentences(script, language).map(({ text }) => text);

  it('becomes sentences without quotation marks and dashes, with words respelt', () => {
    const script = '«Guardatelo», disse l’Abate — e tacque… Riace rise!\n\nBoboli no.';
    expect(sentences(script, 'it')).toEqual([
      {
        written: '«Guardatelo», disse l’Abate — e tacque…',
        text: "Guardatelo, disse l'Abate, e tacque…",
        closes: false,
      },
      { written: 'Riace rise!', text: 'riàce rise!', closes: true },
      { written: 'Boboli no.', text: 'bòboli no.', closes: true },
    ]);
  });

  it('is not cut at an abbreviation, and ends with a stop', () => {
    expect(read('Nel 13 a.C. tornò. Morì nel 12 a.C.')).toEqual([
      'Nel tredici avanti Cristo tornò.',
      'Morì nel dodici avanti Cristo.',
    ]);
  });

  it('has the numerals of kings and centuries, but no others', () => {
    expect(read('I raggi X. Carlo V e Umberto I nel XV secolo, l’8 maggio.')).toEqual([
      'I raggi X.',
      "Carlo quinto e Umberto primo nel quindicesimo secolo, l'otto maggio.",
    ]);
  });

  it('has its numbers in words', () => {
    expect(
      read(
        'Nel 1508, dopo l’8, il 23 e il 21; 26.000 tessere, 1,5 m, 1647, 100, 2000, ventun anni.',
      ),
    ).toEqual([
      "Nel mille cinquecento otto, dopo l'otto, il ventitré e il ventuno; venti seimila tessere, uno virgola cinque m, " +
        'mille seicento quaranta sette, cento, duemila, ventùn anni.',
    ]);
  });

  it('keeps its spelling in English but for some names, and its years are read by the hundred', () => {
    const script = '“Look up,” he said — Riace! From 1508 to 1512, 1600. Giotto’s gold.';
    expect(read(script, 'en-us')).toEqual([
      'Look up, he said, Riace!',
      'From 15 oh 8 to 15 12, 16 hundred.',
      "[[dZ'A:toUz]] gold.",
    ]);
  });
});
