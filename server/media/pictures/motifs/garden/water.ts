import { archPath } from '../../arches.ts';
import {
  type Stage,
  boxPath,
  clipped,
  d,
  disc,
  ellipse,
  flipped,
  polar,
  rect,
  repeat,
  ring,
  shape,
  stroke,
} from '../../draw.ts';
import { hills } from '../../nature.ts';
import { sun, sunKinds } from '../../sky.ts';

/** A labyrinth of hedges, or a fountain before clipped trees. */
export function water(s: Stage): string {
  const { w, h, rng, tone } = s;
  if (s.variant === 1) {
    const cx = w / 2;
    const cy = h / 2;
    const rings = rng.int(6, 7);
    const r = h * 0.43;
    const step = r / (rings + 0.6);
    const hedge = tone.at(tone.night ? 0.74 : 0.82);
    let maze = '';
    for (let i = 0; i < rings; i += 1) {
      const radius = r - i * step;
      const gate = rng.between(0, 360);
      const open = (step * 0.62 * 360) / (2 * Math.PI * radius);
      const [x1, y1] = polar(cx, cy, radius, gate + open);
      const [x2, y2] = polar(cx, cy, radius, gate - open);
      maze += d`M${x1} ${y1}A${radius} ${radius} 0 1 1 ${x2} ${y2}`;
      if (i < rings - 1) {
        const wall = gate + rng.between(50, 300);
        const [ax, ay] = polar(cx, cy, radius, wall);
        const [bx, by] = polar(cx, cy, radius - step, wall);
        maze += d`M${ax} ${ay}L${bx} ${by}`;
      }
    }
    return (
      rect(0, 0, w, h, tone.at(0.4)) +
      repeat(4, (i) =>
        disc(
          i % 2 ? w / 2 + h * 0.41 : w / 2 - h * 0.41,
          i < 2 ? h * 0.09 : h * 0.91,
          h * 0.055,
          hedge,
        ),
      ) +
      disc(cx, cy, r + step * 0.55, tone.at(0.06)) +
      `<g transform="translate(6 8)">${stroke(maze, tone.at(0.3), step * 0.4, true)}</g>` +
      stroke(maze, hedge, step * 0.38, true) +
      disc(cx, cy, step * 0.5, tone.at(0.5)) +
      ring(cx, cy, step * 0.32, tone.at(0.06), 5)
    );
  }
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
