import { type Stage, at, rect } from '../draw.ts';

export function wall(s: Stage): string {
  const { w, h, tone } = s;
  return (
    rect(0, 0, w, h, tone.at(tone.night ? 0.1 : 0.2)) +
    rect(0, h * 0.88, w, h, tone.at(tone.night ? 0.28 : 0.44)) +
    rect(0, h * 0.88, w, h * 0.012, tone.at(0.7))
  );
}

/** A scene drawn into a box of any size. */
export function inset(
  s: Stage,
  draw: (inner: Stage) => string,
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  return at(draw({ ...s, w: (w / h) * 1000, h: 1000 }), x, y, h / 1000);
}
