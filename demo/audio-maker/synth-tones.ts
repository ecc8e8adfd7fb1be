import type { Chance } from './rng.ts';

/** Samples a second; at this rate a 48 kbit/s MP3 frame has a whole number of bytes, so none is padded. */
export const THEME_RATE = 32_000;

export interface Tone {
  frequency: number;
  /** How long the note is held. */
  seconds: number;
  /** 0 to 1. */
  loudness: number;
}

export interface Partial {
  /** Multiple of the fundamental. */
  ratio: number;
  level: number;
  /** Seconds in which it fades by 60 dB; none for a tone that does not fade. */
  fade?: number;
}

interface Envelope {
  attack: number;
  release: number;
}

export function samplesIn(seconds: number): number {
  return Math.max(1, Math.round(seconds * THEME_RATE));
}

/** Level of a held note at a sample: a raised-cosine attack and release. */
function envelopeAt(index: number, held: number, envelope: Envelope): number {
  const attack = samplesIn(envelope.attack);
  const release = samplesIn(envelope.release);
  const rise = index < attack ? 0.5 - 0.5 * Math.cos((Math.PI * index) / attack) : 1;
  const past = index - held;
  const fall =
    past <= 0 ? 1 : past >= release ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * past) / release);
  return rise * fall;
}

/** A sum of partials, none above what the rate can hold, each with its own fading and starting phase. */
export function additive(
  tone: Tone,
  partials: readonly Partial[],
  envelope: Envelope,
  chance: Chance,
): Float32Array {
  const held = samplesIn(tone.seconds);
  const out = new Float32Array(held + samplesIn(envelope.release));
  for (const partial of partials) {
    const frequency = tone.frequency * partial.ratio;
    if (frequency > THEME_RATE * 0.42) continue;
    const turn = (2 * Math.PI * frequency) / THEME_RATE;
    const keep = partial.fade === undefined ? 1 : 10 ** (-3 / (partial.fade * THEME_RATE));
    let phase = chance.between(0, 2 * Math.PI);
    let level = partial.level * tone.loudness;
    for (let index = 0; index < out.length; index += 1) {
      out[index] = (out[index] ?? 0) + level * Math.sin(phase);
      phase += turn;
      level *= keep;
    }
  }
  return shaped(out, held, envelope);
}

export function shaped(sound: Float32Array, held: number, envelope: Envelope): Float32Array {
  return sound.map((sample, index) => sample * envelopeAt(index, held, envelope));
}

/** What a plucked string is: how bright the finger, how long it rings, where it is touched. */
interface Pluck {
  /** 0 (thumb's flesh) to 1 (nail). */
  brightness: number;
  /** Seconds to fade by 60 dB at middle C; higher strings fade sooner. */
  ring: number;
  /** Where along the string, from the bridge: mutes the harmonics that have a node there. */
  position: number;
  /** Seconds in which the sound dies once the note is over. */
  release: number;
}

/** Karplus and Strong's string: a burst of noise that runs round a delay line and is softened each time. */
export function plucked(tone: Tone, pluck: Pluck, chance: Chance): Float32Array {
  const held = samplesIn(tone.seconds);
  const envelope = { attack: 0.004, release: pluck.release };
  const out = new Float32Array(held + samplesIn(pluck.release));
  const blend = 0.5 - 0.32 * pluck.brightness;
  // The softening filter delays by `blend` samples; an all-pass makes up what is left of the period.
  const period = THEME_RATE / tone.frequency - blend;
  const size = Math.floor(period - 0.3);
  const rest = period - size;
  const tuning = (1 - rest) / (1 + rest);
  const ring = pluck.ring * Math.sqrt(261.6 / tone.frequency);
  const gain = 10 ** (-3 / (tone.frequency * ring));

  const line = burst(size, pluck, tone.loudness, chance);
  let [softened, tunedIn, tunedOut] = [0, 0, 0];
  for (let index = 0; index < out.length; index += 1) {
    const place = index % size;
    const sample = line[place] ?? 0;
    out[index] = sample;
    const soft = gain * ((1 - blend) * sample + blend * softened);
    softened = sample;
    tunedOut = tuning * soft + tunedIn - tuning * tunedOut;
    tunedIn = soft;
    line[place] = tunedOut;
  }
  return shaped(out, held, envelope);
}

/** The string's first shape: noise, dulled by the finger, combed by the place, level and without a mean. */
function burst(size: number, pluck: Pluck, loudness: number, chance: Chance): Float32Array {
  const noise = new Float32Array(size);
  const dull = 0.9 - 0.5 * pluck.brightness * (0.6 + 0.4 * loudness);
  let [last, softest] = [0, 0];
  // Twice round, so that the dulled noise joins its own beginning without a jump.
  const raw = Float32Array.from({ length: size }, () => chance.between(-1, 1));
  for (let index = 0; index < 2 * size; index += 1) {
    last = (1 - dull) * (raw[index % size] ?? 0) + dull * last;
    softest = (1 - dull) * last + dull * softest;
    noise[index % size] = softest;
  }
  const gap = Math.max(1, Math.round(size * pluck.position));
  const combed = noise.map((sample, index) => sample - (noise[(index + size - gap) % size] ?? 0));
  const mean = combed.reduce((sum, sample) => sum + sample, 0) / size;
  const power = Math.sqrt(combed.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / size);
  return combed.map((sample) => ((sample - mean) / (power || 1)) * 0.35 * loudness);
}
