import { type Stage, flipped, rect } from '../../draw.ts';
import { sun, sunKinds } from '../../parts/sky.ts';
import { spray } from '../../parts/spray.ts';

/** A bough across the whole sheet. */
export function bough(s: Stage): string {
  const { w, h, rng, tone } = s;
  const cx = w * rng.between(0.9, 1.15);
  const cy = h * rng.between(1.0, 1.15);
  const r = h * rng.between(0.72, 0.86);
  const pairs = rng.int(7, 9);
  const size = h * rng.between(0.23, 0.28);
  const out =
    rect(0, 0, w, h, tone.at(tone.night ? 0.08 : 0.2)) +
    sun(
      s,
      w * rng.between(0.58, 0.7),
      h * rng.between(0.54, 0.66),
      h * rng.between(0.22, 0.29),
      rng.pick(sunKinds),
      tone.at(tone.night ? 0.34 : 0.02),
    ) +
    spray(
      cx + h * 0.06,
      cy - h * 0.3,
      r * 0.9,
      165,
      262,
      pairs - 1,
      size * 0.8,
      tone.at(0.42),
      tone.at(0.28),
    ) +
    spray(cx, cy, r, 172, 280, pairs, size, tone.at(0.86), tone.at(0.44), tone.at(0.56));
  return rng.chance(0.5) ? flipped(out, w / 2) : out;
}
