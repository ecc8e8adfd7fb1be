import { archPath } from '../arches.ts';
import {
  type Stage,
  boxPath,
  clipped,
  d,
  disc,
  discPath,
  polar,
  rect,
  repeat,
  ring,
  shape,
  stroke,
} from '../draw.ts';
import { landscape, viewOf } from './views.ts';
import { inset, wall } from './wall.ts';

/** A framed picture on the museum's wall. */
export function painting(s: Stage, title: string): string {
  const { w, h, rng, tone } = s;
  const view = viewOf(s, title);
  const gilt = tone.at(tone.night ? 0.74 : 0.66);
  const dark = tone.at(tone.night ? 0.9 : 0.9);
  const shade = tone.at(tone.night ? 0.02 : 0.34);
  const cx = w / 2;
  const cy = h * 0.46;
  const form = rng.int(0, 3);
  if (form === 0) {
    const r = h * 0.3;
    return (
      wall(s) +
      disc(cx + 14, cy + 20, r * 1.24, shade) +
      disc(cx, cy, r * 1.24, gilt) +
      repeat(36, (i) => disc(...polar(cx, cy, r * 1.14, i * 10), r * 0.042, dark)) +
      ring(cx, cy, r * 1.23, dark, 6) +
      clipped(s, discPath(cx, cy, r), inset(s, view, cx - r, cy - r, r * 2, r * 2)) +
      ring(cx, cy, r * 1.03, dark, 10)
    );
  }
  if (form === 1) {
    const wide = h * 0.46;
    const base = h * 0.8;
    const path = archPath(cx - wide / 2, base, wide, h * 0.62);
    const wing = (k: number): string => {
      const x = cx + k * wide * 0.86 - wide * 0.2;
      const panel = archPath(x, base, wide * 0.4, h * 0.44);
      return (
        shape(archPath(x - 16, base + 16, wide * 0.4 + 32, h * 0.44 + 34), gilt) +
        clipped(
          s,
          panel,
          rect(x, 0, wide, h, tone.at(0.4)) +
            inset(s, landscape, x, base - h * 0.44, wide * 0.4, h * 0.44),
        ) +
        stroke(panel, dark, 7)
      );
    };
    return (
      wall(s) +
      wing(-1) +
      wing(1) +
      shape(archPath(cx - wide / 2 - 24, base + 16, wide + 48, h * 0.62 + 44), gilt) +
      clipped(s, path, inset(s, view, cx - wide / 2, base - h * 0.62, wide, h * 0.62)) +
      stroke(path, dark, 9) +
      rect(cx - wide * 1.16, base, wide * 2.32, h * 0.045, dark) +
      rect(cx - wide * 1.1, base + h * 0.01, wide * 2.2, h * 0.018, gilt)
    );
  }
  const tall = form === 2;
  const pw = h * (tall ? 0.44 : 0.62);
  const ph = h * (tall ? 0.58 : 0.46);
  const x = cx - pw / 2;
  const y = cy - ph / 2;
  const m = h * rng.between(0.05, 0.065);
  return (
    wall(s) +
    stroke(
      d`M${cx - pw * 0.3} ${y - m}L${cx} ${y - m - h * 0.06}L${cx + pw * 0.3} ${y - m}`,
      dark,
      4,
    ) +
    disc(cx, y - m - h * 0.06, 8, dark) +
    rect(x - m + 14, y - m + 20, pw + m * 2, ph + m * 2, shade) +
    rect(x - m, y - m, pw + m * 2, ph + m * 2, gilt) +
    stroke(
      d`M${x - m} ${y - m}L${x} ${y}M${x + pw + m} ${y - m}L${x + pw} ${y}M${x - m} ${y + ph + m}L${x} ${y + ph}M${x + pw + m} ${y + ph + m}L${x + pw} ${y + ph}`,
      dark,
      5,
    ) +
    stroke(
      boxPath(x - m, y - m, pw + m * 2, ph + m * 2) +
        boxPath(x - m * 0.45, y - m * 0.45, pw + m * 0.9, ph + m * 0.9),
      dark,
      6,
    ) +
    clipped(s, boxPath(x, y, pw, ph), inset(s, view, x, y, pw, ph)) +
    stroke(boxPath(x, y, pw, ph), dark, 9)
  );
}
