import {
  type Stage,
  at,
  clipped,
  d,
  disc,
  discPath,
  line,
  polar,
  rect,
  repeat,
  ring,
  shape,
  stroke,
} from '../../draw.ts';
import { onPlinth, TOP } from '../../mounts/backdrop.ts';
import { archPath } from '../../parts/arches.ts';

/** A ground glass in its mount. */
function glass(s: Stage): string {
  const { w, h, rng, tone } = s;
  const x = w / 2;
  const y = h * 0.44;
  const r = h * rng.between(0.17, 0.2);
  const dark = tone.at(0.88);
  const pane = discPath(x, y, r);
  const crack = rng.chance(0.5)
    ? stroke(
        d`M${x - r * 0.9} ${y + r * 0.3}L${x - r * 0.2} ${y + r * 0.05}L${x + r * 0.1} ${y + r * 0.3}L${x + r * 0.8} ${y - r * 0.4}`,
        tone.at(0.6),
        4,
      )
    : '';
  return (
    shape(d`M${x - 14} ${y + r}h28l14 ${h * TOP - y - r - 26}h60v26h-176v-26h60Z`, dark) +
    shape(pane, tone.at(tone.night ? 0.8 : 0.06)) +
    clipped(
      s,
      pane,
      disc(x + r * 0.4, y + r * 0.35, r * 1.05, tone.at(tone.night ? 0.6 : 0.22)) +
        shape(
          d`M${x - r * 0.9} ${y}L${x} ${y - r * 1.1}h${r * 0.26}L${x - r * 0.8} ${y + r * 0.4}Z`,
          tone.at(tone.night ? 0.96 : 0),
        ) +
        crack,
    ) +
    ring(x, y, r * 1.1, dark, r * 0.2) +
    ring(x, y, r * 1.1, tone.at(0.5), r * 0.05) +
    repeat(16, (i) => disc(...polar(x, y, r * 1.32, i * 22.5), r * 0.06, dark)) +
    ring(x, y, r * 1.34, dark, 5)
  );
}

/** Galileo's geometric compass: two graduated arms and an arc. */
function arms(s: Stage): string {
  const { w, h, tone } = s;
  const x = w / 2;
  const top = h * 0.2;
  const long = h * 0.5;
  const arm = (turn: number): string =>
    at(
      rect(-h * 0.02, 0, h * 0.04, long, tone.at(0.62)) +
        repeat(12, (i) =>
          line(
            -h * 0.02,
            long * (0.14 + i * 0.068),
            i % 3 ? 0 : h * 0.02,
            long * (0.14 + i * 0.068),
            tone.at(0.94),
            4,
          ),
        ) +
        shape(d`M${-h * 0.02} ${long}h${h * 0.04}L0 ${long + h * 0.05}Z`, tone.at(0.94)),
      x,
      top,
      1,
      turn,
    );
  return (
    stroke(
      d`M${x - long * 0.34} ${top + long * 0.56}Q${x} ${top + long * 0.74} ${x + long * 0.34} ${top + long * 0.56}`,
      tone.at(0.8),
      h * 0.04,
    ) +
    stroke(
      d`M${x - long * 0.34} ${top + long * 0.56}Q${x} ${top + long * 0.74} ${x + long * 0.34} ${top + long * 0.56}`,
      tone.at(0.2),
      5,
    ) +
    arm(27) +
    arm(-27) +
    disc(x, top, h * 0.045, tone.at(0.9)) +
    disc(x, top, h * 0.018, tone.at(0.3))
  );
}

/** A small chest with a gabled lid, as relics lie in. */
function chest(s: Stage): string {
  const { w, h, rng, tone } = s;
  const x = w / 2;
  const base = h * TOP;
  const wide = h * rng.between(0.2, 0.24);
  const tall = h * 0.2;
  const wood = tone.at(0.6);
  const dark = tone.at(0.88);
  const inlay = tone.at(tone.night ? 0.1 : 0.2);
  return (
    rect(x - wide, base - tall, wide * 2, tall, wood) +
    rect(x + wide * 0.5, base - tall, wide * 0.5, tall, tone.at(0.74)) +
    shape(
      d`M${x - wide * 1.06} ${base - tall}L${x - wide * 0.7} ${base - tall - h * 0.12}H${x + wide * 0.7}L${x + wide * 1.06} ${base - tall}Z`,
      dark,
    ) +
    rect(x - wide * 0.72, base - tall - h * 0.14, wide * 1.44, h * 0.026, wood) +
    repeat(3, (i) =>
      shape(
        archPath(x - wide * 0.86 + i * wide * 0.62, base - tall * 0.16, wide * 0.46, tall * 0.68),
        inlay,
      ),
    ) +
    repeat(3, (i) =>
      disc(x - wide * 0.63 + i * wide * 0.62, base - tall * 0.42, wide * 0.1, dark),
    ) +
    rect(x - wide * 1.06, base - h * 0.024, wide * 2.12, h * 0.024, dark) +
    disc(x, base - tall - h * 0.16, h * 0.026, dark) +
    rect(x - h * 0.02, base - tall - h * 0.01, h * 0.04, h * 0.06, dark)
  );
}

export const lens = onPlinth(glass);

export const sector = onPlinth(arms);

export const casket = onPlinth(chest);
