/**
 * Reads the words of a recording as people and programs write them: WebVTT, SubRip or plain text. Everything is either
 * shown as it was written, or named with its line.
 */
import { decodeHTML } from 'entities';
import type { Sentence } from '../../../contract/webvtt.ts';

export interface TranscriptProblem {
  /** From 1. */
  line: number;
  message: string;
}

interface Transcript {
  /** The earliest first. */
  sentences: Sentence[];
  problems: TranscriptProblem[];
}

/** Each sentence is a button of the page; ten hours of speech have fewer. */
const MAX_SENTENCES = 4_000;
const MAX_CHARACTERS = 1_000_000;
/** Programs round the last time up. */
const GRACE_SECONDS = 2;

const TIME = String.raw`(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`;
const TIMES = new RegExp(`^\\s*${TIME}\\s*-->\\s*${TIME}(?:\\s|$)`);

const secondsOf = (hours = '0', minutes = '0', seconds = '0', fraction = '0'): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);

/** Each `<` is read once: a text of many must not take quadratic time. */
const TAG = /<[^<>]*>/g;
const VOICE = /<v(?:\.[^\s<>]*)?\s+([^<>]+)>/g;
/** Positions and styles of Advanced SubStation, which programs leave in SubRip: `{\an8}`. */
const OVERRIDE = /\{\\[^{}]*\}/g;

const plain = (lines: readonly string[]): string =>
  decodeHTML(
    lines
      .join(' ')
      .replace(OVERRIDE, '')
      .replace(VOICE, (_tag, name: string) => `${name.trim()}: `)
      .replace(TAG, ''),
  )
    .replaceAll('\0', '\uFFFD')
    .replace(/\s+/g, ' ')
    .trim();

interface Cue {
  /** The line of its times, from 1. */
  line: number;
  start: number;
  end: number;
  text: string[];
}

const isBlank = (line: string): boolean => line.trim() === '';
/** Blocks of WebVTT that are not shown. */
const HIDDEN_BLOCK = /^(WEBVTT|NOTE|STYLE|REGION)(\s|$)/;

/**
 * Reads cues line by line. In WebVTT a blank line ends a cue; in SubRip its text may have one, and the next cue begins
 * with its number.
 */
function cuesOf(
  lines: readonly string[],
  isVtt: boolean,
): { cues: Cue[]; problems: TranscriptProblem[] } {
  const cues: Cue[] = [];
  const problems: TranscriptProblem[] = [];
  let open: Cue | undefined;
  let isHidden = false;
  lines.forEach((text, index) => {
    const line = index + 1;
    const beginsBlock = index === 0 || isBlank(lines[index - 1] ?? '');
    const [found, ...parts] = TIMES.exec(text) ?? [];
    if (found !== undefined) {
      // The number, or the name, of this cue is not a part of the one before.
      if (/^\s*\d+\s*$/.test(open?.text.at(-1) ?? '')) open?.text.pop();
      const [start, end] = [secondsOf(...parts.slice(0, 4)), secondsOf(...parts.slice(4))];
      open = { line, start, end, text: [] };
      cues.push(open);
      isHidden = false;
    } else if (text.includes('-->') && !isHidden) {
      const message = 'These times cannot be read: write them as 00:00:01.000 --> 00:00:04.000.';
      problems.push({ line, message });
      open = undefined;
    } else if (isBlank(text)) {
      if (isVtt) open = undefined;
      isHidden &&= !isVtt;
    } else if (isVtt && beginsBlock && HIDDEN_BLOCK.test(text)) {
      open = undefined;
      isHidden = true;
    } else if (open) open.text.push(text);
    else if (!isHidden) {
      const next = lines[index + 1] ?? '';
      if (beginsBlock && next.includes('-->')) return;
      problems.push({ line, message: 'This text has no times above it: add them, or remove it.' });
    }
  });
  return { cues, problems };
}

/**
 * Reads WebVTT or SubRip.
 * @param seconds the recording's length
 */
function readTimed(
  file: string,
  { seconds, isVtt }: { seconds: number; isVtt: boolean },
): Transcript {
  const long = tooLong(file);
  if (long) return { sentences: [], problems: [long] };
  const { cues, problems } = cuesOf(file.split(/\r\n?|\n/), isVtt);
  const add = ({ line }: Cue, message: string): void => void problems.push({ line, message });
  const sentences = cues.flatMap((cue) => {
    const { start, end } = cue;
    const text = plain(cue.text);
    if (end <= start) add(cue, 'This ends before it begins: correct the times.');
    else if (end > seconds + GRACE_SECONDS && start >= seconds) {
      add(
        cue,
        `This begins after the end of the recording, which has ${seconds} s: correct the times.`,
      );
    } else if (text !== '')
      return [{ start, end: Math.min(end, Math.max(seconds, start + 1)), text }];
    return [];
  });
  const extra = cues[MAX_SENTENCES];
  if (extra) add(extra, `There are ${cues.length} sentences: write at most ${MAX_SENTENCES}.`);
  if (cues.length === 0 && problems.length === 0) {
    const message =
      'The transcript has no sentence: write each one below its times, 00:00:01.000 --> 00:00:04.000.';
    problems.push({ line: 1, message });
  }
  return { sentences: sentences.sort((one, other) => one.start - other.start), problems };
}

/** Reads a text without times: one paragraph after the other, each for the whole recording. */
function readUntimed(file: string, seconds: number): Transcript {
  const long = tooLong(file);
  if (long) return { sentences: [], problems: [long] };
  const sentences = file
    .replaceAll('\0', '\uFFFD')
    .split(/(?:\r?\n[ \t]*){2,}/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((text) => ({ start: 0, end: Math.max(seconds, 1), text }));
  return { sentences, problems: [] };
}

const tooLong = ({ length }: string): TranscriptProblem | undefined =>
  length > MAX_CHARACTERS
    ? {
        line: 1,
        message: `The transcript has ${length} characters: write at most ${MAX_CHARACTERS}.`,
      }
    : undefined;

/** Reads a transcript by the ending of its name: `.vtt`, `.srt` or `.txt`. `seconds`: the recording's length. */
export function readTranscript(path: string, text: string, seconds: number): Transcript {
  const ending = path.slice(-3).toLowerCase();
  if (text.trim() === '') {
    const message = 'The transcript is empty: write it, or remove the file.';
    return { sentences: [], problems: [{ line: 1, message }] };
  }
  if (ending === 'txt') return readUntimed(text, seconds);
  if (ending === 'vtt' && !text.startsWith('WEBVTT')) {
    const message = 'The transcript is no WebVTT: its first line must be WEBVTT.';
    return { sentences: [], problems: [{ line: 1, message }] };
  }
  if (ending === 'srt' && !text.includes('-->')) {
    const message =
      'The transcript has no times: write them as 00:00:01,000 --> 00:00:04,000, or name the file .txt.';
    return { sentences: [], problems: [{ line: 1, message }] };
  }
  return readTimed(text, { seconds, isVtt: ending === 'vtt' });
}
