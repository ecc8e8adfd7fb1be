import { type Stage, rect, repeat } from '../draw.ts';
import { cypress, hills, pine } from './nature.ts';
import { birds, cloud, sun, sunKinds } from './sky.ts';

interface Scene {
  sky: string;
  wall: string;
  shade: string;
  dark: string;
  trim: string;
  paving: string;
}

export function setting(s: Stage, floor: number): { back: string; fore: string; ink: Scene } {
  const { w, h, rng, tone } = s;
  const night = tone.night;
  const ink: Scene = {
    sky: tone.at(night ? 0.05 : 0.12),
    wall: tone.at(night ? 0.66 : 0.03),
    shade: tone.at(night ? 0.48 : 0.3),
    dark: tone.at(night ? 0.1 : 0.88),
    trim: tone.at(night ? 0.9 : 0.56),
    paving: tone.at(night ? 0.24 : 0.46),
  };
  const back =
    rect(0, 0, w, h, ink.sky) +
    sun(
      s,
      w * rng.between(0.14, 0.86),
      h * rng.between(0.22, 0.34),
      h * rng.between(0.13, 0.2),
      rng.pick(sunKinds),
      tone.at(night ? 0.56 : 0.44),
    ) +
    cloud(
      w * rng.between(0.1, 0.35),
      h * rng.between(0.16, 0.3),
      h * 0.4,
      tone.at(night ? 0.14 : 0.02),
    ) +
    cloud(
      w * rng.between(0.65, 0.95),
      h * rng.between(0.24, 0.4),
      h * 0.34,
      tone.at(night ? 0.14 : 0.02),
    ) +
    hills(s, floor - h * 0.14, h * 0.06, tone.at(night ? 0.14 : 0.24), 5) +
    hills(s, floor - h * 0.06, h * 0.04, tone.at(night ? 0.2 : 0.36), 6) +
    birds(s, w * 0.5, h * 0.12, h * 0.02, tone.at(0.7));
  const fore =
    rect(0, floor, w, h, ink.paving) +
    repeat(4, (i) =>
      rect(0, floor + h * (0.03 + i * i * 0.014), w, 4 + i, tone.at(night ? 0.34 : 0.56)),
    ) +
    rect(0, floor, w, h * 0.01, tone.at(0.9));
  return { back, fore, ink };
}

/** Trees or neighbours at both ends, so that the building does not stand in a void. */
export function neighbours(s: Stage, floor: number, clear: number): string {
  const { w, h, rng, tone } = s;
  const house = (x: number, wide: number, tall: number): string =>
    rect(x, floor - tall, wide, tall, tone.at(tone.night ? 0.28 : 0.5)) +
    rect(x - 6, floor - tall - h * 0.02, wide + 12, h * 0.026, tone.at(tone.night ? 0.44 : 0.72)) +
    repeat(6, (i) =>
      rect(
        x + wide * (0.16 + (i % 3) * 0.26),
        floor - tall * (i < 3 ? 0.82 : 0.42),
        wide * 0.13,
        tall * 0.2,
        tone.at(tone.night ? 0.7 : 0.76),
      ),
    );
  const tree = (x: number): string =>
    s.variant
      ? pine(x, floor, h * rng.between(0.42, 0.54), tone.at(0.6), tone.at(0.86))
      : cypress(x, floor, h * rng.between(0.36, 0.52), tone.at(0.66), tone.at(0.9));
  const side = w / 2 - clear;
  const left = rng.chance(0.5)
    ? house(-10, side * 0.86, h * rng.between(0.24, 0.36))
    : repeat(3, (i) => tree(side * (0.16 + i * 0.3)));
  const right = rng.chance(0.5)
    ? house(w - side * 0.86 + 10, side * 0.9, h * rng.between(0.24, 0.36))
    : repeat(3, (i) => tree(w - side * (0.16 + i * 0.3)));
  return left + right;
}
