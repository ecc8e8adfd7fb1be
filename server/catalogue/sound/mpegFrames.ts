/**
 * Measures the sound of an MP3 file by its frames: what a header claims, or what the number of bytes suggests, may be
 * wrong. Memory is bounded: the file is read in windows, and tags are skipped by their size.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

export interface MpegSound {
  /** Length of the sound, in seconds. */
  seconds: number;
  /** The length that the seek header claims, in seconds; undefined without one. */
  claimed: number | undefined;
  /** Whether frames have different bit rates: without a right seek header players guess where a second is. */
  isVariable: boolean;
}

/** In kbit/s by index, of layer III: MPEG 1, and MPEG 2 and 2.5. */
const BIT_RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];
const SAMPLE_RATES = [44_100, 48_000, 32_000];

interface Frame {
  bytes: number;
  samples: number;
  rate: number;
  bitRate: number;
  /** Of the seek header in the first frame, from the frame's start. */
  headerAt: number;
}

/** Returns the frame of layer III that begins with these four bytes, if any. */
function frameOf(bytes: Buffer, at: number): Frame | undefined {
  if (at + 4 > bytes.length) return undefined;
  const word = bytes.readUInt32BE(at);
  const version = (word >>> 19) & 3;
  const [rateIndex, bitIndex] = [(word >>> 10) & 3, (word >>> 12) & 15];
  const isFrame = word >>> 21 === 0x7ff && version !== 1 && ((word >>> 17) & 3) === 1;
  if (!isFrame || rateIndex === 3 || bitIndex === 0 || bitIndex === 15) return undefined;
  const isFirst = version === 3;
  const bitRate = (BIT_RATES[isFirst ? 0 : 1]?.[bitIndex] ?? 0) * 1000;
  const rate = (SAMPLE_RATES[rateIndex] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4);
  const samples = isFirst ? 1152 : 576;
  const isMono = ((word >>> 6) & 3) === 3;
  const side = isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return {
    bytes: Math.floor((samples / 8) * (bitRate / rate)) + ((word >>> 9) & 1),
    samples,
    rate,
    bitRate,
    headerAt: 4 + side,
  };
}

const WINDOW = 1 << 16;
/** A frame of 320 kbit/s at 8 kHz, and the next one's header. */
const LONGEST = 4096;

/** Bytes of a file or a buffer, of which a window is in memory. */
class Bytes {
  #start = 0;
  #window: Buffer = Buffer.alloc(0);

  constructor(
    private readonly read: (start: number, length: number) => Buffer,
    readonly size: number,
  ) {}

  /** Returns at least `length` bytes from a position, or what is left of them. */
  at(position: number, length: number): Buffer {
    const from = position - this.#start;
    if (from < 0 || from + length > this.#window.length) {
      this.#start = position;
      this.#window = this.read(position, Math.max(length, WINDOW));
      return this.#window;
    }
    return this.#window.subarray(from);
  }
}

const named = (bytes: Buffer, at: number, ...names: string[]): boolean =>
  names.includes(bytes.toString('latin1', at, at + (names[0]?.length ?? 0)));

/** Returns the length of a tag at the beginning of these bytes; 0 without one. */
function tagLength(bytes: Buffer): number {
  if (bytes.length >= 10 && named(bytes, 0, 'ID3')) {
    const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((bytes[at] ?? 0) & 127), 0);
    const hasFooter = ((bytes[5] ?? 0) & 16) !== 0;
    return 10 + size + (hasFooter ? 10 : 0);
  }
  if (bytes.length >= 32 && named(bytes, 0, 'APETAGEX')) {
    const isHeader = (bytes.readUInt32LE(20) & 0x20000000) !== 0;
    return 32 + (isHeader ? bytes.readUInt32LE(12) : 0);
  }
  return named(bytes, 0, 'TAG') ? 128 : 0;
}

/** Returns the number of frames that the seek header of a first frame names; undefined when it is no such header. */
function claimedFrames(bytes: Buffer, { headerAt }: Frame): number | undefined {
  if (bytes.length >= headerAt + 12 && named(bytes, headerAt, 'Xing', 'Info')) {
    const hasFrames = (bytes.readUInt32BE(headerAt + 4) & 1) !== 0;
    return hasFrames ? bytes.readUInt32BE(headerAt + 8) : 0;
  }
  const vbri = 36;
  return bytes.length >= vbri + 18 && named(bytes, vbri, 'VBRI')
    ? bytes.readUInt32BE(vbri + 14)
    : undefined;
}

/** Returns the number of bytes before the first one that is wanted; all of them without one. */
function bytesBefore(bytes: Buffer, isWanted: (byte: number) => boolean): number {
  const at = bytes.findIndex(isWanted);
  return at < 0 ? bytes.length : at;
}

function measure(file: Bytes): MpegSound | undefined {
  const found = { seconds: 0, bitRates: new Set<number>(), sound: 0, tags: 0 };
  let claimed: number | undefined;
  let isAfterFrame = false;
  let position = 0;
  while (position < file.size) {
    const bytes = file.at(position, LONGEST);
    const tag = tagLength(bytes);
    const frame = tag > 0 ? undefined : frameOf(bytes, 0);
    const end = position + (frame?.bytes ?? 0);
    // Bytes of anything may look like one frame; two after each other are sound.
    const isSound =
      frame !== undefined &&
      (isAfterFrame
        ? end <= file.size
        : end === file.size || frameOf(bytes, frame.bytes)?.rate === frame.rate);
    if (!isSound) {
      // Programs leave zeros behind a tag.
      const empty = tag > 0 ? tag : bytesBefore(bytes, (byte) => byte !== 0);
      found.tags += empty;
      position += empty > 0 ? empty : 1 + bytesBefore(bytes.subarray(1), (byte) => byte === 0xff);
      isAfterFrame = false;
      continue;
    }
    const frames = isAfterFrame ? undefined : claimedFrames(bytes, frame);
    if (frames === undefined) {
      found.seconds += frame.samples / frame.rate;
      found.bitRates.add(frame.bitRate);
    } else if (frames > 0 && claimed === undefined) {
      claimed = (frames * frame.samples) / frame.rate;
    }
    found.sound += frame.bytes;
    position = end;
    isAfterFrame = true;
  }
  const rest = file.size - found.tags;
  if (found.sound * 2 < rest || found.bitRates.size === 0) return undefined;
  return { seconds: found.seconds, claimed, isVariable: found.bitRates.size > 1 };
}

/** Returns the sound of an MP3 file; undefined for a file that is mostly something else. */
export function mpegSound(file: string | Buffer): MpegSound | undefined {
  if (typeof file !== 'string') {
    return measure(new Bytes((start, length) => file.subarray(start, start + length), file.length));
  }
  const descriptor = openSync(file, 'r');
  try {
    const read = (start: number, length: number): Buffer => {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(descriptor, bytes, 0, length, start));
    };
    return measure(new Bytes(read, fstatSync(descriptor).size));
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Whether players find a second of it: they compute its place from a constant bit rate, or look it up in a header that
 * counts all frames.
 */
export const isSeekable = ({ seconds, claimed, isVariable }: MpegSound): boolean =>
  claimed === undefined ? !isVariable : Math.abs(seconds - claimed) <= claimed * 0.02 + 0.1;
