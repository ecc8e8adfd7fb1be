import { type Stage, d, disc, hatch, rect, repeat, shape } from '../../draw.ts';
import { ripples } from '../../parts/nature.ts';
import { sun, sunKinds } from '../../parts/sky.ts';

/** A long hull, half under the waves. */
export function submarine(s: Stage): string {
  const { w, h, rng, tone } = s;
  const y = h * 0.56;
  const x = w / 2;
  const hull = d`M${w * 0.06} ${y}C${w * 0.1} ${y - h * 0.075} ${w * 0.2} ${y - h * 0.085} ${w * 0.3} ${y - h * 0.085}H${w * 0.74}C${w * 0.86} ${y - h * 0.08} ${w * 0.93} ${y - h * 0.03} ${w * 0.95} ${y}C${w * 0.86} ${y + h * 0.07} ${w * 0.74} ${y + h * 0.085} ${w * 0.6} ${y + h * 0.085}H${w * 0.3}C${w * 0.2} ${y + h * 0.085} ${w * 0.1} ${y + h * 0.06} ${w * 0.06} ${y}Z`;
  return (
    rect(0, 0, w, h, tone.at(0.12)) +
    sun(s, w * rng.between(0.24, 0.4), h * 0.34, h * 0.17, rng.pick(sunKinds), tone.at(0.46)) +
    rect(x - h * 0.02, y - h * 0.36, h * 0.014, h * 0.2, tone.at(0.9)) +
    rect(x - h * 0.02, y - h * 0.36, h * 0.05, h * 0.014, tone.at(0.9)) +
    rect(x + h * 0.04, y - h * 0.3, h * 0.01, h * 0.16, tone.at(0.9)) +
    shape(
      d`M${x - h * 0.12} ${y - h * 0.07}L${x - h * 0.1} ${y - h * 0.21}H${x + h * 0.1}Q${x + h * 0.15} ${y - h * 0.12} ${x + h * 0.18} ${y - h * 0.07}Z`,
      tone.at(0.74),
    ) +
    repeat(3, (i) => disc(x - h * 0.05 + i * h * 0.06, y - h * 0.165, h * 0.014, tone.at(0.2))) +
    shape(hull, tone.at(0.86)) +
    hatch(s, hull, [0, y + h * 0.02, w, h * 0.08], tone.at(0.6), { gap: 16, width: 4 }) +
    repeat(9, (i) => disc(w * 0.26 + i * w * 0.058, y - h * 0.03, h * 0.008, tone.at(0.4))) +
    rect(0, y + h * 0.03, w, h, tone.at(0.56)) +
    shape(
      d`M0 ${y + h * 0.03}` +
        repeat(Math.ceil(w / 100), () => 'q25 -22 50 0t50 0') +
        d`V${y + h * 0.08}H0Z`,
      tone.at(0.56),
    ) +
    repeat(3, (i) =>
      ripples(s, w * (0.2 + i * 0.3), y + h * 0.1, h * 1.02, h * 0.2, tone.at(i % 2 ? 0.86 : 0.3)),
    )
  );
}
