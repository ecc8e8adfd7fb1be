import { archPath } from '../../parts/arches.ts';
import {
  type Stage,
  d,
  disc,
  ellipse,
  line,
  polar,
  rect,
  repeat,
  shape,
  stroke,
} from '../../draw.ts';
import { ripples } from '../../parts/nature.ts';
import { sun, sunKinds } from '../../parts/sky.ts';

/** Jets from a wall into a long basin. */
export function spouts(s: Stage): string {
  const { w, h, rng, tone } = s;
  const bays = rng.int(4, 5);
  const step = w / bays;
  const jet = tone.at(tone.night ? 0.94 : 0);
  const rim = h * 0.72;
  return (
    rect(0, 0, w, h, tone.at(tone.night ? 0.14 : 0.3)) +
    rect(0, 0, w, h * 0.14, tone.at(0.66)) +
    repeat(Math.ceil(w / 60), (i) => disc(i * 62, h * 0.14, rng.between(28, 46), tone.at(0.66))) +
    rect(0, h * 0.24, w, h * 0.03, tone.at(0.6)) +
    repeat(bays, (i) => {
      const x = step * (i + 0.5);
      return (
        shape(archPath(x - step * 0.36, rim, step * 0.72, h * 0.38), tone.at(0.5)) +
        shape(
          archPath(x - step * 0.3, rim, step * 0.6, h * 0.34),
          tone.at(tone.night ? 0.04 : 0.78),
        ) +
        disc(x, h * 0.5, step * 0.13, tone.at(0.4)) +
        repeat(8, (j) =>
          ellipse(
            ...polar(x, h * 0.5, step * 0.16, j * 45),
            step * 0.045,
            step * 0.045,
            tone.at(0.4),
          ),
        ) +
        repeat(3, (j) =>
          stroke(
            d`M${x} ${h * 0.52}C${x + (j - 1) * step * 0.14} ${h * 0.53} ${x + (j - 1) * step * 0.2} ${h * 0.62} ${x + (j - 1) * step * 0.21} ${h * 0.8}`,
            jet,
            7,
            true,
          ),
        )
      );
    }) +
    rect(0, rim, w, h * 0.035, tone.at(0.2)) +
    rect(0, rim + h * 0.035, w, h * 0.012, tone.at(0.8)) +
    rect(0, rim + h * 0.047, w, h, tone.at(0.6)) +
    repeat(3, (i) =>
      ripples(s, w * (0.2 + i * 0.3), rim + h * 0.08, h, h * 0.18, tone.at(i % 2 ? 0.86 : 0.3)),
    )
  );
}

/** Water that comes down a stair between hedges. */
export function cascade(s: Stage): string {
  const { w, h, rng, tone } = s;
  const steps = 7;
  const cx = w / 2;
  let out =
    rect(0, 0, w, h, tone.at(0.1)) +
    sun(s, cx + rng.between(-0.2, 0.2) * h, h * 0.22, h * 0.14, rng.pick(sunKinds), tone.at(0.46));
  out += repeat(2, (k) =>
    repeat(6, (i) =>
      ellipse(
        k ? w * (0.62 + i * 0.08) : w * (0.38 - i * 0.08),
        h * (0.42 + i * 0.03),
        h * 0.1,
        h * rng.between(0.12, 0.18),
        tone.at(i % 2 ? 0.66 : 0.54),
      ),
    ),
  );
  out += rect(0, h * 0.46, w, h, tone.at(0.74));
  for (let i = 0; i < steps; i += 1) {
    const k = (i / (steps - 1)) ** 1.3;
    const y = h * (0.38 + k * 0.44);
    const tall = h * (0.05 + k * 0.06);
    const half = h * (0.08 + k * 0.28);
    const next = h * (0.08 + ((i + 1) / (steps - 1)) ** 1.3 * 0.28);
    out +=
      shape(
        d`M${cx - half} ${y}H${cx + half}L${cx + (half + next) / 2} ${y + tall}H${cx - (half + next) / 2}Z`,
        tone.at(tone.night ? 0.8 : 0.06),
      ) +
      repeat(9, (j) =>
        line(
          cx + (j - 4) * half * 0.23,
          y + tall * 0.14,
          cx + (j - 4) * half * 0.25,
          y + tall * 0.86,
          tone.at(0.4),
          4,
        ),
      ) +
      rect(cx - half * 1.16, y - h * 0.012, half * 2.32, h * 0.02, tone.at(0.5)) +
      repeat(2, (j) =>
        disc(cx + (j ? 1 : -1) * half * 1.2, y - h * 0.02, h * (0.014 + k * 0.016), tone.at(0.3)),
      );
  }
  return (
    out +
    rect(0, h * 0.9, w, h, tone.at(0.56)) +
    ellipse(cx, h * 0.92, h * 0.48, h * 0.05, tone.at(0.34)) +
    repeat(3, (i) =>
      ripples(s, w * (0.25 + i * 0.25), h * 0.9, h, h * 0.16, tone.at(i % 2 ? 0.1 : 0.7)),
    )
  );
}
