/** Recordings that are no MP3 files are converted where ffmpeg is installed. */
import { existsSync } from 'node:fs';
import { lstat, mkdir, rename } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Refused } from '../../lib/refused.ts';
import { decode, FfmpegFailed, hasFfmpeg, OTHER_FORMAT, toMp3 } from '../sound/ffmpeg.ts';

/** Returns the path that a catalogue has for a recording: `01.wav` is imported, and exported, as `01.mp3`. */
export const mp3Path = (path: string): string => path.replace(OTHER_FORMAT, '.mp3');

/** What was converted before, by the hash of its source; only this user may read it. */
const FOLDER = join(tmpdir(), `cicerone-converted-${userInfo().uid}`);
/** For the time limit: the length of a recording is known only when it is converted. */
const LONGEST_SECONDS = 24 * 3600;

interface Source {
  /** Its path in the catalogue. */
  named: string;
  sha256: string;
}

/**
 * Another user may have made a folder with this name first, and put other sound into it.
 * @throws Refused
 */
async function requireOwnFolder(): Promise<void> {
  await mkdir(FOLDER, { recursive: true, mode: 0o700 });
  const { uid } = await lstat(FOLDER);
  if (uid !== userInfo().uid) {
    throw new Refused(
      `${FOLDER} belongs to another user. Recordings are converted there: remove it.`,
    );
  }
}

/**
 * Returns the MP3 file of a recording in another format, or what is wrong with it.
 * @throws FfmpegFailed, Refused
 */
export async function converted(
  file: string,
  { named, sha256 }: Source,
): Promise<{ file: string; problem?: undefined } | { problem: string }> {
  await requireOwnFolder();
  const made = join(FOLDER, `${sha256}.mp3`);
  if (existsSync(made)) return { file: made };
  if (!(await hasFfmpeg())) {
    const problem = `${named} is no MP3: install ffmpeg here, which converts it, or run 'ffmpeg -i "${named}" "${mp3Path(named)}"' elsewhere and name that file.`;
    return { problem };
  }
  const unfinished = `${made}.${process.pid}`;
  try {
    await toMp3(file, { to: unfinished, seconds: LONGEST_SECONDS, signal: undefined });
  } catch (error) {
    if (error instanceof FfmpegFailed) throw error;
    return { problem: `${named} cannot be decoded: save it again, as MP3 if you can.` };
  }
  await rename(unfinished, made);
  return { file: made };
}

/**
 * Returns what is wrong with the sound of an MP3 file; undefined when nothing is, or without ffmpeg.
 * @throws FfmpegFailed
 */
export async function decodingProblem(
  file: string,
  { path, seconds }: { path: string; seconds: number },
): Promise<string | undefined> {
  if (!(await hasFfmpeg())) return undefined;
  try {
    await decode(file, { seconds, signal: undefined });
    return undefined;
  } catch (error) {
    if (error instanceof FfmpegFailed) throw error;
    return `${path} cannot be decoded: save it again as MP3 (MPEG layer 3).`;
  }
}
