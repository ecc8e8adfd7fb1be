import { at, d, disc, line, rect, repeat, ring, shape } from '../../draw.ts';
import { archPath, pointedPath } from '../../parts/arches.ts';
import { campanile, dome } from '../../parts/buildings.ts';
import { type Ink, across, all, below, ridge, sketch } from '../../parts/canvas.ts';
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

const gallery = (ink: Ink, y: number): string =>
  rect(-120, y, 240, 90, ink(0.08, 0.9)) +
  rect(30, y, 90, 90, ink(0.3, 0.64)) +
  repeat(6, (i) => shape(archPath(-112 + i * 39, y + 88, 28, 70), ink(0.86, 0.14))) +
  rect(-130, y + 84, 260, 14, ink(0.44, 0.5));

/** A round tower of galleries, out of plumb, and the dome beside it. */
export const leaningTower = sketch(
  (s, ink) =>
    all(ink(0.12, 0.06)) +
    sun(s, -270, -240, 140, 'lines', ink(0.44, 0.5)) +
    ridge(s, 200, 40, ink(0.26, 0.2), 5) +
    rect(-520, 120, 330, 250, ink(0.14, 0.78)) +
    rect(-530, 110, 350, 16, ink(0.5, 0.46)) +
    repeat(5, (i) => shape(archPath(-500 + i * 64, 370, 44, 150), ink(0.6, 0.36))) +
    dome(s, -350, 116, 130, {
      skin: ink(0.26, 0.62),
      shade: ink(0.42, 0.46),
      rib: ink(0.7, 0.34),
      rise: 1.1,
      ribs: 6,
      oculi: 5,
      lantern: true,
      side: 1,
    }) +
    at(
      rect(-140, 250, 280, 170, ink(0.04, 0.94)) +
        rect(30, 250, 110, 170, ink(0.28, 0.66)) +
        repeat(5, (i) => shape(archPath(-128 + i * 54, 410, 40, 140), ink(0.44, 0.5))) +
        rect(-150, 244, 300, 14, ink(0.44, 0.5)) +
        repeat(6, (i) => gallery(ink, 158 - i * 92)) +
        rect(-92, -420, 184, 118, ink(0.04, 0.94)) +
        rect(24, -420, 68, 118, ink(0.28, 0.66)) +
        [-60, -10, 40].map((x) => shape(archPath(x - 6, -312, 34, 76), ink(0.86, 0.14))).join('') +
        rect(-102, -432, 204, 14, ink(0.44, 0.5)) +
        line(0, -430, 0, -490, ink(0.8, 0.5), 8) +
        shape('M0 -490h60l-18 20l18 20H0Z', ink(0.7, 0.5)),
      130,
      10,
      0.98,
      5,
    ) +
    below(370, ink(0.56, 0.34)) +
    across(370, 10, ink(0.86, 0.56)) +
    [420, 500].map((x) => cypress(x, 390, 260, ink(0.66, 0.4), ink(0.88, 0.56))).join(''),
);
