import { type Stage, at, clipped, d, disc, discPath, ellipse, shape } from '../draw.ts';
import { leaf } from '../nature.ts';
import { spray } from '../spray.ts';
import { vessel } from '../vessels.ts';
import { TOP, backdrop, plinth } from './backdrop.ts';

/** A still life for what has no kind of its own: solids, a bowl, a sprig. */
export function still(s: Stage): string {
  const { w, h, rng, tone } = s;
  const x = w / 2;
  const y = h * TOP;
  const side = rng.side();
  const light = tone.at(tone.night ? 0.9 : 0.05);
  const ball = h * rng.between(0.08, 0.1);
  const bx = x - side * h * 0.14;
  const path = discPath(bx, y - ball, ball);
  return (
    backdrop(s) +
    plinth(s, 0.3) +
    spray(
      x + side * h * 0.02,
      y - h * 0.02,
      h * 0.3,
      250,
      340,
      6,
      h * 0.1,
      tone.at(0.72),
      tone.at(0.4),
      tone.at(0.5),
    ) +
    vessel(
      s,
      rng.pick(['jug', 'slender', 'lekythos']),
      x + side * h * 0.08,
      y,
      h * rng.between(0.36, 0.44),
      {
        body: tone.at(0.66),
        shade: tone.at(0.82),
        paint: tone.at(tone.night ? 0.1 : 0.97),
        side: -side,
      },
    ) +
    shape(path, light) +
    clipped(
      s,
      path,
      disc(bx + side * ball * 0.5, y - ball * 0.7, ball * 1.05, tone.at(tone.night ? 0.62 : 0.4)),
    ) +
    shape(
      d`M${bx - h * 0.13} ${y}l${h * 0.07} ${-h * 0.13}l${h * 0.07} ${h * 0.13}Z`,
      tone.at(0.8),
    ) +
    ellipse(x + side * h * 0.22, y - h * 0.03, h * 0.034, h * 0.03, tone.at(0.5)) +
    at(
      leaf(h * 0.06, h * 0.014, tone.at(0.8), tone.at(0.4)),
      x + side * h * 0.22,
      y - h * 0.055,
      1,
      side * 30,
    )
  );
}
