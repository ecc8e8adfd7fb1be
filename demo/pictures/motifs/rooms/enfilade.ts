import { archPath, pointedPath } from '../../parts/arches.ts';
import { type Point, type Stage, clipped, rect, shape } from '../../draw.ts';
import { sun, sunKinds } from '../../parts/sky.ts';

/** Arch within arch, each seen through the one before it. */
export function enfilade(s: Stage): string {
  const { w, h, rng, tone } = s;
  const count = rng.int(4, 5);
  const shrink = rng.between(0.66, 0.73);
  const side = rng.side();
  const vanish: Point = [w * 0.5 + side * h * rng.between(0, 0.12), h * 0.7];
  const start: Point = [w * 0.5, h * 1.02];
  const opening = s.variant ? pointedPath : archPath;
  const span = h * rng.between(0.72, 0.82);
  const tall = h * rng.between(0.86, 0.92);
  let out = rect(0, 0, w, h, tone.at(tone.night ? 0.12 : 0.86));
  for (let i = 0; i < count; i += 1) {
    const k = shrink ** i;
    const cx = vanish[0] + (start[0] - vanish[0]) * k;
    const base = vanish[1] + (start[1] - vanish[1]) * k;
    const next = vanish[1] + (start[1] - vanish[1]) * k * shrink;
    const share = (i + 1) / count;
    const wall = tone.at(tone.night ? 0.12 + share * 0.5 : 0.86 - share * 0.66);
    const hole = opening(cx - (span * k) / 2, base, span * k, tall * k);
    const behind = i === count - 1 ? tone.at(tone.night ? 0.86 : 0) : wall;
    out += shape(
      opening(cx - span * k * 0.545, base, span * k * 1.09, tall * k * 1.035),
      tone.at(tone.night ? 0.2 + share * 0.5 : 0.78 - share * 0.7),
    );
    out += shape(hole, tone.at(tone.night ? 0.04 : 0.97));
    const inside =
      shape(
        opening(cx - (span * k) / 2 + side * span * k * 0.07, base, span * k, tall * k),
        behind,
      ) +
      rect(0, next, w, base - next, tone.at(tone.night ? 0.3 + share * 0.5 : 0.6 - share * 0.5));
    const end =
      i === count - 1
        ? sun(
            s,
            vanish[0] + side * span * k * 0.12,
            next - tall * k * 0.42,
            span * k * 0.24,
            rng.pick(sunKinds),
            tone.at(tone.night ? 0.1 : 0.8),
          )
        : '';
    out += clipped(s, hole, inside + end);
  }
  return out;
}
