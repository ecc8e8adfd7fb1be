import { archPath, voussoirs } from '../../parts/arches.ts';
import { campanile, dome } from '../../parts/buildings.ts';
import { type Stage, clipped, d, rect, repeat, shape, stroke } from '../../draw.ts';
import { cypress, hills } from '../../parts/nature.ts';
import { sun, sunKinds } from '../../parts/sky.ts';

/** A great arch, cropped, with a landscape in it. */
export function portal(s: Stage): string {
  const { w, h, rng, tone } = s;
  const cx = w * rng.between(0.46, 0.62);
  const r = h * rng.between(0.32, 0.38);
  const cy = h * rng.between(0.5, 0.56);
  const hole = archPath(cx - r, h * 1.1, r * 2, h * 1.1 - cy + r);
  const line = tone.at(0.5);
  const horizon = h * rng.between(0.68, 0.74);
  let courses = '';
  for (let y = 0; y < h; y += h * 0.085) courses += d`M0 ${y}h${w}`;
  const far = s.variant
    ? dome(s, cx + r * 0.2, horizon + h * 0.06, r * 0.3, {
        skin: tone.at(0.3),
        shade: tone.at(0.48),
        rib: tone.at(0.7),
        rise: 1.2,
        ribs: 8,
        oculi: 5,
        lantern: true,
        side: 1,
      }) +
      campanile(
        cx + r * 0.66,
        horizon + h * 0.07,
        r * 0.14,
        r * 0.9,
        tone.at(0.4),
        tone.at(0.66),
        'spire',
      )
    : '';
  const view =
    rect(0, 0, w, h, tone.ground) +
    sun(
      s,
      cx + rng.between(-0.4, 0.4) * r,
      cy + r * 0.1,
      r * rng.between(0.34, 0.46),
      rng.pick(sunKinds),
      tone.at(0.66),
    ) +
    hills(s, horizon, h * 0.05, tone.at(0.34), 4) +
    far +
    hills(s, horizon + h * 0.08, h * 0.04, tone.at(0.58), 3) +
    repeat(s.variant ? 2 : rng.int(3, 4), (i) =>
      cypress(
        cx - r * 0.7 + i * r * 0.34 + rng.between(0, 0.2) * r,
        h * rng.between(0.86, 0.98),
        h * rng.between(0.24, 0.4),
        tone.at(0.8),
        tone.ink,
      ),
    ) +
    hills(s, h * 0.93, h * 0.02, tone.at(0.88), 3);
  return (
    rect(0, 0, w, h, tone.at(0.3)) +
    stroke(courses, tone.at(0.44), 4) +
    voussoirs(
      cx,
      cy,
      r,
      r * 1.34,
      rng.pick([11, 13, 15]),
      tone.at(0.72),
      tone.at(0.58),
      tone.at(0.3),
    ) +
    repeat(2, (i) =>
      repeat(7, (j) =>
        rect(
          i ? cx + r : cx - r * 1.34,
          cy + j * h * 0.085,
          r * 0.34,
          h * 0.08,
          tone.at(j % 2 ? 0.58 : 0.72),
        ),
      ),
    ) +
    shape(hole, tone.at(0.96)) +
    clipped(
      s,
      hole,
      `<g transform="translate(${Math.round(r * 0.09)} 0)">${clipped(s, hole, view)}</g>`,
    ) +
    stroke(hole, line, 3)
  );
}
