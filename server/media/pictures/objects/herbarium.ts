import { type Stage, at, d, disc, rect, repeat, stroke } from '../draw.ts';
import { leaf } from '../nature.ts';

/** A pressed plant on its sheet. */
export function herbarium(s: Stage): string {
  const { w, h, rng, tone } = s;
  const x = w / 2;
  const paper = tone.at(tone.night ? 0.9 : 0.02);
  const green = tone.at(tone.night ? 0.3 : 0.72);
  const rib = tone.at(tone.night ? 0.7 : 0.3);
  const pairs = rng.int(5, 7);
  const long = rng.between(0.13, 0.17);
  return (
    rect(0, 0, w, h, tone.at(tone.night ? 0.12 : 0.3)) +
    rect(w * 0.17 + 12, h * 0.08 + 16, w * 0.66, h * 0.84, tone.at(tone.night ? 0.02 : 0.5)) +
    rect(w * 0.17, h * 0.08, w * 0.66, h * 0.84, paper) +
    stroke(
      d`M${x - 10} ${h * 0.84}C${x + h * 0.06} ${h * 0.64} ${x - h * 0.05} ${h * 0.44} ${x} ${h * 0.2}`,
      green,
      9,
      true,
    ) +
    repeat(pairs, (_i, k) => {
      const y = h * (0.74 - k * 0.5);
      const px = x + Math.sin(k * 5) * h * 0.012;
      const size = h * long * (1 - k * 0.4);
      return (
        at(leaf(size, size * 0.26, green, rib), px, y, 1, -58 + k * 22) +
        at(leaf(size, size * 0.26, green, rib), px, y - h * 0.03, 1, 58 - k * 22)
      );
    }) +
    at(
      repeat(8, (i) => at(leaf(h * 0.075, h * 0.026, tone.at(0.5), rib), 0, 0, 1, i * 45)) +
        disc(0, 0, h * 0.022, tone.at(tone.night ? 0.1 : 0.9)),
      x,
      h * 0.2,
    ) +
    [0.4, 0.66]
      .map((k) => rect(x - h * 0.05, h * k, h * 0.1, h * 0.016, tone.at(tone.night ? 0.6 : 0.26)))
      .join('')
  );
}
