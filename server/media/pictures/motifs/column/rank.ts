import { column, columnBase, columnLook, orders, shaft } from '../../columns.ts';
import { type Stage, rect, repeat } from '../../draw.ts';
import { hills } from '../../nature.ts';
import { sun, sunKinds } from '../../sky.ts';

/** Columns so near that the picture cuts them, in a rising or falling rhythm of ruin. */
export function rank(s: Stage): string {
  const { w, h, rng, tone } = s;
  const count = Math.round((rng.int(4, 6) * w) / h);
  const step = w / count;
  const wide = step * rng.between(0.56, 0.66);
  const look = columnLook(s, rng.side());
  const rising = rng.side();
  const order = rng.pick(orders);
  let out = rect(0, 0, w, h, tone.at(tone.night ? 0.06 : 0.16));
  out += sun(
    s,
    w * (rising > 0 ? 0.28 : 0.72),
    h * rng.between(0.24, 0.32),
    h * rng.between(0.15, 0.2),
    rng.pick(sunKinds),
    tone.at(0.62),
  );
  out += hills(s, h * 0.8, h * 0.03, tone.at(0.3), 4);
  out += repeat(count, (i) => {
    const share = rising > 0 ? (i + 1) / count : 1 - i / count;
    const x = step * (i + 0.5);
    if (share > 0.62) return column(order, x, h * 0.93, wide, h * 0.79, look);
    return (
      columnBase(x, h * 0.93, wide, look) +
      shaft(
        x,
        h * 0.93 - wide * 0.36,
        wide,
        h * (0.12 + share * 0.7) * rng.between(0.8, 1),
        look,
        0.4,
      )
    );
  });
  const whole = Math.ceil(count * 0.38) * step;
  out +=
    rect(rising > 0 ? w - whole : 0, 0, whole, h * 0.14, tone.at(0.4)) +
    rect(
      rising > 0 ? w - whole - h * 0.02 : 0,
      h * 0.085,
      whole + h * 0.02,
      h * 0.02,
      tone.at(0.8),
    );
  return (
    out + rect(0, h * 0.93, w, h, tone.at(0.5)) + rect(0, h * 0.93, w, h * 0.012, tone.at(0.92))
  );
}
