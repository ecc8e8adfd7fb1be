import { type Stage, d, disc, rect, repeat, ring, shape, stroke } from '../../draw.ts';
import { cloud, sun, sunKinds } from '../../sky.ts';

/** Bands of water, one behind the other. */
export function swell(s: Stage): string {
  const { w, h, rng, tone } = s;
  const scales = s.variant === 1;
  const top = h * rng.between(0.42, 0.5);
  let out =
    rect(0, 0, w, h, tone.at(0.06)) +
    sun(
      s,
      w * rng.between(0.28, 0.72),
      top - h * rng.between(0, 0.06),
      h * rng.between(0.2, 0.26),
      rng.pick(sunKinds),
      tone.at(0.52),
    );
  out +=
    cloud(w * rng.between(0.1, 0.3), h * 0.2, h * 0.3, tone.at(0.16)) +
    cloud(w * rng.between(0.7, 0.9), h * 0.3, h * 0.26, tone.at(0.16));
  if (scales) {
    const r = h * rng.between(0.1, 0.13);
    const rows = Math.ceil((h - top) / (r * 0.5)) + 1;
    for (let row = 0; row < rows; row += 1) {
      const y = top + r * 0.7 + row * r * 0.5;
      const share = row / rows;
      out += repeat(Math.ceil(w / (r * 2)) + 2, (i) => {
        const x = i * r * 2 - (row % 2 ? 0 : r);
        return (
          disc(x, y, r, tone.at(0.3 + share * 0.6)) +
          repeat(3, (j) =>
            ring(
              x,
              y,
              r * (0.8 - j * 0.24),
              tone.at(j % 2 ? 0.24 + share * 0.5 : 0.1 + share * 0.3),
              r * 0.07,
            ),
          )
        );
      });
    }
    return out;
  }
  const count = rng.int(6, 7);
  for (let i = 0; i < count; i += 1) {
    const y = top + ((h - top) * i) / count;
    const long = h * (0.2 + i * 0.05);
    const high = h * (0.02 + i * 0.007);
    const from = -rng.between(0.2, 1) * long;
    const crest = (dy: number): string =>
      d`M${from} ${y + dy}` +
      repeat(
        Math.ceil(w / long) + 2,
        () => d`q${long * 0.25} ${-high * 2} ${long * 0.5} 0t${long * 0.5} 0`,
      );
    out += shape(
      `${crest(0)}V${Math.round(h)}H${Math.round(from)}Z`,
      tone.at(0.26 + (i / (count - 1)) * 0.68),
    );
    out += repeat(2, (j) =>
      stroke(crest(high * (1.1 + j * 1.1)), tone.at(i > count / 2 ? 0.46 : 0.1), h * 0.004),
    );
  }
  return out;
}
