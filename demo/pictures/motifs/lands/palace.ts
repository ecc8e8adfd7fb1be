import {
  type Stage,
  boxPath,
  clipped,
  d,
  rect,
  reflected,
  repeat,
  ring,
  shape,
} from '../../draw.ts';
import { archPath } from '../../parts/arches.ts';
import { cornice } from '../../parts/buildings.ts';
import { ripples } from '../../parts/nature.ts';
import { sun } from '../../parts/sky.ts';

/** A palace front that stands in the water. */
export function palace(s: Stage): string {
  const { w, h, rng, tone } = s;
  const water = h * rng.between(0.78, 0.81);
  const wall = tone.at(tone.night ? 0.44 : 0.26);
  const dark = tone.at(tone.night ? 0.08 : 0.9);
  const trim = tone.at(tone.night ? 0.84 : 0.02);
  const floors = [water, water - h * 0.25, water - h * 0.5];
  const counts = [
    Math.round((rng.pick([3, 5]) * w) / h),
    Math.round((rng.int(6, 8) * w) / h),
    Math.round((rng.int(5, 7) * w) / h),
  ];
  const facade =
    rect(0, water - h * 0.7, w, h * 0.7, wall) +
    repeat(3, (row) => {
      const base = floors[row] ?? water;
      const count = counts[row] ?? 5;
      const bay = w / count;
      const wide = Math.min(bay * 0.66, h * 0.14);
      const tall = row === 0 ? h * 0.2 : h * 0.185;
      const line1 =
        row > 0
          ? rect(0, base - h * 0.004, w, h * 0.016, trim) +
            repeat(Math.ceil(w / (h * 0.02)), (i) =>
              rect(i * h * 0.02, base - h * 0.04, h * 0.008, h * 0.04, trim),
            ) +
            rect(0, base - h * 0.045, w, h * 0.009, trim)
          : '';
      return (
        repeat(count, (i) => {
          const x = bay * (i + 0.5) - wide / 2;
          return (
            shape(archPath(x - wide * 0.12, base, wide * 1.24, tall + wide * 0.14), trim) +
            shape(archPath(x, base, wide, tall), dark) +
            (row > 0
              ? ring(bay * (i + 0.5), base - tall - h * 0.032, h * 0.014, trim, h * 0.008)
              : '')
          );
        }) + line1
      );
    }) +
    cornice(0, water - h * 0.7, w, h * 0.03, trim, tone.at(0.6)) +
    repeat(Math.ceil(w / (h * 0.08)), (i) =>
      shape(
        d`M${i * h * 0.08 + h * 0.012} ${water - h * 0.71}v${-h * 0.03}l${h * 0.028} ${-h * 0.035}l${h * 0.028} ${h * 0.035}v${h * 0.03}Z`,
        trim,
      ),
    );
  return (
    rect(0, 0, w, h, tone.at(tone.night ? 0.06 : 0.4)) +
    sun(
      s,
      w * rng.between(0.2, 0.8),
      h * 0.05,
      h * rng.between(0.08, 0.12),
      rng.pick(['full', 'rings', 'halo']),
      tone.at(0.7),
    ) +
    facade +
    rect(0, water - h * 0.015, w, h * 0.02, trim) +
    rect(0, water, w, h, tone.at(0.74)) +
    clipped(
      s,
      boxPath(0, water + h * 0.005, w, h),
      `<g opacity="0.3">${reflected(facade, water, 0.8)}</g>`,
    ) +
    repeat(3, (i) =>
      ripples(
        s,
        w * (0.18 + i * 0.32),
        water + h * 0.03,
        h * 1.02,
        h * 0.18,
        tone.at(i % 2 ? 0.92 : 0.44),
      ),
    )
  );
}
