import { type Stage, at, d, disc, line, num, rect, repeat, shape, stroke } from '../../draw.ts';
import { onPlinth, TOP } from '../../mounts/backdrop.ts';

/** Rings within rings: the sky as a machine. */
function sphere(s: Stage): string {
  const { w, h, rng, tone } = s;
  const cx = w / 2;
  const cy = h * 0.4;
  const r = h * 0.25;
  const dark = tone.at(0.88);
  const mid = tone.at(0.6);
  const tilt = rng.between(18, 32) * rng.side();
  const hoop = (rx: number, ry: number, color: string, width: number): string =>
    `<ellipse cx="0" cy="0" rx="${num(rx)}" ry="${num(ry)}" fill="none" stroke="${color}" stroke-width="${num(width)}"/>`;
  const rings =
    hoop(r, r, dark, 20) +
    hoop(r * 0.93, r * 0.3, mid, 18) +
    hoop(r * 0.36, r * 0.93, mid, 14) +
    hoop(r * 0.74, r * 0.74, dark, 8) +
    `<g transform="translate(0 ${num(-r * 0.55)})">${hoop(r * 0.72, r * 0.2, dark, 8)}</g><g transform="translate(0 ${num(r * 0.55)})">${hoop(r * 0.72, r * 0.2, dark, 8)}</g>` +
    line(0, -r * 1.2, 0, r * 1.2, dark, 10) +
    disc(0, 0, r * 0.16, dark) +
    disc(0, -r * 1.2, r * 0.06, dark);
  return (
    stroke(
      d`M${cx - r * 1.08} ${cy}A${r * 1.08} ${r * 1.08} 0 0 0 ${cx + r * 1.08} ${cy}`,
      dark,
      22,
    ) +
    rect(cx - r * 1.22, cy - 10, r * 2.44, 20, mid) +
    at(rings, cx, cy, 1, tilt) +
    shape(
      d`M${cx - 22} ${cy + r * 1.05}h44l16 ${h * TOP - cy - r * 1.05 - 30}h50v30h-176v-30h50Z`,
      dark,
    )
  );
}

/** A brass tube on three legs. */
function tubeOnLegs(s: Stage): string {
  const { w, h, rng, tone } = s;
  const x = w / 2;
  const y = h * 0.42;
  const dark = tone.at(0.9);
  const mid = tone.at(0.56);
  const tube =
    rect(-h * 0.3, -h * 0.036, h * 0.4, h * 0.072, mid) +
    rect(-h * 0.3, h * 0.006, h * 0.4, h * 0.03, tone.at(0.7)) +
    rect(h * 0.1, -h * 0.028, h * 0.14, h * 0.056, dark) +
    rect(h * 0.24, -h * 0.02, h * 0.09, h * 0.04, mid) +
    repeat(4, (i) => rect(-h * 0.3 + i * h * 0.13, -h * 0.044, h * 0.024, h * 0.088, dark)) +
    rect(-h * 0.325, -h * 0.05, h * 0.03, h * 0.1, dark);
  return (
    stroke(
      d`M${x} ${y}L${x - h * 0.17} ${h * TOP}M${x} ${y}L${x + h * 0.17} ${h * TOP}M${x} ${y}V${h * TOP}`,
      dark,
      h * 0.022,
    ) +
    stroke(d`M${x - h * 0.1} ${y + h * 0.19}H${x + h * 0.1}`, mid, h * 0.012) +
    disc(x, y, h * 0.034, dark) +
    at(tube, x, y - h * 0.03, 1, 24 + rng.between(-6, 8))
  );
}

/** Discs of metal between three rods: Volta's pile. */
function pile(s: Stage): string {
  const { w, h, tone } = s;
  const x = w / 2;
  const top = h * 0.2;
  const base = h * TOP - h * 0.03;
  const count = 15;
  const step = (base - top - h * 0.04) / count;
  return (
    repeat(2, (i) =>
      rect(x + (i ? h * 0.1 : -h * 0.115), top, h * 0.015, base - top, tone.at(0.88)),
    ) +
    repeat(count, (i) =>
      rect(
        x - h * (i % 3 === 2 ? 0.075 : 0.085),
        top + h * 0.03 + i * step,
        h * (i % 3 === 2 ? 0.15 : 0.17),
        step * 0.86,
        tone.at([0.36, 0.7, 0.9][i % 3] ?? 0.5),
      ),
    ) +
    rect(x - h * 0.14, top - h * 0.012, h * 0.28, h * 0.03, tone.at(0.9)) +
    rect(x - h * 0.16, base, h * 0.32, h * 0.03, tone.at(0.9)) +
    disc(x, top - h * 0.03, h * 0.02, tone.at(0.9)) +
    stroke(
      d`M${x + h * 0.085} ${top + h * 0.05}C${x + h * 0.26} ${top} ${x + h * 0.26} ${h * 0.5} ${x + h * 0.2} ${h * TOP}`,
      tone.at(0.7),
      7,
      true,
    )
  );
}

export const armillary = onPlinth(sphere);

export const telescope = onPlinth(tubeOnLegs);

export const battery = onPlinth(pile, 0.22);
