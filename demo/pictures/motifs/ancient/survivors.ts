import { column, columnBase, columnLook, shaft } from '../../parts/columns.ts';
import { type Stage, at, d, flipped, rect, repeat, shape } from '../../draw.ts';
import { cypress, hills } from '../../parts/nature.ts';
import { birds, sun } from '../../parts/sky.ts';

/** Three columns that still carry their beam. */
export function survivors(s: Stage): string {
  const { w, h, rng, tone } = s;
  const look = columnLook(s, rng.side());
  const wide = h * rng.between(0.085, 0.1);
  const x0 = w * (s.variant ? rng.between(0.18, 0.24) : rng.between(0.3, 0.42));
  const step = wide * rng.between(1.9, 2.2);
  const base = h * 0.84;
  const tall = h * rng.between(0.6, 0.66);
  const top = base - tall;
  const drum = (x: number, y: number, turn: number): string =>
    at(shaft(0, wide, wide, wide * 1.6, look, 0.15), x, y, 1, turn);
  const out =
    rect(0, 0, w, h, tone.at(0.1)) +
    sun(
      s,
      x0 + step,
      h * 0.46,
      h * rng.between(0.24, 0.3),
      rng.pick(['full', 'lines', 'rings', 'halo']),
      tone.at(0.44),
    ) +
    hills(s, h * 0.74, h * 0.05, tone.at(0.26), 5) +
    cypress(w * 0.88, base, h * rng.between(0.3, 0.42), tone.at(0.66), tone.at(0.9)) +
    cypress(w * 0.8, base, h * rng.between(0.22, 0.3), tone.at(0.66), tone.at(0.9)) +
    hills(s, base - h * 0.01, h * 0.015, tone.at(0.58), 4) +
    repeat(3, (i) =>
      column(s.variant ? 'ionic' : 'corinthian', x0 + i * step, base, wide, tall, look),
    ) +
    (s.variant
      ? columnBase(x0 + 3 * step, base, wide, look) +
        shaft(x0 + 3 * step, base - wide * 0.36, wide, tall * rng.between(0.4, 0.6), look, 0.4)
      : '') +
    shape(
      d`M${x0 - wide} ${top}v${-wide * 0.8}l${wide * 0.5} ${-wide * 0.4}h${step * 2 + wide * 0.4}l${wide * 0.4} ${wide * 0.5}v${wide * 0.7}Z`,
      look.mid,
    ) +
    rect(x0 - wide * 1.1, top - wide * 0.34, step * 2 + wide * 2, wide * 0.16, look.dark) +
    rect(x0 - wide * 1.4, base, step * 2 + wide * 2.8, wide * 0.5, tone.at(0.8)) +
    drum(w * 0.14, h * 0.88, 84) +
    drum(w * 0.72, h * 0.9, 97) +
    hills(s, h * 0.95, h * 0.012, tone.at(0.94), 3) +
    birds(s, w * 0.75, h * 0.2, h * 0.02, tone.at(0.8));
  return rng.chance(0.5) ? flipped(out, w / 2) : out;
}
