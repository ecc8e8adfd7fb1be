import { type Stage, at, d, disc, ellipse, line, rect, shape, stroke } from '../../draw.ts';
import { onPlinth } from '../../mounts/backdrop.ts';
import { type Ink, sketch } from '../../parts/canvas.ts';
import { horse, rider } from '../../parts/horse.ts';
import { posed } from '../../parts/poses.ts';

/** A statue on its block. */
const heroic = (draw: (s: Stage, ink: Ink) => string) => onPlinth(sketch(draw), 0.3);

/** The thrower, wound up. */
export const discobolus = heroic((_s, ink) => {
  const stone = { fill: ink(0.02, 0.96), shade: ink(0.26, 0.7), hair: ink(0.4, 0.56), girth: 96 };
  return (
    rect(-130, 214, 250, 28, ink(0.3, 0.7)) +
    shape('M60 214V60C90 40 110 60 116 90L126 214Z', ink(0.34, 0.6)) +
    posed(
      {
        head: [-104, -210],
        neck: [-70, -160],
        hip: [46, -20],
        arms: [
          [
            [-120, -50],
            [-30, 66],
          ],
          [
            [60, -230],
            [150, -300],
          ],
        ],
        legs: [
          [
            [-20, 90],
            [96, 176],
            [60, 214],
          ],
          [
            [-66, 60],
            [-40, 196],
            [-100, 206],
          ],
        ],
      },
      stone,
    ) +
    ellipse(172, -320, 58, 50, ink(0.16, 0.86)) +
    ellipse(172, -320, 36, 30, ink(0.34, 0.66))
  );
});

/** The boxer at rest, his head turned. */
export const boxer = heroic((_s, ink) => {
  const bronze = { fill: ink(0.66, 0.8), shade: ink(0.8, 0.56), hair: ink(0.96, 0.3), girth: 120 };
  return (
    shape('M-20 240L-10 60C20 30 130 30 160 60L180 240Z', ink(0.3, 0.4)) +
    stroke('M20 100L60 170L30 230M120 80L140 160', ink(0.44, 0.3), 8) +
    posed(
      {
        head: [-34, -270],
        neck: [0, -196],
        hip: [70, 30],
        arms: [
          [
            [-100, -70],
            [-150, 50],
          ],
          [
            [60, -60],
            [-110, 70],
          ],
        ],
        legs: [
          [
            [-130, 40],
            [-110, 210],
            [-170, 226],
          ],
          [
            [-100, 60],
            [-40, 216],
            [-100, 232],
          ],
        ],
      },
      bronze,
    ) +
    [
      [-150, 50],
      [-116, 70],
    ]
      .map(
        ([x = 0, y = 0]) =>
          disc(x, y, 40, ink(0.9, 0.46)) +
          [0, 1, 2]
            .map((i) => line(x - 34, y - 16 + i * 16, x + 34, y - 22 + i * 16, ink(0.5, 0.7), 6))
            .join(''),
      )
      .join('') +
    shape('M-66 -250C-70 -200 -30 -180 0 -214Z', ink(0.96, 0.3))
  );
});

/** The dwarf of the court, astride a tortoise. */
export const tortoiseRider = heroic((_s, ink) => {
  const stone = ink(0.02, 0.96);
  const dark = ink(0.28, 0.7);
  const deep = ink(0.5, 0.5);
  return (
    shape(
      'M-250 200C-300 190 -320 130 -290 100C-250 90 -220 120 -216 160ZM-160 240H-90L-70 190H-180ZM120 240H190L200 190H90ZM230 180L290 210L224 210Z',
      dark,
    ) +
    disc(-276, 128, 7, ink(0.9, 0.1)) +
    shape('M-220 210C-220 70 220 60 236 210Z', deep) +
    [-150, -70, 20, 110]
      .map((x) => stroke(d`M${x} 204C${x + 6} 150 ${x + 20} 120 ${x + 40} 104`, ink(0.7, 0.3), 8))
      .join('') +
    rect(-230, 200, 480, 22, dark) +
    shape(
      'M-40 150C-120 150 -130 210 -120 240L-60 236C-60 200 -20 190 20 180ZM60 150C150 140 170 200 160 240L100 238C100 200 70 190 40 180Z',
      dark,
    ) +
    disc(14, 20, 142, stone) +
    shape('M14 -122A142 142 0 0 1 14 162C90 110 90 -60 14 -122Z', dark) +
    disc(4, 70, 9, deep) +
    stroke('M-100 -60C-150 -30 -170 30 -120 70', stone, 56, true) +
    stroke('M120 -70C190 -110 200 -190 170 -250', dark, 54, true) +
    disc(168, -262, 34, stone) +
    disc(10, -190, 92, stone) +
    shape('M10 -282A92 92 0 0 1 10 -98C50 -130 50 -250 10 -282Z', dark) +
    shape(
      'M-70 -170C-80 -80 -20 -50 10 -50C40 -50 100 -80 90 -170C70 -130 40 -140 10 -140C-20 -140 -50 -130 -70 -170Z',
      deep,
    ) +
    shape('M-90 -190C-110 -310 130 -310 110 -190C80 -240 -60 -240 -90 -190Z', deep) +
    stroke('M-40 -186h26M34 -186h26M10 -180v28', ink(0.8, 0.16), 8, true)
  );
});

/** The rider whose horse a sphinx holds up. */
export const riderStatue = heroic((_s, ink) => {
  const clay = ink(0.6, 0.84);
  const dark = ink(0.8, 0.6);
  return (
    shape(
      'M-170 238C-180 130 -130 90 -40 90H100C160 90 190 60 190 10C250 40 250 120 210 160L220 238H160L140 170H-60L-90 238Z',
      ink(0.4, 0.5),
    ) +
    shape('M150 30C150 -30 230 -30 226 30C224 60 156 60 150 30Z', ink(0.24, 0.66)) +
    shape('M-120 110C-190 90 -240 20 -230 -60C-180 -40 -110 20 -70 100Z', ink(0.5, 0.4)) +
    at(
      horse({ coat: clay, shade: dark }) + rider(dark, ink(0.94, 0.4), clay, false),
      -10,
      110,
      0.84,
      -8,
    )
  );
});
