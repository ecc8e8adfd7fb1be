import { clipped, d, disc, ellipse, line, rect, repeat, ring, shape, stroke } from '../../draw.ts';
import { archPath } from '../../parts/arches.ts';
import { across, all, sketch } from '../../parts/canvas.ts';

/** Six galleries of walnut around a table, seen from the highest. */
export const anatomicalTheatre = sketch(
  (_s, ink) =>
    all(ink(0.94, 0.04)) +
    repeat(6, (i) => {
      const rx = 620 - i * 92;
      const ry = 560 - i * 84;
      const y = 10 + i * 8;
      return (
        ellipse(0, y, rx, ry, ink(0.4 + (i % 2) * 0.06, 0.6 - (i % 2) * 0.06)) +
        ellipse(0, y + 20, rx - 18, ry - 18, ink(0.84, 0.16)) +
        repeat(44 - i * 5, (j) => {
          const a = (j * 2 * Math.PI) / (44 - i * 5);
          return line(
            Math.cos(a) * (rx - 14),
            y + Math.sin(a) * (ry - 14),
            Math.cos(a) * (rx - 44),
            y + 16 + Math.sin(a) * (ry - 44),
            ink(0.56, 0.46),
            11 - i,
          );
        }) +
        ellipse(0, y + 20, rx - 46, ry - 46, ink(0.7 - i * 0.02, 0.28))
      );
    }) +
    ellipse(0, 62, 116, 96, ink(0.2, 0.84)) +
    rect(-34, -14, 68, 150, ink(0.02, 0.98)) +
    rect(-34, -14, 68, 150, ink(0.02, 0.98)) +
    stroke('M-34 -14h68v150h-68Z', ink(0.6, 0.4), 7) +
    disc(0, 12, 15, ink(0.5, 0.5)) +
    shape('M-20 126C-26 40 26 40 20 126Z', ink(0.5, 0.5)),
);

/** A cave made by hand, dripping, a figure in its depth. */
export const grotto = sketch((s, ink) => {
  const rock = ink(0.5, 0.5);
  const drip = (x: number, y: number, tall: number, wide: number, fill: string): string =>
    shape(
      d`M${x - wide} ${y}H${x + wide}Q${x + wide * 0.3} ${y + tall * 0.5} ${x} ${y + tall}Q${x - wide * 0.3} ${y + tall * 0.5} ${x - wide} ${y}Z`,
      fill,
    );
  return (
    all(ink(0.2, 0.76)) +
    rect(-900, -900, 1800, 560, ink(0.3, 0.66)) +
    shape(archPath(-370, 900, 740, 1250), rock) +
    shape(archPath(-310, 900, 620, 1180), ink(0.94, 0.04)) +
    clipped(
      s,
      archPath(-310, 900, 620, 1180),
      shape(archPath(-190, 420, 380, 560), ink(0.7, 0.2)) +
        shape(archPath(-100, 400, 200, 380), ink(0.3, 0.5)) +
        disc(0, 160, 74, ink(0.1, 0.8)) +
        shape('M-34 400C-50 260 -40 200 -24 180H24C40 200 50 260 34 400Z', ink(0.02, 0.97)) +
        disc(0, 150, 28, ink(0.02, 0.97)) +
        stroke('M-24 200Q-60 240 -30 280M24 200Q60 180 40 130', ink(0.02, 0.97), 20, true) +
        repeat(9, (i) =>
          drip(-260 + i * 65, -290 + Math.abs(i - 4) * 46, s.rng.between(90, 220), 34, rock),
        ) +
        rect(-310, 400, 620, 400, ink(0.56, 0.34)) +
        rect(-310, 396, 620, 12, ink(0.3, 0.6)),
    ) +
    repeat(13, (i) => {
      const a = Math.PI * (1 + i / 12);
      return (
        disc(
          Math.cos(a) * 342,
          -30 + Math.sin(a) * 342,
          s.rng.between(38, 60),
          i % 2 ? rock : ink(0.6, 0.42),
        ) +
        drip(
          Math.cos(a) * 342,
          -10 + Math.sin(a) * 342,
          s.rng.between(90, 150),
          26,
          i % 2 ? ink(0.6, 0.42) : rock,
        )
      );
    }) +
    [-1, 1]
      .map(
        (k) =>
          rect(k * 430 - 36, -150, 72, 1000, ink(0.06, 0.92)) +
          rect(k * 430 + 4, -150, 32, 1000, ink(0.24, 0.7)) +
          rect(k * 430 - 52, -184, 104, 38, ink(0.06, 0.92)) +
          rect(k * 430 - 60, 430, 120, 60, ink(0.06, 0.92)),
      )
      .join('') +
    across(-420, 60, ink(0.06, 0.92)) +
    across(-360, 14, ink(0.5, 0.46)) +
    shape('M-60 -430C-70 -520 70 -520 60 -430Q0 -390 -60 -430Z', ink(0.06, 0.92)) +
    ring(0, -450, 26, ink(0.5, 0.46), 9)
  );
});
