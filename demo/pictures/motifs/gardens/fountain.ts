import {
  type Stage,
  boxPath,
  clipped,
  d,
  ellipse,
  flipped,
  rect,
  repeat,
  shape,
  stroke,
} from '../../draw.ts';
import { archPath } from '../../parts/arches.ts';
import { hills } from '../../parts/nature.ts';
import { sun, sunKinds } from '../../parts/sky.ts';

/** A fountain before clipped trees. */
export function fountain(s: Stage): string {
  const { w, h, rng, tone } = s;
  const x = w / 2;
  const base = h * 0.86;
  const jet = (reach: number, tall: number): string =>
    stroke(
      d`M${x} ${h * 0.4}C${x + reach * 0.2} ${h * 0.4 - tall} ${x + reach * 0.9} ${h * 0.4 - tall} ${x + reach} ${base - h * 0.08}`,
      tone.at(tone.night ? 0.9 : 0.02),
      h * 0.008,
      true,
    );
  const basin = (y: number, wide: number, deep: number): string =>
    shape(
      d`M${x - wide} ${y}h${wide * 2}C${x + wide * 0.9} ${y + deep} ${x + wide * 0.3} ${y + deep} ${x + h * 0.02} ${y + deep * 1.5}h${-h * 0.04}C${x - wide * 0.3} ${y + deep} ${x - wide * 0.9} ${y + deep} ${x - wide} ${y}Z`,
      tone.at(0.8),
    ) + ellipse(x, y, wide, deep * 0.16, tone.at(0.5));
  const out =
    rect(0, 0, w, h, tone.at(0.2)) +
    sun(s, x, h * 0.36, h * rng.between(0.2, 0.25), rng.pick(sunKinds), tone.at(0.44)) +
    hills(s, h * 0.62, h * 0.04, tone.at(0.34), 5) +
    clipped(
      s,
      boxPath(0, h * 0.5, w, h * 0.3),
      repeat(Math.ceil(w / (h * 0.24)) + 1, (i) =>
        shape(
          archPath(i * h * 0.24 - h * 0.1, h * 0.8, h * 0.2, h * rng.between(0.24, 0.29)),
          tone.at(0.6),
        ),
      ),
    ) +
    rect(0, h * 0.72, w, h * 0.1, tone.at(0.74)) +
    rect(0, h * 0.8, w, h, tone.at(0.28)) +
    [0.12, 0.24, 0.36]
      .map((k, i) => jet(h * k, h * (0.1 + i * 0.05)) + jet(-h * k, h * (0.1 + i * 0.05)))
      .join('') +
    rect(x - h * 0.022, h * 0.4, h * 0.044, base - h * 0.4, tone.at(0.8)) +
    basin(h * 0.46, h * 0.1, h * 0.05) +
    basin(h * 0.6, h * 0.19, h * 0.07) +
    ellipse(x, base, h * 0.42, h * 0.062, tone.at(0.8)) +
    ellipse(x, base - h * 0.018, h * 0.39, h * 0.048, tone.at(0.44)) +
    repeat(3, (i) =>
      stroke(
        d`M${x - h * (0.3 - i * 0.06)} ${base - h * (0.03 - i * 0.014)}h${h * (0.16 + i * 0.05)}`,
        tone.at(0.1),
        5,
        true,
      ),
    );
  return rng.chance(0.5) ? flipped(out, w / 2) : out;
}
