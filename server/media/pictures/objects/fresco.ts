import {
  type Stage,
  boxPath,
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
import { viewOf } from './views.ts';
import { inset } from './wall.ts';

/** A wall painting that has lost its edges. */
export function fresco(s: Stage, title: string): string {
  const { w, h, rng, tone } = s;
  const view = viewOf(s, title);
  const edge = repeat(26, (i) => {
    const [x, y] = polar(
      w / 2,
      h / 2,
      h * rng.between(0.36, 0.45) * (i % 13 === 6 ? 0.9 : 1),
      (i * 360) / 26,
    );
    return `${i ? 'L' : 'M'}${num(x)} ${num(y)}`;
  });
  const cracks = repeat(5, () => {
    const angle = rng.between(0, 360);
    const [x1, y1] = polar(w / 2, h / 2, h * 0.44, angle);
    const [x2, y2] = polar(w / 2, h / 2, h * 0.3, angle + rng.between(-14, 14));
    const [x3, y3] = polar(w / 2, h / 2, h * rng.between(0.14, 0.24), angle + rng.between(-20, 20));
    return stroke(d`M${x1} ${y1}L${x2} ${y2}L${x3} ${y3}`, tone.at(tone.night ? 0.02 : 0.14), 5);
  });
  const frame = boxPath(w * 0.16, h * 0.16, w * 0.68, h * 0.68);
  return (
    rect(0, 0, w, h, tone.at(tone.night ? 0.12 : 0.16)) +
    repeat(40, () =>
      ellipse(rng.next() * w, rng.next() * h, rng.between(3, 10), rng.between(2, 5), tone.at(0.24)),
    ) +
    shape(`${edge}Z`, tone.at(0.3)) +
    clipped(
      s,
      `${edge}Z`,
      `<g transform="translate(6 8)">${inset(s, view, w * 0.04, h * 0.04, w * 0.92, h * 0.92)}</g>` +
        stroke(frame, tone.at(0.9), 6) +
        cracks,
    ) +
    stroke(`${edge}Z`, tone.at(0.5), 4)
  );
}
