import { capital, columnLook, orders, shaft } from '../columns.ts';
import type { Stage } from '../draw.ts';
import { vessel } from '../vessels.ts';
import { TOP, backdrop, plinth } from './backdrop.ts';

export function pot(s: Stage): string {
  const { w, h, rng, tone } = s;
  const kind = rng.pick(['amphora', 'hydria', 'krater', 'lekythos', 'slender', 'jug'] as const);
  const dark = rng.chance(0.5) !== tone.night;
  const look = dark
    ? {
        body: tone.at(0.62),
        shade: tone.at(0.78),
        paint: tone.at(tone.night ? 0.08 : 0.98),
        side: rng.side(),
      }
    : {
        body: tone.at(tone.night ? 0.9 : 0.04),
        shade: tone.at(tone.night ? 0.7 : 0.22),
        paint: tone.at(tone.night ? 0.36 : 0.8),
        side: rng.side(),
      };
  return (
    backdrop(s) +
    plinth(s, 0.21) +
    vessel(s, kind, w / 2, h * TOP, h * (kind === 'krater' ? 0.46 : 0.58), look)
  );
}

/** A piece of a building: a capital, or a drum with its flutes. */
export function fragment(s: Stage): string {
  const { w, h, rng } = s;
  const look = columnLook(s, rng.side());
  const wide = h * 0.27;
  const order = rng.pick(orders);
  return (
    backdrop(s) +
    plinth(s, 0.24) +
    shaft(w / 2, h * TOP, wide, h * (order === 'corinthian' ? 0.2 : 0.28), look) +
    capital(order, w / 2, h * (TOP - (order === 'corinthian' ? 0.195 : 0.275)), wide * 0.9, look)
  );
}
