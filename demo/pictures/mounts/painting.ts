import {
  type Stage,
  boxPath,
  clipped,
  d,
  disc,
  discPath,
  polar,
  polygon,
  rect,
  repeat,
  ring,
  shape,
  stroke,
} from '../draw.ts';
import { inset, wall } from './wall.ts';

type View = (s: Stage) => string;

const inks = ({ tone }: Stage) => ({
  gilt: tone.at(tone.night ? 0.74 : 0.66),
  dark: tone.at(0.9),
  shade: tone.at(tone.night ? 0.02 : 0.34),
});

/** A round picture in a wreath of a frame. */
export const tondo =
  (view: View) =>
  (s: Stage): string => {
    const { w, h } = s;
    const { gilt, dark, shade } = inks(s);
    const cx = w / 2;
    const cy = h * 0.46;
    const r = h * 0.345;
    return (
      wall(s) +
      disc(cx + 14, cy + 20, r * 1.2, shade) +
      disc(cx, cy, r * 1.2, gilt) +
      repeat(36, (i) => disc(...polar(cx, cy, r * 1.11, i * 10), r * 0.036, dark)) +
      ring(cx, cy, r * 1.19, dark, 6) +
      clipped(s, discPath(cx, cy, r), inset(s, view, cx - r, cy - r, r * 2, r * 2)) +
      ring(cx, cy, r * 1.02, dark, 9)
    );
  };

/** A panel with a gable, on its step. */
export const altarpiece =
  (view: View) =>
  (s: Stage): string => {
    const { w, h } = s;
    const { gilt, dark, shade } = inks(s);
    const cx = w / 2;
    const base = h * 0.83;
    const house = (half: number, eaves: number, top: number, foot: number): string =>
      polygon([
        [cx - half, foot],
        [cx - half, eaves],
        [cx, top],
        [cx + half, eaves],
        [cx + half, foot],
      ]);
    const inner = house(h * 0.29, h * 0.19, h * 0.08, base);
    const outer = house(h * 0.335, h * 0.17, h * 0.035, base + h * 0.03);
    return (
      wall(s) +
      `<g transform="translate(14 18)">${shape(outer, shade)}</g>` +
      shape(outer, gilt) +
      stroke(outer, dark, 6) +
      clipped(s, inner, inset(s, view, cx - h * 0.375, base - h * 0.75, h * 0.75, h * 0.75)) +
      stroke(inner, dark, 8) +
      rect(cx - h * 0.36, base + h * 0.03, h * 0.72, h * 0.025, dark)
    );
  };

const framed =
  (view: View, wide: number, tall: number) =>
  (s: Stage): string => {
    const { w, h } = s;
    const { gilt, dark, shade } = inks(s);
    const pw = h * wide;
    const ph = h * tall;
    const cx = w / 2;
    const x = cx - pw / 2;
    const y = h * 0.475 - ph / 2;
    const m = h * 0.046;
    return (
      wall(s) +
      stroke(
        d`M${cx - pw * 0.3} ${y - m}L${cx} ${y - m - h * 0.05}L${cx + pw * 0.3} ${y - m}`,
        dark,
        4,
      ) +
      disc(cx, y - m - h * 0.05, 8, dark) +
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
      stroke(boxPath(x, y, pw, ph), dark, 8)
    );
  };

export const upright = (view: View) => framed(view, 0.56, 0.7);

export const wide = (view: View) => framed(view, 0.8, 0.62);
