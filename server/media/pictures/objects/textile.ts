import { band, bands } from '../bands.ts';
import { type Stage, boxPath, clipped, line, rect, repeat } from '../draw.ts';
import { wall } from './wall.ts';

/** A frieze of ornament, for textiles and panels. */
export function textile(s: Stage): string {
  const { w, h, rng, tone } = s;
  const rows = 7;
  const order = rng.int(0, 6);
  return (
    wall(s) +
    rect(w * 0.2 + 12, h * 0.12 + 16, w * 0.6, h * 0.68, tone.at(tone.night ? 0.02 : 0.4)) +
    rect(w * 0.2, h * 0.12, w * 0.6, h * 0.68, tone.at(0.56)) +
    clipped(
      s,
      boxPath(w * 0.2, h * 0.12, w * 0.6, h * 0.68),
      repeat(rows, (i) =>
        band(
          bands[(order + i * 2) % bands.length] ?? 'dots',
          w * 0.18,
          h * (0.145 + i * 0.095),
          w * 0.64,
          h * 0.06,
          tone.at(i % 2 ? 0.1 : 0.94),
        ),
      ),
    ) +
    repeat(30, (i) =>
      line(
        w * 0.205 + i * w * 0.0205,
        h * 0.8,
        w * 0.205 + i * w * 0.0205,
        h * 0.84,
        tone.at(0.7),
        5,
      ),
    ) +
    rect(w * 0.16, h * 0.1, w * 0.68, h * 0.024, tone.at(0.92))
  );
}
