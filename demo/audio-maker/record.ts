import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { phonemes } from './phonemes.ts';
import { run } from './run.ts';
import { type Sentence, sentences } from './sentences.ts';
import type { Voice } from './voices.ts';
import { KILOBITS } from './wanted.ts';

/** Filled by `setup.sh`; `sentences/` holds each spoken sentence, so that a changed one is spoken again alone. */
const CACHE = join(homedir(), '.cache/cicerone-voices');

/** Hz, of the voices. */
const RATE = 24_000;
/** For recordings of -18 LUFS: limiter and encoder take half a decibel. */
const LUFS = -17.5;

/** Seconds. */
const LEAD_IN = 0.2;
const SENTENCE_PAUSE = 0.45;
const PARAGRAPH_PAUSE = 0.75;
const LEAD_OUT = 0.6;

/** Samples of 10 ms; one of a lower level, 50 dB below the loudest, is silent. */
const WINDOW = RATE / 100;
const SILENT = 0.0015;

/** Windows of silence that stay around a sentence: a consonant begins and ends softly. */
const BEFORE = 2;
const AFTER = 6;

/** A sentence, what the model is asked for, and the file of its samples in the cache. */
interface Planned extends Sentence {
  task: { phonemes: string; voice: string; speed: number; file: string };
}

/** Returns the sentences of a script with their phonemes. */
export function planned(script: string, { file, language, speed }: Voice): Planned[] {
  return sentences(script, language).map((sentence) => {
    const said = { phonemes: phonemes(sentence.text, language), voice: file, speed };
    const hash = createHash('sha256').update(JSON.stringify(said)).digest('hex');
    return { ...sentence, task: { ...said, file: join(CACHE, 'sentences', hash.slice(0, 32)) } };
  });
}

/** Speaks the sentences that the cache lacks: a third of a second for each second on one core. */
export function speak(script: readonly Planned[]): void {
  const missing = script.map(({ task }) => task).filter(({ file }) => !existsSync(file));
  if (missing.length === 0) return;
  const lines = missing.map((task) => JSON.stringify(task)).join('\n');
  run('venv/bin/python', [join(import.meta.dirname, 'voice.py')], lines, CACHE);
}

/**
 * Joins spoken sentences into an MP3 file, and writes beside it when each is heard (`.vtt`).
 * @returns seconds, to a hundredth
 */
export function record(title: string, script: readonly Planned[], mp3: string): number {
  const pieces: { at: number; samples: Int16Array }[] = [];
  const cues: string[] = [];
  let at = LEAD_IN * RATE;
  for (const { written, closes, task } of script) {
    const samples = trimmed(new Int16Array(new Uint8Array(readFileSync(task.file)).buffer));
    const end = at + samples.length;
    cues.push(cue(written, at + BEFORE * WINDOW, end - AFTER * WINDOW));
    pieces.push({ at, samples });
    at = end + (closes ? PARAGRAPH_PAUSE : SENTENCE_PAUSE) * RATE;
  }
  const all = new Int16Array(at + (LEAD_OUT - PARAGRAPH_PAUSE) * RATE);
  for (const piece of pieces) all.set(piece.samples, piece.at);
  encode(all, mp3, title);
  writeFileSync(mp3.replace(/\.mp3$/, '.vtt'), ['WEBVTT\n', ...cues].join('\n'));
  return Math.round((all.length / RATE) * 100) / 100;
}

function trimmed(samples: Int16Array): Int16Array {
  const isLoud = Array.from({ length: Math.floor(samples.length / WINDOW) }, (_, index) => {
    const window = samples.subarray(index * WINDOW, (index + 1) * WINDOW);
    const power = window.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / WINDOW;
    return Math.sqrt(power) > SILENT;
  });
  const from = Math.max(0, isLoud.indexOf(true) - BEFORE);
  return samples.slice(from * WINDOW, (isLoud.lastIndexOf(true) + 1 + AFTER) * WINDOW);
}

/** Returns a cue of WebVTT; times are counts of samples. */
function cue(text: string, start: number, end: number): string {
  const clock = (at: number): string =>
    new Date(Math.round((at / RATE) * 1000)).toISOString().slice(11, 23);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `${clock(start)} --> ${clock(end)}\n${escaped}\n`;
}

function encode(samples: Int16Array, mp3: string, title: string): void {
  const raw = Buffer.from(samples.buffer);
  const input = ['-y', '-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', 'pipe:'];
  const heard = run('ffmpeg', [...input, '-af', 'ebur128', '-f', 'null', '-'], raw);
  // A line for each moment comes first, the summary of the whole last.
  const loudness = Number([...heard.matchAll(/I:\s+(-?[\d.]+) LUFS/g)].at(-1)?.[1]);
  const level = `volume=${LUFS - loudness}dB,alimiter=limit=0.75:attack=4:release=60:level=false`;
  // A constant bit rate makes a byte a moment. At this one 16 kHz keep more of the consonants than 24 kHz; left alone the
  // encoder would cut off far lower than half of that.
  const rate = ['-b:a', `${KILOBITS}k`, '-ar', '16000', '-cutoff', '7600'];
  const coding = ['-c:a', 'libmp3lame', ...rate, '-compression_level', '0'];
  // Neither the day nor the machine in the file.
  const exact = ['-fflags', '+bitexact', '-flags:a', '+bitexact', '-id3v2_version', '3'];
  const tags = { title, album: 'Cicerone, audioguide', artist: 'Cicerone' };
  const named = Object.entries(tags).flatMap(([tag, text]) => ['-metadata', `${tag}=${text}`]);
  run('ffmpeg', [...input, '-af', level, ...coding, ...exact, ...named, mp3], raw);
}
