import {
  type Stage,
  clipped,
  disc,
  discPath,
  line,
  polar,
  rect,
  repeat,
  ring,
} from '../../draw.ts';
import { star } from '../../sky.ts';
import { constellation } from './constellation.ts';

/** A chart of the sky, with its circles and its ecliptic. */
export function chart(s: Stage): string {
  const { w, h, rng, tone } = s;
  const near = s.variant === 1;
  const cx = near ? w * rng.pick([0.12, 0.88]) : w / 2;
  const cy = near ? h * rng.between(0.8, 0.92) : h / 2;
  const r = h * (near ? 0.84 : 0.42);
  const fine = tone.at(0.42);
  const disk = discPath(cx, cy, r);
  const spokes = rng.pick([8, 12]);
  const tilt = rng.between(0, 360);
  const [ex, ey] = polar(cx, cy, r * 0.2, tilt);
  const inside =
    repeat(spokes, (i) => {
      const [x, y] = polar(cx, cy, r, (i * 360) / spokes + tilt);
      return line(cx, cy, x, y, fine, 2.5);
    }) +
    repeat(3, (i) => ring(cx, cy, r * (0.25 + i * 0.25), fine, 2.5)) +
    ring(ex, ey, r * 0.66, tone.at(0.72), 6) +
    repeat(36, (i) => {
      const [x1, y1] = polar(ex, ey, r * 0.64, i * 10);
      const [x2, y2] = polar(ex, ey, r * 0.68, i * 10);
      return line(x1, y1, x2, y2, tone.at(0.72), 5);
    }) +
    repeat(near ? 130 : 90, () => {
      const [x, y] = polar(cx, cy, r * Math.sqrt(rng.next()), rng.between(0, 360));
      return disc(x, y, rng.pick([2.5, 3, 4]), tone.at(0.75));
    }) +
    repeat(near ? 8 : 6, (i) => {
      const [x, y] = polar(cx, cy, r * rng.between(0.44, 0.72), i * (near ? 45 : 60) + tilt);
      return constellation(s, x, y, h * 0.22, tone.ink, tone.at(0.6));
    }) +
    star(cx, cy, r * 0.06, tone.ink);
  return (
    rect(0, 0, w, h, tone.at(tone.night ? 0.16 : 0.2)) +
    disc(cx, cy, r * 1.1, tone.at(tone.night ? 0.3 : 0.36)) +
    repeat(120, (i) => {
      const [x1, y1] = polar(cx, cy, r * 1.03, i * 3);
      const [x2, y2] = polar(cx, cy, r * (i % 5 ? 1.055 : 1.085), i * 3);
      return line(x1, y1, x2, y2, tone.at(0.86), 2.5);
    }) +
    disc(cx, cy, r, tone.at(tone.night ? 0.04 : 0.02)) +
    ring(cx, cy, r, tone.at(0.86), 5) +
    clipped(s, disk, inside)
  );
}
