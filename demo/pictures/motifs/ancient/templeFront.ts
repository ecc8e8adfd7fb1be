import { columnLook } from '../../parts/columns.ts';
import { type Stage, rect, repeat } from '../../draw.ts';
import { hills, pine } from '../../parts/nature.ts';
import { sun, sunKinds } from '../../parts/sky.ts';
import { temple } from '../../parts/temple.ts';

/** A Greek temple between pines. */
export function templeFront(s: Stage): string {
  const { w, h, rng, tone } = s;
  const width = h * rng.between(0.66, 0.76);
  const base = h * rng.between(0.76, 0.82);
  return (
    rect(0, 0, w, h, tone.at(0.06)) +
    sun(
      s,
      w / 2 + rng.between(-0.2, 0.2) * h,
      base - width * 0.66,
      h * rng.between(0.2, 0.26),
      rng.pick(sunKinds),
      tone.at(0.46),
    ) +
    hills(s, base - h * 0.02, h * 0.05, tone.at(0.24), 5) +
    repeat(2, (i) =>
      pine(
        i ? w * rng.between(0.9, 0.97) : w * rng.between(0.03, 0.1),
        base + h * 0.03,
        h * rng.between(0.36, 0.5),
        tone.at(0.6),
        tone.at(0.9),
        i ? -0.06 : 0.06,
      ),
    ) +
    temple(s, w / 2, base, width, 6, 'doric', columnLook(s, rng.side())) +
    hills(s, base + h * 0.09, h * 0.012, tone.at(0.72), 4) +
    hills(s, base + h * 0.16, h * 0.012, tone.at(0.94), 3)
  );
}
