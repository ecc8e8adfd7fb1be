import { type Stage, at, d, flipped, line, rect, repeat, shape, stroke } from '../../draw.ts';
import { star, sun, sunKinds } from '../../parts/sky.ts';
import { spray } from '../../parts/spray.ts';

/** Books that stand in a row. */
function upright(s: Stage, from: number, to: number, base: number): string {
  const { h, rng, tone } = s;
  let out = '';
  for (let x = from; x < to;) {
    const wide = h * rng.between(0.045, 0.075);
    const tall = h * rng.between(0.22, 0.3);
    out +=
      rect(x, base - tall, wide - 3, tall, tone.at(rng.pick([0.6, 0.76, 0.9]))) +
      repeat(3, (i) => rect(x, base - tall * (0.88 - i * 0.32), wide - 3, h * 0.01, tone.at(0.24)));
    x += wide;
  }
  return out;
}

/** A quill over a sheet, an inkwell, a sprig. */
export function quill(s: Stage): string {
  const { w, h, rng, tone } = s;
  const lean = rng.between(24, 36);
  const feather =
    shape(
      d`M0 0C${-h * 0.02} ${-h * 0.2} ${-h * 0.12} ${-h * 0.36} ${-h * 0.02} ${-h * 0.66}C${h * 0.09} ${-h * 0.5} ${h * 0.1} ${-h * 0.3} ${h * 0.016} ${-h * 0.12}Z`,
      tone.at(tone.night ? 0.84 : 0.6),
    ) +
    shape(
      d`M0 0C${h * 0.01} ${-h * 0.2} ${h * 0.0} ${-h * 0.4} ${-h * 0.02} ${-h * 0.66}C${h * 0.09} ${-h * 0.5} ${h * 0.1} ${-h * 0.3} ${h * 0.016} ${-h * 0.12}Z`,
      tone.at(tone.night ? 0.62 : 0.84),
    ) +
    repeat(4, (i) =>
      stroke(
        d`M${h * 0.004} ${-h * (0.24 + i * 0.09)}l${-h * 0.075} ${-h * 0.05}`,
        tone.at(0.2),
        h * 0.006,
      ),
    ) +
    stroke(
      d`M0 ${h * 0.1}C${h * 0.012} ${-h * 0.16} ${h * 0.004} ${-h * 0.4} ${-h * 0.02} ${-h * 0.66}`,
      tone.at(0.96),
      h * 0.008,
    );
  const x = w * rng.between(0.3, 0.36);
  const table = h * 0.76;
  const pot = w * rng.between(0.36, 0.42);
  const stack = rng.int(2, 4);
  const lying = repeat(stack, (i) => {
    const wide = h * rng.between(0.3, 0.4);
    const bx = w * 0.72 - wide / 2 + rng.between(-0.02, 0.02) * w;
    const by = table - (i + 1) * h * 0.065;
    return (
      rect(bx, by, wide, h * 0.065, tone.at(i % 2 ? 0.56 : 0.8)) +
      rect(
        bx + wide * 0.06,
        by + h * 0.012,
        wide * 0.94,
        h * 0.04,
        tone.at(tone.night ? 0.94 : 0.04),
      ) +
      rect(bx, by, wide * 0.1, h * 0.065, tone.at(0.94))
    );
  });
  const out =
    rect(0, 0, w, h, tone.at(0.12)) +
    sun(
      s,
      w * 0.66,
      h * rng.between(0.3, 0.38),
      h * rng.between(0.16, 0.22),
      rng.pick(sunKinds),
      tone.at(0.42),
    ) +
    repeat(3, () =>
      star(w * rng.between(0.1, 0.4), h * rng.between(0.1, 0.4), h * 0.02, tone.at(0.5)),
    ) +
    rect(0, table, w, h, tone.at(0.46)) +
    (s.variant ? upright(s, w * 0.56, w * 0.88, table) : lying) +
    spray(
      w * 0.72,
      table - (s.variant ? h * 0.24 : stack * h * 0.065) + h * 0.2,
      h * 0.28,
      236,
      312,
      5,
      h * 0.1,
      tone.at(0.74),
      tone.at(0.36),
      tone.at(0.5),
    ) +
    at(feather, pot - h * 0.01, table - h * 0.15, 1, -lean) +
    shape(
      d`M${pot - h * 0.1} ${table}C${pot - h * 0.13} ${table - h * 0.09} ${pot - h * 0.06} ${table - h * 0.1} ${pot - h * 0.05} ${table - h * 0.14}h${h * 0.1}C${pot + h * 0.06} ${table - h * 0.1} ${pot + h * 0.13} ${table - h * 0.09} ${pot + h * 0.1} ${table}Z`,
      tone.at(0.92),
    ) +
    rect(pot - h * 0.065, table - h * 0.155, h * 0.13, h * 0.022, tone.at(0.7)) +
    shape(
      d`M${x - h * 0.24} ${table + h * 0.08}h${h * 0.56}l${h * 0.1} ${h * 0.14}h${-h * 0.74}Z`,
      tone.at(tone.night ? 0.92 : 0.04),
    ) +
    repeat(3, (i) =>
      line(
        x - h * 0.2 - i * h * 0.018,
        table + h * (0.11 + i * 0.03),
        x + h * (0.24 + i * 0.02 - (i === 2 ? 0.2 : 0)),
        table + h * (0.11 + i * 0.03),
        tone.at(0.56),
        h * 0.007,
      ),
    );
  return rng.chance(0.5) ? flipped(out, w / 2) : out;
}
