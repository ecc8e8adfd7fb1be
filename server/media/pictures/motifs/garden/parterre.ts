import { type Stage, at, d, disc, polar, rect, repeat, ring, shape, stroke } from '../../draw.ts';

/** A parterre from above: the plan that a gardener draws. */
export function parterre(s: Stage): string {
  const { w, h, rng, tone } = s;
  const beds = s.variant ? rng.pick([3, 4]) : 2;
  const field = h * 0.88;
  const x0 = w / 2 - field / 2;
  const y0 = h / 2 - field / 2;
  const path = field * rng.between(0.035, 0.05);
  const size = (field - path * (beds + 1)) / beds;
  const style = rng.int(0, 2);
  const hedge = tone.at(tone.night ? 0.72 : 0.78);
  const bed = (x: number, y: number, kind: number): string => {
    const c = size / 2;
    const core: string[] = [
      repeat(4, (i) =>
        at(
          shape(
            d`M0 ${-size * 0.07}C${size * 0.16} ${-size * 0.16} ${size * 0.18} ${-size * 0.36} 0 ${-size * 0.38}C${-size * 0.18} ${-size * 0.36} ${-size * 0.16} ${-size * 0.16} 0 ${-size * 0.07}Z`,
            hedge,
          ),
          x + c,
          y + c,
          1,
          i * 90 + 45,
        ),
      ) + disc(x + c, y + c, size * 0.07, tone.at(0.5)),
      ring(x + c, y + c, size * 0.3, hedge, size * 0.07) +
        repeat(8, (i) => disc(...polar(x + c, y + c, size * 0.3, i * 45), size * 0.06, hedge)) +
        disc(x + c, y + c, size * 0.12, tone.at(0.5)),
      stroke(
        d`M${x + size * 0.2} ${y + size * 0.2}L${x + size * 0.8} ${y + size * 0.8}M${x + size * 0.8} ${y + size * 0.2}L${x + size * 0.2} ${y + size * 0.8}`,
        hedge,
        size * 0.07,
      ) +
        shape(
          d`M${x + c} ${y + size * 0.3}L${x + size * 0.7} ${y + c}L${x + c} ${y + size * 0.7}L${x + size * 0.3} ${y + c}Z`,
          tone.at(0.46),
        ),
    ];
    return (
      rect(x, y, size, size, hedge) +
      rect(x + size * 0.06, y + size * 0.06, size * 0.88, size * 0.88, tone.at(0.3)) +
      rect(x + size * 0.12, y + size * 0.12, size * 0.76, size * 0.76, tone.at(0.16)) +
      (core[kind % 3] ?? '')
    );
  };
  const c = [w / 2, h / 2] as const;
  const pool = size * (beds % 2 ? 0.48 : 0.42);
  let out =
    rect(0, 0, w, h, tone.at(0.5)) +
    rect(x0 - h * 0.012, y0 - h * 0.012, field + h * 0.024, field + h * 0.024, hedge) +
    rect(x0, y0, field, field, tone.at(0.06));
  if (w > h * 1.2)
    out += repeat(2, (k) =>
      repeat(7, (i) =>
        disc(
          k ? x0 + field + h * 0.12 : x0 - h * 0.12,
          y0 + field * ((i + 0.5) / 7),
          h * 0.05,
          hedge,
        ),
      ),
    );
  for (let row = 0; row < beds; row += 1)
    for (let col = 0; col < beds; col += 1) {
      const corner = Math.min(row, beds - 1 - row) + Math.min(col, beds - 1 - col);
      out += bed(x0 + path + col * (size + path), y0 + path + row * (size + path), style + corner);
    }
  out +=
    disc(c[0], c[1], pool + path * 0.6, tone.at(0.06)) +
    disc(c[0], c[1], pool, hedge) +
    disc(c[0], c[1], pool * 0.86, tone.at(0.36));
  out +=
    repeat(3, (i) => ring(c[0], c[1], pool * (0.66 - i * 0.18), tone.at(0.1), pool * 0.035)) +
    disc(c[0], c[1], pool * 0.13, tone.at(0.94));
  return out;
}
