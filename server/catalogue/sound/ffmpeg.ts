/** Measures and changes the loudness of recordings with `ffmpeg`, a program that may be missing. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** EBU R 128: integrated loudness and range, in LUFS and LU. The peak is lower than −1 dB, because encoding raises it. */
const TARGET = 'I=-18:TP=-2:LRA=11';
/** Bits per second of speech: as it is sent, and to save data. */
const BIT_RATE = '128k';
const SMALL_BIT_RATE = '40k';
/** Of both together. */
export const BYTES_PER_SECOND = (128_000 + 40_000) / 8;
/** An hour of sound takes about a minute; a file that is made to take forever is given up. */
const LIMIT_MS = 10 * 60_000;

interface Measured {
  input_i: string;
  input_tp: string;
  input_lra: string;
  input_thresh: string;
  target_offset: string;
}

/** The demuxer is named, and only files may be read: a file with another content cannot choose another program part. */
const reading = (file: string) => [
  '-nostdin',
  '-hide_banner',
  '-protocol_whitelist',
  'file,pipe',
  '-f',
  'mp3',
  '-i',
  file,
  '-map',
  '0:a:0',
  '-map_metadata',
  '-1',
];

const ffmpeg = (args: string[]) =>
  run('ffmpeg', args, { timeout: LIMIT_MS, maxBuffer: 8 * 1024 * 1024 });

/** Returns whether the program is on the path. */
export const hasFfmpeg = (): Promise<boolean> =>
  run('ffmpeg', ['-version']).then(
    () => true,
    () => false,
  );

async function measure(file: string): Promise<Measured> {
  const filter = `loudnorm=${TARGET}:print_format=json`;
  const { stderr } = await ffmpeg([...reading(file), '-af', filter, '-f', 'null', '-']);
  // The last thing that it writes is the measurement.
  return JSON.parse(stderr.slice(stderr.lastIndexOf('{'), stderr.lastIndexOf('}') + 1));
}

/**
 * Writes a recording at −18 LUFS, and a smaller variant of it. Returns false for a recording that is silent.
 * @throws when the file cannot be decoded
 */
export async function normalize(file: string, to: string, small: string): Promise<boolean> {
  const found = await measure(file);
  // A silent recording has no loudness.
  if (!Number.isFinite(Number(found.input_i))) return false;
  const filter = [
    `loudnorm=${TARGET}:linear=true`,
    `measured_I=${found.input_i}:measured_TP=${found.input_tp}:measured_LRA=${found.input_lra}`,
    `measured_thresh=${found.input_thresh}:offset=${found.target_offset}`,
  ].join(':');
  const encoded = (rate: string) => ['-ar', '44100', '-c:a', 'libmp3lame', '-b:a', rate];
  await ffmpeg([
    ...reading(file),
    '-af',
    filter,
    ...encoded(BIT_RATE),
    '-f',
    'mp3',
    '-y',
    to,
    '-map',
    '0:a:0',
    '-map_metadata',
    '-1',
    '-af',
    filter,
    '-ac',
    '1',
    ...encoded(SMALL_BIT_RATE),
    '-f',
    'mp3',
    '-y',
    small,
  ]);
  return true;
}
