import { run } from './tools.ts';

const QUIET = ['-hide_banner', '-nostdin', '-y'];

interface Encoding {
  title: string;
  album: string;
  /** kbit/s, constant, so that a byte offset is a time and a seek lands where it was asked. */
  kilobits: number;
  rate: number;
  /** ffmpeg's audio filters, applied before the loudness is evened out. */
  filters: string;
  /** Wanted loudness in LUFS. */
  loudness: number;
}

/** Filters a WAV file, brings it to the wanted loudness and writes it as a mono MP3 with a title. */
export function encode(wav: string, mp3: string, encoding: Encoding): void {
  const first = encoding.loudness - loudnessOf(wav, encoding.filters);
  write(wav, mp3, encoding, first);
  // Limiter and encoder take a little of what that gives: a second look puts it back.
  write(wav, mp3, encoding, first + encoding.loudness - loudnessOf(mp3, 'anull'));
}

/** Integrated loudness in LUFS of a file heard through filters. */
function loudnessOf(file: string, filters: string): number {
  const chain = `${filters},ebur128`;
  const heard = run('ffmpeg', [...QUIET, '-i', file, '-af', chain, '-f', 'null', '-']);
  // ffmpeg prints a line for each moment; the summary of the whole comes last.
  const measured = Number([...heard.matchAll(/I:\s+(-?[\d.]+) LUFS/g)].at(-1)?.[1]);
  if (!Number.isFinite(measured)) throw new Error(`Cannot measure ${file}`);
  return measured;
}

function write(wav: string, mp3: string, encoding: Encoding, gain: number): void {
  const level = `volume=${gain.toFixed(2)}dB,alimiter=limit=0.75:attack=4:release=60:level=false`;
  run('ffmpeg', [
    ...QUIET,
    '-i',
    wav,
    '-af',
    `${encoding.filters},${level}`,
    '-ac',
    '1',
    '-ar',
    String(encoding.rate),
    '-c:a',
    'libmp3lame',
    '-b:a',
    `${encoding.kilobits}k`,
    '-compression_level',
    '0',
    // Left alone the encoder cuts off far lower, and with that the s and f of speech.
    '-cutoff',
    String(Math.round(encoding.rate * 0.475)),
    // Nothing of the machine or the day in the file: the same input makes the same bytes.
    '-map_metadata',
    '-1',
    '-fflags',
    '+bitexact',
    '-flags:a',
    '+bitexact',
    '-id3v2_version',
    '3',
    '-metadata',
    `title=${encoding.title}`,
    '-metadata',
    `album=${encoding.album}`,
    '-metadata',
    'artist=Cicerone',
    mp3,
  ]);
}
