import { THEME_RATE } from './synth-tones.ts';

/** Schroeder's room: combs in parallel for the echoes, all-passes in series to blur them (seconds). */
const COMBS = [0.0297, 0.0371, 0.0411, 0.0437, 0.0331, 0.0353];
const BLURS = [0.0051, 0.0127, 0.0017];
const BEFORE_FIRST_ECHO = 0.018;

/**
 * The sound as heard in a small chapel.
 * @param wet how much of the room, 0 to 1
 * @param fade seconds in which the room falls silent by 60 dB
 */
export function inRoom(dry: Float32Array, wet: number, fade: number): Float32Array {
  const echoes = new Float32Array(dry.length);
  const late = Math.round(BEFORE_FIRST_ECHO * THEME_RATE);
  for (const seconds of COMBS) addComb(dry, echoes, late, seconds, fade);
  const blurred = BLURS.reduce(blur, echoes);
  return dry.map((sample, index) => sample + (wet * (blurred[index] ?? 0)) / COMBS.length);
}

function addComb(
  dry: Float32Array,
  out: Float32Array,
  late: number,
  seconds: number,
  fade: number,
): void {
  const size = Math.round(seconds * THEME_RATE);
  const line = new Float32Array(size);
  const back = 10 ** ((-3 * seconds) / fade);
  let dull = 0;
  for (let index = late; index < dry.length; index += 1) {
    const place = index % size;
    const echo = line[place] ?? 0;
    // Walls swallow the treble first.
    dull = 0.65 * echo + 0.35 * dull;
    line[place] = (dry[index - late] ?? 0) + back * dull;
    out[index] = (out[index] ?? 0) + echo;
  }
}

function blur(sound: Float32Array, seconds: number): Float32Array {
  const size = Math.round(seconds * THEME_RATE);
  const line = new Float32Array(size);
  return sound.map((sample, index) => {
    const place = index % size;
    const held = line[place] ?? 0;
    const inner = sample + 0.6 * held;
    line[place] = inner;
    return held - 0.6 * inner;
  });
}
