import { at, d, disc, line, rect, repeat, shape, stroke } from '../../draw.ts';
import { all, below, ridge, sketch } from '../../parts/canvas.ts';
import { leaf } from '../../parts/nature.ts';
import { birds, sun } from '../../parts/sky.ts';

/** A tower of great stones without mortar. */
export const nuraghe = sketch((s, ink) => {
  const stone = ink(0.3, 0.7);
  const rows = 9;
  const wall = (cx: number, base: number, bottom: number, top: number, tall: number): string =>
    shape(
      d`M${cx - bottom} ${base}L${cx - top} ${base - tall}H${cx + top}L${cx + bottom} ${base}Z`,
      stone,
    ) +
    repeat(rows, (i) => {
      const share = i / rows;
      const half = bottom + (top - bottom) * share - 8;
      const y = base - tall * share;
      const high = tall / rows - 7;
      const count = Math.max(3, Math.round(half / 44) + (i % 2));
      return repeat(count, (j) => {
        const x = cx - half + (j * half * 2) / count;
        const side = (x - cx) / half;
        return `<rect x="${Math.round(x + 3)}" y="${Math.round(y - high)}" width="${Math.round((half * 2) / count - 7)}" height="${Math.round(high)}" rx="12" fill="${ink(0.36 + side * 0.2 + s.rng.between(0, 0.12), 0.6 - side * 0.16 + s.rng.between(0, 0.1))}"/>`;
      });
    });
  return (
    all(ink(0.08, 0.08)) +
    sun(s, 260, -220, 140, 'halo', ink(0.42, 0.56)) +
    ridge(s, 80, 60, ink(0.2, 0.2), 4) +
    ridge(s, 210, 30, ink(0.36, 0.28), 5) +
    wall(300, 330, 150, 110, 270) +
    wall(-320, 340, 140, 104, 230) +
    wall(-10, 360, 270, 180, 690) +
    rect(-200, -344, 380, 22, ink(0.6, 0.44)) +
    shape('M-70 360V190L-40 150H30L60 190V360Z', ink(0.95, 0.05)) +
    rect(-90, 130, 170, 34, ink(0.56, 0.5)) +
    below(350, ink(0.66, 0.34)) +
    repeat(14, (i) =>
      at(leaf(60, 10, ink(0.84, 0.24), ink(0.6, 0.44)), -520 + i * 80, 410, 1, (i % 3) * 24 - 24),
    ) +
    birds(s, -340, -300, 20, ink(0.8, 0.6))
  );
});

/** The altar of peace: an enclosure with its stair, acanthus below, a procession above. */
export const altar = sketch((_s, ink) => {
  const marble = ink(0.02, 0.92);
  const shade = ink(0.24, 0.68);
  const cut = ink(0.5, 0.46);
  const scroll = (x: number, k: number): string =>
    at(
      stroke('M0 140C0 60 0 20 50 0a44 44 0 1 1 -30 70a26 26 0 1 1 34 -36', cut, 11, true) +
        at(leaf(70, 18, cut, marble), 0, 100, 1, -50) +
        at(leaf(60, 16, cut, marble), 20, 20, 1, -20),
      x,
      60,
      k,
    );
  const figure = (x: number): string =>
    disc(x, -166, 18, shade) +
    shape(d`M${x - 26} -30C${x - 34} -150 ${x + 34} -150 ${x + 26} -30Z`, shade) +
    stroke(d`M${x - 6} -120L${x - 12} -36M${x + 10} -110L${x + 8} -36`, marble, 5);
  return (
    all(ink(0.5, 0.14)) +
    disc(0, -120, 380, ink(0.4, 0.24)) +
    rect(-420, -250, 840, 480, marble) +
    rect(-420, -270, 840, 34, shade) +
    rect(-440, -290, 880, 24, marble) +
    [-420, -150, 96, 366]
      .map(
        (x) =>
          rect(x, -236, 54, 466, ink(0.1, 0.84)) +
          line(x + 18, -220, x + 18, 220, shade, 5) +
          line(x + 36, -220, x + 36, 220, shade, 5),
      )
      .join('') +
    rect(-366, -14, 216, 16, cut) +
    rect(150, -14, 216, 16, cut) +
    [-330, -286, -230, -186].map(figure).join('') +
    [186, 230, 290, 334].map(figure).join('') +
    scroll(-262, 1) +
    at(scroll(262, 1), 524, 0).replace('translate(524 0)', 'translate(-4 0)') +
    rect(-96, -200, 192, 430, ink(0.9, 0.08)) +
    rect(-70, 60, 140, 170, ink(0.3, 0.4)) +
    rect(-90, 44, 180, 20, ink(0.2, 0.5)) +
    rect(-40, 100, 80, 130, ink(0.4, 0.3)) +
    repeat(7, (i) => rect(-110 - i * 22, 230 + i * 28, 220 + i * 44, 28, i % 2 ? shade : marble)) +
    below(426, ink(0.72, 0.34))
  );
});
