import { at, d, disc, line, polar, rect, repeat, shape, stroke } from '../../draw.ts';
import { lateen, oared } from '../../parts/boats.ts';
import { all, ridge, sketch } from '../../parts/canvas.ts';
import { cypress } from '../../parts/nature.ts';
import { sun } from '../../parts/sky.ts';
import { sea } from './coasts.ts';

/** Terraces that rise out of a lake like a ship. */
export const terraces = sketch((s, ink) => {
  const stone = ink(0.06, 0.88);
  const figure = ink(0.7, 0.9);
  const green = ink(0.66, 0.46);
  return (
    all(ink(0.1, 0.1)) +
    sun(s, 230, -260, 120, 'halo', ink(0.42, 0.56)) +
    shape(
      'M-900 150L-560 -160L-420 -60L-230 -260L-60 -80L80 -180L330 60L560 -60L900 150V300H-900Z',
      ink(0.26, 0.2),
    ) +
    shape('M-900 200L-380 20L-120 120L240 -10L620 130L900 90V300H-900Z', ink(0.38, 0.26)) +
    repeat(7, (i) => {
      const wide = 92 + i * 54;
      const y = -190 + i * 62;
      return (
        rect(-wide + i * 6, y, wide * 2, 70, i % 2 ? ink(0.2, 0.7) : stone) +
        repeat(Math.round(wide / 24), (j) => disc(-wide + i * 6 + 24 + j * 48, y, 22, green)) +
        repeat(Math.round(wide / 24) - 1, (j) =>
          rect(-wide + i * 6 + 38 + j * 48, y + 34, 20, 34, ink(0.5, 0.4)),
        )
      );
    }) +
    [-76, 76]
      .map(
        (x) =>
          rect(x - 12, -290, 24, 100, figure) +
          shape(d`M${x - 14} -290L${x} -340L${x + 14} -290Z`, figure),
      )
      .join('') +
    shape(
      'M-40 -190V-250H40V-190ZM-34 -250C-40 -300 -10 -330 10 -300L40 -330L26 -290L36 -250Z',
      figure,
    ) +
    line(12, -306, 44, -352, figure, 9) +
    [-300, 330, -360]
      .map((x, i) => cypress(x + i * 10, 250, 240 - i * 20, ink(0.76, 0.4), ink(0.92, 0.24)))
      .join('') +
    sea(s, ink, 246) +
    shape('M-500 246H500L440 272H-430Z', ink(0.84, 0.16))
  );
});

/** A walled town on an island, and the boats before it. */
export const harbour = sketch((s, ink) => {
  let town = '';
  for (let row = 0; row < 3; row += 1)
    for (let x = -360 + row * -20; x < 340; x += 62) {
      const tall = s.rng.between(90, 160) + (1 - Math.abs(x) / 420) * 170;
      const y = 190 - (2 - row) * 40;
      town +=
        rect(x, y - tall, 64, tall + 80, ink(0.06 + row * 0.16, 0.86 - row * 0.16)) +
        rect(x - 4, y - tall, 72, 12, ink(0.6, 0.4)) +
        repeat(2, (i) => rect(x + 12 + i * 26, y - tall + 34, 13, 26, ink(0.86, 0.14)));
    }
  return (
    all(ink(0.12, 0.08)) +
    sun(s, -220, -260, 140, 'lines', ink(0.44, 0.6)) +
    rect(96, -330, 64, 420, ink(0.14, 0.82)) +
    rect(134, -330, 26, 420, ink(0.4, 0.56)) +
    rect(88, -336, 80, 14, ink(0.6, 0.4)) +
    shape('M88 -336L128 -440L168 -336Z', ink(0.6, 0.4)) +
    shape('M112 -240V-280A16 16 0 0 1 144 -280V-240Z', ink(0.9, 0.1)) +
    shape('M-120 -60C-120 -200 60 -200 60 -60Z', ink(0.5, 0.5)) +
    town +
    rect(-480, 150, 960, 100, ink(0.3, 0.64)) +
    repeat(20, (i) => rect(-480 + i * 50, 134, 28, 18, ink(0.3, 0.64))) +
    rect(-480, 190, 960, 8, ink(0.5, 0.46)) +
    [-330, 0, 330]
      .map((x) => shape(d`M${x - 36} 250V206A36 36 0 0 1 ${x + 36} 206V250Z`, ink(0.9, 0.1)))
      .join('') +
    sea(s, ink, 248) +
    at(
      lateen(0, 0, 300, ink(0.02, 0.97), ink(0.9, 0.1)) +
        oared({ hull: ink(0.94, 0.1), trim: ink(0.4, 0.6) }),
      60,
      400,
      0.62,
    )
  );
});

/** Something is sent out from a mast on the hill, over the vines. */
export const wireless = sketch(
  (s, ink) =>
    all(ink(0.1, 0.06)) +
    repeat(6, (i) =>
      stroke(
        d`M${-110 - i * 80} ${-330 - i * 30}A${150 + i * 96} ${150 + i * 96} 0 0 0 ${-110 - i * 80} ${-70 + i * 90}M${110 + i * 80} ${-330 - i * 30}A${150 + i * 96} ${150 + i * 96} 0 0 1 ${110 + i * 80} ${-70 + i * 90}`,
        ink(0.5 - i * 0.06, 0.66 - i * 0.08),
        18,
        true,
      ),
    ) +
    ridge(s, 130, 40, ink(0.3, 0.2), 4) +
    shape('M-900 330C-400 230 -200 130 0 130C200 130 400 230 900 330V900H-900Z', ink(0.56, 0.34)) +
    repeat(7, (i) =>
      stroke(d`M-900 ${400 + i * 40}Q0 ${170 + i * 66} 900 ${400 + i * 40}`, ink(0.7, 0.24), 14),
    ) +
    repeat(7, (i) =>
      repeat(9 - i, (j) =>
        disc(
          (j - (8 - i) / 2) * (70 + i * 22),
          214 + i * 50 + Math.abs(j - (8 - i) / 2) * 10,
          15 + i * 3,
          ink(0.84, 0.14),
        ),
      ),
    ) +
    stroke(
      'M0 150V-330M-70 150L0 -250L70 150M-46 30H46M-30 -70H30M-58 90L46 30L-30 -70M58 90L-46 30L30 -70',
      ink(0.94, 0.9),
      14,
      true,
    ) +
    stroke('M0 -330L-260 140M0 -330L260 140', ink(0.7, 0.7), 4) +
    disc(0, -350, 30, ink(0.94, 0.9)) +
    repeat(8, (i) =>
      line(...polar(0, -350, 44, i * 45), ...polar(0, -350, 76, i * 45), ink(0.94, 0.9), 9),
    ) +
    rect(-420, 160, 190, 130, ink(0.04, 0.9)) +
    rect(-300, 160, 70, 130, ink(0.26, 0.66)) +
    shape('M-440 164L-326 90L-210 164Z', ink(0.8, 0.5)) +
    [-390, -340].map((x) => rect(x, 200, 26, 40, ink(0.9, 0.1))).join(''),
);
