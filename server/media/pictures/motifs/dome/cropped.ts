import { dome } from '../../buildings.ts';
import { type Stage, line, rect, repeat } from '../../draw.ts';
import { cypress, hills } from '../../nature.ts';
import { starfield, sun, sunKinds } from '../../sky.ts';
import { lookOf } from './look.ts';

/** A shell so near that the picture cannot hold it. */
export function cropped(s: Stage): string {
  const { w, h, rng, tone } = s;
  const r = h * rng.between(0.52, 0.6);
  const side = rng.side();
  const cx = w / 2 + side * (w / 2 - h * rng.between(0.06, 0.16));
  const base = h * rng.between(1.0, 1.08);
  const look = { ...lookOf(s, 0.3, 0.56, 0.88), rise: rng.between(1, 1.12), side };
  const near = w / 2 - side * w * rng.between(0.26, 0.34);
  return (
    rect(0, 0, w, h, tone.at(tone.night ? 0.04 : 0.1)) +
    (tone.night ? starfield(s, 60, h * 0.7, tone.at(0.7)) : '') +
    sun(
      s,
      near,
      h * rng.between(0.2, 0.28),
      h * rng.between(0.09, 0.13),
      tone.night ? 'crescent' : rng.pick(sunKinds),
      tone.at(tone.night ? 0.9 : 0.5),
    ) +
    hills(s, h * 0.76, h * 0.05, tone.at(0.2), 5) +
    hills(s, h * 0.84, h * 0.03, tone.at(0.36), 4) +
    dome(s, cx, base, r, look) +
    repeat(rng.int(2, 4), (i) =>
      cypress(
        near + (i - 1) * h * 0.1,
        h * rng.between(0.97, 1.02),
        h * rng.between(0.2, 0.36),
        tone.at(0.7),
        tone.ink,
      ),
    ) +
    line(0, h * 0.985, w, h * 0.985, tone.ink, h * 0.03)
  );
}
