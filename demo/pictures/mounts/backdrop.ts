import { archPath } from '../parts/arches.ts';
import {
  type Stage,
  clipped,
  d,
  ellipse,
  hatch,
  line,
  rect,
  repeat,
  shape,
  stroke,
} from '../draw.ts';
import { sun } from '../parts/sky.ts';

/** A museum's wall, in one of four kinds. What stands on the plinth stands on `TOP`. */
export const TOP = 0.74;

export function backdrop(s: Stage): string {
  const { w, h, rng, tone } = s;
  const wall = tone.at(tone.night ? 0.12 : 0.16);
  const floor = h * 0.9;
  const cx = w / 2;
  const parts = [
    () =>
      sun(
        s,
        cx,
        h * 0.44,
        h * rng.between(0.32, 0.36),
        rng.pick(['full', 'halo', 'rings']),
        tone.at(tone.night ? 0.26 : 0.3),
      ),
    () => {
      const niche = archPath(cx - h * 0.3, floor, h * 0.6, h * 0.8);
      return (
        shape(archPath(cx - h * 0.335, floor, h * 0.67, h * 0.835), tone.at(0.34)) +
        shape(niche, tone.at(tone.night ? 0.06 : 0.48)) +
        clipped(
          s,
          niche,
          `<g transform="translate(${Math.round(h * 0.05)} 0)">${shape(niche, tone.at(tone.night ? 0.2 : 0.38))}</g>`,
        )
      );
    },
    () => {
      const beam = d`M${w * 0.1} 0H${w * 0.56}L${w * 0.98} ${floor}H${w * 0.3}Z`;
      return shape(beam, tone.at(tone.night ? 0.22 : 0.06));
    },
    () => {
      const panel = d`M${w * 0.14} ${h * 0.12}h${w * 0.72}v${h * 0.64}h${-w * 0.72}Z`;
      return (
        stroke(panel, tone.at(0.4), 5) +
        hatch(
          s,
          panel,
          [w * 0.14, h * 0.12, w * 0.72, h * 0.64],
          tone.at(tone.night ? 0.22 : 0.28),
          { gap: 20, width: 4 },
        )
      );
    },
  ];
  const part = parts[rng.int(0, 3)];
  return (
    rect(0, 0, w, h, wall) +
    (part ? part() : '') +
    rect(0, floor, w, h, tone.at(tone.night ? 0.3 : 0.42)) +
    line(0, floor, w, floor, tone.at(0.66), 5)
  );
}

/** The block that a thing stands on. */
export function plinth(s: Stage, half: number): string {
  const { w, h, rng, tone } = s;
  const cx = w / 2;
  const top = h * TOP;
  const wide = h * half;
  const night = tone.night;
  const face = tone.at(night ? 0.8 : 0.06);
  const dark = tone.at(night ? 0.6 : 0.3);
  const edge = tone.at(night ? 0.94 : 0.62);
  const body =
    rng.int(0, 1) === 0
      ? rect(cx - wide * 0.86, top + h * 0.04, wide * 1.72, h, face) +
        rect(cx + wide * 0.3, top + h * 0.04, wide * 0.56, h, dark)
      : rect(cx - wide * 0.86, top + h * 0.04, wide * 1.72, h, face) +
        repeat(7, (i) =>
          rect(
            cx - wide * 0.76 + i * wide * 0.225,
            top + h * 0.075,
            wide * 0.13,
            h,
            i > 3 ? tone.at(night ? 0.42 : 0.5) : dark,
          ),
        );
  return (
    ellipse(cx, h * 0.985, wide * 1.5, h * 0.03, tone.at(night ? 0.14 : 0.6)) +
    body +
    rect(cx - wide, top, wide * 2, h * 0.045, face) +
    rect(cx + wide * 0.4, top, wide * 0.6, h * 0.045, dark) +
    rect(cx - wide * 0.86, top + h * 0.045, wide * 1.72, h * 0.008, edge)
  );
}

/** A thing on its block in the museum. */
export const onPlinth =
  (draw: (s: Stage) => string, half = 0.25) =>
  (s: Stage): string =>
    backdrop(s) + plinth(s, half) + draw(s);
