import { type Stage, at, disc, line, rect, repeat, shape } from '../../draw.ts';
import { type Ink, across, all, below, ridge, sketch } from '../../parts/canvas.ts';
import { pine, ripples } from '../../parts/nature.ts';
import { birds, cloud, sun } from '../../parts/sky.ts';

const sea = (s: Stage, ink: Ink, y: number): string =>
  below(y, ink(0.5, 0.24)) +
  across(y - 3, 8, ink(0.7, 0.5)) +
  [-340, 0, 330]
    .map((x, i) => ripples(s, x, y + 30, 620, 190, i % 2 ? ink(0.12, 0.7) : ink(0.7, 0.4)))
    .join('');

const castle = (ink: Ink, x: number, y: number, k: number): string => {
  const wall = ink(0.1, 0.8);
  const dark = ink(0.4, 0.56);
  const tower = (tx: number, tall: number): string =>
    rect(tx - 34, -tall, 68, tall, wall) +
    rect(tx + 8, -tall, 26, tall, dark) +
    rect(tx - 42, -tall, 84, 16, dark) +
    repeat(3, (i) => rect(tx - 42 + i * 32, -tall - 18, 20, 20, wall)) +
    rect(tx - 9, -tall * 0.66, 16, 34, ink(0.9, 0.1));
  return at(
    rect(-190, -96, 380, 96, wall) +
      rect(-190, -96, 380, 12, dark) +
      repeat(9, (i) => rect(-190 + i * 45, -112, 24, 18, wall)) +
      shape('M-30 0V-44A30 30 0 0 1 30 -44V0Z', ink(0.9, 0.1)) +
      tower(-180, 150) +
      tower(180, 150) +
      tower(-70, 190) +
      tower(90, 176),
    x,
    y,
    k,
  );
};

/** The gulf, a castle in the water, the volcano. */
export const gulf = sketch(
  (s, ink) =>
    all(ink(0.08, 0.08)) +
    sun(s, -250, -230, 130, 'full', ink(0.4, 0.54)) +
    cloud(270, -330, 320, ink(0.02, 0.2)) +
    shape(
      'M-900 130C-500 110 -250 60 -90 -120L-10 -220Q20 -190 60 -200L130 -90L190 -150Q220 -130 250 -140C360 0 520 100 900 120V300H-900Z',
      ink(0.3, 0.3),
    ) +
    shape(
      'M60 -200L130 -90L190 -150Q220 -130 250 -140C360 0 520 100 900 120V300H300C250 100 140 -60 60 -200Z',
      ink(0.46, 0.22),
    ) +
    repeat(26, (i) =>
      rect(-560 + i * 44, 96 - (i % 3) * 16, 40, 60, ink(i % 2 ? 0.2 : 0.36, i % 2 ? 0.5 : 0.4)),
    ) +
    sea(s, ink, 146) +
    shape(
      'M-330 250C-300 200 -200 190 -100 190C40 190 150 200 190 250L230 290H-380Z',
      ink(0.8, 0.12),
    ) +
    castle(ink, -80, 214, 1.16) +
    pine(-430, 520, 620, ink(0.76, 0.4), ink(0.94, 0.2), 0.05),
);

/** A lighthouse on its rock. */
export const lighthouse = sketch(
  (s, ink) =>
    all(ink(0.14, 0.06)) +
    shape('M60 -330L900 -560V-250ZM-60 -330L-900 -560V-250Z', ink(0.06, 0.24)) +
    disc(0, -336, 150, ink(0.3, 0.36)) +
    sea(s, ink, 210) +
    ridge(s, 190, 20, ink(0.4, 0.3), 8) +
    below(212, ink(0.5, 0.24)) +
    [-340, 0, 330]
      .map((x, i) => ripples(s, x, 240, 620, 190, i % 2 ? ink(0.12, 0.7) : ink(0.7, 0.4)))
      .join('') +
    shape(
      'M-330 330C-300 250 -200 240 -150 200H150C230 220 300 260 340 330L400 400H-390Z',
      ink(0.86, 0.5),
    ) +
    shape(
      'M40 200H150C230 220 300 260 340 330L400 400H180C150 330 90 260 40 200Z',
      ink(0.97, 0.36),
    ) +
    shape('M-94 210L-80 -20H80L94 210Z', ink(0.04, 0.94)) +
    shape('M20 -20H80L94 210H24Z', ink(0.28, 0.68)) +
    rect(-104, -44, 208, 26, ink(0.7, 0.5)) +
    shape('M-66 -44L-56 -250H56L66 -44Z', ink(0.04, 0.94)) +
    shape('M14 -250H56L66 -44H18Z', ink(0.28, 0.68)) +
    rect(-76, -276, 152, 26, ink(0.7, 0.5)) +
    rect(-44, -372, 88, 96, ink(0.02, 0.98)) +
    [-44, -16, 12, 40].map((x) => rect(x - 4, -372, 8, 96, ink(0.9, 0.2))).join('') +
    shape('M-58 -372Q0 -470 58 -372Z', ink(0.9, 0.5)) +
    line(0, -430, 0, -480, ink(0.9, 0.5), 8) +
    [
      [-20, 60],
      [-14, -150],
    ]
      .map(([x = 0, y = 0]) => rect(x, y, 34, 56, ink(0.86, 0.14)))
      .join('') +
    shape('M-30 210V150A30 30 0 0 1 30 150V210Z', ink(0.86, 0.14)) +
    birds(s, -280, -120, 20, ink(0.8, 0.6)),
);
