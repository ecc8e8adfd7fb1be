import { type Stage, d, flipped, line, rect, repeat, shape } from '../../draw.ts';
import { cypress, hills } from '../../nature.ts';
import { starfield, sun } from '../../sky.ts';
import { constellation } from './constellation.ts';

/** An observatory on its hill, looking. */
export function observatory(s: Stage): string {
  const { w, h, rng, tone } = s;
  const x = w * rng.between(0.6, 0.7);
  const base = h * rng.between(0.76, 0.8);
  const r = h * rng.between(0.13, 0.16);
  const out =
    rect(0, 0, w, h, tone.at(tone.night ? 0.04 : 0.1)) +
    repeat(
      4,
      (i) =>
        `<path d="${d`M${x - h * (0.5 + i * 0.14)} ${base}A${h * (0.5 + i * 0.14)} ${h * (0.5 + i * 0.14)} 0 0 1 ${x + h * (0.5 + i * 0.14)} ${base}`}" fill="none" stroke="${tone.at(0.26)}" stroke-width="3" stroke-dasharray="${rng.int(40, 220)} ${rng.int(30, 90)}"/>`,
    ) +
    starfield(s, 80, base, tone.at(0.6)) +
    constellation(s, w * 0.3, h * 0.28, h * 0.44, tone.ink, tone.at(0.56)) +
    sun(
      s,
      w * rng.between(0.72, 0.84),
      h * rng.between(0.18, 0.24),
      h * rng.between(0.07, 0.1),
      rng.pick(['crescent', 'full', 'halo']),
      tone.at(0.7),
    ) +
    hills(s, h * 0.76, h * 0.05, tone.at(0.26), 5) +
    hills(s, h * 0.84, h * 0.04, tone.at(0.44), 4) +
    shape(
      d`M${x - r * 2.6} ${h}Q${x - r} ${base - h * 0.01} ${x} ${base - h * 0.01}Q${x + r * 1.4} ${base} ${x + r * 3} ${h}Z`,
      tone.at(0.62),
    ) +
    line(x - r * 0.1, base - r * 1.3, x - r * 1.15, base - r * 2.1, tone.at(0.94), r * 0.2) +
    line(x - r * 0.9, base - r * 1.91, x - r * 1.28, base - r * 2.2, tone.at(0.94), r * 0.3) +
    shape(
      d`M${x - r} ${base - r * 0.75}A${r} ${r} 0 0 1 ${x + r} ${base - r * 0.75}Z`,
      tone.at(tone.night ? 0.8 : 0.5),
    ) +
    shape(
      d`M${x + r * 0.2} ${base - r * 1.73}A${r} ${r} 0 0 1 ${x + r} ${base - r * 0.75}H${x + r * 0.36}Z`,
      tone.at(tone.night ? 0.6 : 0.7),
    ) +
    shape(
      d`M${x - r * 0.78} ${base - r * 1.38}L${x - r * 0.44} ${base - r * 1.66}L${x + r * 0.1} ${base - r * 0.9}H${x - r * 0.3}Z`,
      tone.at(tone.night ? 0.1 : 0.96),
    ) +
    rect(x - r * 1.08, base - r * 0.8, r * 2.16, r * 0.14, tone.at(0.9)) +
    rect(x - r, base - r * 0.66, r * 2, r * 0.8, tone.at(tone.night ? 0.7 : 0.36)) +
    rect(x + r * 0.36, base - r * 0.66, r * 0.64, r * 0.8, tone.at(tone.night ? 0.54 : 0.56)) +
    repeat(3, (i) =>
      rect(
        x - r * 0.72 + i * r * 0.56,
        base - r * 0.44,
        r * 0.2,
        r * 0.36,
        tone.at(tone.night ? 0.1 : 0.92),
      ),
    ) +
    repeat(rng.int(3, 5), (i) =>
      cypress(
        w * 0.1 + i * h * 0.085,
        h * (0.92 + (i % 2) * 0.03),
        h * rng.between(0.14, 0.24),
        tone.at(0.78),
        tone.ink,
      ),
    ) +
    hills(s, h * 0.95, h * 0.02, tone.at(0.88), 4);
  return rng.chance(0.5) ? flipped(out, w / 2) : out;
}
