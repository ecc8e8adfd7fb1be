import {
  type Stage,
  clipped,
  d,
  ellipse,
  num,
  polar,
  rect,
  repeat,
  shape,
  stroke,
} from '../draw.ts';
import { inset } from './wall.ts';

/** A wall painting that has lost its edges. */
export const fresco =
  (view: (s: Stage) => string) =>
  (s: Stage): string => {
    const { w, h, rng, tone } = s;
    const edge = repeat(30, (i) => {
      const angle = (i * 360) / 30;
      // Between a circle and the square around it.
      const a = (angle * Math.PI) / 180;
      const out = 1 / Math.max(Math.abs(Math.cos(a)), Math.abs(Math.sin(a)));
      const [x, y] = polar(w / 2, h / 2, h * rng.between(0.41, 0.455) * out ** 0.7, angle);
      return `${i ? 'L' : 'M'}${num(x)} ${num(y)}`;
    });
    const cracks = repeat(4, () => {
      const angle = rng.between(0, 360);
      const [x1, y1] = polar(w / 2, h / 2, h * 0.56, angle);
      const [x2, y2] = polar(w / 2, h / 2, h * 0.42, angle + rng.between(-9, 9));
      const [x3, y3] = polar(
        w / 2,
        h / 2,
        h * rng.between(0.3, 0.36),
        angle + rng.between(-14, 14),
      );
      return stroke(d`M${x1} ${y1}L${x2} ${y2}L${x3} ${y3}`, tone.at(tone.night ? 0.02 : 0.14), 5);
    });
    return (
      rect(0, 0, w, h, tone.at(tone.night ? 0.12 : 0.16)) +
      repeat(40, () =>
        ellipse(
          rng.next() * w,
          rng.next() * h,
          rng.between(3, 10),
          rng.between(2, 5),
          tone.at(0.24),
        ),
      ) +
      `<g transform="translate(8 12)">${shape(`${edge}Z`, tone.at(0.3))}</g>` +
      clipped(s, `${edge}Z`, inset(s, view, w * 0.03, h * 0.03, w * 0.94, h * 0.94) + cracks) +
      stroke(`${edge}Z`, tone.at(0.5), 4)
    );
  };
