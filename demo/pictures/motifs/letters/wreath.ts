import { type Stage, d, flipped, rect, repeat, ring, shape } from '../../draw.ts';
import { sun, sunKinds } from '../../parts/sky.ts';
import { spray } from '../../parts/spray.ts';

/** A victor's crown: whole, or so large that only its lower bow is seen. */
export function wreath(s: Stage): string {
  const { w, h, rng, tone } = s;
  const near = s.variant === 1;
  const r = h * (near ? rng.between(0.44, 0.5) : rng.between(0.27, 0.31));
  const cx = w / 2;
  const cy = h * (near ? 0.26 : 0.49);
  const gap = rng.between(12, 26);
  const pairs = rng.int(8, 11) + (near ? 1 : 0);
  const size = h * rng.between(0.12, 0.15) * (near ? 1.35 : 1);
  const half = spray(
    cx,
    cy,
    r,
    90 + rng.between(4, 8),
    270 - gap,
    pairs,
    size,
    tone.at(0.84),
    tone.at(0.3),
    tone.at(0.5),
  );
  return (
    rect(0, 0, w, h, tone.at(0.14)) +
    repeat(3, (i) => ring(cx, cy, h * (0.46 + i * 0.09), tone.at(0.24), h * 0.006)) +
    sun(s, cx, cy, r * rng.between(0.6, 0.74), rng.pick(sunKinds), tone.at(0.46)) +
    half +
    flipped(half, cx) +
    shape(
      d`M${cx} ${cy + r}C${cx - h * 0.08} ${cy + r - h * 0.05} ${cx - h * 0.1} ${cy + r + h * 0.04} ${cx} ${cy + r}C${cx + h * 0.08} ${cy + r - h * 0.05} ${cx + h * 0.1} ${cy + r + h * 0.04} ${cx} ${cy + r}Z`,
      tone.at(0.62),
    ) +
    shape(
      d`M${cx - h * 0.01} ${cy + r}L${cx - h * 0.085} ${cy + r + h * 0.13}l${h * 0.03} ${-h * 0.012}l${h * 0.016} ${h * 0.03}L${cx + h * 0.01} ${cy + r}L${cx + h * 0.05} ${cy + r + h * 0.15}l${h * 0.014} ${-h * 0.028}l${h * 0.03} ${h * 0.008}Z`,
      tone.at(0.62),
    )
  );
}
