import { campanile, dome } from '../../parts/buildings.ts';
import { type Stage, d, rect, repeat, shape } from '../../draw.ts';
import { hills } from '../../parts/nature.ts';
import { birds, sun, sunKinds } from '../../parts/sky.ts';
import { lookOf } from './look.ts';

/** A town's roofs, towers and domes, paler with the distance. */
export function skyline(s: Stage): string {
  const { w, h, rng, tone } = s;
  let out = rect(0, 0, w, h, tone.ground);
  out += sun(
    s,
    w * rng.between(0.2, 0.8),
    h * rng.between(0.2, 0.3),
    h * rng.between(0.11, 0.16),
    rng.pick(sunKinds),
    tone.at(0.5),
  );
  out += hills(s, h * 0.56, h * 0.06, tone.at(0.14), 5);
  for (let layer = 0; layer < 3; layer += 1) {
    const base = h * (0.66 + layer * 0.13);
    const light = 0.24 + layer * 0.24;
    const dark = light + 0.18;
    const main = w * rng.between(0.2, 0.8);
    for (let x = -h * 0.04; x < w;) {
      const wide = h * rng.between(0.08, 0.15);
      const top = base - h * rng.between(0.01, 0.075);
      out += rect(x, top, wide + 1, h - top, tone.at(light));
      out += shape(
        d`M${x - h * 0.008} ${top}L${x + wide / 2} ${top - h * rng.between(0.015, 0.04)}L${x + wide + h * 0.008} ${top}Z`,
        tone.at(dark),
      );
      out += repeat(3, (i) =>
        rect(x + wide * (0.2 + i * 0.26), top + h * 0.03, wide * 0.1, h * 0.026, tone.at(dark)),
      );
      x += wide;
    }
    const tower = main + rng.side() * h * rng.between(0.2, 0.28);
    out += campanile(
      tower,
      base + h * 0.02,
      h * rng.between(0.05, 0.065),
      h * rng.between(0.24, 0.36),
      tone.at(light),
      tone.at(dark),
      rng.pick(['spire', 'flat', 'gable']),
    );
    const r = h * (layer === 1 ? rng.between(0.15, 0.19) : rng.between(0.08, 0.11));
    out += dome(
      s,
      main,
      base - h * 0.01,
      r,
      lookOf(s, light - 0.06, dark, Math.min(1, dark + 0.16)),
    );
    out += rect(main - r * 1.1, base - h * 0.012, r * 2.2, h - base + h * 0.012, tone.at(light));
  }
  return (
    out + rect(0, h * 0.965, w, h, tone.ink) + birds(s, w * 0.5, h * 0.16, h * 0.02, tone.at(0.8))
  );
}
