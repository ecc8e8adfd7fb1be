import { d, disc, line, rect, repeat, shape, stroke } from '../../draw.ts';
import { archPath } from '../../parts/arches.ts';
import { across, all, below, ridge, sketch } from '../../parts/canvas.ts';
import { cypress } from '../../parts/nature.ts';
import { birds, cloud, sun } from '../../parts/sky.ts';

/** A small temple with a dome: a poet's tomb, its lamp lit. */
export const tomb = sketch((s, ink) => {
  const wall = ink(0.04, 0.92);
  const shade = ink(0.26, 0.66);
  const trim = ink(0.5, 0.48);
  return (
    all(ink(0.16, 0.06)) +
    sun(s, 0, -150, 290, 'full', ink(0.3, 0.26)) +
    [-470, -390, 400, 480]
      .map((x, i) => cypress(x, 360, 420 - (i % 2) * 90, ink(0.6, 0.4), ink(0.86, 0.56)))
      .join('') +
    shape('M-130 -190C-120 -310 120 -310 130 -190Z', ink(0.3, 0.6)) +
    shape('M30 -278C100 -266 126 -230 130 -190H60C64 -230 54 -260 30 -278Z', ink(0.46, 0.46)) +
    rect(-14, -340, 28, 70, trim) +
    disc(0, -352, 20, trim) +
    rect(-250, -190, 500, 540, wall) +
    rect(130, -190, 120, 540, shade) +
    [-250, 190]
      .map((x) => rect(x, -120, 60, 470, ink(0.12, 0.84)) + rect(x - 8, -134, 76, 18, trim))
      .join('') +
    shape('M-290 -150L0 -290L290 -150Z', wall) +
    shape('M-220 -164L0 -268L220 -164Z', shade) +
    rect(-290, -156, 580, 26, trim) +
    disc(0, -204, 30, trim) +
    shape(archPath(-110, 350, 220, 400), trim) +
    shape(archPath(-88, 350, 176, 372), ink(0.92, 0.06)) +
    line(0, -20, 0, 70, ink(0.4, 0.6), 6) +
    shape('M-34 70H34L22 116H-22Z', ink(0.4, 0.7)) +
    shape('M0 10C26 40 20 70 0 70C-20 70 -26 40 0 10Z', ink(0.06, 0.98)) +
    disc(0, 60, 84, ink(0.84, 0.12)).replace('/>', ' opacity="0.35"/>') +
    repeat(3, (i) => rect(-290 - i * 40, 346 + i * 24, 580 + i * 80, 24, i % 2 ? shade : wall)) +
    below(416, ink(0.6, 0.32))
  );
});

/** A hedge, and beyond it hills without an end. */
export const hedge = sketch(
  (s, ink) =>
    all(ink(0.04, 0.06)) +
    sun(s, 110, -230, 130, 'halo', ink(0.36, 0.56)) +
    repeat(6, (i) =>
      ridge(s, -80 + i * 50, 46 - i * 4, ink(0.14 + i * 0.075, 0.12 + i * 0.05), 4 + (i % 3)),
    ) +
    cloud(-260, -300, 330, ink(0.12, 0.16)) +
    birds(s, 250, -120, 22, ink(0.7, 0.6)) +
    below(330, ink(0.86, 0.4)) +
    repeat(3, (row) =>
      repeat(17, (i) =>
        disc(
          -560 + i * 70 + row * 30,
          320 + row * 76 + s.rng.between(-18, 18),
          62,
          ink(0.72 + row * 0.1, 0.3 + row * 0.07),
        ),
      ),
    ) +
    stroke('M-330 440C-340 200 -330 60 -300 -60', ink(0.96, 0.5), 26, true) +
    [
      [-300, -130, 130],
      [-390, -60, 100],
      [-220, -50, 96],
      [-300, -20, 110],
    ]
      .map(([x = 0, y = 0, r = 0], i) => disc(x, y, r, ink(i ? 0.82 : 0.72, i ? 0.36 : 0.44)))
      .join('') +
    repeat(26, (i) => disc(-470 + ((i * 83) % 940), 330 + ((i * 37) % 150), 7, ink(0.3, 0.7))),
);

/** A tall town house under the bare mountain. */
export const house = sketch((s, ink) => {
  const wall = ink(0.04, 0.92);
  return (
    all(ink(0.14, 0.06)) +
    sun(s, -270, -250, 120, 'rays', ink(0.44, 0.56)) +
    shape(
      'M-900 200L-480 -40L-330 30L-60 -190L140 -60L300 -120L640 80L900 40V400H-900Z',
      ink(0.28, 0.2),
    ) +
    ridge(s, 210, 30, ink(0.42, 0.28), 5) +
    [-480, 330]
      .map(
        (x, i) =>
          rect(x, 40 + i * 60, 200, 400, ink(0.2, 0.66)) +
          rect(x + 140, 40 + i * 60, 60, 400, ink(0.36, 0.5)) +
          shape(
            d`M${x - 20} ${44 + i * 60}L${x + 100} ${-20 + i * 60}L${x + 220} ${44 + i * 60}Z`,
            ink(0.62, 0.4),
          ) +
          [40, 100].map((k) => rect(x + k, 110 + i * 60, 34, 60, ink(0.84, 0.16))).join(''),
      )
      .join('') +
    rect(-210, -210, 460, 600, wall) +
    rect(150, -210, 100, 600, ink(0.24, 0.66)) +
    shape('M-240 -206L-160 -290H200L280 -206Z', ink(0.6, 0.44)) +
    rect(110, -350, 50, 90, ink(0.5, 0.5)) +
    stroke('M136 -370C110 -410 170 -430 140 -480', ink(0.3, 0.3), 16, true) +
    [0, 1, 2]
      .map((row) =>
        [-140, 0, 140]
          .map((x) =>
            row === 2 && x === 0
              ? shape(archPath(-46, 390, 112, 180), ink(0.5, 0.46)) +
                shape(archPath(-30, 390, 80, 156), ink(0.9, 0.1))
              : rect(x - 36, -150 + row * 180, 92, 112, ink(0.44, 0.5)) +
                rect(
                  x - 24,
                  -138 + row * 180,
                  68,
                  100,
                  ink(0.9, row === 1 && x === 140 ? 0.96 : 0.12),
                ) +
                line(x + 10, -138 + row * 180, x + 10, -38 + row * 180, wall, 6),
          )
          .join(''),
      )
      .join('') +
    rect(-60, 140, 140, 12, ink(0.5, 0.5)) +
    repeat(8, (i) => rect(-58 + i * 18, 96, 5, 46, ink(0.7, 0.4))) +
    rect(-60, 92, 140, 7, ink(0.7, 0.4)) +
    below(388, ink(0.6, 0.34)) +
    across(388, 10, ink(0.86, 0.56)) +
    repeat(4, (i) => across(420 + i * 26, 5, ink(0.7, 0.26)))
  );
});
