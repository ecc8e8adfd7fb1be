import { capital, capitalHeight, columnLook, shaft } from '../../columns.ts';
import { type Stage, rect, repeat } from '../../draw.ts';
import { sun } from '../../sky.ts';

/** One capital, large. */
export function portrait(s: Stage): string {
  const { w, h, rng, tone } = s;
  const order = s.variant ? 'corinthian' : 'ionic';
  const look = columnLook(s, rng.side(), 0.02);
  const wide = h * rng.between(0.4, 0.46);
  const y = h * (order === 'ionic' ? 0.56 : 0.7);
  const x = w / 2;
  const top = y - capitalHeight[order] * wide * 0.98;
  return (
    rect(0, 0, w, h, tone.at(tone.night ? 0.1 : 0.5)) +
    sun(
      s,
      x,
      y - h * 0.14,
      h * rng.between(0.36, 0.4),
      rng.pick(['full', 'rings', 'halo']),
      tone.at(tone.night ? 0.32 : 0.22),
    ) +
    shaft(x, h * 1.1, wide * 1.02, h * 1.1 - y, look) +
    capital(order, x, y, wide * 0.94, look) +
    rect(0, -1, w, top - h * 0.0 + 1, tone.at(0.72)) +
    rect(0, top - h * 0.03, w, h * 0.03, tone.at(0.92)) +
    repeat(Math.ceil(w / (h * 0.075)), (i) =>
      rect(i * h * 0.075 + h * 0.01, top - h * 0.1, h * 0.045, h * 0.05, tone.at(0.4)),
    )
  );
}
