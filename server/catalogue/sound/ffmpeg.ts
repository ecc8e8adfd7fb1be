/** Measures and changes the loudness of recordings with `ffmpeg`, a program that may be missing. */
import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Refused } from '../../lib/refused.ts';

const run = promisify(execFile);

/** EBU R 128: integrated loudness and range, in LUFS and LU. The peak is lower than −1 dB, because encoding raises it. */
const TARGET = 'I=-18:TP=-2:LRA=11';
/** Bits per second of speech: as it is sent, and to save data. */
const BIT_RATE = '128k';
const SMALL_BIT_RATE = '40k';
/** Of both together. */
export const BYTES_PER_SECOND = (128_000 + 40_000) / 8;
/** An hour of sound takes about a minute; a file that is made to take forever is given up. */
const LEAST_LIMIT_MS = 10 * 60_000;
const LIMIT_MS_PER_SECOND = 200;

/** ffmpeg itself failed, not the recording. */
export class FfmpegFailed extends Refused {
  override readonly name = 'FfmpegFailed';
}

/** Returns what has happened to the program; undefined if it has refused the recording. */
function failureOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { killed, signal, code } = error as { killed?: boolean; signal?: string; code?: unknown }; // of execFile
  if (error.name === 'AbortError') return 'was interrupted';
  if (killed) return 'took too long and was stopped';
  if (signal) return `was ended by ${signal}`;
  if (typeof code === 'string') return `could not be started (${code})`;
  return /Unknown encoder|Encoder not found|Requested .*encoder/i.test(error.message)
    ? 'was built without the MP3 encoder libmp3lame'
    : undefined;
}

interface Measured {
  input_i: string;
  input_tp: string;
  input_lra: string;
  input_thresh: string;
  target_offset: string;
}

const OPTIONS = '-nostdin -hide_banner -protocol_whitelist file,pipe'.split(' ');
const SOUND = '-map 0:a:0 -map_metadata -1'.split(' ');
/** The demuxer is named, and only files may be read: a file with another content cannot choose another program part. */
const reading = (file: string, format = 'mp3') => [...OPTIONS, '-f', format, '-i', file, ...SOUND];

/** How a recording is made ready. */
export interface Work {
  /** Its length, for the time limit. */
  seconds: number;
  /** Ends the program. */
  signal: AbortSignal | undefined;
}

/** @throws FfmpegFailed; another error when the recording cannot be decoded */
async function ffmpeg(args: string[], { seconds, signal }: Work): Promise<{ stderr: string }> {
  const timeout = Math.max(LEAST_LIMIT_MS, seconds * LIMIT_MS_PER_SECOND);
  try {
    return await run('ffmpeg', args, { timeout, signal, maxBuffer: 8 * 1024 * 1024 });
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    throw new FfmpegFailed(`ffmpeg ${failure}. Nothing was imported: import again.`);
  }
}

let found: Promise<boolean> | undefined;

/** Returns whether the program is on the path. */
export const hasFfmpeg = (): Promise<boolean> =>
  (found ??= run('ffmpeg', ['-version']).then(
    () => true,
    () => false,
  ));

/** The demuxer of each format that is converted, by the ending of its name. */
const DEMUXERS: Readonly<Record<string, string>> = {
  wav: 'wav',
  flac: 'flac',
  m4a: 'mov',
  ogg: 'ogg',
};

/** A recording that must become an MP3 file. */
export const OTHER_FORMAT = new RegExp(`\\.(${Object.keys(DEMUXERS).join('|')})$`, 'i');

/**
 * Writes a recording of another format as MP3, with the same bytes each time.
 * @throws FfmpegFailed; another error when it cannot be decoded
 */
export async function toMp3(file: string, { to, ...work }: Work & { to: string }): Promise<void> {
  const format = DEMUXERS[OTHER_FORMAT.exec(file)?.[1]?.toLowerCase() ?? ''] ?? '';
  const exact = ['-fflags', '+bitexact', '-flags:a', '+bitexact'];
  const encoder = ['-c:a', 'libmp3lame', '-b:a', BIT_RATE];
  await ffmpeg([...reading(file, format), ...exact, ...encoder, '-f', 'mp3', '-y', to], work);
}

/** @throws FfmpegFailed; another error when the MP3 file cannot be decoded */
export const decode = (file: string, work: Work): Promise<unknown> =>
  ffmpeg([...reading(file), '-f', 'null', '-'], work);

/** Writes a recording with a seek header that counts its frames, and a copy as the smaller variant. */
export async function makeSeekable(
  file: string,
  { to, small, ...work }: Work & { to: string; small: string },
): Promise<void> {
  const encoder = ['-c:a', 'libmp3lame', '-b:a', BIT_RATE];
  await ffmpeg([...reading(file), ...encoder, '-f', 'mp3', '-y', to], work);
  await copyFile(to, small);
}

async function measure(file: string, work: Work): Promise<Measured> {
  const filter = `loudnorm=${TARGET}:print_format=json`;
  const { stderr } = await ffmpeg([...reading(file), '-af', filter, '-f', 'null', '-'], work);
  // The last thing that it writes is the measurement.
  return JSON.parse(stderr.slice(stderr.lastIndexOf('{'), stderr.lastIndexOf('}') + 1));
}

/**
 * Writes a recording at −18 LUFS, and a smaller variant of it. Returns false for a recording that is silent.
 * @throws FfmpegFailed; another error when the file cannot be decoded
 */
export async function normalize(
  file: string,
  { to, small, ...work }: Work & { to: string; small: string },
): Promise<boolean> {
  const found = await measure(file, work);
  // A silent recording has no loudness.
  if (!Number.isFinite(Number(found.input_i))) return false;
  const filter = [
    `loudnorm=${TARGET}:linear=true`,
    `measured_I=${found.input_i}:measured_TP=${found.input_tp}:measured_LRA=${found.input_lra}`,
    `measured_thresh=${found.input_thresh}:offset=${found.target_offset}`,
  ].join(':');
  const encoded = (rate: string) => [
    '-ar',
    '44100',
    '-c:a',
    'libmp3lame',
    '-b:a',
    rate,
    '-f',
    'mp3',
  ];
  const loud = ['-af', filter, ...encoded(BIT_RATE), '-y', to];
  const mono = [...SOUND, '-af', filter, '-ac', '1', ...encoded(SMALL_BIT_RATE), '-y', small];
  await ffmpeg([...reading(file), ...loud, ...mono], work);
  return true;
}
