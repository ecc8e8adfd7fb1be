import { campanile, cornice, dome } from '../../parts/buildings.ts';
import { type Stage, rect, repeat } from '../../draw.ts';
import { cloud, sun } from '../../parts/sky.ts';
import { lookOf } from './look.ts';

/** One dome against a great disc. */
export function greatDome(s: Stage): string {
  const { w, h, rng, tone } = s;
  const r = h * rng.between(0.27, 0.33);
  const cx = w / 2;
  const base = h * rng.between(0.82, 0.88);
  const look = lookOf(s, 0.26, 0.55, 0.9);
  return (
    rect(0, 0, w, h, tone.at(0.08)) +
    sun(
      s,
      cx + rng.between(-0.22, 0.22) * h,
      base - r * 1.5,
      h * rng.between(0.25, 0.31),
      rng.pick(['full', 'rings', 'lines', 'halo']),
      tone.at(tone.night ? 0.5 : 0.42),
    ) +
    cloud(w * rng.between(0.08, 0.3), h * 0.32, h * 0.4, tone.at(0)) +
    cloud(w * rng.between(0.72, 0.95), h * rng.between(0.46, 0.52), h * 0.36, tone.at(0)) +
    (s.variant
      ? repeat(2, (i) =>
          campanile(
            cx + (i ? 1 : -1) * r * 1.36,
            base,
            r * 0.24,
            r * 1.3,
            tone.at(0.26),
            tone.at(0.6),
            'spire',
          ),
        )
      : '') +
    dome(s, cx, base, r, look) +
    rect(0, base, w, h - base, tone.at(0.55)) +
    cornice(0, base, w, h * 0.035, tone.at(0.3), tone.at(0.9)) +
    repeat(Math.ceil(w / (h * 0.07)), (i) =>
      rect(i * h * 0.07 + h * 0.012, base + h * 0.06, h * 0.035, h * 0.2, tone.at(0.78)),
    )
  );
}
