import { at, d, disc, line, rect, repeat, ring, shape } from '../../draw.ts';
import { archPath, pointedPath } from '../../parts/arches.ts';
import { campanile } from '../../parts/buildings.ts';
import { across, all, below, ridge, sketch } from '../../parts/canvas.ts';
import { cypress } from '../../parts/nature.ts';
import { sun } from '../../parts/sky.ts';

/** A church on top of another, on arcades, over the plain. */
export const hillBasilica = sketch((s, ink) => {
  const wall = ink(0.06, 0.9);
  const shade = ink(0.28, 0.64);
  const dark = ink(0.88, 0.12);
  return (
    all(ink(0.12, 0.06)) +
    sun(s, 280, -260, 140, 'halo', ink(0.42, 0.5)) +
    ridge(s, 60, 70, ink(0.22, 0.18), 4) +
    campanile(170, 90, 90, 420, ink(0.16, 0.76), ink(0.46, 0.46), 'flat') +
    rect(-210, -170, 320, 260, wall) +
    shape('M-230 -170L-50 -290L130 -170Z', wall) +
    shape('M-180 -178L-50 -262L80 -178Z', shade) +
    rect(60, -170, 50, 260, shade) +
    disc(-50, -90, 56, dark) +
    repeat(8, (i) => at(line(0, 0, 0, -50, wall, 6), -50, -90, 1, i * 45)) +
    ring(-50, -90, 60, shade, 10) +
    shape(pointedPath(-90, 90, 80, 130), shade) +
    shape(pointedPath(-78, 90, 56, 110), dark) +
    rect(-220, -16, 340, 10, shade) +
    rect(-330, 80, 1300, 160, ink(0.14, 0.82)) +
    rect(-340, 72, 1300, 16, shade) +
    shape(pointedPath(-270, 240, 130, 120), shade) +
    shape(pointedPath(-252, 240, 94, 100), dark) +
    [-90, 0].map((x) => disc(x, 160, 26, dark)).join('') +
    repeat(
      2,
      (row) =>
        rect(-40, 110 + row * 130 + 20, 1000, 130, ink(0.2 + row * 0.1, 0.74 - row * 0.1)) +
        repeat(12, (i) => shape(archPath(-20 + i * 84, 260 + row * 130, 62, 104), dark)),
    ) +
    shape('M-900 900V250Q-500 170 -330 236L-60 250L-30 400Q400 420 900 380V900Z', ink(0.56, 0.36)) +
    repeat(8, (i) =>
      cypress(
        -480 + i * 120 + (i % 2) * 30,
        480 + (i % 3) * 14,
        150 + (i % 3) * 44,
        ink(0.74, 0.24),
        ink(0.92, 0.44),
      ),
    ) +
    below(470, ink(0.82, 0.2))
  );
});

/** A brick church on eight sides, roof upon roof. */
export const octagon = sketch((s, ink) => {
  const wall = ink(0.14, 0.8);
  const lit = ink(0.04, 0.94);
  const shade = ink(0.34, 0.56);
  const roof = ink(0.66, 0.36);
  const tier = (y: number, half: number, tall: number, eaves: number, windows: number): string =>
    rect(-half, y - tall, half * 2, tall, wall) +
    rect(-half * 0.42, y - tall, half * 0.84, tall, lit) +
    rect(half * 0.42, y - tall, half * 0.58, tall, shade) +
    [-0.7, 0, 0.7]
      .map((k, i) =>
        repeat(i === 1 ? windows : 1, (j) =>
          shape(
            archPath(
              half * k + (i === 1 ? (j - (windows - 1) / 2) * 92 : 0) - 26,
              y - tall * 0.2,
              52 - Math.abs(k) * 18,
              tall * 0.6,
            ),
            ink(0.9, 0.1),
          ),
        ),
      )
      .join('') +
    [-0.42, 0.42].map((k) => rect(half * k - 11, y - tall, 22, tall, ink(0.24, 0.68))).join('') +
    rect(-half - 12, y - tall - 14, half * 2 + 24, 18, roof) +
    shape(
      d`M${-half - 22} ${y - tall - 12}L${-half * 0.62} ${y - tall - eaves}H${half * 0.62}L${half + 22} ${y - tall - 12}Z`,
      roof,
    ) +
    shape(
      d`M${half * 0.42} ${y - tall - 12}L${half * 0.26} ${y - tall - eaves}H${half * 0.62}L${half + 22} ${y - tall - 12}Z`,
      ink(0.8, 0.24),
    );
  return (
    all(ink(0.12, 0.06)) +
    sun(s, -310, -240, 120, 'rings', ink(0.42, 0.5)) +
    ridge(s, 250, 20, ink(0.26, 0.2), 5) +
    campanile(430, 350, 100, 560, ink(0.24, 0.66), ink(0.5, 0.44), 'gable') +
    tier(350, 360, 270, 110, 3) +
    tier(-30, 224, 190, 150, 2) +
    rect(-28, -400, 56, 44, lit) +
    shape('M-40 -400L0 -450L40 -400Z', roof) +
    rect(-80, 200, 160, 150, lit) +
    shape('M-96 204L0 130L96 204Z', roof) +
    shape(archPath(-44, 350, 88, 120), ink(0.92, 0.08)) +
    cypress(-470, 372, 330, ink(0.6, 0.4), ink(0.84, 0.56)) +
    cypress(-560, 372, 270, ink(0.6, 0.4), ink(0.84, 0.56)) +
    below(348, ink(0.5, 0.32)) +
    across(348, 10, ink(0.86, 0.6))
  );
});
