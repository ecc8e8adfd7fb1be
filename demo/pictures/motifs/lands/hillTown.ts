import { campanile } from '../../parts/buildings.ts';
import { type Stage, d, rect, repeat, shape } from '../../draw.ts';
import { cypress, hills } from '../../parts/nature.ts';
import { birds, sun, sunKinds } from '../../parts/sky.ts';

/** A town on its hill, towers and all. */
export function hillTown(s: Stage): string {
  const { w, h, rng, tone } = s;
  const crest = (x: number): number => h * 0.52 + ((x - w / 2) / (w / 2)) ** 2 * h * 0.24;
  let houses = '';
  for (let layer = 0; layer < 3; layer += 1)
    for (let x = w * 0.12; x < w * 0.88;) {
      const wide = h * rng.between(0.05, 0.09);
      const base = crest(x + wide / 2) + layer * h * 0.065;
      const top = base - h * rng.between(0.09, 0.15);
      const level = tone.night ? 0.3 + layer * 0.14 : 0.1 + layer * 0.16;
      houses +=
        rect(x, top, wide + 1, h * 0.3, tone.at(level)) +
        shape(
          d`M${x - 5} ${top}L${x + wide / 2} ${top - h * rng.between(0.012, 0.035)}L${x + wide + 5} ${top}Z`,
          tone.at(level + 0.3),
        ) +
        repeat(2, (i) =>
          rect(
            x + wide * (0.24 + i * 0.34),
            top + h * 0.03,
            wide * 0.16,
            h * 0.028,
            tone.at(tone.night ? 0.95 : level + 0.5),
          ),
        );
      if (layer === 0 && rng.chance(0.26))
        houses += campanile(
          x + wide / 2,
          base,
          h * 0.042,
          h * rng.between(0.24, 0.36),
          tone.at(level + 0.06),
          tone.at(level + 0.34),
          rng.pick(['flat', 'spire', 'gable', 'flat']),
        );
      x += wide;
    }
  const ridge = shape(
    d`M0 ${h * 0.92}Q${w * 0.1} ${h * 0.78} ${w * 0.2} ${h * 0.74}Q${w * 0.5} ${h * 0.6} ${w * 0.8} ${h * 0.74}Q${w * 0.9} ${h * 0.78} ${w} ${h * 0.92}V${h}H0Z`,
    tone.at(tone.night ? 0.2 : 0.62),
  );
  return (
    rect(0, 0, w, h, tone.at(tone.night ? 0.05 : 0.1)) +
    sun(
      s,
      w * rng.between(0.2, 0.8),
      h * 0.3,
      h * rng.between(0.15, 0.2),
      rng.pick(sunKinds),
      tone.at(0.46),
    ) +
    birds(s, w * 0.3, h * 0.2, h * 0.02, tone.at(0.7)) +
    hills(s, h * 0.66, h * 0.08, tone.at(0.2), 5) +
    houses +
    ridge +
    repeat(11, (i) =>
      cypress(
        w * (0.05 + i * 0.09) + rng.between(-20, 20),
        h * rng.between(0.88, 0.94),
        h * rng.between(0.12, 0.24),
        tone.at(tone.night ? 0.4 : 0.76),
        tone.at(tone.night ? 0.1 : 0.94),
      ),
    ) +
    hills(s, h * 0.9, h * 0.03, tone.at(tone.night ? 0.12 : 0.82), 4)
  );
}
